// Compiled together with the sources of JSONBytes by fuzz-json.sh; no target of the package.

/// What libFuzzer calls with each text it makes up.
///
/// A text may be refused, but only at a place within it; one that is read must come back from each way of writing it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzJSON(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    do throws(JSONError) {
        let document = try JSONDocument(parsing: UnsafeRawBufferPointer(start: data, count: size))
        check(document.root)
    } catch {
        precondition((0...size).contains(error.offset) && error.line >= 1 && error.column >= 1)
        precondition(error.message.utf8.allSatisfy { $0 >= 0x20 }, "the message is more than one line")
    }
    return 0
}

private func check(_ root: JSONValue) {
    let tree = JSONTree(root)
    for text in [tree.description, tree.prettyPrinted] {
        let again = parsed(Array(text.utf8)).root
        precondition(again.isEqual(to: root) && root.isEqual(to: again), "written differently")
        precondition(JSONTree(again) == tree, "read back differently")
    }
    visit(root, from: root)
}

/// Checks what each value says of itself: its bytes are the value, its pointer leads to it, its key finds it.
private func visit(_ value: JSONValue, from root: JSONValue) {
    precondition(parsed(value.sourceBytes).root.isEqual(to: value), "the bytes are of another value")
    precondition(resolve(value.pointer, from: root)?.index == value.index, "the pointer leads elsewhere")
    for element in value.elements { visit(element, from: root) }
    for member in value.members {
        precondition(
            value[member.key.string ?? ""]?.index == member.value.index, "the key finds another value")
        visit(member.value, from: root)
    }
}

private func parsed(_ text: [UInt8]) -> JSONDocument {
    do throws(JSONError) {
        return try JSONDocument(parsing: text)
    } catch {
        preconditionFailure("what was written is refused: \(error)")
    }
}

/// Follows a JSON Pointer as RFC 6901, section 4, says.
private func resolve(_ pointer: String, from root: JSONValue) -> JSONValue? {
    var value: JSONValue? = root
    for token in pointer.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        .dropFirst()
    {
        var key: [UInt8] = []
        for byte in token {
            if key.last == UInt8(ascii: "~"), byte == UInt8(ascii: "1") {
                key[key.count - 1] = UInt8(ascii: "/")
            } else if key.last == UInt8(ascii: "~"), byte == UInt8(ascii: "0") {
                // A mark that no key holds keeps a decoded "~" from being decoded again.
                key[key.count - 1] = 0xFF
            } else {
                key.append(byte)
            }
        }
        let name = String(decoding: key.map { $0 == 0xFF ? UInt8(ascii: "~") : $0 }, as: UTF8.self)
        value = value?.kind == .array ? value?[Int(name) ?? -1] : value?[name]
    }
    return value
}
