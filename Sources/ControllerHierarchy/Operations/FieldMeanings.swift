/// The kinds of fields that have names of their own, with their limits.
extension FieldMeaning {
    // MARK: Numbers and texts

    static let animated = FieldMeaning(
        "Animated", .bool, "Whether the change is animated.", standard: .bool(true))
    static let index = FieldMeaning(
        "ItemIndex", .integer(0...Int(Int32.max)), "A position counted from 0.")
    static let extent = FieldMeaning("Extent", .number(1...10_000), "A window's width or height in points.")
    static let seconds = FieldMeaning("Seconds", .number(0...1_000_000), "Virtual seconds.")
    static let segueIdentifier = FieldMeaning("SegueIdentifier", .name, "A segue's identifier.")
    static let controlName = FieldMeaning(
        "ControlName", .name, "A control, by its identifier or by what a person calls it.")
    static let selector = FieldMeaning(
        "Selector", .name, "An Objective-C selector.", example: .string("unwindHome:"))
    static let searchText = FieldMeaning("SearchText", .name, "What the user searches for.")
    static let detentIdentifier = FieldMeaning(
        "DetentIdentifier", .name, "The identifier of a sheet's detent.", example: .string("large"))
    static let typedText = FieldMeaning("TypedText", .name, "A text that a user types.")
    static let textFieldName = FieldMeaning(
        "TextFieldName", .name, "A text field's placeholder, by which it is named.")
    static let actionTitle = FieldMeaning("ActionTitle", .name, "The title of an alert's action.")
    static let alertName = FieldMeaning(
        "AlertName", .name, "How operations and events name an alert view or action sheet.")
    static let buttonTitle = FieldMeaning("ButtonTitle", .name, "The title of a button.")
    static let alertKind = FieldMeaning(
        "AlertKind", .word(of: AlertView.Kind.self), "The class of an alert.", standard: .string("alertView"))
    static let alertStyle = FieldMeaning(
        "AlertStyle", .word(of: AlertView.Style.self), "A case of `UIAlertViewStyle`.",
        standard: .string("default"))
    static let tabName = FieldMeaning("TabName", .name, "A tab's identifier or title.")
    static let keyInput = FieldMeaning("KeyInput", .name, "A key with its modifiers, such as `cmd+n`.")
    static let displayModeName = FieldMeaning(
        "DisplayModeName", .word(SplitDisplayMode.names), "A case of `UISplitViewController.DisplayMode`.")
    static let sceneName = FieldMeaning(
        "SceneName", .name, "A scene of the app; the one of its launch is `scene`.",
        standard: .string("scene"))
    static let newSceneName = FieldMeaning("NewSceneName", .name, "How later operations name the scene.")
    static let sceneCloser = FieldMeaning(
        "SceneCloser", .word(of: Application.SceneCloser.self), "Who closes a scene.",
        standard: .string("app"))
    static let url = FieldMeaning("OpenedURL", .name, "A URL.", example: .string("example://item/7"))
    static let activityType = FieldMeaning(
        "ActivityType", .name, "The type of an `NSUserActivity`.",
        example: .string("NSUserActivityTypeBrowsingWeb"))
    static let shortcutType = FieldMeaning(
        "ShortcutType", .name, "The type of a `UIApplicationShortcutItem`.",
        example: .string("com.example.compose"))
    static let sourceName = FieldMeaning("SourceName", .name, "A registered source of previews.")
    static let registrationName = FieldMeaning(
        "RegistrationName", .name, "By what a registration for changes of traits is ended.")
    static let windowName = FieldMeaning(
        "WindowName", .name, "A window of the app; the main one is `window`.",
        standard: .string(Window.mainName))

    // MARK: Words

    static let gesturePhase = FieldMeaning(
        "GesturePhase", .word(of: GesturePhase.self), "A phase of a gesture.")
    static let swipeDirection = FieldMeaning(
        "SwipeDirection", .word(of: SwipeDirection.self), "Where a finger swipes.")
    static let actionStyle = FieldMeaning(
        "ActionStyle", .word(of: AlertAction.Style.self), "A case of `UIAlertAction.Style`.")
    static let keyboardPlace = FieldMeaning(
        "KeyboardPlace", .word(of: Keyboard.Place.self), "Where the keyboard of an iPad stands.")
    static let pageDirection = FieldMeaning(
        "PageDirection", .word(of: PageViewController.Direction.self), "A direction of navigation.")
    static let splitColumn = FieldMeaning(
        "SplitColumn", .word(of: SplitColumn.self), "A column of a split view controller.")
    static let orientation = FieldMeaning(
        "InterfaceOrientation", .word(of: InterfaceOrientation.self), "An interface orientation.")
    static let backgroundLaunch = FieldMeaning(
        "BackgroundLaunch", .word(of: BackgroundLaunch.self),
        "The system launches the app behind others. While the device is locked, saved state can neither be read "
            + "nor written; else it is saved again at the end.")
    static let contextMenuPhase = FieldMeaning(
        "ContextMenuPhase", .word(["begin", "commit", "cancel"]), "A phase of a context menu.")
    static let appearanceMethod = FieldMeaning(
        "AppearanceMethod",
        .word(["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"]),
        "A callback of appearance.")
    static let rotationMethod = FieldMeaning(
        "RotationMethod", .word(CallRotationMethodOperation.callbacks.map(\.names.label)),
        "A callback of a rotation.")
    static let traitNames = FieldMeaning("TraitNames", .words(Trait.names), "Traits by their names.")
    static let terminator = FieldMeaning(
        "Terminator", .word(of: Application.Terminator.self), "Who ends the app.", standard: .string("system")
    )
}
