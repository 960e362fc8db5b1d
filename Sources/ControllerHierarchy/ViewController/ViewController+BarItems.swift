/// The items that stand for a controller in bars: one object each, whose members an app sets one by one.
///
/// Source: UIViewController Class Reference (2012), `tabBarItem`, `navigationItem` ("a unique instance"; "the
/// default behavior is to create a navigation item that displays the view controller's title").
extension ViewController {
    /// What an item has after some of its members were set: the others are as before.
    func barItem(_ property: Property, with value: Value) -> Value {
        // One of them is the first of the list of the other.
        value.changing(
            setting(property),
            together: [
                ["leftBarButtonItem", "leftBarButtonItems"], ["rightBarButtonItem", "rightBarButtonItems"],
            ])
    }

    /// An item as it reads: with the controller's title where it was given none.
    ///
    /// Items of the system have one.
    func barItemValue(_ property: Property) -> Value {
        let title = property == .tabBarItem ? titleOfUntitledTab : setting(.title) ?? .null
        guard let value = setting(property) else { return .object([.init("title", title)]) }
        guard case .object(let members) = value, value["title"] == nil, value["systemItem"] == nil else {
            return value
        }
        return .object([.init("title", title)] + members)
    }

    /// A bar as it reads, with UIKit's defaults where the app has said nothing.
    func barValue(_ property: Property) -> Value {
        let members = [Value.Member("isTranslucent", .bool(isTranslucent(property)))]
        guard property == .navigationBar, Availability.from(11).holds(in: application.behavior) else {
            return .object(members)
        }
        let isLarge = setting(property)?["prefersLargeTitles"]?.bool ?? false
        return .object(members + [.init("prefersLargeTitles", .bool(isLarge))])
    }

    /// The title of the item in a tab bar.
    var titleOfTab: Value? { tabBarItemOwner.barItemValue(.tabBarItem)["title"] }

    /// The bar items take over a new title; a stack takes over that of its root.
    ///
    /// Source: class reference iOS 10, `title`; probe-tab-title-ios26, moe-stack-titles-ios9.
    func retitleItems(_ items: [Property], _ title: Value) {
        for index in settings.indices where items.contains(settings[index].property) {
            guard case .object(var members) = settings[index].value else { continue }
            members.removeAll { $0.name == "title" }
            settings[index].value = .object(members + [.init("title", title)])
        }
    }
}

extension Value {
    /// Bar button items, or an object that has such, with the texts of their primary actions as their own.
    ///
    /// A system item keeps its own. Source: UIBarButtonItem reference, primaryAction,
    /// init(systemItem:primaryAction:menu:).
    var withTitlesOfActions: Value {
        switch self {
        case .array(let items): return .array(items.map(\.withTitlesOfActions))
        case .object(let members):
            guard let action = primaryAction, self["systemItem"] ?? .null == .null else {
                let hasItems = { (name: String) in name.contains("BarButtonItem") }
                return .object(
                    members.map { hasItems($0.name) ? .init($0.name, $0.value.withTitlesOfActions) : $0 })
            }
            let texts = [("title", action.title), ("image", action.image)].compactMap { name, text in
                text.map { Member(name, .string($0)) }
            }
            return .object(members.filter { member in !texts.contains { $0.name == member.name } } + texts)
        case .null, .bool, .number, .string, .size, .controller, .actions: return self
        }
    }

    /// What a bar button item does instead of its `action`.
    var primaryAction: AlertAction? { self["primaryAction"]?.closures?.first }

    /// What a navigation item has the back button do instead of a pop.
    var backAction: AlertAction? { self["backAction"]?.closures?.first }

    /// What stands in a bar button item's menu.
    var menu: [AlertAction] { self["menu"]?.closures ?? [] }

    private var closures: [AlertAction]? {
        if case .actions(let list) = self { list.actions } else { nil }
    }
}
