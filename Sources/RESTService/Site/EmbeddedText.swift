import FoundationEssentials

/// docs/scenario.schema.json, the JSON Schema of scenario files, which editors read.
package enum ScenarioSchemaFile {
    /// The whole schema.
    package static var text: String { EmbeddedText.scenarioSchema.text }
}

/// A text of the project, of one file or several, that is compiled into the program
/// (docs/decisions/0018-files-embedded-where-they-are.md).
struct EmbeddedText: Sendable {
    /// They last as long as the program.
    nonisolated(unsafe) let bytes: UnsafeRawBufferPointer

    /// Creates one that the build has deflated into a gzip file, in base 64; how many bytes it has stands at
    /// the end.
    init(deflated text: String) {
        guard let file = Data(base64Encoded: text), file.count > 4 else { EmbeddedText.refuse() }
        let memory = file.withUnsafeBytes { file in
            let end = file.loadUnaligned(fromByteOffset: file.count - 4, as: UInt32.self)
            let count = UInt32(littleEndian: end)
            let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: Int(count), alignment: 1)
            guard Inflating.inflate(file, .gzip, into: memory) == memory.count else { EmbeddedText.refuse() }
            return memory
        }
        bytes = UnsafeRawBufferPointer(memory)
    }

    private static func refuse() -> Never {
        preconditionFailure("a file was damaged as the program was built")
    }

    /// The whole text.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The text without the end of its last line, which the page that it stands in has itself.
    var textInPage: String { String(decoding: bytes.dropLast(), as: UTF8.self) }
}
