import ControllerHierarchy
import JSONBytes

/// What stands in an alert, and the controls that code makes.
extension ContentDecoder {
    /// Reads one of the fields that only the description of an alert has.
    mutating func readAlert(
        _ value: JSONValue, _ field: DescriptionField, into description: inout ControllerDescription
    ) {
        var alert = description.alert?.content ?? AlertDescription()
        switch field {
        case .actions: alert.actions = elements(value)?.compactMap { alertAction($0) } ?? []
        case .textFields: alert.textFields = elements(value)?.compactMap { textField($0) } ?? []
        case .preferredAction: alert.preferredAction = value.isNull ? nil : name(value)
        default: return
        }
        description.alert = Boxed(alert)
    }

    /// A control that the app makes in code.
    mutating func control(_ value: JSONValue) -> MadeControl? {
        guard isObject(value, with: "label"),
            let members = members(value, of: "a control", as: ControlField.self)
        else { return nil }
        guard let label = value["label"] else {
            failMissing("label", in: value)
            return nil
        }
        guard let label = name(label) else { return nil }
        var control = MadeControl(label: label)
        for (field, _, value) in members {
            switch field {
            case .label: continue
            case .element: control.element = word(value, MadeControl.Element.self) ?? .button
            case .isEnabled: control.isEnabled = bool(value) ?? true
            case .action: control.action = name(value)
            case .handler: control.handler = operations(value)
            case .text: control.text = name(value) ?? ""
            case .shouldBeginEditing: control.shouldBeginEditing = bool(value) ?? true
            case .shouldEndEditing: control.shouldEndEditing = bool(value) ?? true
            case .onReturn: control.onReturn = operations(value)
            case .hasInputAccessoryView: control.hasInputAccessoryView = bool(value) ?? false
            }
        }
        return control
    }

    private mutating func alertAction(_ value: JSONValue) -> AlertAction? {
        action(value, allowed: ["title", "style", "isEnabled", "handler"])
    }

    /// An action of a menu, or a menu in it, which has children and no handler.
    mutating func menuAction(_ value: JSONValue) -> AlertAction? {
        let isMenu = value["children"] != nil
        guard value["title"] != nil || isMenu && value["displayInline"]?.bool == true else {
            failMissing("title", in: value)
            return nil
        }
        return action(
            value, allowed: ["title"] + (isMenu ? ["children", "displayInline"] : ["isEnabled", "handler"]))
    }

    /// An action in a sidebar, which has no menu.
    mutating func sidebarAction(_ value: JSONValue) -> AlertAction? {
        guard value["title"] != nil else {
            failMissing("title", in: value)
            return nil
        }
        return action(value, allowed: ["title", "isEnabled", "handler"])
    }

    /// What a bar button item does and shows.
    mutating func primaryAction(_ value: JSONValue) -> AlertAction? {
        action(value, allowed: ["title", "image", "handler"])
    }

    private mutating func action(_ value: JSONValue, allowed: [String]) -> AlertAction? {
        guard isObject(value, with: "title"),
            let members = members(value, of: "an action", allowed: allowed)
        else { return nil }
        var action = AlertAction(title: nil)
        for (key, value) in members {
            switch key.string {
            case "title": action.title = value.isNull ? nil : name(value)
            case "image": action.image = value.isNull ? nil : name(value)
            case "style": action.style = word(value, AlertAction.Style.self) ?? .default
            case "isEnabled": action.isEnabled = bool(value) ?? true
            case "children": action.children = elements(value)?.compactMap { menuAction($0) } ?? []
            case "displayInline": action.displaysInline = bool(value) ?? false
            default: action.handler = operations(value)
            }
        }
        return action
    }

    private mutating func textField(_ value: JSONValue) -> TextFieldDescription? {
        guard isObject(value, with: "placeholder"),
            let members = members(value, of: "a text field", as: TextFieldField.self)
        else { return nil }
        var description = TextFieldDescription(placeholder: nil)
        for (field, _, value) in members {
            switch field {
            case .placeholder: description.placeholder = value.isNull ? nil : name(value)
            case .text: description.text = name(value) ?? ""
            case .shouldReturn: description.returns = bool(value)
            case .handler: description.handler = operations(value)
            }
        }
        return description
    }
}

private enum ControlField: String, CaseIterable {
    case label, element, isEnabled, action, handler, text, shouldBeginEditing, shouldEndEditing, onReturn
    case hasInputAccessoryView
}

private enum TextFieldField: String, CaseIterable { case placeholder, text, shouldReturn, handler }
