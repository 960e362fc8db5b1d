package import ControllerHierarchy

/// Which label belongs to which id, so that a controller can be named by either.
package struct ControllerNames: Sendable {
    /// By the number of the id.
    private var labels: [String?] = []
    /// Labels that read as ids, which they are not.
    private var labelsLikeIDs: Set<String> = []
    /// How often something new was learnt.
    private(set) var revision = 0

    /// Knows no controller.
    package init() {}

    /// Learns the names of everyone whom an event mentions.
    package mutating func learn(from event: Event) {
        switch event.shape {
        case .bare, .unanimated, .animated, .answeredNo, .answeredYes, .answeredNothing: break
        case .other:
            switch event.payload {
            case .controller(let identity?), .controllerAnimated(let identity, _): learn(identity)
            default: break
            }
        }
        learn(event.target)
    }

    private mutating func learn(_ identity: Identity) {
        let number = identity.number
        guard number > 0 else { return }
        while labels.count <= number { labels.append(nil) }
        guard labels[number] != identity.label else { return }
        labels[number] = identity.label
        if Self.number(ofID: identity.label) != nil { labelsLikeIDs.insert(identity.label) }
        revision += 1
    }

    /// The label of that id; the name itself if it is no id, or is a label as well.
    package func label(of name: String) -> String {
        guard let number = Self.number(ofID: name), labels.indices.contains(number),
            let label = labels[number], labelsLikeIDs.isEmpty || !labelsLikeIDs.contains(name)
        else { return name }
        return label
    }

    /// The number in an id such as `c3`.
    private static func number(ofID name: String) -> Int? {
        guard name.utf8.first == UInt8(ascii: "c"), let number = Int(name.dropFirst()), name == "c\(number)"
        else { return nil }
        return number
    }
}
