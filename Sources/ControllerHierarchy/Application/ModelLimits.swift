/// Bounds on what one session may do, so that no script runs for ever.
package struct ModelLimits: Sendable {
    package var controllersMax = 1_000
    /// Containment plus presentation.
    package var depthMax = 64
    /// Declared classes that inherit one from the other.
    package var inheritanceDepthMax = 64
    package var eventsPerOperationMax = 10_000
    /// Windows besides the main one.
    package var windowsMax = 16
    /// How deep scripts may nest: a script's operation may cause a callback with a script.
    package var nestedOperationsMax = 16
    package var operationsPerRequestMax = 10_000
    /// A rule that is taken to hold in other versions than it does; only who looks for causes or tests the
    /// rules gives one.
    @Rare package var ruleChange: RuleChange?
    /// Told each rule that the app asks, each time; only who looks for causes listens.
    @Rare package var noteRule: (@Sendable (Rule) -> Void)?
    /// Makes who watches over an operation that turns out to be long, where nobody does yet.
    @Rare package var makeSupervisor: (@Sendable () -> any WorkSupervisor)?

    /// The default limits.
    package init() {}
}
