extension OperationKind {
    /// The fields that the operation accepts besides `op` and `target`, in the order of the documentation.
    package var fields: [FieldSpecification] {
        switch self {
        case .present, .show, .showDetail:
            [.init(.controller, .controller, required: true), Self.animated, Self.completion]
        case .dismiss, .interactiveDismiss, .interactivePop, .turnPage: gestureFields
        case .push: [.init(.controller, .controller, required: true), Self.animated, Self.completion]
        case .pop, .popToRoot: [Self.animated, Self.completion]
        case .popTo:
            [.init(.controller, .existingController, required: true), Self.animated, Self.completion]
        case .setViewControllers:
            [
                .init(.viewControllers, .controllers, required: true), .init(.direction, Self.direction),
                Self.animated, Self.completion,
            ]
        case .setNavigationBarHidden, .setToolbarHidden:
            [.init(.hidden, .bool, required: true), Self.animated]
        case .addChild, .instantiate: [.init(.controller, .controller, required: true)]
        case .setRoot: [.init(.controller, .controller, required: true), .init(.window, .string)]
        case .willMove, .didMove: [.init(.to, .existingControllerOrNull, required: true)]
        case .addSubview:
            [.init(.controller, .controller, required: true), .init(.into, .existingController)]
        case .transition:
            [
                .init(.from, .existingController, required: true),
                .init(.to, .existingController, required: true),
                .init(.duration, .number), Self.animated, Self.completion,
            ]
        case .beginAppearanceTransition: [.init(.isAppearing, .bool, required: true), Self.animated]
        case .select: [.init(.index, .integer), .init(.controller, .existingController)]
        case .showColumn, .hideColumn: [.init(.column, Self.column, required: true)]
        case .setDisplayMode: [.init(.displayMode, .string, required: true)]
        case .setOverrideTraits:
            [.init(.child, .existingController, required: true), .init(.traits, .any, required: true)]
        default: remainingFields
        }
    }

    private var gestureFields: [FieldSpecification] {
        switch self {
        case .interactiveDismiss: [.init(.phase, Self.phase, required: true)]
        case .interactivePop: [.init(.phase, Self.phase, required: true)]
        case .turnPage:
            [.init(.direction, Self.direction, required: true), .init(.phase, Self.phase), Self.animated]
        default: [Self.animated, Self.completion]
        }
    }

    /// The fields of segues, actions, editing and the session's own operations.
    private var remainingFields: [FieldSpecification] {
        switch self {
        case .performSegue: [.init(.identifier, .string, required: true), .init(.sender, .any)]
        case .trigger: [.init(.control, .string, required: true), .init(.action, .string)]
        case .unwind: [.init(.action, .string, required: true)]
        case .set: [.init(.values, .settings)]
        case .setEditing: [.init(.editing, .bool, required: true), Self.animated]
        case .sendAction: [.init(.selector, .string, required: true)]
        case .addKeyCommand, .removeKeyCommand:
            [.init(.input, .string, required: true), .init(.action, .string)]
        case .read: [.init(.property, .string, required: true)]
        case .callAppearanceMethod: [.init(.method, Self.appearanceMethod, required: true), Self.animated]
        case .targetViewController: [.init(.action, .string, required: true), .init(.sender, .any)]
        case .animateAlongsideTransition: [.init(.animation, .operations), Self.completion]
        case .notifyWhenInteractionChanges: [.init(.handler, .operations)]
        case .overrideTraitCollection: [.init(.child, .existingController, required: true)]
        case .setToolbarItems: [.init(.items, .any, required: true), Self.animated]
        case .requestGeometryUpdate: [.init(.to, Self.orientation, required: true)]
        case .rotate: [.init(.to, Self.orientation, required: true)]
        case .peek: [.init(.source, .string)]
        case .presentMoviePlayer: [.init(.controller, .controller)]
        case .together: [.init(.operations, .operations, required: true)]
        case .resize: [.init(.width, .number, required: true), .init(.height, .number, required: true)]
        case .setTraits: [.init(.traits, .any, required: true)]
        case .relaunch:
            [
                .init(.restore, .bool),
                .init(.background, .word(BackgroundLaunch.allCases.map(\.rawValue))),
            ]
        case .decodeState: [.init(.archive, .archive, required: true)]
        case .terminate: [.init(.by, .word(["system", "user"]))]
        case .pressKey: [.init(.key, .string, required: true)]
        case .statusBar: [.init(.inCall, .bool, required: true)]
        case .advance: [.init(.seconds, .number, required: true)]
        default: []
        }
    }

    private static let animated = FieldSpecification(.animated, .bool)
    private static let completion = FieldSpecification(.completion, .operations)
    private static let phase = FieldType.word(["begin", "update", "finish", "cancel"])
    private static let direction = FieldType.word(["forward", "reverse"])
    private static let column = FieldType.word([
        "primary", "supplementary", "secondary", "compact", "inspector",
    ])
    private static let appearanceMethod = FieldType.word([
        "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
    ])
    private static let orientation = FieldType.word(InterfaceOrientation.allCases.map(\.rawValue))
}
