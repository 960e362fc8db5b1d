/// A controller named in an operation: an existing one, or one to be created.
package enum ControllerReference: Sendable {
    /// By label or id, or by one of the words `self` and `presenter`.
    case existing(String)
    /// A description is handed on several times on its way, and has many parts to count.
    case new(Boxed<ControllerDescription>)
    /// JSON `null`, where an operation allows it (`willMove {to: null}`, `present {controller: null}`).
    case none

    /// A controller to be created.
    package static func new(_ description: consuming ControllerDescription) -> ControllerReference {
        .new(Boxed(description))
    }
}

/// What an app writes to create a controller: its class, its properties and what it contains.
///
/// What few controllers are described with lies behind one reference, since a description is copied several
/// times on its way; it is written and read as the rest.
@dynamicMemberLookup
package struct ControllerDescription: Sendable {
    package var className: String
    /// The label (`as`).
    package var label: String?
    package var properties: [PropertySetting] = []
    package var viewControllers: [ControllerReference]?
    package var children: [ControllerReference] = []
    /// Nil where nothing of it is said.
    private(set) var rare: Boxed<Rare>?

    package subscript<Member>(dynamicMember member: WritableKeyPath<Rare, Member>) -> Member {
        get { (rare?.content ?? Rare())[keyPath: member] }
        set {
            var changed = rare?.content ?? Rare()
            changed[keyPath: member] = newValue
            rare = Boxed(changed)
        }
    }

    /// Whether the app holds the controller until `release`: as a rule the one that it gives a label.
    var isHeldByApp: Bool { rare?.isHeld ?? (label != nil) }

    /// Whether a storyboard makes the controller.
    var isArchived: Bool { rare?.storyboard != nil || rare?.identifier != nil }

    /// What few controllers are described with.
    package struct Rare: Sendable {
        /// What a class that nobody declared descends from; nil for UIViewController.
        package var superclass: String?
        /// Whether the app holds the controller (`held`); nil where its label alone decides.
        package var isHeld: Bool?
        package var storyboard: String?
        package var identifier: String?
        package var nib: String?
        /// The bundle of the nib; nil for the app's own.
        package var nibBundle: String?
        /// The tabs of a tab bar controller, or those of the group that the controller's own tab is.
        package var tabs: [ControllerReference]?
        /// The identifier and the title of the controller's own tab, and whether it has a controller.
        package var tab: Value?
        /// The navigation controller on which the group that the controller's own tab is shows its tabs.
        package var managingNavigationController: ControllerReference?
        /// What stands in the sidebar below the tabs of the group that the controller's own tab is.
        package var sidebarActions: Boxed<[AlertAction]>?
        /// The search controller whose bar stands in the controller's navigation item or view.
        package var searchController: ControllerReference?
        /// What a search controller shows its results in.
        package var searchResultsController: ControllerReference?
        package var delegate: Boxed<ContainerDelegate>?
        package var presentationDelegate: Boxed<PresentationDelegate>?
        package var transitioningDelegate: Boxed<TransitioningDelegate>?
        package var previewingDelegate: Boxed<PreviewingDelegate>?
        package var contextMenuDelegate: Boxed<ContextMenuDelegate>?
        /// What an alert has to be tapped and filled in.
        package var alert: Boxed<AlertDescription>?
        /// What the app puts into the view to be tapped and typed into.
        package var controls: Boxed<[MadeControl]>?
        package var dataSource: DataSourceDescription?
        /// The columns of a split view controller in the column style, in the order in which they are set.
        package var columns: [ColumnSetting]?
        /// Where a popover is anchored: `sourceView` or `barButtonItem`.
        package var popoverAnchor: Value?
        /// The views with restoration identifiers in the controller's view.
        package var views: [RestorableView] = []
    }

    /// One column with the controller that the app gives it.
    package struct ColumnSetting: Sendable {
        package var column: SplitColumn
        package var controller: ControllerReference

        /// Creates a setting.
        package init(_ column: SplitColumn, _ controller: ControllerReference) {
            self.column = column
            self.controller = controller
        }
    }

    /// One property with the value that the app gives it.
    package struct PropertySetting: Sendable, Equatable {
        package var property: Property
        package var value: Value

        /// Creates a setting.
        package init(_ property: Property, _ value: Value) {
            self.property = property
            self.value = value
        }
    }
}

/// What `set` gives a property: a plain value, or a delegate, which nil takes away.
package enum PropertyAssignment: Sendable {
    case value(ControllerDescription.PropertySetting)
    case delegate(Boxed<ContainerDelegate>?)
    case presentationDelegate(Boxed<PresentationDelegate>?)
    case transitioningDelegate(Boxed<TransitioningDelegate>?)

    /// Assigns a plain value.
    package init(_ property: Property, _ value: Value) {
        self = .value(ControllerDescription.PropertySetting(property, value))
    }
}

// By way of the memberwise initializer, as for operations.
extension ControllerDescription {
    /// Describes a plain instance of a class.
    package init(className: String = "UIViewController", label: String? = nil) {
        self.init(className: className, label: label, properties: [])
    }
}
