import ControllerHierarchy

extension Inspection {
    /// The inspection for people: a line for each document, then one for each finding.
    package var text: String {
        var text = ""
        var storyboard = 0
        for document in documents {
            switch document.content {
            case .success(.storyboard):
                let facts = facts(ofStoryboard: storyboard).joined(separator: ", ")
                text += "\(document.path): \(facts)\n"
                storyboard += 1
            case .success(.nib(let nib)):
                let controllers = MapSVG.count(nib.description.controllers.count, "controller")
                let views = MapSVG.count(nib.description.views.count, "view")
                text += "\(document.path): nib, \(controllers), \(views)\n"
            case .failure: text += "\(document.path): not read\n"
            }
        }
        for walk in walks { text += walk.text + "\n" }
        if !findings.isEmpty { text += "\n" }
        for finding in findings { text += finding.text + "\n" }
        return text + "\n\(summary)\n"
    }

    private func facts(ofStoryboard index: Int) -> [String] {
        let scenes = graph.storyboards[index].description.scenes
        let identifiers = Set(scenes.compactMap(\.controller.storyboardIdentifier)).count
        var facts = [
            MapSVG.count(scenes.count, "scene"), MapSVG.count(scenes.flatMap(\.segues).count, "segue"),
            MapSVG.count(identifiers, "identifier"),
        ]
        if let initial = graph.initialNode(of: index) { facts.append("begins with \(graph.label(initial))") }
        return facts
    }

    /// How many findings of each severity there are.
    package var summary: String {
        let counts = Finding.Severity.allCases.map { severity in
            MapSVG.count(findings.count { $0.severity == severity }, severity.rawValue)
        }
        return counts.joined(separator: ", ")
    }
}

extension Finding {
    /// The finding in one line, as compilers print theirs.
    package var text: String {
        let place = line.map { "\(document):\($0)" } ?? document
        let scene = scene.map { " [\($0)]" } ?? ""
        let words = message.split(whereSeparator: \.isNewline).joined(separator: " ")
        return "\(place): \(severity.rawValue): \(words)\(scene) (\(kind.rawValue))"
    }
}
