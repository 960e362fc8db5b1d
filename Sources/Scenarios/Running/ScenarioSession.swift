import ControllerHierarchy
import WireFormat

/// A simulated app that a scenario drives.
final class ScenarioSession {
    private let application: Application

    init(definition: [UInt8], recordsReturnOrder: Bool, limits: ModelLimits) throws(Refusal) {
        do {
            let definition = try SessionDefinition(json: definition, limits: ScenarioReader.limits)
            application = try Application(definition: definition.application, limits: limits)
        } catch let error as WireError {
            throw Refusal(detail: error.detail)
        } catch let error as OperationError {
            throw Refusal(error)
        } catch { throw Refusal(detail: "\(error)") }
        application.recordsReturnOrder = recordsReturnOrder
    }

    func launch() throws(Refusal) -> OperationOutcome {
        do throws(OperationError) { return try application.launch() } catch { throw Refusal(error) }
    }

    func perform(_ operation: DecodedOperation) throws(Refusal) -> OperationOutcome {
        do throws(OperationError) { return try application.perform(operation.operation) } catch {
            throw Refusal(error)
        }
    }

    func label(of name: String) -> String? { (try? application.identity(of: name))?.label }

    func value(of property: Property, of name: String) throws(OperationError) -> Value {
        try application.value(of: property, of: name)
    }
}
