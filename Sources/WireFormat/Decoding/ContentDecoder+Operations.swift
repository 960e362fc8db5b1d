import ControllerHierarchy
import JSONBytes

extension ContentDecoder {
    mutating func operations(_ value: JSONValue) -> [Operation]? {
        guard value.kind == .array else {
            fail(value, "must be an array of operations, such as `[{op: pop, target: nav}]` or `[]`")
            return nil
        }
        return value.elements.compactMap { operation($0) }
    }

    /// An operation that names itself: `{"op": "push", "target": "nav", ...}`.
    mutating func operation(_ object: JSONValue) -> Operation? {
        guard countOperation(object), members(object) != nil else { return nil }
        guard let op = object["op"] else {
            let names = object.members.compactMap(\.key.string)
            let step = names.first { OperationSchema.named($0) != nil || UIKitSpelling.operation($0) != nil }
            failMissing(
                "op", in: object,
                step.map { "is required; write `{op: \($0), …}` here" } ?? "is required")
            return nil
        }
        guard let name = string(op) else { return nil }
        let meant = OperationSchema.named(name) == nil ? UIKitSpelling.operation(name) : nil
        if let meant { take(op, as: [meant.rawValue]) }
        guard let schema = OperationSchema.named(meant?.rawValue ?? name) else {
            fail(
                op,
                "\(name) is not an operation"
                    + advice(for: name, among: OperationKind.allCases.map(\.rawValue)))
            return nil
        }
        var target: String?
        if schema.requiresTarget {
            if let value = object["target"] {
                target = self.name(value)
                // A window takes views, and has no label.
                if schema.kind == .addSubview, target == "window", object["into"] == nil {
                    fail(
                        value,
                        "window is no controller; `into: window` beside any other target puts the view "
                            + "straight into the window")
                }
            } else {
                failMissing("target", in: object)
            }
        }
        var operation = Operation(schema.kind, target: target)
        readFields(of: object, schema, isSelfNamed: true, into: &operation)
        return operation
    }

    /// Reads the fields of an operation, in its place: to move it costs as much as to read most of them.
    ///
    /// - Parameter isSelfNamed: Whether `op` and `target` are among its members.
    mutating func readFields(
        of object: JSONValue, _ schema: OperationSchema, isSelfNamed: Bool, into operation: inout Operation
    ) {
        guard isObject(object) else { return }
        var assignments: [PropertyAssignment] = []
        var found = 0
        object.forEachMember { key, value in
            if let index = schema.names.place(of: key) {
                found |= 1 << index
                read(value, schema, index, into: &operation)
            } else if isSelfNamed, key.utf8Equals("op") || (schema.requiresTarget && key.utf8Equals("target"))
            {
                return
            } else if key.utf8Equals("code") {
                operation.code = code(value)
            } else if key.utf8Equals("pauses") {
                operation.pauses = pauses(value)
            } else if schema.settings != nil, let property = PropertyEntry.named(key) {
                if let assignment = assignment(property, key: key, value: value) {
                    assignments.append(assignment)
                }
            } else if schema.settings != nil, let meant = UIKitSpelling.property(key.string ?? "") {
                take(key, as: [meant.rawValue])
            } else {
                failField(key, value, schema: schema, isSelfNamed: isSelfNamed)
            }
        }
        if let field = schema.settings?.field {
            operation.arguments.append(.init(field, .settings(assignments)))
        }
        if found & schema.requiredFields != schema.requiredFields || found == 0 {
            failMissing(beside: found, of: schema, in: object)
        }
    }

    /// Notes the fields that are required and not among those found.
    private mutating func failMissing(beside found: Int, of schema: OperationSchema, in object: JSONValue) {
        for (index, name) in schema.fieldNames.enumerated()
        where schema.requiredFields & ~found & 1 << index != 0 {
            failMissing(name, in: object)
        }
        let alternatives = schema.kind.alternatives.map(\.field.rawValue)
        if found == 0, let first = alternatives.first {
            let others = alternatives.dropFirst().map { "or \($0) " }.joined()
            failMissing(first, in: object, others + "is required")
        }
    }

    private mutating func failField(
        _ key: JSONValue, _ value: JSONValue, schema: OperationSchema, isSelfNamed: Bool
    ) {
        if let settings = schema.settings {
            let name = key.string ?? ""
            let settable = PropertyEntry.all.filter(\.isSettable).map(\.property.rawValue)
            let isListName = name == settings.field.rawValue
            let hint =
                isListName
                ? "; properties stand by their own names beside the target"
                : advice(for: name, among: settable)
            return fail(key, "\(name) is not a property of controllers\(hint)")
        }
        if !isSelfNamed, key.utf8Equals("op") || key.utf8Equals("target") {
            return fail(key, "\(key.string ?? "") is given by the path")
        }
        if isSelfNamed, schema.requiresTarget, suggestion(for: key.string ?? "", among: ["target"]) != nil {
            return fail(key, "\(key.string ?? "") is not a field of \(schema.kind.rawValue); target is one")
        }
        if key.utf8Equals("completion"), [.push, .pop, .popTo, .popToRoot].contains(schema.kind) {
            return fail(
                key,
                "\(schema.kind.rawValue) has no completion in UIKit; the transition's coordinator has one, of "
                    + "animateAlongsideTransition")
        }
        if let advice = controllerAdvice(key, value, schema) {
            return fail(key, "\(key.string ?? "") is not a field of \(schema.kind.rawValue)\(advice)")
        }
        failUnknown(key, in: schema.kind.rawValue, allowed: schema.fieldNames)
    }

    /// Takes a path that begins with a property as Objective-C or an older Swift calls it.
    private mutating func respellPath(_ value: JSONValue) {
        let path = value.string ?? ""
        let name = path.prefix { $0 != "." }
        guard let meant = UIKitSpelling.property(String(name)) else { return }
        take(value, as: [meant.rawValue + path.dropFirst(name.count)])
    }

    /// Reads a field's value into its place in the operation.
    private mutating func read(
        _ value: JSONValue, _ schema: OperationSchema, _ index: Int, into operation: inout Operation
    ) {
        switch schema.fields[index].place {
        case .animated: if let flag = bool(value) { operation.animated = flag }
        case .completion: operation.completion = operations(value) ?? []
        case .controller: operation.controller = reference(value, schema.fields[index].type)
        case .arguments:
            let field = schema.fields[index]
            if schema.kind == .read { respellPath(value) }
            if let argument = argument(value, field) {
                operation.arguments.append(.init(field.field, argument))
            }
        }
    }

    private mutating func argument(
        _ value: JSONValue, _ field: FieldSpecification
    ) -> Operation.ArgumentValue? {
        switch limits.holdsFields ? field.type : field.type.withoutLimits {
        case .controller, .controllerOrNull, .existingController, .existingControllerOrNull:
            reference(value, field.type).map { .controller($0) }
        case .controllers(let countMax):
            isCounted(value, countMax) ? controllers(value).map { .controllers($0) } : nil
        case .operations: operations(value).map { .operations($0) }
        case .bool: bool(value).map { .value(.bool($0)) }
        case .number(let range): number(value, in: range).map { .value(.number($0)) }
        case .integer(let range): integer(value, in: range).map { .value(.number(Double($0))) }
        case .string(let bytesMax): name(value, bytesMax: bytesMax).map { .value(.string($0)) }
        case .word(let words): word(value, among: words).map { .value(.string($0)) }
        case .words(let words):
            self.words(value, among: words).map { .value(.array($0.map(Value.string))) }
        case .archive: archive(value).map { .archive($0) }
        case .pauses: .pauses(pauses(value))
        case .property(let property): propertyValue(value, type: property.type).map { .value($0) }
        case .any: .value(self.value(value))
        // The settings of `set` stand among its fields and are read there.
        case .settings: nil
        }
    }

    /// Whether a list has at most so many elements.
    private mutating func isCounted(_ value: JSONValue, _ countMax: Int) -> Bool {
        guard value.kind == .array, value.count > countMax else { return true }
        fail(value, "must have at most \(countMax) elements")
        return false
    }

    private mutating func reference(_ value: JSONValue, _ type: FieldType) -> ControllerReference? {
        // UIKit takes nil there: the window then has no root, and presenting nil raises.
        let (isDescribed, takesNull) =
            switch type {
            case .controller: (true, false)
            case .controllerOrNull: (true, true)
            case .existingControllerOrNull: (false, true)
            default: (false, false)
            }
        if takesNull, value.isNull || takesNil(value) { return ControllerReference.none }
        return isDescribed ? controller(value) : existingController(value)
    }
}

extension FieldType {
    /// The same for content that was accepted once, under whatever limits held then.
    fileprivate var withoutLimits: FieldType {
        switch self {
        case .number: .number(0...Double.greatestFiniteMagnitude)
        case .string: .string(bytesMax: .max)
        case .controllers: .controllers(countMax: .max)
        case .integer, .word, .words, .bool, .controller, .controllerOrNull, .existingController,
            .existingControllerOrNull, .operations, .settings, .archive, .pauses, .property, .any:
            self
        }
    }
}
