/// A field of an operation with the type as which its code reads it.
struct Field<Content>: Sendable {
    let specification: FieldSpecification
    /// What an operation says there, or what stands for a field that is left out.
    let read: @Sendable (Operation) -> Content
}

extension Operation {
    /// What the operation says in that field, or what stands for it if it is left out.
    subscript<Content>(field: Field<Content>) -> Content { field.read(self) }
}
