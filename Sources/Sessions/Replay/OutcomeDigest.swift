import ControllerHierarchy

extension StableHash {
    /// The digest of what an operation caused: every event in order, the result and the exception.
    ///
    /// It goes by names, not by the numbers of enumeration cases, so that a program that knows more of them
    /// still agrees with an older one.
    static func digest(of outcome: OperationOutcome) -> UInt64 {
        var hash = StableHash()
        hash.add(UInt64(outcome.events.count))
        outcome.events.withEntries { first, count, targets in
            callbackHashes.withUnsafeBufferPointer { callbackHashes in
                // Not where the closure keeps it, which is memory.
                var events = hash
                for index in 0..<count { events.add(first + index, targets, callbackHashes) }
                hash = events
            }
        }
        hash.add(outcome.outcome.rawValue)
        hash.add(outcome.time.bitPattern)
        hash.add(outcome.isSettled ? 1 : 0)
        // Why something is ignored is said to people, and changes nothing.
        outcome.result.forEachHeld { hash.addUnlessReason($0) }
        if let exception = outcome.exception { hash.add(exception) }
        return hash.value
    }

    @inline(__always)
    private mutating func add(
        _ event: UnsafePointer<EventList.Entry>, _ targets: UnsafePointer<Identity>,
        _ callbackHashes: UnsafeBufferPointer<UInt64>
    ) {
        add(callbackHashes[Int(event.pointee.position)] ^ UInt64(event.pointee.flags.rawValue))
        // As for any other identity, without a reference to it being counted.
        let number = event.pointee.targetNumber
        if number > 0 {
            add(UInt64(number))
        } else {
            add(targets[Int(event.pointee.targetPlace)].label)
        }
        add(event.pointee.time.bitPattern)
        switch event.pointee.shape {
        case .bare: break
        case .animated: add(3)
        case .unanimated: add(2)
        case .answeredNo: add(6)
        case .answeredYes: add(7)
        case .answeredNothing: add(0)
        case .other: EventList.payload(of: event).pointee.add(to: &self)
        }
    }

    /// Each case hands on what it binds: it is borrowed then, and not copied.
    fileprivate mutating func addPayload(_ payload: Event.Payload) {
        switch payload {
        case .none: break
        case .animated(let animated): add(animated ? 3 : 2)
        case .controller(nil): add(4)
        case .controller(let identity?): add(identity)
        case .controllerAnimated(let identity, let animated):
            add(identity)
            add(animated ? 3 : 2)
        case .values(let values): values.forEachHeld { add($0) }
        case .answer(let values, let answer):
            values.forEachHeld { add($0) }
            add(answer)
        case .message(let category, let text):
            add(category ?? "")
            add(text)
        case .exception(let exception): add(exception)
        case .action(let selector): add(selector)
        }
    }

    /// Adds who an event is about: the number tells controllers apart, the label everyone else.
    private mutating func add(_ identity: Identity) {
        if identity.number > 0 { add(UInt64(identity.number)) } else { add(identity.label) }
    }

    private mutating func add(_ exception: UIKitException) {
        add(exception.name)
        add(exception.reason)
    }

    private mutating func add(_ member: borrowing HeldMember) {
        add(member.member.name)
        add(member.member.value)
    }

    private mutating func addUnlessReason(_ member: borrowing HeldMember) {
        if member.member.name != "reason" { add(member) }
    }

    private mutating func add(_ value: borrowing HeldValue) { add(value.value) }

    private mutating func add(_ value: Value) {
        switch value {
        case .null: add(5)
        case .bool(let flag): add(flag ? 7 : 6)
        case .number(let number): add(number.bitPattern)
        case .string(let text), .controller(let text): add(text)
        case .size(let size):
            add(size.width.bitPattern)
            add(size.height.bitPattern)
        case .array(let values):
            add(UInt64(values.count))
            values.forEachHeld { add($0) }
        case .object(let members):
            add(UInt64(members.count))
            members.forEachHeld { add($0) }
        case .actions(let actions): add(actions.plain)
        }
    }

    /// The hash of each callback's Swift name with its kind, by raw value.
    private static let callbackHashes: [UInt64] = Callback.allCases.map { callback in
        var hash = StableHash()
        hash.add(callback.names.swift)
        hash.add(callback.kind.rawValue)
        // The lower bits are left for the flags.
        return hash.value & ~0xF
    }
}

extension EventList.HeldPayload {
    @inline(__always)
    fileprivate func add(to hash: inout StableHash) { hash.addPayload(payload) }
}
