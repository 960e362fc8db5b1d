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
        let (outer, inner) = (View(window: application.window), View(window: application.window))
        root.addSubview(outer)
        outer.addSubview(inner)
        inner.addSubview(outer)
        inner.addSubview(inner)
        #expect(inner.depth == 2)
        #expect(outer.superview === root)
        #expect(inner.subviews.isEmpty)
        #expect(inner.isDescendant(of: root))
    }
}
