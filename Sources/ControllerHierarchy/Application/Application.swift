/// One simulated run of an app: its device, its virtual clock, its windows and controllers.
package final class Application {
    /// The event log of the work in progress; `perform` and `launch` hand it out and empty it.
    package internal(set) var log: [Event] = []
    /// Whether the order in which calls return is recorded, for logs of apps that print after super.
    package var recordsReturnOrder = false

    /// Creates the app, not yet launched.
    package init(
        definition: ApplicationDefinition, limits: ModelLimits = ModelLimits(),
        prepare: @escaping Identity.Preparation = { _, _, _ in [] }
    ) {
    }

    /// Launches the app: delegate calls, window, root, first appearance.
    package func launch() throws(OperationError) -> OperationOutcome {
        OperationOutcome()
    }

    /// Carries out one operation of the app, its user or its device.
    package func perform(_ operation: Operation) throws(OperationError) -> OperationOutcome {
        throw .notModelled(operation.kind.rawValue)
    }

    /// The labels of all live controllers, in order of creation.
    package var controllerLabels: [String] { [] }

    /// The identity of the live controller with that label or id.
    package func identity(of name: String) throws(OperationError) -> Identity {
        throw .unknownController(name)
    }

    /// What a property of a controller answers now.
    package func value(of property: Property, of name: String) throws(OperationError) -> Value {
        throw .unknownController(name)
    }

    /// The windows' hierarchies, root first.
    package func hierarchy() -> [HierarchyNode] { [] }
}
