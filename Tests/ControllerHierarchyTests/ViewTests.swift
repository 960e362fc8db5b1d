import Testing

@testable import ControllerHierarchy

/// The hierarchy of views by itself.
@Suite struct ViewTests {
    /// Going up from a ring would never end; a walk found a transition to a view in which the other stood.
    @Test func noViewStandsInItself() throws {
        let definition = ApplicationDefinition(
            device: Device(
                model: "iPhone", systemVersion: SystemVersion(7, 1), idiom: .phone,
                portraitSize: Size(width: 320, height: 568)))
        let application = try Application(definition: definition)
        let root = application.window.view
        let (outer, inner) = (View(), View())
        root.addSubview(outer)
        outer.addSubview(inner)
        inner.addSubview(outer)
        inner.addSubview(inner)
        #expect(inner.depthInWindow == 2)
        #expect(outer.superview === root)
        #expect(inner.subviews.isEmpty)
        #expect(inner.isDescendant(of: root))
    }

    /// What a tab bar offers: the tabs on it, enabled or not, and the More tab; from iOS 18 on the `tabs`.
    @Test(arguments: [
        (12, ["t0", "(t1)", "t2", "t3", "More"]), (18, ["t0", "t1", "(t2)", "t3", "More"]),
    ])
    func aTabBarNamesWhatCanBeTapped(version: Int, names: [String]) throws {
        let device = Device(
            model: "iPhone", systemVersion: SystemVersion(version, 4), idiom: .phone,
            portraitSize: Size(width: 375, height: 667))
        func offered(by application: Application) throws -> [String] {
            try application.sceneOutline(of: "bar").controls.map {
                $0.isEnabled ? $0.objectID : "(\($0.objectID))"
            }
        }
        let tabs = (0..<6).map { index in
            var tab = ControllerDescription(label: "t\(index)")
            if index == 1 {
                tab.properties = [.init(.tabBarItem, .object([.init("isEnabled", .bool(false))]))]
            }
            // From iOS 18 on the tab says so itself.
            if version >= 18, index == 2 { tab.tab = .object([.init("isEnabled", .bool(false))]) }
            return ControllerReference.new(tab)
        }
        var root = ControllerDescription(className: "UITabBarController", label: "bar")
        if version < 18 { root.viewControllers = tabs } else { root.tabs = tabs }
        var definition = ApplicationDefinition(device: device)
        definition.root = .new(root)
        let application = try Application(definition: definition)
        _ = try application.launch()
        #expect(try offered(by: application) == names)
        // Of the whole app only those are listed that offer something.
        #expect(application.reachableControls().map(\.identity.label) == ["bar"])
        guard version >= 18 else { return }
        let hide = Operation(
            .setTabBarHidden, target: "bar", animated: false,
            arguments: [.init("hidden", .value(.bool(true)))])
        _ = try application.perform(hide)
        #expect(try offered(by: application) == [])
    }

    /// A search bar that the app has disabled is offered as such.
    @Test(arguments: [true, false])
    func aSearchBarSaysWhetherItIsEnabled(isEnabled: Bool) throws {
        let device = Device(
            model: "iPhone", systemVersion: SystemVersion(17, 4), idiom: .phone,
            portraitSize: Size(width: 375, height: 667))
        var search = ControllerDescription(className: "UISearchController", label: "search")
        search.properties = [.init(.searchBar, .object([.init("isEnabled", .bool(isEnabled))]))]
        var root = ControllerDescription(label: "list")
        root.searchController = .new(search)
        var definition = ApplicationDefinition(device: device)
        definition.root = .new(root)
        let application = try Application(definition: definition)
        _ = try application.launch()
        let controls = try application.sceneOutline(of: "list").controls
        #expect(controls.map(\.objectID) == ["searchBar"])
        #expect(controls.map(\.isEnabled) == [isEnabled])
    }
}
