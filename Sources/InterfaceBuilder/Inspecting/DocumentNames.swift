/// Finds documents by the name under which an app's bundle has them.
///
/// Two targets may each have a `Main`, and one storyboard may stand in several languages. Whoever asks for
/// a name means the document that is nearest in the tree of folders, of several languages the base.
struct DocumentNames: Sendable {
    private let folders: [[Substring]]
    private let languages: [Substring?]
    private let placesByName: [String: [Int]]
    /// By documents: the one of which it is a translation; nil for one that stands for itself.
    let originals: [Int?]

    private static let baseLanguages: [Substring] = ["Base", "en", "English"]

    init(names: [String], paths: [String]) {
        var folders: [[Substring]] = []
        var languages: [Substring?] = []
        for path in paths {
            let parts = path.split(separator: "/").dropLast()
            languages.append(parts.last { $0.hasSuffix(".lproj") }?.dropLast(".lproj".count))
            folders.append(parts.filter { !$0.hasSuffix(".lproj") && $0 != "." })
        }
        var placesByName: [String: [Int]] = [:]
        for (place, name) in names.enumerated() { placesByName[name, default: []].append(place) }
        var originals: [Int?] = Array(repeating: nil, count: names.count)
        for places in placesByName.values where places.count > 1 {
            var translations: [[Substring]: [Int]] = [:]
            for place in places where languages[place] != nil {
                translations[folders[place], default: []].append(place)
            }
            for group in translations.values {
                let base =
                    Self.baseLanguages.lazy.compactMap { language in
                        group.first { languages[$0] == language }
                    }.first ?? group.first
                for place in group where place != base { originals[place] = base }
            }
        }
        self.folders = folders
        self.languages = languages
        self.placesByName = placesByName
        self.originals = originals
    }

    /// The document of a name that is nearest to another one; nil where there is none.
    func nearest(_ name: String, to document: Int) -> Int? {
        let places = (placesByName[name] ?? []).filter { originals[$0] == nil }
        if places.count < 2 { return places.first }
        return places.max { one, other in
            let shared = (shared(one, document), shared(other, document))
            if shared.0 != shared.1 { return shared.0 < shared.1 }
            let depths = (folders[one].count, folders[other].count)
            return depths.0 != depths.1 ? depths.0 > depths.1 : one > other
        }
    }

    /// Other documents of the same name that are no translations, in their order.
    func namesakes(of document: Int, named name: String) -> [Int] {
        guard originals[document] == nil else { return [] }
        return (placesByName[name] ?? []).filter { $0 != document && originals[$0] == nil }
    }

    /// The language in whose folder a document stands.
    func language(of document: Int) -> String? { languages[document].map(String.init) }

    /// How many folders two documents share, from the outermost on.
    private func shared(_ one: Int, _ other: Int) -> Int {
        zip(folders[one], folders[other]).prefix { $0 == $1 }.count
    }
}
