import JSONBytes
import Testing
import WireFormat

@testable import ControllerHierarchy

@Suite("Writing what the model answers")
struct EncodingTests {
    private static let home = identity(2, "home", "HomeViewController")
    private static let nav = identity(1, "nav", "UINavigationController")
    private static let app = identity(0, "app", "UIApplication")

    private static func identity(_ number: Int, _ label: String, _ className: String) -> Identity {
        Identity(number: number, label: label, className: className, prepare: Identity.wirePreparation)
    }

    /// An event, and how it is written in each form.
    struct Form: Sendable, CustomTestStringConvertible {
        let event: Event
        let text: String
        let objc: String
        /// The members behind `line`.
        let json: String

        var testDescription: String { text }
    }

    static let forms: [Form] = [
        Form(
            event: Event(.viewWillDisappear, target: home, payload: .animated(true), time: 0),
            text: "home.viewWillDisappear(true)", objc: "-[HomeViewController viewWillDisappear:]",
            json: #""call":"viewWillDisappear(_:)","args":{"animated":true},"flags":[]"#),
        Form(
            event: Event(
                .willMoveToParent, target: home, payload: .controller(nav), flags: .isMovingToParent,
                time: 0),
            text: "home.willMove(toParent: nav)",
            objc: "-[HomeViewController willMoveToParentViewController:]",
            json: #""call":"willMove(toParent:)","args":{"parent":"nav"},"flags":["isMovingToParent"]"#),
        Form(
            event: Event(.didMoveToParent, target: home, payload: .controller(nil), time: 0),
            text: "home.didMove(toParent: nil)", objc: "-[HomeViewController didMoveToParentViewController:]",
            json: #""call":"didMove(toParent:)","args":{"parent":null},"flags":[]"#),
        Form(
            event: Event(.navigationWillShow, target: nav, payload: .controllerAnimated(home, true), time: 0),
            text: "nav.delegate.willShow(home, true)",
            objc: "-[UINavigationController.delegate navigationController:willShowViewController:animated:]",
            json: #""call":"navigationController(_:willShow:animated:)","args":"#
                + #"{"viewController":"home","animated":true},"flags":[]"#),
        Form(
            event: Event(.didFinishLaunching, target: app, time: 0),
            text: "app.didFinishLaunchingWithOptions()",
            objc: "-[UIApplication application:didFinishLaunchingWithOptions:]",
            json: #""call":"application(_:didFinishLaunchingWithOptions:)","args":{},"flags":[]"#),
        Form(
            event: Event(
                .canPerformUnwindSegueAction, target: home,
                payload: .answer([.string("unwindHome:"), .controller("detail")], .bool(false)), time: 0),
            text: "home.canPerformUnwindSegueAction(unwindHome:) -> false",
            objc: "-[HomeViewController canPerformUnwindSegueAction:fromViewController:sender:]",
            json: #""call":"canPerformUnwindSegueAction(_:from:sender:)","args":"#
                + #"{"action":"unwindHome:","from":"detail"},"returned":false,"flags":[]"#),
        Form(
            event: Event(
                .supportedInterfaceOrientations, target: home,
                payload: .answer([], .array([.string("portrait"), .string("landscapeLeft")])), time: 0),
            text: "home.supportedInterfaceOrientations -> [portrait, landscapeLeft]",
            objc: "-[HomeViewController supportedInterfaceOrientations]",
            json: #""call":"supportedInterfaceOrientations","args":{},"#
                + #""returned":["portrait","landscapeLeft"],"flags":[]"#),
        Form(
            event: Event(
                .supportedInterfaceOrientations, target: home, payload: .answer([], .string("x\ny")), time: 0),
            text: #"home.supportedInterfaceOrientations -> x\ny"#,
            objc: "-[HomeViewController supportedInterfaceOrientations]",
            json: #""call":"supportedInterfaceOrientations","args":{},"returned":"x\ny","flags":[]"#),
        Form(
            event: Event(.action, target: home, payload: .action("unwindHome:"), time: 0),
            text: "home.unwindHome(_:)", objc: "-[HomeViewController unwindHome:]",
            json: #""call":"unwindHome(_:)","args":{},"flags":[]"#),
        Form(
            event: Event(.presentCompletion, target: home, time: 0),
            text: "present.completion()", objc: "present.completion()",
            json: #""call":"present.completion","args":{},"flags":[]"#),
        Form(
            event: Event(.deinitialized, target: home, time: 0),
            text: "home.deinit", objc: "-[HomeViewController dealloc]",
            json: #""call":"deinit","args":{},"flags":[]"#),
        Form(
            event: Event(.initWithCoder, target: home, time: 0),
            text: "home.init(coder:)", objc: "-[HomeViewController initWithCoder:]",
            json: #""call":"init(coder:)","args":{},"flags":[]"#),
        Form(
            event: Event(.loadView, target: home, time: 0),
            text: "home.loadView()", objc: "-[HomeViewController loadView]",
            json: #""call":"loadView()","args":{},"flags":[]"#),
        Form(
            event: Event(
                .viewWillTransitionToSize, target: home,
                payload: .values([.size(Size(width: 667, height: 375))]), time: 0),
            text: "home.viewWillTransition(to: 667x375)",
            objc: "-[HomeViewController viewWillTransitionToSize:withTransitionCoordinator:]",
            json: #""call":"viewWillTransition(to:with:)","args":"#
                + #"{"size":{"width":667,"height":375}},"flags":[]"#),
        Form(
            event: Event(.setEditing, target: home, payload: .values([.bool(true), .bool(false)]), time: 0),
            text: "home.setEditing(true, animated: false)",
            objc: "-[HomeViewController setEditing:animated:]",
            json: #""call":"setEditing(_:animated:)","args":{"editing":true,"animated":false},"flags":[]"#),
        Form(
            event: Event(
                .console, target: app, payload: .message(category: "Presentation", text: "a \"b\"\nc"),
                time: 0),
            text: #"console: [Presentation] a "b"\nc"#, objc: #"console: [Presentation] a "b"\nc"#,
            json: #""call":"console","args":{},"category":"Presentation","text":"a \"b\"\nc","flags":[]"#),
        Form(
            event: Event(
                .console, target: app,
                payload: .message(category: nil, text: "\u{1B}]0;a\u{7}é\u{7F}\u{9B}2J\r"), time: 0),
            text: #"console: \u001b]0;a\u0007é\u007f\u009b2J\r"#,
            objc: #"console: \u001b]0;a\u0007é\u007f\u009b2J\r"#,
            json:
                #""call":"console","args":{},"category":null,"text":"\u001b]0;a\u0007é\#u{7F}\#u{9B}2J\r","flags":[]"#
        ),
        Form(
            event: Event(
                .exception, target: app,
                payload: .exception(UIKitException(name: "NSGenericException", reason: "why")), time: 0),
            text: "exception NSGenericException: why", objc: "exception NSGenericException: why",
            json: #""call":"exception","args":{},"name":"NSGenericException","reason":"why","flags":[]"#),
    ]

    @Test("an event is written as JSON, as text and as Objective-C", arguments: EncodingTests.forms)
    func event(_ form: Form) throws {
        #expect(EventText.line(of: form.event) == form.text)
        #expect(EventText.line(of: form.event, style: .objc) == form.objc)
        var writer = JSONWriter()
        EventEncoder().write(form.event, sequence: 41, to: &writer)
        let target = form.event.target
        let id = target.id.map { "\"\($0)\"" } ?? "null"
        let line = form.text.replacing("\\", with: #"\\"#).replacing("\"", with: #"\""#)
        #expect(
            writer.string() == """
                {"seq":41,"time":0,"type":"\(form.event.callback.kind.rawValue)","target":"\(target.label)",\
                "id":\(id),"class":"\(target.className)","line":"\(line)",\(form.json)}
                """)
        _ = try JSONDocument(parsing: writer.bytes())
    }

    @Test("every callback with every payload and all flags is valid JSON and one line of text")
    func allCallbacks() throws {
        let odd = Self.identity(3, "a\"\\\u{1}é", "C<D>")
        let payloads: [Event.Payload] = [
            .none, .animated(false), .animated(true), .controller(odd), .controller(nil),
            .controllerAnimated(odd, false), .controllerAnimated(odd, true), .answer([], .bool(false)),
            .answer([], .bool(true)), .answer([], .array([.string("x\ny"), .number(0.5), .null])),
            .values([.null, .number(1.5), .string("x\ny"), .object([.init("k", .array([]))])]),
            .answer([.bool(true)], .controller("home")), .message(category: nil, text: "t"), .action("a:b:"),
        ]
        var sequence = 0
        var events: [Event] = []
        var written: [String] = []
        for callback in Callback.allCases {
            for payload in payloads {
                if case .controllerAnimated = payload, callback.names.arguments.first == "animated" {
                    continue
                }
                sequence += 1
                let flags = Event.Flags(rawValue: UInt8(sequence % 16))
                let time = Double(sequence / 25) / 20
                let event = Event(callback, target: odd, payload: payload, flags: flags, time: time)
                var writer = JSONWriter()
                EventEncoder().write(event, sequence: sequence, to: &writer)
                events.append(event)
                written.append(writer.string())
                let root = try JSONDocument(parsing: writer.bytes()).root
                #expect(root["seq"]?.int == sequence)
                #expect(root["target"]?.string == odd.label)
                #expect(root["line"]?.string == EventText.line(of: event))
                let listed = Event.Flags.names.filter { flags.contains($0.flag) }.map(\.name)
                #expect(root["flags"]?.elements.compactMap(\.string) == listed)
                for style in EventText.Style.allCases {
                    let lines = EventText.line(of: event, style: style).split(separator: "\n")
                    #expect(lines.count == 1)
                    #expect(!lines[0].unicodeScalars.contains { $0.properties.generalCategory == .control })
                }
            }
        }
        var all = JSONWriter()
        EventEncoder().writeLines(EventList(events), firstSequence: 1, to: &all)
        #expect(
            all.string().split(separator: "\n").elementsEqual(written) { $0 == $1 }, "one by one or together")
    }

    @Test(
        "times are the shortest decimals that read back",
        arguments: [
            (0, "0"), (0.35, "0.35"), (1, "1"), (12.0005, "12.0005"), (0.1 + 0.2, "0.30000000000000004"),
            (1_000_000.5, "1000000.5"), (1e15, "1000000000000000"), (0.00001, "1e-05"), (3.1, "3.1"),
            (0.05, "0.05"),
        ])
    func time(seconds: Double, text: String) throws {
        var writer = JSONWriter()
        let event = Event(.loadView, target: Self.home, time: seconds)
        EventEncoder().write(event, sequence: 1, to: &writer)
        #expect(writer.string().hasPrefix("{\"seq\":1,\"time\":\(text),"))
        #expect(try JSONDocument(parsing: writer.bytes()).root["time"]?.double == seconds)
    }

    @Test("an operation's result has the contract's members in its order")
    func outcome() {
        var outcome = OperationOutcome()
        outcome.time = 0.35
        outcome.result = [.init("controller", .string("c3"))]
        outcome.events = [
            Event(.viewWillDisappear, target: Self.home, payload: .animated(true), time: 0),
            Event(.loadView, target: Self.nav, time: 0.35),
        ]
        #expect(
            Self.json(outcome) == #"""
                {"operation":7,"version":7,"time":0.35,"outcome":"completed","settled":true,\#
                "result":{"controller":"c3"},"events":[\#
                {"seq":41,"time":0,"type":"callback","target":"home","id":"c2","class":"HomeViewController",\#
                "line":"home.viewWillDisappear(true)","call":"viewWillDisappear(_:)",\#
                "args":{"animated":true},"flags":[]},\#
                {"seq":42,"time":0.35,"type":"callback","target":"nav","id":"c1",\#
                "class":"UINavigationController","line":"nav.loadView()","call":"loadView()","args":{},\#
                "flags":[]}],"exception":null}
                """#)
        outcome.events = []
        outcome.result = []
        outcome.outcome = .raised
        outcome.exception = UIKitException(name: "N", reason: "r\"")
        outcome.isSettled = false
        outcome.waitingFor = ["push"]
        #expect(
            Self.json(outcome) == #"""
                {"operation":7,"version":7,"time":0.35,"outcome":"raised","settled":false,"result":{},\#
                "events":[],"exception":{"name":"N","reason":"r\""},"waitingFor":["push"]}
                """#)
    }

    private static func json(_ outcome: OperationOutcome) -> String {
        var writer = JSONWriter()
        OutcomeEncoder().write(outcome, version: 7, firstSequence: 41, to: &writer)
        return writer.string()
    }

    @Test("lines of JSON end with a line feed each, elements have commas between them")
    func sequences() {
        let events: EventList = [
            Event(.loadView, target: Self.home, time: 0), Event(.viewDidLoad, target: Self.home, time: 0),
        ]
        var lines = JSONWriter()
        EventEncoder().writeLines(events, firstSequence: 8, to: &lines)
        let split = lines.string().split(separator: "\n", omittingEmptySubsequences: false)
        #expect(split.count == 3)
        #expect(split[0].hasPrefix(#"{"seq":8,"#) && split[1].hasPrefix(#"{"seq":9,"#) && split[2].isEmpty)
        var elements = JSONWriter()
        EventEncoder().writeElements(events, firstSequence: 8, to: &elements)
        #expect(elements.string() == split[0] + "," + split[1])
        var text = JSONWriter()
        EventText.write(events, to: &text)
        #expect(text.string() == "home.loadView()\nhome.viewDidLoad()\n")
    }
}
