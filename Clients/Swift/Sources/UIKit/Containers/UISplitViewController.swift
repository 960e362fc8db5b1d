import Foundation

/// A primary and a secondary controller. Source:
/// https://developer.apple.com/documentation/uikit/uisplitviewcontroller
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
    override class var builtIn: UIViewController.Type { UISplitViewController.self }

    /// How many columns there are, from iOS 14 on.
    public enum Style: Int, Word { case unspecified, doubleColumn, tripleColumn }
    /// A column, from iOS 14 on.
    public enum Column: Int, Word { case primary, supplementary, secondary, compact, inspector }
    /// What is visible of the columns.
    public enum DisplayMode: Int, Word {
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary,
            twoOverSecondary
        case twoDisplaceSecondary
        public static var primaryHidden: DisplayMode { .secondaryOnly }
        public static var allVisible: DisplayMode { .oneBesideSecondary }
        public static var primaryOverlay: DisplayMode { .oneOverSecondary }
    }

    /// How columns stand beside the secondary one, from iOS 14 on.
    public enum SplitBehavior: Int, Word { case automatic, tile, overlay, displace }
    /// On which side the primary is.
    public enum PrimaryEdge: Int, Sendable { case leading, trailing }

    /// The object that is asked and hears; not held.
    open weak var delegate: (any UISplitViewControllerDelegate)? {
        didSet { write("delegate", delegate == nil ? .null : [:]) }
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public init(style: Style) {
        if style != .unspecified { Self.atCreation = ["style": .string(style.word)] }
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var viewControllers: [UIViewController] {
        get { controllers("viewControllers") }
        set {
            let references = JSON.array(newValue.map(\.reference))
            live.perform("setViewControllers", on: self, ["viewControllers": references])
        }
    }

    // MARK: Columns

    /// The controllers that the app's code has put into columns, by their labels; nil where it has emptied one.
    private var labels: [Column: String?] = [:]

    /// Puts a controller into a column; UIKit makes a navigation controller around one that is none.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        live.perform(
            "setColumn", on: self, ["controller": vc?.reference ?? .null, "column": .string(column.word)])
        labels.updateValue(vc?.label, forKey: column)
    }

    /// The controller that was put into a column, or that is there.
    open func viewController(for column: Column) -> UIViewController? {
        if let label = labels[column] { return label.flatMap { live.controller($0) } }
        guard !isCollapsed, let index = order.firstIndex(of: column) else { return nil }
        let all = viewControllers
        return all.indices.contains(index) ? all[index] : nil
    }

    /// The columns that have an order, from the first to the last.
    private var order: [Column] {
        style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    }

    open func show(_ column: Column) {
        live.perform("showColumn", on: self, ["column": .string(column.word)])
    }
    open func hide(_ column: Column) {
        live.perform("hideColumn", on: self, ["column": .string(column.word)])
    }

    // MARK: What shows

    open var isCollapsed: Bool { read("isCollapsed").bool ?? false }
    open var style: Style { .word(read("style").string) ?? .unspecified }
    open var displayMode: DisplayMode { Self.mode(read("displayMode").string) }
    open var preferredDisplayMode: DisplayMode {
        get { Self.mode(read("preferredDisplayMode").string) }
        set { write("preferredDisplayMode", .string(newValue.word)) }
    }
    open var displayModeButtonItem: UIBarButtonItem {
        UIBarButtonItem(title: nil, style: .plain, target: nil, action: nil)
    }

    static func mode(_ word: String?) -> DisplayMode {
        switch word {
        case "primaryHidden": .primaryHidden
        case "allVisible": .allVisible
        case "primaryOverlay": .primaryOverlay
        case _: .word(word) ?? .automatic
        }
    }

    open var presentsWithGesture: Bool {
        get { read("presentsWithGesture").bool ?? true }
        set { write("presentsWithGesture", .bool(newValue)) }
    }
    open var preferredSplitBehavior: SplitBehavior {
        get { .word(read("preferredSplitBehavior").string) ?? .automatic }
        set { write("preferredSplitBehavior", .string(newValue.word)) }
    }
    open var splitBehavior: SplitBehavior { .word(read("splitBehavior").string) ?? .automatic }
    open var showsSecondaryOnlyButton = false
    open var primaryEdge = PrimaryEdge.leading

    // MARK: Widths

    /// Stands for the width that UIKit chooses.
    public nonisolated static let automaticDimension = -CGFloat.greatestFiniteMagnitude

    private func width(_ name: String) -> CGFloat {
        read(name).number.map { CGFloat($0) } ?? Self.automaticDimension
    }
    private func write(_ name: String, _ width: CGFloat) { write(name, .number(Double(width))) }

    open var primaryColumnWidth: CGFloat { width("primaryColumnWidth") }
    open var supplementaryColumnWidth: CGFloat { width("supplementaryColumnWidth") }
    open var preferredPrimaryColumnWidthFraction: CGFloat {
        get { width("preferredPrimaryColumnWidthFraction") }
        set { write("preferredPrimaryColumnWidthFraction", newValue) }
    }
    open var preferredPrimaryColumnWidth: CGFloat {
        get { width("preferredPrimaryColumnWidth") }
        set { write("preferredPrimaryColumnWidth", newValue) }
    }
    open var minimumPrimaryColumnWidth: CGFloat {
        get { width("minimumPrimaryColumnWidth") }
        set { write("minimumPrimaryColumnWidth", newValue) }
    }
    open var maximumPrimaryColumnWidth: CGFloat {
        get { width("maximumPrimaryColumnWidth") }
        set { write("maximumPrimaryColumnWidth", newValue) }
    }
    open var preferredSupplementaryColumnWidth: CGFloat {
        get { width("preferredSupplementaryColumnWidth") }
        set { write("preferredSupplementaryColumnWidth", newValue) }
    }
}
