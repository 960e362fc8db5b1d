import ControllerHierarchy

/// What differs between two versions of an app's storyboards: documents, scenes, segues and identifiers.
///
/// Scenes and segues are known again by the identifiers that Interface Builder gives to objects, documents by
/// their paths; one that has moved, by a name that no other left over has.
package struct StoryboardDiff: Sendable {
    /// In the order of the documents, those of the new version first.
    package private(set) var changes: [Change] = []
    /// Both versions together, to be drawn: what is gone stands beside what is there.
    package private(set) var both = Inspection([])
    /// How scenes and segues of `both` changed, by the places of the storyboards.
    package private(set) var marks: [SceneObject: Change.Kind] = [:]

    /// One difference.
    package struct Change: Sendable, Equatable {
        package var kind: Kind
        package var subject: Subject
        /// The path of the document.
        package var document: String
        /// The scene that has it; nil for a document and for a reuse identifier.
        package var scene: String?
        /// What a person would call it.
        package var name: String
        /// What changed from what to what.
        package var details: [String] = []

        package enum Kind: String, Sendable, CaseIterable {
            case added, removed, changed
        }

        package enum Subject: String, Sendable, CaseIterable {
            case document, scene, segue
            case reuseIdentifier = "reuse identifier"
        }
    }

    /// Compares two versions; documents that cannot be read have no part in it.
    package init(old: [Inspection.Document], new: [Inspection.Document]) {
        let pairs = Self.pairs(old, new)
        var union: [Inspection.Document] = []
        for (before, after) in pairs {
            if let document = compare(before, after, at: union.count) { union.append(document) }
        }
        both = Inspection(documents: union)
        both.removeFindings { _ in true }
    }

    /// Documents of both versions that belong together, in the order of the new ones.
    private static func pairs(
        _ old: [Inspection.Document], _ new: [Inspection.Document]
    ) -> [(Inspection.Document?, Inspection.Document?)] {
        var left = old
        func take(_ isMeant: (Inspection.Document) -> Bool) -> Inspection.Document? {
            guard left.count(where: isMeant) == 1, let place = left.firstIndex(where: isMeant) else {
                return nil
            }
            return left.remove(at: place)
        }
        var pairs: [(Inspection.Document?, Inspection.Document?)] = new.map { document in
            (take { $0.path == document.path }, document)
        }
        for place in pairs.indices where pairs[place].0 == nil {
            guard let path = pairs[place].1?.path else { continue }
            let name = fileName(path)
            let namesakes = pairs.count { $0.0 == nil && fileName($0.1?.path ?? "") == name }
            if namesakes == 1 { pairs[place].0 = take { fileName($0.path) == name } }
        }
        return pairs + left.map { ($0, nil) }
    }

    private static func fileName(_ path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? path
    }

    // MARK: Documents

    /// - Returns: Both versions in one, if they are storyboards.
    private mutating func compare(
        _ before: Inspection.Document?, _ after: Inspection.Document?, at place: Int
    ) -> Inspection.Document? {
        let path = after?.path ?? before?.path ?? ""
        if let before, let after, before.path != after.path {
            add(.changed, .document, path, nil, path, ["was \(before.path)"])
        } else if before == nil || after == nil {
            add(after == nil ? .removed : .added, .document, path, nil, path)
        }
        compareReuse(before, after, path)
        let old = before?.storyboard
        let new = after?.storyboard
        guard old != nil || new != nil else { return nil }
        var union = new ?? old
        if let old, let new { union = compare(old, new, path, place) }
        // A new document is one change, not one for each scene; on the map all of them have its colour.
        if old == nil || new == nil { mark(union, old == nil ? .added : .removed, place) }
        return union.map { Inspection.Document(path: path, content: .success(.storyboard($0))) }
    }

    private mutating func compareReuse(
        _ before: Inspection.Document?, _ after: Inspection.Document?, _ path: String
    ) {
        guard let before, let after else { return }
        let old = Set(before.reuse.all)
        let new = Set(after.reuse.all)
        for name in old.subtracting(new).sorted() { add(.removed, .reuseIdentifier, path, nil, name) }
        for name in new.subtracting(old).sorted() { add(.added, .reuseIdentifier, path, nil, name) }
    }

    private mutating func mark(_ document: StoryboardDocument?, _ kind: Change.Kind, _ place: Int) {
        for scene in document?.description.scenes ?? [] {
            marks[SceneObject(document: place, object: scene.controller.objectID)] = kind
            for segue in scene.segues { marks[SceneObject(document: place, object: segue.objectID)] = kind }
        }
    }

    // MARK: Scenes

    private mutating func compare(
        _ old: StoryboardDocument, _ new: StoryboardDocument, _ path: String, _ place: Int
    ) -> StoryboardDocument {
        var union = new
        let names = SceneNames(old, new)
        if old.description.initialController != new.description.initialController {
            let was = names[old.description.initialController]
            let begins = names[new.description.initialController]
            add(.changed, .document, path, nil, path, ["begins with \(begins), was \(was)"])
        }
        let before = Dictionary(old.description.scenes.map { ($0.controller.objectID, $0) }) { first, _ in
            first
        }
        for (index, scene) in new.description.scenes.enumerated() {
            let object = SceneObject(document: place, object: scene.controller.objectID)
            let name = SceneLabel.text(of: scene.controller)
            guard let former = before[scene.controller.objectID] else {
                marks[object] = .added
                add(.added, .scene, path, name, name, SceneFields.summary(scene.controller))
                compareSegues([], scene.segues, path, name, names, place)
                continue
            }
            let details = SceneFields.changes(
                SceneFields.of(former.controller), SceneFields.of(scene.controller))
            if !details.isEmpty {
                marks[object] = .changed
                add(.changed, .scene, path, name, name, details)
            }
            union.description.scenes[index].segues += compareSegues(
                former.segues, scene.segues, path, name, names, place)
        }
        let after = Set(new.description.scenes.map(\.controller.objectID))
        for scene in old.description.scenes where !after.contains(scene.controller.objectID) {
            let name = SceneLabel.text(of: scene.controller)
            marks[SceneObject(document: place, object: scene.controller.objectID)] = .removed
            add(.removed, .scene, path, name, name, SceneFields.summary(scene.controller))
            compareSegues(scene.segues, [], path, name, names, place)
            union.description.scenes.append(scene)
        }
        return union
    }

    /// - Returns: The segues that are gone.
    @discardableResult
    private mutating func compareSegues(
        _ old: [SegueDescription], _ new: [SegueDescription], _ path: String, _ scene: String,
        _ names: SceneNames, _ place: Int
    ) -> [SegueDescription] {
        let before = Dictionary(old.map { ($0.objectID, $0) }) { first, _ in first }
        for segue in new {
            let object = SceneObject(document: place, object: segue.objectID)
            let name = names.name(of: segue)
            guard let former = before[segue.objectID] else {
                marks[object] = .added
                add(.added, .segue, path, scene, name)
                continue
            }
            let details = SceneFields.changes(names.fields(of: former), names.fields(of: segue))
            guard !details.isEmpty else { continue }
            marks[object] = .changed
            add(.changed, .segue, path, scene, name, details)
        }
        let after = Set(new.map(\.objectID))
        let gone = old.filter { !after.contains($0.objectID) }
        for segue in gone {
            marks[SceneObject(document: place, object: segue.objectID)] = .removed
            add(.removed, .segue, path, scene, names.name(of: segue))
        }
        return gone
    }

    private mutating func add(
        _ kind: Change.Kind, _ subject: Change.Subject, _ document: String, _ scene: String?, _ name: String,
        _ details: [String] = []
    ) {
        changes.append(
            Change(
                kind: kind, subject: subject, document: document, scene: scene, name: name, details: details))
    }
}

extension Inspection.Document {
    fileprivate var storyboard: StoryboardDocument? {
        guard case .success(.storyboard(let storyboard)) = content else { return nil }
        return storyboard
    }
}
