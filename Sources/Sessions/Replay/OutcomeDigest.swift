import ControllerHierarchy

extension StableHash {
    /// The digest of what an operation caused: every event in order, the result and the exception.
    ///
    /// It goes by names, not by the numbers of enumeration cases, so that a program that knows more of them
    /// still agrees with an older one.
    static func digest(of outcome: OperationOutcome) -> UInt64 {
        var hash = StableHash()
        hash.add(UInt64(outcome.events.count))
        // In their buffer: copying an event would count up and down whatever it refers to.
        outcome.events.withUnsafeBufferPointer { events in
            guard let first = events.baseAddress else { return }
            callbackHashes.withUnsafeBufferPointer { callbackHashes in
                for index in 0..<events.count { hash.add(first + index, callbackHashes) }
            }
        }
        hash.add(outcome.outcome.rawValue)
        hash.add(outcome.time.bitPattern)
        hash.add(outcome.isSettled ? 1 : 0)
        // Why something is ignored is said to people, and changes nothing.
        for member in outcome.result where member.name != "reason" { hash.add(member) }
        if let exception = outcome.exception { hash.add(exception) }
        return hash.value
    }

    @inline(__always)
    private mutating func add(
        _ event: UnsafePointer<Event>, _ callbackHashes: UnsafeBufferPointer<UInt64>
    ) {
        add(callbackHashes[event.pointee.callback.position] ^ UInt64(event.pointee.flags.rawValue))
        // As for any other identity, without a reference to it being counted.
        if event.pointee.targetNumber > 0 {
            add(UInt64(event.pointee.targetNumber))
        } else {
            add(event.pointee.target.label)
        }
        add(event.pointee.time.bitPattern)
        switch event.pointee.shape {
        case .bare: break
        case .animated: add(3)
        case .unanimated: add(2)
        case .answeredNo: add(6)
        case .answeredYes: add(7)
        case .other: addPayload(of: event)
        }
    }

    private mutating func addPayload(of event: UnsafePointer<Event>) {
        switch event.pointee.payload {
        case .none: break
        case .animated(let animated): add(animated ? 3 : 2)
        case .controller(let identity):
            if let identity { add(identity) } else { add(4) }
        case .controllerAnimated(let identity, let animated):
            add(identity)
            add(animated ? 3 : 2)
        case .values(let values):
            for value in values { add(value) }
        case .answer(let values, let answer):
            for value in values { add(value) }
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

    private mutating func add(_ member: Value.Member) {
        add(member.name)
        add(member.value)
    }

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
            for value in values { add(value) }
        case .object(let members):
            add(UInt64(members.count))
            for member in members { add(member) }
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

extension Callback {
    /// The raw value, as such an enumeration is kept in memory; to ask for it is a call into another target.
    @inline(__always)
    var position: Int { withUnsafeBytes(of: self) { Int($0.loadUnaligned(as: UInt16.self)) } }
}
