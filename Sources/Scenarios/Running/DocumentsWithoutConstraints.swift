import JSONBytes

/// The app's documents without Auto Layout, whose controllers never hear `updateViewConstraints`.
///
/// Interface Builder has written `useAutolayout="YES"` since iOS 6; a document made by hand for a scenario
/// easily lacks it, and a failing step says so.
struct DocumentsWithoutConstraints {
    let names: [String]

    /// Looks for them where a step or the launch has failed.
    init(of scenario: Scenario) {
        guard let root = try? JSONTree(JSONDocument(parsing: scenario.definition, limits: .unlimited).root)
        else {
            names = []
            return
        }
        names = ["storyboards", "nibs"].flatMap { kind -> [String] in
            guard case .object(let documents)? = root[kind] else { return [] }
            return documents.compactMap { name, document in
                (document.string ?? "").contains("useAutolayout=\"YES\"") ? nil : name
            }
        }
    }

    /// Whether a comparison lacks what their controllers never hear.
    static func concern(_ comparison: Comparison) -> Bool {
        comparison.rows.contains {
            $0.mark == .missing && ($0.expected ?? "").contains("updateViewConstraints")
        }
    }
}
