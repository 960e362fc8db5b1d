import ControllerHierarchy
import InterfaceBuilder

/// A document's description as lines of text, to be compared with the lines that are written beside it.
struct DescriptionText {
    private(set) var lines: [String] = []

    init(_ document: InterfaceDocument) {
        switch document {
        case .storyboard(let storyboard):
            lines.append("initial \(storyboard.description.initialController ?? "-")")
            for scene in storyboard.description.scenes { write(scene) }
            for oddity in storyboard.oddities {
                lines.append("oddity, line \(oddity.line): \(oddity.reason)")
            }
            write(storyboard.statistics)
        case .nib(let nib):
            lines.append("owner \(nib.description.ownerClass ?? "-")")
            for outlet in nib.description.outlets { write(outlet) }
            for view in nib.description.views { lines.append("view \(view.objectID) \(view.className)") }
            if let root = nib.description.windowRoot { lines.append("root of the window \(root)") }
            for controller in nib.description.controllers { write(controller, indentation: "") }
            for control in nib.description.controls { write(control) }
            write(nib.statistics)
        }
    }

    private mutating func write(_ statistics: DocumentStatistics) {
        for element in statistics.unknownElements { lines.append("unknown \(element.name) \(element.count)") }
    }

    private mutating func write(_ scene: StoryboardDescription.Scene) {
        write(scene.controller, title: "scene \(scene.sceneID):", indentation: "")
        for segue in scene.segues { write(segue) }
        for control in scene.controls { write(control) }
        if let exit = scene.exit { lines.append("  exit \(exit)") }
    }

    private mutating func write(_ nib: NibDescription.NibController, indentation: String) {
        write(nib.controller, title: "controller", indentation: indentation)
        for child in nib.children { write(child, indentation: indentation + "  ") }
    }

    private mutating func write(_ controller: ArchivedController, title: String, indentation: String) {
        let className = [controller.customModule, controller.customClass].compactMap { $0 }
            .joined(separator: ".")
        let parts: [String?] = [
            title, controller.objectID, controller.baseClass, className.isEmpty ? nil : "as \(className)",
            controller.storyboardIdentifier.map { "identifier \($0)" },
            controller.userLabel.map { "label \($0)" }, controller.nibName.map { "nib \($0)" },
            controller.hasView ? "view" : nil, controller.showsBackButton ? nil : "no back button",
        ]
        lines.append(indentation + parts.compactMap { $0 }.joined(separator: " "))
        for setting in controller.properties {
            lines.append("\(indentation)  \(setting.property.rawValue) = \(text(setting.value))")
        }
        if let reference = controller.reference {
            let parts = [reference.storyboard, reference.identifier, reference.bundleIdentifier]
            lines.append("\(indentation)  refers to \(parts.map { $0 ?? "-" }.joined(separator: " "))")
        }
        for view in controller.restorableViews {
            lines.append("  restores \(view.objectID) \(view.className) as \(view.restorationIdentifier)")
        }
        for attribute in controller.runtimeAttributes {
            lines.append("  \(attribute.name) := \(text(attribute.value))")
        }
        for outlet in controller.outlets { write(outlet) }
    }

    private mutating func write(_ outlet: OutletDescription) {
        lines.append("  outlet \(outlet.property) -> \(outlet.destination)")
    }

    private mutating func write(_ segue: SegueDescription) {
        let anchor: String? =
            switch segue.popoverAnchor {
            case .view(let view): "at view \(view)"
            case .barButtonItem(let item): "at item \(item)"
            case nil: nil
            }
        let parts: [String?] = [
            "  \(segue.kind.rawValue) \(segue.objectID): \(segue.owner) -> \(segue.destination)",
            segue.relationship?.rawValue, segue.identifier.map { "identifier \($0)" },
            segue.unwindAction.map { "unwinds \($0)" }, segue.creationSelector.map { "made by \($0)" },
            segue.customClass.map { "class \(segue.customModule.map { $0 + "." } ?? "")\($0)" },
            segue.modalPresentationStyle?.rawValue, segue.modalTransitionStyle?.rawValue,
            segue.action.map { "sends \($0)" }, anchor, segue.animates ? nil : "without animation",
            segue.trigger.map { "by \($0)" },
            segue.splitViewControllerTargetIndex.map { "into \($0)" },
        ]
        lines.append(parts.compactMap { $0 }.joined(separator: " "))
    }

    private mutating func write(_ control: ControlDescription) {
        let actions = control.actions.map {
            "\($0.selector) -> \($0.destination)\($0.eventType.map { " on \($0)" } ?? "")"
        }
        let parts: [String?] = [
            "  control \(control.objectID) \(control.element)", control.label.map { "'\($0)'" },
            control.isInView ? nil : "outside the view",
            actions.isEmpty ? nil : actions.joined(separator: ", "),
        ]
        lines.append(parts.compactMap { $0 }.joined(separator: " "))
    }

    private func text(_ value: Value) -> String {
        switch value {
        case .null: "null"
        case .bool(let flag): "\(flag)"
        case .number(let number): "\(number)"
        case .string(let text), .controller(let text): text
        case .size(let size): "\(size.width) x \(size.height)"
        case .array(let values): "[\(values.map(text).joined(separator: ", "))]"
        case .object(let members):
            "{\(members.map { "\($0.name): \(text($0.value))" }.joined(separator: ", "))}"
        case .actions(let actions): text(actions.plain)
        }
    }
}
