/// What is known of one kind of finding: the row of the one table from which pages, lists and reports come.
package struct InspectionRule: Sendable {
    package let kind: Finding.Kind
    /// The severities that a finding of this kind may have, the worst first.
    package let severities: [Finding.Severity]
    /// What must be given for the rule to be checked; nil where documents alone do.
    package let need: Need?
    /// One sentence.
    package let summary: String
    /// Why it matters, and when it has which severity.
    package let reason: String
    package let remedy: String

    /// What a rule needs besides documents.
    package enum Need: String, Sendable, CaseIterable {
        /// A list of classes.
        case classes
        /// The app's sources.
        case sources
        /// The crash walk.
        case walk
    }

    fileprivate init(
        _ kind: Finding.Kind, _ severities: [Finding.Severity], _ need: Need, _ summary: String,
        _ reason: String, _ remedy: String
    ) {
        self.init(kind, severities, summary, reason, remedy, need: need)
    }

    fileprivate init(
        _ kind: Finding.Kind, _ severities: [Finding.Severity], _ summary: String, _ reason: String,
        _ remedy: String, need: Need? = nil
    ) {
        self.kind = kind
        self.severities = severities
        self.need = need
        self.summary = summary
        self.reason = reason
        self.remedy = remedy
    }

    package var name: String { kind.rawValue }

    /// The rules in the order of their kinds.
    package static let all = Finding.Kind.allCases.map(\.rule)
}

extension Finding.Kind {
    /// The row of the table.
    package var rule: InspectionRule {
        switch self {
        case .unreadable:
            .init(
                .unreadable, [.error],
                "A document cannot be read.",
                "It is no well-formed XML in UTF-8, goes beyond a limit, or is nothing that "
                    + "Interface Builder writes for UIKit.",
                "Open it in Xcode, or look at the line that is named; an unresolved merge is the "
                    + "usual cause.")
        case .platformForeign:
            .init(
                .platformForeign, [.note],
                "A document is for a system without UIKit's controllers.",
                "Storyboards of macOS and watchOS have other controllers, about which nothing is "
                    + "known here.",
                "Nothing; exclude the folder if the note is in the way.")
        case .nameDuplicate:
            .init(
                .nameDuplicate, [.note],
                "Two documents have one name.",
                "An app can have only one of them, so they are of different targets. A reference "
                    + "means the one that is nearest in the tree of folders.",
                "Nothing, if there are two targets; else rename one.")
        case .localizationDiffers:
            .init(
                .localizationDiffers, [.warning],
                "A storyboard has other identifiers in one language than in another.",
                "Code that asks for the identifier, or performs the segue, raises for users of the "
                    + "other language.",
                "Give both documents the same scenes and segues, or keep one base document and "
                    + "strings for each language.")
        case .initialControllerMissing:
            .init(
                .initialControllerMissing, [.error, .note],
                "A storyboard has no initial controller.",
                "It names one that is not there (error), or none (note): then scenes can be made by "
                    + "their identifiers alone. A launch screen needs one.",
                "Tick \"Is Initial View Controller\" for one scene.")
        case .sceneUnreachable:
            .init(
                .sceneUnreachable, [.warning],
                "Nothing leads to a scene.",
                "No segue leads there from any entrance, and without a storyboard identifier code "
                    + "cannot ask for it either.",
                "Take the scene away, or give it a segue or an identifier.")
        case .sceneDuplicate:
            .init(
                .sceneDuplicate, [.error],
                "A scene stands twice in one document.",
                "Its identifiers are those of a scene before: a merge has kept both sides. "
                    + "Interface Builder opens such a document badly or not at all.",
                "Take one of the two away.")
        case .containerEmpty:
            .init(
                .containerEmpty, [.warning, .note],
                "A navigation, tab bar or split view controller contains nothing.",
                "No relationship puts a controller into it. Where code makes the scene, it may put "
                    + "one there (note).",
                "Connect the relationship, or use a class of your own that fills itself.")
        case .containmentCycle:
            .init(
                .containmentCycle, [.error],
                "A scene contains itself.",
                "Embed segues and relationships lead back to the scene, so that making it makes "
                    + "another one, without end.",
                "Break the circle with a segue that shows.")
        case .objectDuplicate:
            .init(
                .objectDuplicate, [.error],
                "Two objects of a document have one identifier.",
                "A merge or a copy by hand has kept both; connections lead to whichever is found "
                    + "first.",
                "Give one of them, and what leads to it, another identifier.")
        case .connectionDangling:
            .init(
                .connectionDangling, [.error, .warning],
                "An outlet, an outlet collection or an action leads to nothing.",
                "The object was taken away and the connection was not. Loading it leaves the outlet "
                    + "nil, or raises.",
                "Take the connection away, or connect it anew.")
        case .constraintDangling:
            .init(
                .constraintDangling, [.warning],
                "A constraint is for an object that is not there.",
                "The view or guide was taken away and the constraint was not. Apps load all the same, "
                    + "and something may stand elsewhere than it was drawn.",
                "Take the constraint away.")
        case .reuseIdentifierMissing:
            .init(
                .reuseIdentifierMissing, [.warning],
                "A prototype cell has no reuse identifier.",
                "Tables and collections hand out prototypes by that identifier alone, so nothing "
                    + "can ask for this one.",
                "Give it one, or set the number of prototypes to zero.")
        case .reuseIdentifierDuplicate:
            .init(
                .reuseIdentifierDuplicate, [.warning],
                "Two prototype cells of one view have the same reuse identifier.",
                "Only one of them is ever handed out.",
                "Give each its own.")
        case .staticTableMisplaced:
            .init(
                .staticTableMisplaced, [.error],
                "A table with static cells is not that of a table view controller.",
                "UITableViewController alone knows how to show static cells; Xcode refuses the "
                    + "document.",
                "Embed a table view controller, or use prototypes.")
        case .launchScreenContent:
            .init(
                .launchScreenContent, [.error],
                "A launch screen has what only a running app could use.",
                "The system draws it before the app runs: no class of the app's, no segue that a "
                    + "tap performs, no runtime attribute. Xcode refuses them.",
                "Take it out.")
        case .viewOutletMissing:
            .init(
                .viewOutletMissing, [.warning],
                "The owner of a nib has no view outlet.",
                "A controller that loads its view from there raises: \"loaded the nib but the view "
                    + "outlet was not set\".",
                "Connect `view` of File's Owner with the view.")
        case .destinationMissing:
            .init(
                .destinationMissing, [.error],
                "A segue or a relationship leads to nothing.",
                "The scene was taken away and the segue was not; performing it raises.",
                "Take the segue away, or connect it anew.")
        case .pushWithoutNavigation:
            .init(
                .pushWithoutNavigation, [.error, .warning],
                "A push starts where there is no navigation controller.",
                "A push segue raises unless its source is in one; no segue puts it there. Code may "
                    + "(warning), if the scene has an identifier.",
                "Embed the source in a navigation controller, or use show.")
        case .replaceWithoutSplit:
            .init(
                .replaceWithoutSplit, [.error, .warning],
                "A replace segue starts where there is no split view controller.",
                "It raises unless its source is in one.",
                "Use show detail, or put the source into a split view controller.")
        case .popoverWithoutAnchor:
            .init(
                .popoverWithoutAnchor, [.error],
                "A popover has nothing to point at.",
                "Presenting it on an iPad raises without a view or bar button item as its anchor.",
                "Set the anchor in the segue's attributes.")
        case .embedTwice:
            .init(
                .embedTwice, [.error],
                "A container view embeds two controllers.",
                "Only one of them shows.",
                "Take one embed segue away.")
        case .segueClassMissing:
            .init(
                .segueClassMissing, [.error],
                "A custom segue has no class.",
                "UIStoryboardSegue itself does not know what to do and raises.",
                "Name the class, or choose another kind.")
        case .segueIdentifierMissing:
            .init(
                .segueIdentifierMissing, [.warning],
                "Nothing can perform a segue.",
                "It starts from the controller, not from a control, and without an identifier code "
                    + "cannot ask for it.",
                "Give it an identifier, or connect it to a control.")
        case .segueIdentifierDuplicate:
            .init(
                .segueIdentifierDuplicate, [.warning],
                "Two segues of a scene have the same identifier.",
                "The first is performed, whatever was meant.",
                "Give each its own.")
        case .storyboardIdentifierDuplicate:
            .init(
                .storyboardIdentifierDuplicate, [.error],
                "Two scenes of a storyboard have the same identifier.",
                "Code that asks for it gets one of them.",
                "Give each its own.")
        case .storyboardIdentifierUnused:
            .init(
                .storyboardIdentifierUnused, [.note],
                "No segue leads to a scene that has an identifier.",
                "The app's code must ask for it, or the scene is dead.",
                "Nothing, if code asks for it.")
        case .unwindWithoutExit:
            .init(
                .unwindWithoutExit, [.error],
                "An unwind segue leads to what is no exit.",
                "Then it finds no way back.",
                "Connect it to the exit of its scene.")
        case .unwindActionMissing:
            .init(
                .unwindActionMissing, [.error, .warning],
                "An unwind segue's action is nowhere.",
                "It names none, or no class declares the one that it names (a list of classes "
                    + "must be given); nothing happens on a tap.",
                "Implement the action in the class to which to go back.")
        case .referenceFileMissing:
            .init(
                .referenceFileMissing, [.warning, .note],
                "A storyboard reference names a file that was not given.",
                "Either it is missing from the app, or it was not given here. One in another bundle "
                    + "is a note.",
                "Give all storyboards of the app at once.")
        case .referenceIdentifierMissing:
            .init(
                .referenceIdentifierMissing, [.error],
                "A storyboard reference names a scene that is not there.",
                "Following it raises: the storyboard has no controller with that identifier, or no "
                    + "initial controller.",
                "Correct the identifier of the reference, or of the scene.")
        case .referenceUnused:
            .init(
                .referenceUnused, [.warning],
                "No segue leads to a storyboard reference.",
                "It stands for nothing, and cannot be asked for.",
                "Take it away.")
        case .restorationPathBroken:
            .init(
                .restorationPathBroken, [.warning, .note],
                "A controller with a restoration identifier is never saved.",
                "Its container has none, so the way to it breaks off. It is a note unless the "
                    + "storyboard's initial controller has an identifier of its own for restoration.",
                "Give each container on the way an identifier, or take this one away.")
        case .restorationIdentifierDuplicate:
            .init(
                .restorationIdentifierDuplicate, [.warning],
                "Two of a kind have the same restoration identifier.",
                "One overwrites what the other has saved.",
                "Give each its own.")
        case .classMissing:
            .init(
                .classMissing, [.error, .warning], .classes,
                "A class is not among the app's.",
                "UIKit makes an object of the class below and goes on; a segue of a missing class "
                    + "raises (error). With sources, only classes of the app's own target are looked "
                    + "for, and a document all of whose classes are gone has one finding.",
                "Correct the class, or take it away.")
        case .moduleMissing:
            .init(
                .moduleMissing, [.warning], .sources,
                "A document names a class in Swift without its module.",
                "The runtime knows the class as Module.Name, or by the name that @objc(Name) gives it; "
                    + "UIKit makes an object of the class below and goes on.",
                "Tick \"Inherit Module From Target\", or choose the module.")
        case .outletMissing:
            .init(
                .outletMissing, [.error], .sources,
                "A class lacks an outlet that a document connects.",
                "Loading the document raises: \"this class is not key value coding-compliant\". It is an "
                    + "error only where the sources have the class and all below it up to UIKit's.",
                "Take the connection away, or declare the outlet.")
        case .actionMissing:
            .init(
                .actionMissing, [.error, .note], .sources,
                "A class lacks an action that a document connects.",
                "Tapping raises: \"unrecognized selector sent to instance\". It is an error only where "
                    + "the sources have the class and all below it up to UIKit's, and a note for a bar "
                    + "button that has a segue as well, which may take the action's place.",
                "Take the connection away, or write the action.")
        case .identifierUnknown:
            .init(
                .identifierUnknown, [.warning], .sources,
                "Code asks for what no document has.",
                "performSegue, instantiateViewController, UIStoryboard, UINib or a table's dequeue names "
                    + "a segue, scene, storyboard, nib or cell that is not among the documents given.",
                "Correct the name, in the code or in the document.")
        case .reuseIdentifierDiffers:
            .init(
                .reuseIdentifierDiffers, [.error], .sources,
                "A nib is registered under another reuse identifier than its cell has.",
                "Asking for the cell raises: \"cell reuse indicator in nib does not match the identifier "
                    + "used to register the nib\".",
                "Give both the same one, or leave that of the nib empty.")
        case .sourceUndecided:
            .init(
                .sourceUndecided, [.note], .sources,
                "The sources do not decide whether something is right.",
                "A class is of another module or of a library, a superclass or a macro's members are not "
                    + "among the sources, a name is put together at run time, or a selector is that of Swift "
                    + "before its version 3, which the sources do not name. Nothing is guessed.",
                "Nothing; give the sources of the other module to have it decided.")
        case .elementUnknown:
            .init(
                .elementUnknown, [.note],
                "An element is not known.",
                "No version of Interface Builder that is known writes it; it was left out.",
                "Nothing; please report it.")
        case .segueRaises:
            .init(
                .segueRaises, [.error, .warning, .note], .walk,
                "A step of the crash walk raises.",
                "The way to it is told, tap by tap. It is a warning where code makes the scene from "
                    + "which the way begins, and a note where a segue of the app's own is on the way.",
                "Follow the way; `--scenarios` writes it as a scenario.")
        case .segueIgnored:
            .init(
                .segueIgnored, [.warning, .note], .walk,
                "A step of the crash walk does nothing.",
                "UIKit prints a warning, or nothing at all; a person would tap again.",
                "Follow the way; `--scenarios` writes it as a scenario.")
        case .launchRefused:
            .init(
                .launchRefused, [.warning, .note], .walk,
                "The app cannot be launched in the model.",
                "It goes beyond a limit of the model, such as the number of controllers; a device "
                    + "would need far more memory as well.",
                "Look for scenes that contain far too many others.")
        case .walkBounded:
            .init(
                .walkBounded, [.note], .walk,
                "A walk did not come to its end.",
                "A limit of the model was met on the way.",
                "Nothing; what was not walked is not judged.")
        }
    }
}
