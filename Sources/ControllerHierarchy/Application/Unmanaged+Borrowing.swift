/// Looks at objects without counting references to them, by functions that may throw.
///
/// Whoever asks knows what keeps the object alive meanwhile. A controller is held by the application's table
/// until it ends, and it ends between two pieces of work, never within one (`drainReleasePool`).
extension Unmanaged {
    /// As `_withUnsafeGuaranteedRef`, which would forget what kind of error the function throws.
    @inline(__always)
    func borrowed<Result, Failure>(
        _ body: (Instance) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try _withUnsafeGuaranteedRef { object in
            Swift.Result { () throws(Failure) in try body(object) }
        }.get()
    }
}

extension Optional {
    /// The same with an object that may be missing.
    @inline(__always)
    func borrowed<Instance, Result, Failure>(
        _ body: (Instance?) throws(Failure) -> Result
    ) throws(Failure) -> Result where Wrapped == Unmanaged<Instance> {
        guard let self else { return try body(nil) }
        return try self.borrowed { (object) throws(Failure) in try body(object) }
    }
}
