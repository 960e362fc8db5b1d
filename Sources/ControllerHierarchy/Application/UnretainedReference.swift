/// A reference that does not keep its object alive; the object outlives it.
///
/// Unlike one that is `unowned(unsafe)`, it costs no retain at each use: the compiler sees a constant that is
/// owned and borrows it. The count that owning it would take is given back at once, and taken again just
/// before the end, where the constant is released.
struct UnretainedReference<Object: AnyObject>: ~Copyable {
    let object: Object

    init(_ object: Object) {
        self.object = object
        Unmanaged.passUnretained(object).release()
    }

    deinit {
        _ = Unmanaged.passUnretained(object).retain()
    }
}
