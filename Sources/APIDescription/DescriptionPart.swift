import ControllerHierarchy
import RESTService
import WireFormat

/// A part of the API's description that follows from the program.
enum DescriptionPart: String, CaseIterable {
    case operationGroups = "operation-groups"
    case operationPaths = "operation-paths"
    case operationRequests = "operation-requests"
    case operationList = "operation-list"
    case operationsInLists = "operations-in-lists"
    case fieldSchemas = "field-schemas"
    case properties
    case propertyComponents = "property-components"
    case operationMapping = "operation-mapping"
    case describedProperties = "described-properties"
    case traits
    case overriddenMethods = "overridden-methods"
    case overriddenMethodPatterns = "overridden-method-patterns"
    case callbackNames = "callback-names"
    case deviceModels = "device-models"
    case problemCodes = "problem-codes"

    /// The part's lines, without indentation.
    var lines: [String] {
        switch self {
        case .operationGroups:
            OperationGroup.allCases.flatMap {
                ["- name: \($0.rawValue)", "  description: \($0.description)"]
            }
        case .operationPaths: OperationKind.allCases.flatMap(OperationPath.lines)
        case .operationRequests: OperationKind.allCases.flatMap(OperationSchemas.request)
        case .operationList:
            OperationKind.allCases.map { "- " + YAML.reference("schemas", $0.schemaName + "Operation") }
        case .operationsInLists: OperationKind.allCases.flatMap(OperationSchemas.inList)
        case .fieldSchemas: FieldSchema.shared
        case .properties: Property.allCases.map(PropertySchema.line)
        case .propertyComponents: PropertySchema.components
        case .operationMapping:
            OperationKind.allCases.map {
                "\($0.rawValue): \"#/components/schemas/\($0.schemaName)Operation\""
            }
        case .describedProperties: PropertySchema.described
        case .traits:
            Trait.allCases.map { PropertySchema.line($0.rawValue, $0.type) }
                + [PropertySchema.line("custom", .object)]
        case .overriddenMethods: OverriddenMethodSchema.properties
        case .overriddenMethodPatterns: OverriddenMethodSchema.patterns
        case .callbackNames: CallbackNames.own.map { "- " + $0 }
        case .deviceModels: DevicePreset.modelNames.map { "- " + $0 }
        case .problemCodes: ProblemCode.allCases.map { "- " + $0.rawValue }
        }
    }
}
