/// `NSBundle`: what the app is made of, its classes, storyboards and nibs, by name.
struct Bundle {
    var classes: ClassTable
    private(set) var storyboards: [Storyboard]
    private var nibByName: [String: NibDescription] = [:]

    /// Takes over the classes and documents of a definition.
    ///
    /// - Parameter classes: Those of the definition and more, where they are known.
    /// - Throws: `OperationError.invalidArgument` when the classes contradict each other.
    init(
        _ boxed: Boxed<ApplicationDefinition>, classes known: ClassTable?, behavior: Behavior,
        inheritanceDepthMax: Int
    ) throws(OperationError) {
        let hasBase = behavior.holds(.hasBaseLocalization)
        let isUsual = hasBase && boxed.content.language == "en"
        folders =
            isUsual ? Bundle.usualFolders : Bundle.folders(of: boxed.content.language, hasBase: hasBase)
        if let known {
            classes = known
        } else {
            classes = try ClassTable(boxed.content.classes, depthMax: inheritanceDepthMax)
        }
        storyboards = boxed.content.storyboards.map(Storyboard.init)
        for nib in boxed.content.nibs { nibByName[nib.name] = nib }
    }

    /// Adds a document, in the place of the one of its kind and name.
    ///
    /// Controllers that came from the earlier one keep it.
    mutating func add(_ document: BundleDocument) {
        let storyboard: Storyboard
        switch document {
        case .nib(let description):
            nibByName[description.name] = description
            return
        case .storyboard(let description): storyboard = Storyboard(description)
        }
        if let index = storyboards.firstIndex(where: { $0.path == storyboard.path }) {
            storyboards[index] = storyboard
        } else {
            storyboards.append(storyboard)
        }
    }

    var hasNibs: Bool { !nibByName.isEmpty }

    /// The nibs, in the order of their names.
    var nibs: [NibDescription] { nibByName.values.sorted { $0.name < $1.name } }

    /// `bundleIdentifier`, which messages print that name the app.
    static let identifier = "com.example.app"

    /// How exceptions print the object, where UIKit prints the path of the app on the device.
    static let printed = printed(nil)

    /// The same for a bundle inside of the app's.
    static func printed(_ bundle: String?) -> String {
        "NSBundle </Applications/App.app\(bundle.map { "/\($0).bundle" } ?? "")> (loaded)"
    }

    /// The localisations for a language, with its region and without: `fr-CA`, then `fr`.
    ///
    /// A script stays: `zh-Hant` is never `zh`. Source: Bundle Programming Guide, The Bundle Search Pattern
    /// (region-specific resources, then language-specific ones).
    private static func localizations(of language: String) -> [String] {
        guard let separator = language.lastIndex(where: { $0 == "-" || $0 == "_" }) else { return [language] }
        let region = language[language.index(after: separator)...]
        let isRegion = region.count == 2 || region.count == 3 && region.allSatisfy(\.isNumber)
        return isRegion ? [language, String(language[..<separator])] : [language]
    }

    /// Where a document is looked for: the folder of global ones, the region's, the language's, the base's.
    ///
    /// Source: Bundle Programming Guide, The Bundle Search Pattern ("global resources have the highest
    /// priority").
    private let folders: [String]
    /// Those of most apps, which share them.
    private static let usualFolders = folders(of: "en", hasBase: true)

    private static func folders(of language: String, hasBase: Bool) -> [String] {
        [""] + localizations(of: language).map { "\($0).lproj/" } + (hasBase ? ["Base.lproj/"] : [])
    }

    /// The storyboard of that name for an idiom, found as a nib is.
    func storyboard(named name: String, idiom: UserInterfaceIdiom) -> Storyboard? {
        paths(of: name, idiom: idiom).lazy.compactMap { path in storyboards.first { $0.path == path } }.first
    }

    /// The nib of that name for an idiom: the one for that idiom alone, else the general one.
    ///
    /// Source: class reference, `nibName`, names with `~ipad` and `~iphone`.
    func nib(named name: String, in bundle: String? = nil, idiom: UserInterfaceIdiom) -> NibDescription? {
        paths(of: name, in: bundle, idiom: idiom).lazy.compactMap { nibByName[$0] }.first
    }

    /// Where a document of that name may stand, in the order in which it is looked for.
    private func paths(of name: String, in bundle: String? = nil, idiom: UserInterfaceIdiom) -> [String] {
        let root = bundle.map { "\($0).bundle/" } ?? ""
        return folders.flatMap { [root + $0 + name + Bundle.modifier(of: idiom), root + $0 + name] }
    }

    /// The name of a document without the folders that it stands in.
    static func name(ofPath path: String) -> String {
        path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
    }

    private static func modifier(of idiom: UserInterfaceIdiom) -> String {
        idiom == .pad ? "~ipad" : "~iphone"
    }
}
