/// What fields of several operations have in common, as the API's description says it once under a name.
package struct FieldMeaning: Sendable {
    /// The name of the schema, such as `Seconds`.
    package let name: String
    package let type: FieldType
    /// A sentence.
    package let description: String
    /// What stands for a field that is left out, where that is a value.
    package let standard: Value?
    package let example: Value?

    init(
        _ name: String, _ type: FieldType, _ description: String, standard: Value? = nil,
        example: Value? = nil
    ) {
        self.name = name
        self.type = type
        self.description = description
        self.standard = standard
        self.example = example
    }
}
