import ControllerHierarchy
import WireFormat

/// What the model's own tables list, for people: docs/devices.md and docs/callbacks.md.
package enum ModelPages {
    /// Every page by its path.
    package static var all: [(path: String, text: String)] {
        [("docs/devices.md", devices), ("docs/callbacks.md", callbacks)]
    }

    // MARK: Devices

    private static var devices: String {
        let models = DevicePreset.all.map { device in
            let size = "\(Int(device.portraitSize.width)) × \(Int(device.portraitSize.height))"
            return "| \(device.model) | \(device.idiom.rawValue) | \(size) | \(Int(device.displayScale)) "
                + "| \(device.firstVersion) |"
        }
        return page(
            "Devices and versions",
            [
                "Written by `make openapi` from `Sources/WireFormat/Device`. A session has the versions 5.0 to",
                "18.x, 26.x and 27.x of iOS; without a device it is an iPhone 15 with iOS 17.0. Where `model`",
                "alone is given, the version is the one that the model came with, 5.0 at least; where",
                "`systemVersion` alone is given, the model is one of its year. `iPhone` and `iPad` as a model are",
                "the `idiom`, which has a model of each year, too; `iPad Pro` and `iPod touch` are the newest such",
                "model that the version's time has. `iPad Air` and `iPad mini` are the first ones, as Apple calls",
                "them. Any other screen is an `idiom` with a `size` in points.", "",
                "| model | idiom | screen, points | pixels to a point | first version |",
                "|---|---|---|---|---|",
            ] + models)
    }

    // MARK: Callbacks and questions

    private static var callbacks: String {
        page(
            "Callbacks and questions",
            [
                "Written by `make openapi` from `Sources/ControllerHierarchy/Events`: every call that the log has,",
                "by its names in Swift and in Objective-C. Scenarios, filters and `scripts` of classes name one as",
                "the text form does, without parameters (`viewWillAppear`), or by its whole name. A question is",
                "asked of the app; its class answers in `overrides`.", "",
                "A line begins with the target: `home.viewWillAppear`, `nav.delegate.willShow`,",
                "`app.didBecomeActive`; completions have none. Methods that an app calls itself (`show`,",
                "`present`, `pushViewController`) are in the log where UIKit calls them and the class overrides",
                "them, as `callsSuper: {present: true}` says. The keyboard's notifications have no target:",
                "`notification: UIKeyboardWillShowNotification`, with `Did`, `Hide` and `ChangeFrame` in the",
                "place of `Will` and `Show`.",
            ] + Callback.Kind.allCases.flatMap(section) + overrides)
    }

    private static func section(_ kind: Callback.Kind) -> [String] {
        let found = Callback.allCases.filter { $0.kind == kind }
        guard found.count > 1 else { return [] }
        let columns = "| call | Objective-C | behind the target | versions |"
        return ["", "## \(title(of: kind))", "", columns, "|---|---|---|---|"]
            + found.map { call in
                "| `\(call.names.swift)` | `\(call.names.selector)` "
                    + "| `\(kind == .completion ? call.names.swift : call.names.label)` "
                    + "| \(call.availability.words ?? "every") |"
            }
    }

    private static func title(of kind: Callback.Kind) -> String {
        switch kind {
        case .callback: "Callbacks of controllers"
        case .query: "Questions"
        case .delegate: "Calls of delegates and data sources"
        case .coordinator: "Transition coordinators, animators and layout"
        case .completion: "Completions and handlers"
        case .notification: "Notifications"
        case .console: "Messages on the console"
        case .exception: "Exceptions"
        }
    }

    private static var overrides: [String] {
        [
            "", "## Methods that a class overrides", "",
            "Beside the questions and the properties of controllers:", "",
        ]
            + OverriddenMethod.allCases.map { method in
                "- " + (method.spellings + method.otherNames).map { "`\($0)`" }.joined(separator: ", or ")
            }
    }

    private static func page(_ title: String, _ lines: [String]) -> String {
        (["# \(title)", ""] + lines).map { $0 + "\n" }.joined()
    }
}
