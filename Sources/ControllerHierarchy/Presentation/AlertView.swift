/// `UIAlertView` or `UIActionSheet`: no controller, and in a window of its own.
///
/// From iOS 8 on a controller of UIKit's stands for it, which on iPads the app's own presents for an action
/// sheet. Source: alerts-search-keyboard.md section 2; UIAlertViewDelegate and UIActionSheetDelegate
/// references.
final class AlertView {
    let party: Identity
    private let kind: Kind
    let buttons: [String]
    let cancelButtonIndex: Int?
    let enabling: Enabling
    /// What stands in its text fields.
    var texts: [String]
    /// What the delegate has said of the first button that is not Cancel.
    var enablesFirstOtherButton = true
    /// What the delegate does when a button other than Cancel is tapped, and when the alert has gone by it.
    private let onClick: [Operation]
    private let onDismiss: [Operation]
    /// The button by which it goes; nil while it stays.
    private(set) var dismissedBy: Int?
    /// Who presents what stands for it; nil for one in a window of its own.
    private weak var presenter: ViewController?
    unowned let application: Application

    /// Virtual seconds in which it comes or goes.
    private static let duration = 0.3

    /// The class.
    enum Kind: String, CaseIterable {
        case alertView, actionSheet

        var className: String { self == .alertView ? "UIAlertView" : "UIActionSheet" }
    }

    /// What an app says of an alert before it shows it.
    struct Contents {
        let kind: Kind
        let style: Style
        let enabling: Enabling
        let buttons: [String]
        let cancelButton: String?
        let onClick: [Operation]
        let onDismiss: [Operation]
    }

    init(_ name: String, _ contents: Contents, in application: Application) {
        kind = contents.kind
        party = application.parties.make(name, kind.className)
        buttons = contents.buttons
        cancelButtonIndex = contents.cancelButton.flatMap(contents.buttons.firstIndex)
        enabling = contents.enabling
        texts = Array(repeating: "", count: contents.style.fieldCount)
        onClick = contents.onClick
        onDismiss = contents.onDismiss
        self.application = application
    }

    var name: String { party.label }

    func present() throws(Interruption) {
        if kind == .actionSheet, application.device.idiom == .pad,
            application.behavior.holds(.actionSheetsArePresentedOnPads)
        {
            presenter = application.topsInWindow.last?.resolvePresenter(for: .popover)
        }
        try tell(.alertViewWillPresent, .actionSheetWillPresent)
        if dismissedBy == nil { try takeKeyboard() }
        // Its delegate may have dismissed it.
        if dismissedBy == nil {
            application.runLoop.schedule(.endAlertMovement(self), after: AlertView.duration)
        }
    }

    /// Whether a controller presents what stands for it, and nobody has asked it to go.
    ///
    /// Source: action-sheet-refuses-present-ipad-ios8, action-sheet-refuses-present-ipad-ios10.
    func occupies(_ controller: ViewController) -> Bool { presenter === controller && dismissedBy == nil }

    /// The user's tap on a button; nil for one beside an action sheet in a popover, which stands for Cancel.
    ///
    /// Source: UIAlertView-Blocks 9 (2011) for the index -1 of a sheet without a button for that.
    func tap(_ button: String?) throws(Interruption) {
        guard takesTouches else { return application.ignore(because: untouchedReason) }
        guard let button else {
            guard kind == .actionSheet, application.device.idiom == .pad else {
                return application.ignore(because: "only an action sheet on an iPad takes taps beside it")
            }
            return try click(cancelButtonIndex ?? -1)
        }
        let index = try index(of: button)
        let firstOther = buttons.indices.first { $0 != cancelButtonIndex }
        guard enablesFirstOtherButton || index != firstOther else {
            return application.ignore(because: "\(buttons[index]) is not enabled")
        }
        try click(index)
    }

    /// Whether it is in front and rests, so that fingers reach it.
    var takesTouches: Bool {
        application.life.isActive && application.windows.alertViews.last === self && dismissedBy == nil
            && !application.runLoop.moves(self)
    }

    /// Why no finger reaches it.
    var untouchedReason: String {
        guard application.life.isActive else { return "the app is not active" }
        return application.windows.alertViews.last === self
            ? "\(name) is on its way" : "\(name) is not in front"
    }

    private func click(_ index: Int) throws(Interruption) {
        try tell(.alertViewClickedButton, .actionSheetClickedButton, index)
        if index != cancelButtonIndex, index >= 0 { try application.runAppCode(onClick, receiver: nil) }
        if dismissedBy == nil { try go(index, animated: true) }
    }

    /// `dismissWithClickedButtonIndex:animated:`, which tells of no click.
    func dismiss(by button: String?, animated: Bool) throws(Interruption) {
        guard dismissedBy == nil else { return application.ignore(because: "\(name) goes already") }
        guard let button else { return try go(cancelButtonIndex ?? -1, animated: animated) }
        try go(index(of: button), animated: animated)
    }

    private func go(_ index: Int, animated: Bool) throws(Interruption) {
        application.runLoop.cancelMovement(of: self)
        dismissedBy = index
        try tell(.alertViewWillDismiss, .actionSheetWillDismiss, index)
        // Source: xamarin-action-sheet-will-dismiss-twice-ios8.
        if kind == .actionSheet, application.behavior.holds(.actionSheetsTellTwiceThatTheyGo) {
            try tell(.alertViewWillDismiss, .actionSheetWillDismiss, -1)
        }
        try returnKeyboard()
        guard animated else { return try endMovement() }
        application.runLoop.schedule(.endAlertMovement(self), after: AlertView.duration)
    }

    /// It has come to rest, or has gone.
    func endMovement() throws(Interruption) {
        guard let index = dismissedBy else { return try tell(.alertViewDidPresent, .actionSheetDidPresent) }
        application.windows.remove(self)
        try tell(.alertViewDidDismiss, .actionSheetDidDismiss, index)
        if index != cancelButtonIndex, index >= 0 { try application.runAppCode(onDismiss, receiver: nil) }
    }

    private func index(of button: String) throws(Interruption) -> Int {
        if let index = buttons.firstIndex(of: button) { return index }
        throw .error(
            .invalidArgument(
                field: "button",
                reason: "\(name) has no button \(button); it has \(buttons.joined(separator: ", "))"))
    }

    private func tell(
        _ alert: Callback, _ sheet: Callback, _ index: Int? = nil
    ) throws(Interruption) {
        try application.record(
            kind == .alertView ? alert : sheet, target: party,
            payload: index.map { .values([.number(Double($0))]) } ?? .none)
    }
}

extension Application {
    /// `show`, of an alert or a sheet that the app has just made.
    ///
    /// - Throws: what an alert view raises when an app with scenes makes one. Source: PayUMoney-IOS-SDK 54,
    ///   swift-unity 141 (iOS 13, printed).
    func showAlertView(_ name: String, _ contents: AlertView.Contents) throws(Interruption) {
        guard !windows.alertViews.contains(where: { $0.name == name }) else {
            throw .error(.invalidArgument(field: "as", reason: "\(name) is an alert that is shown"))
        }
        guard contents.kind == .actionSheet || !usesScenes else {
            throw .exception(
                .objectNotAvailable,
                "UIAlertView is deprecated and unavailable for UIScene based applications, please use "
                    + "UIAlertController!")
        }
        guard windows.alertViews.count < limits.windowsMax else {
            throw .error(.limitExceeded("more than \(limits.windowsMax) alerts"))
        }
        let alert = AlertView(name, contents, in: self)
        windows.add(alert)
        try alert.present()
    }

    func alertView(named name: String) throws(Interruption) -> AlertView {
        if let alert = windows.alertViews.first(where: { $0.name == name }) { return alert }
        throw .error(.notApplicable("no alert \(name) is shown"))
    }
}
