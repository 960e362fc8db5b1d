import Foundation

/// A button of an alert. Source: https://developer.apple.com/documentation/uikit/uialertaction
@preconcurrency @MainActor open class UIAlertAction: NSObject {
    public enum Style: Int, Word { case `default`, cancel, destructive }
    public let title: String?
    public let style: Style
    let handler: ((UIAlertAction) -> Void)?
    weak var alert: UIAlertController?

    /// Whether the button can be tapped.
    open var isEnabled = true {
        didSet {
            guard let alert, isEnabled != oldValue else { return }
            let fields: [String: JSON] = ["action": .string(title ?? ""), "isEnabled": .bool(isEnabled)]
            alert.live.perform("setActionEnabled", on: alert, fields)
        }
    }

    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
    }
}

/// An alert or an action sheet. Source: https://developer.apple.com/documentation/uikit/uialertcontroller
@preconcurrency @MainActor open class UIAlertController: UIViewController {
    override class var builtIn: UIViewController.Type { UIAlertController.self }
    public enum Style: Int, Word { case actionSheet, alert }

    public private(set) var actions: [UIAlertAction] = []
    public private(set) var textFields: [UITextField]?

    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(alert: title, message, preferredStyle)
    }

    private init(alert title: String?, _ message: String?, _ style: Style) {
        var described: [String: JSON] = ["preferredStyle": .string(style.word)]
        if let title { described["title"] = .string(title) }
        if let message { described["message"] = .string(message) }
        Self.atCreation = described
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var message: String? {
        get { read("message").string }
        set { write("message", newValue.map { .string($0) } ?? .null) }
    }
    open var preferredStyle: Style { .word(read("preferredStyle").string) ?? .actionSheet }

    /// The action that the return key chooses.
    open var preferredAction: UIAlertAction? {
        didSet { write("preferredAction", preferredAction?.title.map { .string($0) } ?? .null) }
    }

    open func addAction(_ action: UIAlertAction) {
        actions.append(action)
        action.alert = self
        var fields: [String: JSON] = ["style": .string(action.style.word)]
        if let title = action.title { fields["title"] = .string(title) }
        if action.handler != nil { fields["handler"] = [] }
        live.perform("addAction", on: self, fields)
        guard !action.isEnabled else { return }
        live.perform(
            "setActionEnabled", on: self, ["action": .string(action.title ?? ""), "isEnabled": false])
    }

    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField()
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
        var fields: [String: JSON] = [:]
        if let placeholder = field.placeholder { fields["placeholder"] = .string(placeholder) }
        if let text = field.text { fields["text"] = .string(text) }
        live.perform("addTextField", on: self, fields)
    }

    /// Runs the handler of the action with a title, for the user has chosen it.
    func choose(_ title: String?) {
        guard let action = actions.first(where: { $0.title == title }) else { return }
        action.handler?(action)
    }
}

/// A controller of a table; the table itself is the app's. Source:
/// https://developer.apple.com/documentation/uikit/uitableviewcontroller
@preconcurrency @MainActor open class UITableViewController: UIViewController {
    override class var builtIn: UIViewController.Type { UITableViewController.self }
    public let tableView: UITableView! = UITableView()
}

/// A controller of a collection; the collection itself is the app's. Source:
/// https://developer.apple.com/documentation/uikit/uicollectionviewcontroller
@preconcurrency @MainActor open class UICollectionViewController: UIViewController {
    override class var builtIn: UIViewController.Type { UICollectionViewController.self }
}
