import ControllerHierarchy
import JSONBytes

extension SessionDefinition {
    /// Reads the body of `POST /v1/sessions`; an empty one stands for all defaults.
    package init(json: [UInt8], limits: ContentLimits = ContentLimits()) throws(WireError) {
        var json = json
        try self.init(respelling: &json, limits: limits)
    }

    /// Reads a definition, and puts the format's own spelling in the place of UIKit's.
    ///
    /// - Parameter isOfYAML: Whether it was written as YAML, where `nil` may stand for null and a number
    ///   for a version.
    package init(
        respelling json: inout [UInt8], limits: ContentLimits = ContentLimits(), isOfYAML: Bool = false
    ) throws(WireError) {
        var decoder: ContentDecoder
        repeat {
            let object = try ContentDecoder.read(json, limits: limits.withDocuments, emptyIsObject: true)
            decoder = ContentDecoder(limits: limits, isOfYAML: isOfYAML)
            self = decoder.sessionDefinition(object)
        } while decoder.respell(&json)
        try decoder.finish()
    }

    /// What a definition may say.
    package static let fields = [
        "labels", "ttlSeconds", "device", "clock", "exceptions", "classes", "storyboards", "nibs",
        "mainStoryboard", "mainNib",
        "app", "scene", "root", "restore", "launchedBy", "pauses", "code",
    ]
}

/// The content of `PATCH /v1/sessions/{session}`: what is given is changed.
package struct SessionChange: Sendable, Equatable {
    package var labels: [SessionDefinition.Label]?
    package var ttlSeconds: Int?

    /// Reads a change.
    package init(body: [UInt8], limits: ContentLimits = ContentLimits()) throws(WireError) {
        let object = try ContentDecoder.read(body, limits: limits)
        var decoder = ContentDecoder(limits: limits)
        let members = decoder.members(object, of: "a session's change", allowed: ["labels", "ttlSeconds"])
        for (key, value) in members ?? [] {
            if key.utf8Equals("labels") {
                labels = decoder.labels(value)
            } else {
                ttlSeconds = decoder.ttl(value)
            }
        }
        try decoder.finish()
    }
}

extension ContentDecoder {
    mutating func sessionDefinition(_ object: JSONValue) -> SessionDefinition {
        let members =
            members(object, of: "a session's definition", allowed: SessionDefinition.fields) ?? []
        let application = ApplicationDefinition(device: device(object["device"]))
        if limits.holdsFields { systemVersion = application.device.systemVersion }
        var definition = SessionDefinition(application: application)
        for (key, value) in members {
            switch key.string {
            case "labels": definition.labels = labels(value) ?? []
            case "ttlSeconds": definition.ttlSeconds = ttl(value)
            case "exceptions":
                definition.exceptions = word(value, SessionDefinition.ExceptionMode.self) ?? .rollback
            case "storyboards": definition.storyboards = documents(value)
            case "nibs": definition.nibs = documents(value)
            case "mainStoryboard": definition.mainStoryboard = name(value)
            case "mainNib": definition.mainNib = name(value)
            case "pauses": definition.application.pauses = pauses(value)
            case "code": definition.application.code = code(value)
            case "launchedBy": definition.application.launchedBy = operations(value) ?? []
            case "restore": definition.application.savedState = emptyOrArchive(value)
            default: applicationMember(key, value, of: &definition)
            }
        }
        refuseMisspelt(besides: definition.application.classes)
        checkMain(object, "mainStoryboard", among: definition.storyboards, "storyboards", without: "root")
        checkMain(object, "mainNib", among: definition.nibs, "nibs", without: "mainStoryboard")
        return definition
    }

    /// Reports a document to begin with that is not there, or not the only beginning.
    private mutating func checkMain(
        _ object: JSONValue, _ field: String, among documents: [SessionDefinition.Document],
        _ documentsField: String, without other: String
    ) {
        guard let main = object[field] else { return }
        if object[other] != nil { fail(main, "\(field) and \(other) exclude each other") }
        guard let name = main.string else { return }
        let isThere = documents.contains { document in
            let file = document.name.split(separator: "/").last ?? ""
            return file == name || document.name == name || file == "\(name)~ipad" || file == "\(name)~iphone"
        }
        if !isThere { fail(main, "\(name) is not among the \(documentsField)") }
    }

    private mutating func applicationMember(
        _ key: JSONValue, _ value: JSONValue, of definition: inout SessionDefinition
    ) {
        switch key.string {
        case "clock":
            definition.application.clock = word(value, ApplicationDefinition.ClockMode.self) ?? .settle
        case "classes": definition.application.classes = classes(value)
        case "app": application(value, of: &definition)
        case "scene":
            definition.application.usesScenes = true
            if value.kind != .object { return fail(value, "must be an object; `{}` is a scene without more") }
            for (field, _, value) in members(value, of: "scene", as: SceneField.self) ?? [] {
                switch field {
                case .restoration: definition.application.sceneActivity = sceneActivity(value)
                case .overrides: delegateOverrides(value, isScene: true, of: &definition)
                case .supportsMultipleScenes:
                    definition.application.supportsMultipleScenes = bool(value) ?? false
                case .scripts: delegateScripts(value, isScene: true, of: &definition)
                }
            }
        case "root":
            definition.application.root = value.kind == .object ? .new(description(value)) : nil
            if value.kind != .object {
                fail(value, "must be the description of a controller, such as `{class: UIViewController}`")
            }
        default: break
        }
    }

    private mutating func application(_ value: JSONValue, of definition: inout SessionDefinition) {
        for (field, key, value) in members(value, of: "app", as: ApplicationField.self) ?? [] {
            switch field {
            case .version: definition.application.bundleVersion = name(value) ?? "1"
            case .language: definition.application.language = name(value) ?? "en"
            case .supportedInterfaceOrientations:
                definition.application.supportedInterfaceOrientations =
                    words(value, among: InterfaceOrientation.allCases.map(\.rawValue))?
                    .compactMap(InterfaceOrientation.init)
            case .makesWindowVisibleIn:
                definition.application.makesWindowVisible =
                    word(value, ApplicationDefinition.LaunchCallback.self) ?? .didFinishLaunching
            case .restoration:
                checkAvailability(key, [Property.restorationIdentifier.absence(in: systemVersion)])
                definition.application.restoration = restoration(value)
            case .traitDefinitions: definition.application.traitDefinitions = traitDefinitions(value)
            case .overrides: delegateOverrides(value, isScene: false, of: &definition)
            case .extension:
                checkAvailability(key, [Property.extensionContext.absence(in: systemVersion)])
                definition.application.extensionContext = extensionContext(value)
            case .hasTestHost: definition.application.hasTestHost = bool(value) ?? true
            case .scripts: delegateScripts(value, isScene: false, of: &definition)
            }
        }
    }

    private mutating func delegateScripts(
        _ value: JSONValue, isScene: Bool, of definition: inout SessionDefinition
    ) {
        definition.application.applicationScripts += scripts(value, conditions: ["restored"]) { name in
            MomentNames.delegateCallbacks(of: name, isScene: isScene).map(ClassDescription.Moment.callback)
        }
    }

    fileprivate mutating func ttl(_ value: JSONValue) -> Int? {
        integer(value, in: 1...limits.ttlSecondsMax)
    }

    fileprivate mutating func labels(_ value: JSONValue) -> [SessionDefinition.Label]? {
        guard let members = members(value) else { return nil }
        var labels: [SessionDefinition.Label] = []
        for (key, value) in members {
            guard let name = name(key), let text = string(value) else { continue }
            if name.utf8.count > limits.labelLengthMax || name.contains(":") {
                fail(key, "must be at most \(limits.labelLengthMax) bytes without a colon")
            }
            if text.utf8.count > limits.labelLengthMax {
                fail(value, "must be at most \(limits.labelLengthMax) bytes")
            }
            labels.append(SessionDefinition.Label(key: name, value: text))
        }
        if labels.count > limits.labelsMax {
            fail(value, "A session may have at most \(limits.labelsMax) labels.")
        }
        return labels
    }

    private mutating func documents(_ value: JSONValue) -> [SessionDefinition.Document] {
        guard let members = members(value) else { return [] }
        return members.compactMap { key, value in
            guard let name = name(key) else { return nil }
            guard let xml = value.string else {
                fail(value, "must be a string")
                return nil
            }
            return SessionDefinition.Document(name: name, xml: xml)
        }
    }
}

private enum ApplicationField: String, CaseIterable {
    case version, language, supportedInterfaceOrientations, makesWindowVisibleIn, restoration, `extension`
    case hasTestHost, scripts, overrides, traitDefinitions
}

private enum SceneField: String, CaseIterable { case scripts, overrides, restoration, supportsMultipleScenes }
