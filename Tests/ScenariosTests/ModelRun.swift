import WireFormat

@testable import ControllerHierarchy

/// A run of an app in the model alone, without a session.
enum ModelRun {
    /// Launches an app and performs operations; `note` gets what came of each.
    static func perform(
        _ operations: [Operation], of definition: ApplicationDefinition,
        note: (OperationOutcome) -> Void
    ) throws(OperationError) {
        var application = try Application(definition: definition, prepare: Identity.wirePreparation)
        note(try application.launch())
        for operation in operations {
            guard operation.kind == .relaunch else {
                note(try application.perform(operation))
                continue
            }
            let next = try application.relaunched(by: operation, from: definition) {
                (definition, previous) throws(OperationError) in
                try Application(definition: definition, prepare: Identity.wirePreparation, after: previous)
            }
            application = next.0
            note(next.1)
        }
    }
}
