extension JSONTree: CustomStringConvertible {
    /// The value in one line without white space.
    package var description: String {
        var writer = JSONWriter()
        writer.value(self)
        return writer.string()
    }

    /// The value over several lines, indented by two spaces a level, without a line feed at the end.
    ///
    /// Empty arrays and objects stay in one line.
    package var prettyPrinted: String {
        var writer = JSONWriter()
        writer.writePretty(self, level: 0)
        return writer.string()
    }
}

extension JSONWriter {
    /// Writes a tree, without white space, as the next value.
    package mutating func value(_ tree: JSONTree) {
        switch tree {
        case .null: null()
        case .bool(let bool): value(bool)
        case .int(let int): value(int)
        case .double(let double): value(double)
        case .string(let string): value(string)
        case .array(let elements):
            beginArray()
            for element in elements { value(element) }
            endArray()
        case .object(let members):
            beginObject()
            for member in members {
                key(member.key)
                value(member.value)
            }
            endObject()
        }
    }

    fileprivate mutating func writePretty(_ tree: JSONTree, level: Int) {
        switch tree {
        case .array(let elements) where !elements.isEmpty:
            write("[")
            for (offset, element) in elements.enumerated() {
                startLine(level: level + 1, isFirst: offset == 0)
                writePretty(element, level: level + 1)
            }
            startLine(level: level, isFirst: true)
            write("]")
        case .object(let members) where !members.isEmpty:
            write("{")
            for (offset, member) in members.enumerated() {
                startLine(level: level + 1, isFirst: offset == 0)
                writeString(member.key)
                write(": ")
                writePretty(member.value, level: level + 1)
            }
            startLine(level: level, isFirst: true)
            write("}")
        default:
            writeScalar(tree)
        }
    }

    private mutating func startLine(level: Int, isFirst: Bool) {
        if !isFirst { write(",") }
        write("\n")
        for _ in 0..<level { write("  ") }
    }

    /// Writes what has no line breaks, without a comma before it.
    private mutating func writeScalar(_ tree: JSONTree) {
        switch tree {
        case .null: writeNull()
        case .bool(let bool): writeBool(bool)
        case .int(let int): writeInt(int)
        case .double(let double): writeDouble(double)
        case .string(let string): writeString(string)
        case .array: write("[]")
        case .object: write("{}")
        }
    }
}
