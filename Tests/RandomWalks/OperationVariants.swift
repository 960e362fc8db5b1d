import ControllerHierarchy

extension OperationKind {
    /// The operation by itself and with each value of each of its fields that has few.
    package var variants: [String] {
        [rawValue]
            + fields.flatMap { field -> [String] in
                switch field.type {
                case .bool: ["true", "false"].map { "\(rawValue) \(field.field.rawValue) \($0)" }
                case .word(let words): words.map { "\(rawValue) \(field.field.rawValue) \($0)" }
                default: ["\(rawValue) \(field.field.rawValue)"]
                }
            }
    }
}

extension Operation {
    /// The variants of its kind that it is.
    package var variants: [String] {
        let name = kind.rawValue
        var variants = [name]
        if kind.fields.contains(where: { $0.place == .animated }) {
            variants.append("\(name) animated \(animated)")
        }
        if completion != nil { variants.append("\(name) completion") }
        if controller != nil { variants.append("\(name) controller") }
        for argument in arguments {
            let field = kind.fields.first { $0.field == argument.field }
            switch (field?.type, argument.value) {
            case (.bool, .value(.bool(let flag))):
                variants.append("\(name) \(argument.field.rawValue) \(flag)")
            case (.word, .value(.string(let word))):
                variants.append("\(name) \(argument.field.rawValue) \(word)")
            default: variants.append("\(name) \(argument.field.rawValue)")
            }
        }
        return variants
    }
}
