/// A trait of the app's own, a type that conforms to `UITraitDefinition`.
///
/// Source: UITraitDefinition reference (iOS 17).
package struct TraitDefinition: Sendable, Equatable {
    package let name: String
    /// What collections have where nobody has set it.
    package var defaultValue = Value.null
    /// Whether views draw their colors anew when it changes, of which no controller hears.
    package var affectsColorAppearance = false

    /// Creates a definition with null as the default value.
    package init(name: String) { self.name = name }
}
