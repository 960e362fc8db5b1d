import ControllerHierarchy

extension EventBytes {
    /// Reads the events of a block one after the other.
    struct Reader {
        private let bytes: [UInt8]
        /// Where the next event begins.
        private var offset = 0
        /// The time of the last event that was read.
        private var time: Double

        init(_ block: EventBytes, from time: Double) {
            bytes = block.bytes
            self.time = time
        }

        /// The next event, which must be there.
        mutating func next(_ identities: IdentityTable) -> Event {
            let head = byte()
            let rawCallback = UInt16(word(bytes: 2))
            var target = Int(word(bytes: 2))
            if target == EventBytes.wideTarget { target = Int(word(bytes: 4)) }
            if head & EventBytes.timeBit != 0 { time = Double(bitPattern: word(bytes: 8)) }
            guard let callback = Callback(rawValue: rawCallback),
                let shape = Event.Shape(rawValue: head & EventBytes.shapeMask)
            else { preconditionFailure("no event has been written here") }
            return Event(
                callback, target: identities[target], payload: payload(shape, identities),
                flags: .init(rawValue: head >> EventBytes.flagsShift), time: time)
        }

        private mutating func payload(_ shape: Event.Shape, _ identities: IdentityTable) -> Event.Payload {
            switch shape {
            case .bare: return .none
            case .unanimated: return .animated(false)
            case .animated: return .animated(true)
            case .answeredNo: return .answer([], .bool(false))
            case .answeredYes: return .answer([], .bool(true))
            case .answeredNothing: return .answer([], .array([]))
            case .other: break
            }
            guard let tag = PayloadTag(rawValue: byte()) else {
                preconditionFailure("no payload has been written here")
            }
            switch tag {
            case .noController: return .controller(nil)
            case .controller: return .controller(identities[number()])
            case .controllerAnimated: return .controllerAnimated(identities[number()], true)
            case .controllerUnanimated: return .controllerAnimated(identities[number()], false)
            case .values: return .values(values())
            case .answer:
                let arguments = values()
                return .answer(arguments, value())
            case .message: return .message(category: nil, text: text())
            case .categorizedMessage:
                let category = text()
                return .message(category: category, text: text())
            case .exception:
                let name = text()
                return .exception(UIKitException(name: name, reason: text()))
            case .action: return .action(text())
            }
        }

        private mutating func values() -> [Value] { (0..<number()).map { _ in value() } }

        private mutating func value() -> Value {
            guard let tag = ValueTag(rawValue: byte()) else {
                preconditionFailure("no value has been written here")
            }
            switch tag {
            case .null: return .null
            case .no: return .bool(false)
            case .yes: return .bool(true)
            case .number: return .number(Double(bitPattern: word(bytes: 8)))
            case .string: return .string(text())
            case .size:
                let width = Double(bitPattern: word(bytes: 8))
                return .size(Size(width: width, height: Double(bitPattern: word(bytes: 8))))
            case .controller: return .controller(text())
            case .array: return .array(values())
            case .object:
                return .object(
                    (0..<number()).map { _ in
                        let name = text()
                        return Value.Member(name, value())
                    })
            }
        }

        private mutating func byte() -> UInt8 {
            defer { offset += 1 }
            return bytes[offset]
        }

        /// A number of so many bytes, the lowest first.
        private mutating func word(bytes count: Int) -> UInt64 {
            defer { offset += count }
            var word: UInt64 = 0
            for index in 0..<count { word |= UInt64(bytes[offset + index]) << (8 * UInt64(index)) }
            return word
        }

        private mutating func number() -> Int {
            var number: UInt = 0
            var shift: UInt = 0
            while true {
                let group = byte()
                number |= UInt(group & 0x7F) << shift
                if group < 0x80 { return Int(bitPattern: number) }
                shift += 7
            }
        }

        private mutating func text() -> String {
            let count = number()
            defer { offset += count }
            return String(decoding: bytes[offset..<offset + count], as: UTF8.self)
        }
    }
}
