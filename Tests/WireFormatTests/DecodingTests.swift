import ControllerHierarchy
import JSONBytes
import Testing

@testable import WireFormat

/// A body that must be refused, with the code and the places that are named.
struct BadBody: Sendable, CustomTestStringConvertible {
    let json: String
    let code: WireError.Code
    let pointers: [String]

    init(_ json: String, _ pointers: String..., code: WireError.Code = .invalidRequest) {
        self.json = json
        self.pointers = pointers
        self.code = code
    }

    var testDescription: String { String(json.prefix(120)) }
}

@Suite("Reading what clients send")
struct DecodingTests {
    @Test(
        "a session's definition is refused at the places that are wrong", arguments: DecodingTests.badSessions
    )
    func badSession(_ body: BadBody) {
        let error = #expect(throws: WireError.self) { _ = try SessionDefinition(json: Array(body.json.utf8)) }
        #expect(error?.issues.map(\.pointer) == body.pointers, "\(error?.issues ?? [])")
        #expect(error?.code == body.code)
        #expect(error?.detail == error?.issues.first?.detail)
        #expect(error?.issues.allSatisfy { !$0.detail.isEmpty } == true)
    }

    @Test("an operation is refused at the places that are wrong", arguments: DecodingTests.badOperations)
    func badOperation(_ body: BadBody) {
        let error = #expect(throws: WireError.self) { _ = try DecodedOperation(json: Array(body.json.utf8)) }
        #expect(error?.issues.map(\.pointer) == body.pointers, "\(error?.issues ?? [])")
        #expect(error?.code == body.code)
    }

    @Test("the whole of the contract's definition is read into the model's types")
    func fullSession() throws {
        let definition = try SessionDefinition(json: Array(DecodingTests.fullDefinition.utf8))
        #expect(definition.labels == [.init(key: "run", value: "42"), .init(key: "branch", value: "main")])
        #expect(definition.ttlSeconds == 600)
        #expect(definition.exceptions == .terminate)
        let app = definition.application
        #expect(app.clock == .manual)
        #expect(app.usesScenes)
        #expect(app.device.model == "iPhone 15")
        #expect(app.device.systemVersion == SystemVersion(17))
        #expect(app.device.size == Size(width: 852, height: 393))
        #expect(app.supportedInterfaceOrientations == [.portrait, .landscapeLeft])
        #expect(
            app.applicationScripts.map(\.moment) == [
                .callback(.didBecomeActive), .callback(.sceneDidBecomeActive),
            ])
        #expect(app.restoration?.shouldSave == true)
        #expect(app.savedState == nil, "an object without members stands for no archive")
        let home = try #require(app.classes.first)
        #expect(home.name == "Home")
        #expect(home.superclass == "UITableViewController")
        #expect(home.actions == ["unwindHome:"])
        #expect(home.skipsSuper == [.viewWillAppear])
        #expect(
            home.overrides == [
                .init(.supportedInterfaceOrientations, .array([.string("portrait")])),
                .init(.prefersStatusBarHidden, .bool(true)),
            ])
        var answers = OverrideAnswers()
        answers.shouldPerformSegue = .named(["detail": false])
        #expect(home.answers == answers)
        #expect(home.scripts.map(\.moment) == [.callback(.viewDidAppear), .action("unwindHome:")])
        let script = try #require(home.scripts.first?.scripts.first)
        #expect(script.once)
        #expect(script.operations.map(\.kind) == [.present])
        #expect(script.operations.first?.target == "self")
        guard case .new(let root)? = app.root, case .new(let child)? = root.viewControllers?.first else {
            Issue.record("the root is a description with one child")
            return
        }
        #expect(root.className == "UINavigationController")
        #expect(root.label == "nav")
        #expect(root.content.delegate?.written == .object([]))
        #expect(child.properties.map(\.property) == [.title, .preferredContentSize, .modalPresentationStyle])
        #expect(child.content.presentationDelegate?.shouldDismiss == false)
        #expect(child.content.popoverAnchor?["sourceView"] == .string("presenter"))
    }

    @Test("a control character is found at every place of a name of every length, and no other character is")
    func controlCharacters() throws {
        let others = [0x20, 0x7E, 0xA0, 0xC2, 0xE9, 0x2028, 0x1_F600].map { (scalar: $0, isControl: false) }
        let controls = (Array(0..<0x20) + Array(0x7F..<0xA0)).map { (scalar: $0, isControl: true) }
        for (number, isControl) in others + controls {
            let scalar = try #require(Unicode.Scalar(UInt32(number)))
            for count in 1...18 {
                for place in 0..<count {
                    var name = Array(repeating: Unicode.Scalar(UInt8(ascii: "n")), count: count)
                    name[place] = scalar
                    var text = String.UnicodeScalarView()
                    text.append(contentsOf: name)
                    let found = ControlCharacters.areIn(String(text))
                    #expect(found == isControl, "U+\(String(number, radix: 16)) at \(place) of \(count)")
                }
            }
        }
    }

    @Test("a method is overridden by its short name or its whole Swift name")
    func overriddenMethods() throws {
        let body =
            #"{"classes": {"A": {"overrides": {"shouldPerformSegue(withIdentifier:sender:)": false, "#
            + #""childContaining": "B", "shouldAutorotate(to:)": true, "canPerformAction": false, "#
            + #""shouldPop": null, "targetViewController": null, "forUnwindSegueAction": "super", "#
            + #""frameOfPresentedViewInContainerView": {"size": {"width": 200, "height": 100}}}}}}"#
        let classes = try SessionDefinition(json: Array(body.utf8)).application.classes
        var answers = OverrideAnswers()
        answers.shouldPerformSegue = .all(false)
        answers.childContaining = .named("B")
        answers.autorotatesTo = InterfaceOrientation.allCases
        answers.canPerformAction = .all(false)
        answers.targetViewController = .nothing
        answers.forUnwindSegueAction = .superclass
        answers.presentedViewSize = Size(width: 200, height: 100)
        #expect(classes.first?.answers == answers)
    }

    @Test("an override of a wrong type is refused, and is none in what was taken before that was so")
    func storedOverrides() throws {
        let answers = #"{"shouldPop": "yes", "canPerformAction": {"x": null}, "targetViewController": true}"#
        let body = Array(#"{"classes": {"A": {"overrides": \#(answers)}}}"#.utf8)
        #expect(throws: WireError.self) { try SessionDefinition(json: body) }
        var limits = ContentLimits()
        limits.holdsFields = false
        let classes = try SessionDefinition(json: body, limits: limits).application.classes
        #expect(classes.first?.answers.shouldPop == nil)
        #expect(classes.first?.answers.targetViewController == nil)
    }

    @Test("fields that are no object are refused, however short they are")
    func fieldsThatAreNoObject() {
        for body in ["0", "-1", "1.5", "null", "true", "[]", "[{}]", #""""#, #""a""#, " 7 "] {
            for kind in [OperationKind.accessibilityEscape, .push, .dismiss, .settle] {
                let error = #expect(throws: WireError.self, "\(kind) \(body)") {
                    try DecodedOperation(body: Array(body.utf8), kind: kind, target: "a")
                }
                #expect(error?.issues.first?.pointer == "" && error?.code == .invalidRequest)
            }
        }
    }

    @Test("operations of a delegate's method are refused, and read in what was taken before that was so")
    func storedDelegate() throws {
        let script = #"[{"op": "read", "target": "nav", "property": "title"}]"#
        let body = Array(#"{"root": {"delegate": {"willShow": \#(script), "didShow": true}}}"#.utf8)
        let error = #expect(throws: WireError.self) { try SessionDefinition(json: body) }
        #expect(error?.issues.map(\.pointer) == ["/root/delegate/willShow"])
        var limits = ContentLimits()
        limits.holdsFields = false
        #expect(try SessionDefinition(json: body, limits: limits).application.root != nil)
    }

    @Test("devices follow from what is given of them", arguments: DecodingTests.devices)
    func device(json: String, model: String, version: String, size: String, idiom: UserInterfaceIdiom) throws
    {
        let device = try SessionDefinition(json: Array("{\"device\": \(json)}".utf8)).application.device
        #expect(device.model == model)
        #expect(device.systemVersion.description == version)
        #expect(device.portraitSize.description == size)
        #expect(device.idiom == idiom)
    }

    @Test("a device that is asked for by its name stands upright, and a tablet lies on its side")
    func namedDevices() {
        let version = SystemVersion(16)
        for (name, orientation) in [
            ("iPhone 8", InterfaceOrientation.portrait), ("iPad Air 2", .landscapeLeft),
        ] {
            let device = Device.named(name, version)
            #expect(device?.orientation == orientation && device?.systemVersion == version, "\(name)")
        }
        #expect(Device.named("iPad Air 0", version) == nil)
        #expect(Device.standard(.phone, version).orientation == .portrait)
        #expect(Device.standard(.pad, version).orientation == .landscapeLeft)
    }

    @Test("a name may be as long as its limit")
    func longestNames() throws {
        let name = String(Self.longName.dropLast())
        let body =
            #"{"classes": {"\#(name)": {}}, "root": {"class": "\#(name)", "restorationIdentifier": "\#(name)"}}"#
        #expect(try SessionDefinition(json: Array(body.utf8)).application.root != nil)
    }

    @Test("every operation is read by its name in JSON and by its name in paths, with every field it has")
    func everyOperation() throws {
        for kind in OperationKind.allCases {
            #expect(OperationKind.pathNamed(kind.pathName) == kind)
            let members = kind.fields.map { field in
                // Properties stand among the fields.
                field.type == .settings
                    ? #""title": "T", "isEditing": true"#
                    : "\"\(field.field.rawValue)\": \(Self.sample(field.type))"
            }
            let body = "{" + members.joined(separator: ", ") + "}"
            let target = kind.scope == .controller ? "nav" : nil
            let byPath = try DecodedOperation(body: Array(body.utf8), kind: kind, target: target)
            let named = try DecodedOperation(json: byPath.json)
            for operation in [byPath.operation, named.operation] {
                #expect(operation.kind == kind)
                #expect(operation.target == target)
                for field in kind.fields {
                    switch field.place {
                    case .animated: #expect(operation.animated == false)
                    case .completion: #expect(operation.completion?.count == 1)
                    case .controller: #expect(operation.controller != nil)
                    case .arguments: #expect(operation.argument(field.field) != nil, "\(kind) \(field.field)")
                    }
                }
            }
        }
    }

    /// A value of each type; false for truth values, because true is the default of `animated`.
    private static func sample(_ type: FieldType) -> String {
        switch type {
        case .controller, .controllerOrNull, .existingController, .existingControllerOrNull: #""home""#
        case .controllers: #"["home", {"class": "B"}]"#
        case .operations: #"[{"op": "settle"}]"#
        case .bool: "false"
        case .number: "1.5"
        case .integer: "1"
        case .string: #""text""#
        case .word(let words): "\"\(words[0])\""
        case .words(let words): "[\"\(words[0])\"]"
        case .archive: #"{"version": 1, "controllers": []}"#
        case .pauses: #"[{"target": "home", "call": "viewDidAppear"}]"#
        case .property: #"["Edit"]"#
        case .settings, .any: #"{"a": [1, null]}"#
        }
    }

    @Test(
        "fields of the path stand before the body's in the journal's form",
        arguments: [
            ("", #"{"op":"dismiss","target":"a\"b"}"#), ("{}", #"{"op":"dismiss","target":"a\"b"}"#),
            (" { } ", #"{"op":"dismiss","target":"a\"b"}"#),
            ("{\"animated\": false}", #"{"op":"dismiss","target":"a\"b","animated": false}"#),
        ])
    func journalForm(body: String, json: String) throws {
        let operation = try DecodedOperation(body: Array(body.utf8), kind: .dismiss, target: "a\"b")
        #expect(String(decoding: operation.json, as: UTF8.self) == json)
    }

    @Test("a batch keeps each operation's own text, and names its mistakes by place")
    func batch() throws {
        let json = #"{"atomic": true, "operations": [{"op": "settle"}, {"op":"pop" , "target":"nav"}]}"#
        let batch = try DecodedBatch(body: Array(json.utf8))
        #expect(batch.isAtomic)
        #expect(
            batch.operations.map { String(decoding: $0.json, as: UTF8.self) } == [
                #"{"op": "settle"}"#, #"{"op":"pop" , "target":"nav"}"#,
            ])
        let bad: [(String, [String])] = [
            (#"{"operations": [{"op": "settle"}, {"op": "pop"}]}"#, ["/operations/1/target"]),
            (#"{"operations": {}}"#, ["/operations"]), ("{}", ["/operations"]), ("[]", [""]),
            (#"{"operations": [], "mode": 1}"#, ["/mode"]),
        ]
        for (json, pointers) in bad {
            let error = #expect(throws: WireError.self) { _ = try DecodedBatch(body: Array(json.utf8)) }
            #expect(error?.issues.map(\.pointer) == pointers)
        }
    }

    @Test("more operations than allowed are a limit, wherever they stand")
    func operationLimit() {
        var limits = ContentLimits()
        limits.operationsMax = 3
        limits.operationsPerBatchMax = 2
        let settle = #"{"op": "settle"}"#
        let nested = #"{"op": "together", "operations": [\#(settle), \#(settle), \#(settle)]}"#
        let error = #expect(throws: WireError.self) {
            _ = try DecodedOperation(json: Array(nested.utf8), limits: limits)
        }
        #expect(error?.code == .operationLimitExceeded)
        #expect(error?.issues.map(\.pointer) == ["/operations/2"])
        let batch = #"{"operations": [\#(settle), \#(settle), \#(settle)]}"#
        let batchError = #expect(throws: WireError.self) {
            _ = try DecodedBatch(body: Array(batch.utf8), limits: limits)
        }
        #expect(batchError?.code == .operationLimitExceeded)
    }
}
