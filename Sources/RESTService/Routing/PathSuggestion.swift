import ControllerHierarchy
import WireFormat

/// What somebody who asks for a path that does not exist probably meant.
struct PathSuggestion {
    /// The paths of all routes, by segment.
    private let templates: [[String]]

    init(_ templates: [String]) {
        self.templates = templates.map(Self.segments)
    }

    private static func segments(_ path: String) -> [String] {
        path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    }

    /// The path with the one segment put right that is misspelt, or written as JSON names the operation,
    /// without a slash at its end, and with the names of what is empty, as an identifier that a script lacks;
    /// nil where no path is close.
    func meant(by path: String) -> String? {
        let segments = Self.segments(path)
        let given = named(segments)
        if let operation = operation(meantBy: given) { return operation }
        if given != segments { return given.joined(separator: "/") }
        for template in templates where template.count == given.count {
            let wrong = given.indices.filter { template[$0] != given[$0] && !template[$0].hasPrefix("{") }
            guard wrong.count == 1, let place = wrong.first,
                suggestion(for: OperationKind.pathName(of: given[place]), among: [template[place]]) != nil
            else { continue }
            // The nearest one of all that could stand there.
            let others = templates.filter { $0.count == given.count && $0[..<place] == template[..<place] }
            let best = suggestion(
                for: OperationKind.pathName(of: given[place]), among: others.map { $0[place] })
            var meant = given
            meant[place] = best ?? template[place]
            return meant.joined(separator: "/")
        }
        return nil
    }

    /// The segments without the empty one that a slash at the end makes, and with what a path of as many
    /// calls each other that is empty.
    private func named(_ given: [String]) -> [String] {
        guard given.dropFirst().contains("") else { return given }
        let named = given.last == "" ? given.dropLast() : given[...]
        let template = templates.first { template in
            template.count == named.count
                && zip(template, named).allSatisfy { $0 == $1 || $0.hasPrefix("{") }
        }
        return template.map { zip($0, named).map { $1.isEmpty ? $0 : $1 } } ?? given
    }

    /// The path of an operation that is named as UIKit calls it, or asked for without its controller or with
    /// one that it has not.
    private func operation(meantBy given: [String]) -> String? {
        guard given.starts(with: ["", "v1", "sessions"]), (5...7).contains(given.count) else { return nil }
        let name = OperationKind.pathName(of: given[given.count - 1])
        let spelling = UIKitSpelling.operationNames.first { OperationKind.pathName(of: $0) == name }
        guard let kind = spelling.flatMap(UIKitSpelling.operation) ?? OperationKind.pathNamed(name) else {
            return nil
        }
        let session = given[3].isEmpty ? "{session}" : given[3]
        let named = given.count > 5 ? given[given.count - 2] : ""
        let target = kind.scope == .controller ? ["controllers", named.isEmpty ? "{controller}" : named] : []
        return (given[..<3] + [session] + target + [kind.pathName]).joined(separator: "/")
    }
}
