import ControllerHierarchy
import JSONBytes

/// A class by a name that is nearly one of UIKit's, of which nothing else is said: most likely a slip.
///
/// Taken for a class of the app's own it would be a plain controller, and what the container does that was
/// meant would be missed long after. An app may have such a class if it declares it.
package struct MisspeltClass: Sendable, Equatable {
    package let name: String
    /// The class of UIKit that was probably meant.
    package let nearest: String
    /// A JSON pointer to the name.
    package let pointer: String

    /// What is wrong, and what to write instead.
    package var issue: WireError.Issue {
        WireError.Issue(
            pointer: pointer,
            detail:
                "\(name) is no class of UIKit; \(nearest) is one. The app's own class of that name would be declared "
                + "in `classes`, or say its `superclass`")
    }

    /// The class of UIKit that somebody meant who wrote `name`; nil where that may well be what was meant.
    static func nearest(to name: String) -> String? {
        guard name.hasPrefix("UI"), !ClassDescription.namesInUIKit.contains(name) else { return nil }
        let written = core(of: name)
        return ClassDescription.namesInUIKit.first { known in
            let core = core(of: known)
            // In few letters one that differs makes another word: UIBaseViewController is no page.
            let distanceMax = core.count < Self.coreOfLongName ? 1 : 2
            return abs(core.count - written.count) <= distanceMax
                && editDistance(written, core) <= distanceMax
        }
    }

    /// From so many letters on two of them may be wrong: those of UI and Controller and six more.
    private static let coreOfLongName = 18

    /// The name without what is easily put in or left out: capitals, and the View of UITabBarController.
    private static func core(of name: String) -> [UInt8] {
        let lower = Array(name.lowercased().utf8)
        let view = Array("viewcontrol".utf8)
        guard let place = lower.indices.first(where: { lower[$0...].starts(with: view) }) else {
            return lower
        }
        return Array(lower[..<place]) + lower[(place + 4)...]
    }
}

extension ContentDecoder {
    /// Notes a class whose name is nearly one of UIKit's, where only that name says what it is.
    mutating func checkClass(of description: ControllerDescription, in object: JSONValue) {
        // An app's own names, which most are, cost a look at two letters.
        let mayBeUIKits = description.className.withBytes { name in
            name.count >= 2 && name[0] == UInt8(ascii: "U") && name[1] == UInt8(ascii: "I")
        }
        guard mayBeUIKits, limits.holdsFields,
            let nearest = MisspeltClass.nearest(to: description.className), description.superclass == nil,
            let name = object["class"]
        else { return }
        misspelt.append(
            MisspeltClass(name: description.className, nearest: nearest, pointer: name.pointer))
    }

    /// Refuses noted classes that a definition does not declare.
    mutating func refuseMisspelt(besides declared: [ClassDescription]) {
        for found in misspelt where !declared.contains(where: { $0.name == found.name }) {
            fail(pointer: found.pointer, found.issue.detail)
        }
        misspelt = []
    }
}
