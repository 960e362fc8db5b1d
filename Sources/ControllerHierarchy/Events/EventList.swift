/// Events in their order, and a table of whom they are about.
///
/// An event by itself holds its target. Here it has the place of its target in the table, which holds a
/// target once, and seldom more often: an operation has a handful of them, and counting a reference for each
/// of its events would cost a twentieth of the request. Whoever has the list has both.
package struct EventList: Sendable {
    /// Where they are, and never change; nil for none.
    private nonisolated(unsafe) let memory: EventMemory?

    /// Creates a list without events.
    package init() { memory = nil }

    /// Creates a list of what has been written.
    init(_ memory: consuming EventMemory?) { self.memory = memory }

    /// Creates a list of events.
    package init(_ events: some Sequence<Event>) {
        var writer = EventWriter()
        for event in events { writer.append(event) }
        self = writer.finish()
    }

    /// An event without its target.
    package struct Entry: Sendable {
        // The first member: see `HeldPayload`. Without an observer: for one, other targets would have to ask
        // a copy of the entry.
        package private(set) var payload: Event.Payload
        package let flags: Event.Flags
        /// What the payload is, to be read without a copy of it.
        package private(set) var shape: Event.Shape
        /// The callback's raw value, which numbers the cases in their order.
        ///
        /// To ask the callback for it is a call, and one into another target for most who want it.
        package let position: UInt16
        package let callback: Callback
        /// The number of the target's id; zero for parties that are no controllers.
        package let targetNumber: Int32
        /// Where in the table the target is.
        package let targetPlace: UInt32
        /// Virtual seconds since launch.
        package let time: Double

        @inline(__always)
        init(
            _ callback: Callback, targetNumber: Int32, targetPlace: UInt32,
            payload: consuming Event.Payload, flags: Event.Flags, time: Double
        ) {
            self.callback = callback
            // As such an enumeration is kept in memory.
            position = withUnsafeBytes(of: callback) { $0.loadUnaligned(as: UInt16.self) }
            self.targetNumber = targetNumber
            self.targetPlace = targetPlace
            shape = Event.Shape(payload)
            self.payload = payload
            self.flags = flags
            self.time = time
        }

        mutating func setPayload(_ payload: Event.Payload) {
            shape = Event.Shape(payload)
            self.payload = payload
        }
    }

    /// What an entry carries where it lies, which cannot be copied.
    ///
    /// To hand it to a function, which only borrows it, counts no reference. Of an entry behind a pointer the
    /// compiler copies whatever it looks at, and counts up and down what that refers to.
    package struct HeldPayload: ~Copyable {
        package let payload: Event.Payload
    }

    /// What an entry carries, as long as the entry is where it is.
    package static func payload(of entry: UnsafePointer<Entry>) -> UnsafePointer<HeldPayload> {
        // The first member of a structure lies where that begins, and one of a single member is laid out as
        // this is.
        UnsafeRawPointer(entry).assumingMemoryBound(to: HeldPayload.self)
    }

    /// Calls a closure with all entries where they lie, and the table of their targets; not without any.
    package func withEntries(
        _ body: (_ first: UnsafePointer<Entry>, _ count: Int, _ targets: UnsafePointer<Identity>) -> Void
    ) {
        guard let memory else { return }
        memory.withContents { contents in
            if contents.count > 0 { body(contents.entries, contents.count, contents.targets) }
        }
    }

    /// How long the table of the targets is.
    package var targetCount: Int { memory?.withContents { $0.targetCount } ?? 0 }

    /// Takes away the first so many events.
    package mutating func removeFirst(_ count: Int) { self = EventList(dropFirst(count)) }
}

extension EventList: RandomAccessCollection {
    package var startIndex: Int { 0 }
    package var endIndex: Int { count }
    package var count: Int { memory?.withContents { $0.count } ?? 0 }
    package var isEmpty: Bool { count == 0 }

    package subscript(index: Int) -> Event {
        guard let memory else { preconditionFailure("There are no events.") }
        return memory.withContents { $0[index] }
    }
}

extension EventList: ExpressibleByArrayLiteral {
    package init(arrayLiteral elements: Event...) { self.init(elements) }
}

extension Event {
    /// Calls a closure with the event as an entry of a list of its own, and its target.
    package func withEntry(
        _ body: (_ entry: UnsafePointer<EventList.Entry>, _ target: UnsafePointer<Identity>) -> Void
    ) {
        let entry = EventList.Entry(
            callback, targetNumber: Int32(truncatingIfNeeded: target.number), targetPlace: 0,
            payload: payload,
            flags: flags, time: time)
        withUnsafePointer(to: entry) { entry in
            withUnsafePointer(to: target) { target in body(entry, target) }
        }
    }

    /// Creates the event of an entry.
    package init(_ entry: EventList.Entry, target: Identity) {
        self.init(
            entry.callback, target: target, payload: entry.payload, flags: entry.flags, time: entry.time)
    }
}
