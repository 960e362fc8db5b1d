import ControllerHierarchy
import JSONBytes
import WireFormat

/// UIKit's spellings of names, which scenario files may have, in the schemas of the API's description.
///
/// They are patterns, so that editors take them and do not offer them.
extension JSONTree {
    /// The schema of a component with the spellings that scenario files take besides its own.
    func takingSpellings(of component: String) -> JSONTree {
        switch component {
        // Names that are no words of UIKit's.
        case "DeviceModel": ["anyOf": [self, ["pattern": .string(Self.inAnyCase(Self.models))]]]
        case "SystemVersion": ["anyOf": [self, ["type": "number"]]]
        case "CallbackName": ["anyOf": [self, ["pattern": .string(Self.pattern(Self.callbacks))]]]
        default: takingWords.takingNames(of: component)
        }
    }

    /// Every list of words with the same words as constants of Swift and Objective-C.
    private var takingWords: JSONTree {
        switch self {
        case .object(let members):
            if self["enum"]?.elements.allSatisfy({ $0.string != nil }) == true {
                return ["anyOf": [self, ["type": "string", "pattern": #"^(UI\w+)?\.\w+$|^UI[A-Z]\w+$"#]]]
            }
            let inner = JSONTree.object(members.map { (key: $0.key, value: $0.value.takingWords) })
            guard let items = self["items"], isListOfWords(items) else { return inner }
            return ["anyOf": [inner, ["type": "string"]]]
        case .array(let elements): return .array(elements.map(\.takingWords))
        case .null, .bool, .int, .double, .string: return self
        }
    }

    /// Sets of orientations and of edges may be one name.
    private func isListOfWords(_ items: JSONTree) -> Bool {
        let reference = items["$ref"]?.string ?? ""
        return reference.hasSuffix("/InterfaceOrientation") || reference.hasSuffix("/RectEdge")
    }

    /// Objects of properties, of overrides and of delegates' methods with UIKit's names of their members.
    private func takingNames(of component: String) -> JSONTree {
        switch self {
        case .array(let elements): return .array(elements.map { $0.takingNames(of: component) })
        case .null, .bool, .int, .double, .string: return self
        case .object(let members):
            var all = members.map { (key: $0.key, value: $0.value.takingNames(of: component)) }
            guard let properties = self["properties"]?.members, self["additionalProperties"] == false else {
                return .object(all)
            }
            // A whole name in Swift may be a member of its own, as `shouldAutorotate(to:)` is.
            let own = Set(properties.map(\.key))
            let patterns = properties.compactMap { property -> (key: String, value: JSONTree)? in
                let names = Self.spellings(of: property.key, in: component).filter { name in
                    let whole = UIKitSpelling.callback(name) ?? name
                    return !own.contains(name) && (whole == property.key || !own.contains(whole))
                }
                return names.isEmpty ? nil : (key: Self.pattern(names), value: property.value)
            }
            guard !patterns.isEmpty else { return .object(all) }
            if let place = all.firstIndex(where: { $0.key == "patternProperties" }) {
                all[place].value = .object(patterns + all[place].value.members.map(Self.besidesSpellings))
            } else {
                all.append((key: "patternProperties", value: .object(patterns)))
            }
            return .object(all)
        }
    }

    /// Selectors of the app's own are those that are none of UIKit's.
    private static func besidesSpellings(_ own: (key: String, value: JSONTree)) -> (
        key: String, value: JSONTree
    ) {
        guard own.key == ":$" else { return own }
        let others = OverriddenMethod.allCases.flatMap(\.otherNames)
        let selectors = (callbacks + others).filter { $0.hasSuffix(":") }
        return (key: "^(?!(\(selectors.joined(separator: "|")))$).*:$", value: own.value)
    }

    /// The names of callbacks that classes have.
    private static let callbacks = UIKitSpelling.callbackNames.filter {
        UIKitSpelling.callback($0).map { !MomentNames.callbacks(of: $0).isEmpty } ?? false
    }

    /// UIKit's names of what a member is: a method of a delegate, else a property or an overridden question.
    private static func spellings(of member: String, in component: String) -> [String] {
        let methods = UIKitSpelling.delegateNames.filter {
            $0 != member
                && (UIKitSpelling.delegateMethod($0) == member || UIKitSpelling.callback($0) == member)
        }
        if component.hasSuffix("Delegate") { return methods }
        let properties = UIKitSpelling.propertyNames.filter {
            UIKitSpelling.property($0)?.rawValue == member
        }
        guard component == "ClassDescription" else { return properties }
        let questions = methods.filter { name in
            let meant = MomentNames.callbacks(of: UIKitSpelling.callback(name) ?? name)
            return meant.contains { $0.kind == .query } && !properties.contains(name)
        }
        return properties + questions + (OverriddenMethod(rawValue: member)?.otherNames ?? [])
    }

    /// The names of models, and those that stand for one of several.
    private static let models =
        DevicePreset.modelNames + UserInterfaceIdiom.allCases.map(\.deviceName) + DevicePreset.lines

    /// Names in capital or small letters, with white space and parentheses or without, as they are read.
    ///
    /// JSON Schema has no flag for that.
    private static func inAnyCase(_ names: [String]) -> String {
        let patterns = names.map { name in
            name.map { character in
                let (small, capital) = (character.lowercased(), character.uppercased())
                return switch character {
                case " ": " *"
                case "(", ")": #"\\#(character)?"#
                case ".": #"\."#
                default: small == capital ? small : "[\(small)\(capital)]"
                }
            }.joined()
        }
        return "^(\(patterns.joined(separator: "|")))$"
    }

    private static func pattern(_ names: [String]) -> String {
        let escaped = names.map { $0.replacing("(", with: #"\("#).replacing(")", with: #"\)"#) }
        return "^(\(escaped.joined(separator: "|")))$"
    }
}
