import ControllerHierarchy
import RandomWalks
import Testing

/// A chain of three presented controllers and the four flags, as app code reads them inside every callback.
///
/// Source: presentation.md R1, R3, R5; class reference, `isBeingPresented` and its three siblings: the flags
/// belong to the controller that was presented, not to those inside of it.
@Suite struct LinkChainTests {
    struct Step: Sendable {
        let operation: Operation
        /// The link that stands during the step: who presents whom.
        let lower: String
        let upper: String
        let isDismissal: Bool
    }

    static let styles = [
        "fullScreen", "pageSheet", "formSheet", "overFullScreen", "currentContext", "overCurrentContext",
        "custom",
        "popover",
    ]
    static let properties: [Property] = [
        .presentedViewController, .presentingViewController, .isBeingPresented, .isBeingDismissed,
    ]

    @Test(arguments: SystemVersion.walked, styles)
    func everyControllerOfAChainReadsItsNeighbours(version: SystemVersion, style: String) throws {
        if let first = ModalPresentationStyle(rawValue: style)?.availability.first, version < first { return }
        for idiom in [UserInterfaceIdiom.phone, .pad] {
            for animated in [true, false] {
                let application = try launched(version, idiom)
                var reads = 0
                for step in steps(style: style, animated: animated) {
                    let outcome = try application.perform(step.operation)
                    reads += check(outcome.events, step, "iOS \(version), \(idiom), \(style)")
                }
                #expect(reads > 40, "iOS \(version), \(style): the scripts have read next to nothing")
            }
        }
    }

    private func steps(style: String, animated: Bool) -> [Step] {
        func presented(_ name: String) -> ControllerReference {
            var description = ControllerDescription(className: "Reader", label: name)
            description.properties = [.init(.modalPresentationStyle, .string(style))]
            guard style == "popover" else { return .new(description) }
            description.popoverAnchor = .object([.init("sourceView", .string("presenter"))])
            return .new(description)
        }
        return [
            Step(
                operation: Operation(
                    .present, target: "bottom", controller: presented("middle"), animated: animated),
                lower: "bottom", upper: "middle", isDismissal: false),
            Step(
                operation: Operation(
                    .present, target: "middle", controller: presented("top"), animated: animated),
                lower: "middle", upper: "top", isDismissal: false),
            Step(
                operation: Operation(.dismiss, target: "middle", animated: animated),
                lower: "middle", upper: "top", isDismissal: true),
            Step(
                operation: Operation(.dismiss, target: "middle", animated: animated),
                lower: "bottom", upper: "middle", isDismissal: true),
        ]
    }

    /// - Returns: how many answers were compared.
    private func check(_ events: EventList, _ step: Step, _ place: String) -> Int {
        var last: [String: Callback] = [:]
        var reads = 0
        for event in events {
            let reader = event.target.label
            if LinkTests.moments.contains(event.callback) { last[reader] = event.callback }
            guard event.callback == .propertyRead, case .answer(let names, let answer) = event.payload,
                let property = names.first?.string, let callback = last[reader]
            else { continue }
            let isCut = step.isDismissal && (callback == .viewDidAppear || callback == .viewDidDisappear)
            let expected: Value =
                switch Property(rawValue: property) {
                case .presentedViewController:
                    reader == step.lower && !isCut ? .controller(step.upper) : .null
                case .presentingViewController:
                    reader == "bottom" || reader == step.upper && isCut
                        ? .null : .controller(reader == "middle" ? "bottom" : "middle")
                case .isBeingPresented: .bool(reader == step.upper && !step.isDismissal)
                default: .bool(reader == step.upper && step.isDismissal)
                }
            #expect(answer == expected, "\(place): \(property) of \(reader) in \(callback)")
            reads += 1
        }
        return reads
    }

    private func launched(_ version: SystemVersion, _ idiom: UserInterfaceIdiom) throws -> Application {
        let device = Device(
            model: "device", systemVersion: version, idiom: idiom,
            portraitSize: idiom == .pad ? Size(width: 768, height: 1024) : Size(width: 375, height: 667))
        var definition = ApplicationDefinition(device: device)
        var reader = ClassDescription(name: "Reader")
        let operations = LinkChainTests.properties.map { property in
            Operation(
                .read, target: "self", arguments: [.init("property", .value(.string(property.rawValue)))])
        }
        reader.scripts = LinkTests.moments.map { moment in
            .init(moment: .callback(moment), scripts: [Script(operations: operations)])
        }
        definition.classes = [reader]
        definition.root = .new(ControllerDescription(className: "Reader", label: "bottom"))
        let application = try Application(definition: definition)
        _ = try application.launch()
        return application
    }
}
