/// One piece of memory for events and, ahead of them, the table of their targets.
///
/// Whoever writes into it has it alone meanwhile; from then on it is in lists, and never changes.
final class EventMemory: ManagedBuffer<EventMemory.Extent, UInt64> {
    /// How many events and targets there are, and for how many there is room.
    struct Extent {
        fileprivate var count: Int32 = 0
        fileprivate var room: Int32
        fileprivate var targetCount: Int32 = 0
        fileprivate var targetRoom: Int32
    }

    private static let wordsOfEntry = MemoryLayout<EventList.Entry>.stride / 8

    /// Makes room for so many events, and for the table of so many targets.
    static func make(for count: Int, targets targetCount: Int) -> EventMemory {
        let memory = create(minimumCapacity: targetCount + count * wordsOfEntry) { _ in
            Extent(room: Int32(count), targetRoom: Int32(targetCount))
        }
        memory.withUnsafeMutablePointerToElements { bind($0, targets: targetCount, entries: count) }
        return unsafeDowncast(memory, to: EventMemory.self)
    }

    /// Says what is to lie where; nothing is moved by that.
    private static func bind(_ words: UnsafeMutablePointer<UInt64>, targets: Int, entries: Int) {
        UnsafeMutableRawPointer(words).bindMemory(to: Identity.self, capacity: targets)
        UnsafeMutableRawPointer(words + targets).bindMemory(to: EventList.Entry.self, capacity: entries)
    }

    deinit {
        withContents { contents in
            for place in 0..<contents.count where contents.entries[place].shape.mayHold {
                (contents.entries + place).deinitialize(count: 1)
            }
            contents.targets.deinitialize(count: contents.targetCount)
        }
    }

    /// Calls a closure with what is here, where it lies.
    @inline(__always)
    func withContents<Result>(_ body: (Contents) -> Result) -> Result {
        withUnsafeMutablePointers { body(Contents(extent: $0, words: $1)) }
    }

    /// What is in a memory, as long as that is held.
    struct Contents {
        fileprivate let extent: UnsafeMutablePointer<Extent>
        fileprivate let words: UnsafeMutablePointer<UInt64>

        var count: Int { Int(extent.pointee.count) }
        var targetCount: Int { Int(extent.pointee.targetCount) }

        var targets: UnsafeMutablePointer<Identity> {
            UnsafeMutableRawPointer(words).assumingMemoryBound(to: Identity.self)
        }

        var entries: UnsafeMutablePointer<EventList.Entry> {
            UnsafeMutableRawPointer(words + Int(extent.pointee.targetRoom))
                .assumingMemoryBound(to: EventList.Entry.self)
        }

        subscript(index: Int) -> Event {
            precondition(index >= 0 && index < count)
            return Event(entries[index], target: targets[Int(entries[index].targetPlace)])
        }

        private var isFull: Bool { extent.pointee.count == extent.pointee.room }

        /// Where the next event is to be put; nil where there is no room for one.
        @inline(__always)
        fileprivate func takeRoom() -> UnsafeMutablePointer<EventList.Entry>? {
            if isFull { return nil }
            defer { extent.pointee.count &+= 1 }
            return entries + count
        }

        /// Appends a target, if there is room for it, or that of an event is left, which then becomes room of
        /// targets: all events move up by one.
        fileprivate func append(_ target: Identity) -> Bool {
            if extent.pointee.targetCount == extent.pointee.targetRoom {
                if isFull { return false }
                (entries + 1).moveInitialize(from: entries, count: count)
                extent.pointee.room -= 1
                extent.pointee.targetRoom += Int32(EventMemory.wordsOfEntry)
                EventMemory.bind(
                    words, targets: Int(extent.pointee.targetRoom), entries: Int(extent.pointee.room))
            }
            (targets + targetCount).initialize(to: target)
            extent.pointee.targetCount += 1
            return true
        }

        /// Moves all into other memory, which has nothing and room for it.
        fileprivate func move(to other: Contents) {
            other.entries.moveInitialize(from: entries, count: count)
            other.targets.moveInitialize(from: targets, count: targetCount)
            (other.extent.pointee.count, extent.pointee.count) = (extent.pointee.count, 0)
            (other.extent.pointee.targetCount, extent.pointee.targetCount) = (extent.pointee.targetCount, 0)
        }
    }
}

/// Who writes events, one behind the other, and has them alone.
struct EventWriter: ~Copyable {
    /// What is handed out when all is written.
    private var owned: EventMemory?
    /// The same: to look at the one that is owned would count a reference for each event.
    ///
    /// `hold` and `finish` alone change them, both at once, so that what is not nil here is owned.
    private var memory: Unmanaged<EventMemory>?

    private mutating func hold(_ memory: EventMemory) {
        owned = memory
        self.memory = .passUnretained(memory)
    }

    /// Makes room for so many events and targets; what has been written is forgotten.
    mutating func begin(expecting count: Int, targets targetCount: Int) {
        hold(.make(for: count, targets: targetCount))
    }

    /// Hands out what has been written; nothing is left.
    mutating func finish() -> EventList {
        memory = nil
        return EventList(owned.take())
    }

    var count: Int { withContents { $0.count } ?? 0 }

    subscript(index: Int) -> Event {
        guard let event = withContents({ $0[index] }) else { preconditionFailure("There are no events.") }
        return event
    }

    @inline(__always)
    @discardableResult
    private func withContents<Result>(_ body: (EventMemory.Contents) -> Result) -> Result? {
        memory?._withUnsafeGuaranteedRef { $0.withContents(body) }
    }

    /// Appends an event.
    ///
    /// - Returns: its index.
    @inline(__always)
    mutating func append(
        _ callback: Callback, target: Identity, payload: consuming Event.Payload, flags: Event.Flags,
        time: Double
    ) -> Int {
        let targetPlace = place(of: target)
        let place = takeRoom()
        place.initialize(
            to: EventList.Entry(
                callback, targetNumber: Int32(truncatingIfNeeded: target.number), targetPlace: targetPlace,
                payload: payload, flags: flags, time: time))
        return count &- 1
    }

    /// Where the next event is to be put, in memory that is held.
    @inline(__always)
    private mutating func takeRoom() -> UnsafeMutablePointer<EventList.Entry> {
        while true {
            if let room = withContents({ $0.takeRoom() }) ?? nil { return room }
            grow()
        }
    }

    /// Appends an event.
    mutating func append(_ event: Event) {
        _ = append(
            event.callback, target: event.target, payload: event.payload, flags: event.flags, time: event.time
        )
    }

    /// The place of a target in the table, into which it is put if it is not among the last few of it.
    @inline(__always)
    private mutating func place(of target: Identity) -> UInt32 {
        let known = withContents { contents -> UInt32? in
            var place = contents.targetCount &- 1
            let last = Swift.max(place &- EventWriter.targetsLookedThrough, -1)
            while place > last {
                if contents.targets[place] === target { return UInt32(truncatingIfNeeded: place) }
                place &-= 1
            }
            return nil
        }
        return (known ?? nil) ?? add(target)
    }

    private static let targetsLookedThrough = 8

    @inline(never)
    private mutating func add(_ target: Identity) -> UInt32 {
        while !(withContents { $0.append(target) } ?? false) { grow() }
        return UInt32(truncatingIfNeeded: (withContents { $0.targetCount } ?? 1) - 1)
    }

    /// Moves to where there is twice the room.
    @inline(never)
    private mutating func grow() {
        let other = EventMemory.make(
            for: max(4, 2 * count), targets: 4 + (withContents { $0.targetCount } ?? 0))
        memory?._withUnsafeGuaranteedRef { old in
            old.withContents { from in other.withContents { from.move(to: $0) } }
        }
        hold(other)
    }

    mutating func setPayload(_ payload: Event.Payload, at index: Int) {
        withContents { $0.entries[index].setPayload(payload) }
    }
}
