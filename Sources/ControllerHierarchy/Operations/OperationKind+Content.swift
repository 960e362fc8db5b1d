/// What is told of an operation; the list of operations is made of their files (`Plugins/ListOperations`).
extension OperationKind {
    /// Where an operation's path stands.
    package enum Scope: Sendable {
        /// Below a controller; the operation names its target.
        case controller
        /// Below the session.
        case session
    }

    package var scope: Scope { type.scope }
    package var group: OperationGroup { type.group }
    /// A few words without a full stop.
    package var summary: String { type.summary }
    /// What it does, in sentences; line breaks are spaces.
    package var description: String { type.description }
    /// The versions of iOS that have it.
    package var availability: Availability { type.availability }
    /// The fields that it accepts besides `op` and `target`, in the order of the documentation.
    package var fields: [FieldSpecification] { type.fields }
    /// Fields of which one at least must be given though none is required.
    package var alternatives: [FieldSpecification] { type.alternatives }
    /// Fields that are given together or not at all.
    package var companions: [FieldSpecification] { type.companions }
    /// Fields with which it does something, as a client writes them.
    package var example: OperationExample { type.example }

    /// The operation's name in paths, such as `set-view-controllers`.
    package var pathName: String { Self.pathName(of: rawValue) }

    /// An operation's name as paths write it; capitals in a row are one word: `openURL` is `open-url`.
    package static func pathName(of name: String) -> String {
        let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
        var path: [UInt8] = []
        path.reserveCapacity(2 * name.utf8.count)
        var wasCapital = false
        for letter in name.utf8 {
            let isCapital = capitals.contains(letter)
            if isCapital, !wasCapital { path.append(UInt8(ascii: "-")) }
            wasCapital = isCapital
            path.append(isCapital ? letter | 0x20 : letter)
        }
        return String(decoding: path, as: UTF8.self)
    }
}
