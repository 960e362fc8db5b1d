import Foundation

/// What a controller encodes its state with, and decodes it from: numbers, texts, dates as numbers, and lists of them.
final class RestorationCoder: NSCoder {
    private(set) var values: [String: JSON]

    init(_ values: [String: JSON]) { self.values = values }

    override var allowsKeyedCoding: Bool { true }
    override func encode(_ object: Any?, forKey key: String) { values[key] = Self.json(object) }
    override func encode(_ value: Bool, forKey key: String) { values[key] = .bool(value) }
    override func encode(_ value: Int, forKey key: String) { values[key] = .number(Double(value)) }
    override func encode(_ value: Int32, forKey key: String) { values[key] = .number(Double(value)) }
    override func encode(_ value: Int64, forKey key: String) { values[key] = .number(Double(value)) }
    override func encode(_ value: Float, forKey key: String) { values[key] = .number(Double(value)) }
    override func encode(_ value: Double, forKey key: String) { values[key] = .number(value) }
    override func containsValue(forKey key: String) -> Bool { values[key] != nil }
    override func decodeObject(forKey key: String) -> Any? { values[key].flatMap(Self.object) }
    override func decodeBool(forKey key: String) -> Bool { values[key]?.bool ?? false }
    override func decodeInteger(forKey key: String) -> Int { values[key]?.int ?? 0 }
    override func decodeInt32(forKey key: String) -> Int32 { Int32(values[key]?.int ?? 0) }
    override func decodeInt64(forKey key: String) -> Int64 { Int64(values[key]?.int ?? 0) }
    override func decodeFloat(forKey key: String) -> Float { Float(values[key]?.number ?? 0) }
    override func decodeDouble(forKey key: String) -> Double { values[key]?.number ?? 0 }

    private static func json(_ object: Any?) -> JSON {
        switch object {
        case let text as String: .string(text)
        case let flag as Bool: .bool(flag)
        case let number as Int: .number(Double(number))
        case let number as Double: .number(number)
        case let list as [Any]: .array(list.map { json($0) })
        case let members as [String: Any]: .object(members.mapValues { json($0) })
        case _: .null
        }
    }

    private static func object(_ json: JSON) -> Any? {
        switch json {
        case .null: nil
        case .bool(let value): value
        case .number(let value): Int(exactly: value) ?? value
        case .string(let value): value
        case .array(let values): values.compactMap(object)
        case .object(let members): members.compactMapValues(object)
        }
    }
}
