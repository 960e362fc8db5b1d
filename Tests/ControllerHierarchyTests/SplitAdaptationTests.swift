import ControllerHierarchy
import Testing

/// Split view controllers whose size class a parent overrides: what they tell, and what comes back.
@Suite struct SplitAdaptationTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let style: String
        let version: SystemVersion
        /// The delegate's calls and those on the primary when the split view controller collapses.
        let collapse: [String]
        let expand: [String]
        var testDescription: String { "\(style), iOS \(version)" }
    }

    static let cases = [
        Case(
            style: "unspecified", version: SystemVersion(12),
            collapse: [
                "delegate.forCollapsing", "delegate.collapseSecondary", "collapseSecondaryViewController",
            ],
            expand: [
                "delegate.forExpanding", "delegate.separateSecondaryFrom", "separateSecondaryViewController",
            ]),
        Case(
            style: "doubleColumn", version: SystemVersion(14),
            collapse: ["delegate.topColumnForCollapsingToProposedTopColumn", "delegate.didCollapse"],
            expand: ["delegate.displayModeForExpandingToProposedDisplayMode", "delegate.didExpand"]),
    ]

    @Test(arguments: cases)
    func collapsesAndExpands(_ example: Case) throws {
        let application = try launched(example)
        let collapse = try adapt(application, to: "compact")
        #expect(collapse == example.collapse + ["notification"])
        #expect(try application.value(of: .isCollapsed, of: "split") == .bool(true))
        #expect(
            try application.value(of: .viewControllers, of: "primary")
                == .array([.controller("list"), .controller("secondary")]))
        #expect(try application.value(of: .parent, of: "secondary") == .controller("primary"))
        let expand = try adapt(application, to: "regular")
        #expect(expand == example.expand + ["notification"])
        #expect(try application.value(of: .isCollapsed, of: "split") == .bool(false))
        #expect(
            try application.value(of: .viewControllers, of: "split")
                == .array([.controller("primary"), .controller("secondary")]))
        #expect(application.brokenInvariants() == [])
    }

    /// The names of what the split view controller and its primary were asked and told.
    private func adapt(_ application: Application, to sizeClass: String) throws -> [String] {
        let traits = Value.object([.init("horizontalSizeClass", .string(sizeClass))])
        let operation = Operation(
            .setOverrideTraits, target: "P",
            arguments: [
                .init("child", .controller(.existing("split"))), .init("traits", .value(traits)),
            ])
        let names = try application.perform(operation).events.map(\.callback.names.label)
        return names.filter {
            $0.hasPrefix("delegate.") || $0.hasSuffix("SecondaryViewController") || $0 == "notification"
        }
    }

    private func launched(_ example: Case) throws -> Application {
        let device = Device(
            model: "iPad", systemVersion: example.version, idiom: .pad,
            portraitSize: Size(width: 768, height: 1024), orientation: .landscapeLeft)
        var definition = ApplicationDefinition(device: device)
        definition.root = .new(ControllerDescription(label: "P"))
        let application = try Application(definition: definition)
        _ = try application.launch()
        var split = ControllerDescription(className: "UISplitViewController", label: "split")
        split.delegate = Boxed(ContainerDelegate())
        if example.style != "unspecified" { split.properties = [.init(.style, .string(example.style))] }
        let contents = [navigation("primary", root: "list"), navigation("secondary", root: "detail")]
        if example.style == "unspecified" {
            split.viewControllers = contents
        } else {
            split.columns = [.init(.primary, contents[0]), .init(.secondary, contents[1])]
        }
        for kind in [OperationKind.addChild, .addSubview] {
            let child = kind == .addChild ? ControllerReference.new(split) : .existing("split")
            _ = try application.perform(Operation(kind, target: "P", controller: child))
        }
        return application
    }

    private func navigation(_ label: String, root: String) -> ControllerReference {
        var description = ControllerDescription(className: "UINavigationController", label: label)
        description.viewControllers = [.new(ControllerDescription(label: root))]
        return .new(description)
    }
}
