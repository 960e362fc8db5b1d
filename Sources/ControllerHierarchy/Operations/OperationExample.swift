/// A value as literals spell it.
///
/// A type of its own: if a ``Value`` could be a literal, calls with literals would be ambiguous elsewhere.
package struct OperationExample: Sendable {
    package let value: ControllerHierarchy.Value
}

extension OperationExample: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral,
    ExpressibleByIntegerLiteral, ExpressibleByStringLiteral
{
    package init(nilLiteral: ()) { value = .null }
    package init(booleanLiteral flag: Bool) { value = .bool(flag) }
    package init(floatLiteral number: Double) { value = .number(number) }
    package init(integerLiteral number: Int) { value = .number(Double(number)) }
    package init(stringLiteral text: String) { value = .string(text) }
}

extension OperationExample: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
    package init(arrayLiteral elements: OperationExample...) { value = .array(elements.map(\.value)) }

    package init(dictionaryLiteral members: (String, OperationExample)...) {
        value = .object(members.map { .init($0.0, $0.1.value) })
    }
}
