import CEmbeddedFiles

/// docs/scenario.schema.json, the JSON Schema of scenario files, which editors read.
package enum ScenarioSchemaFile {
    static var file: EmbeddedText { EmbeddedText(embedded_scenario_schema()) }

    /// The whole schema.
    package static var text: String { file.text }
}

/// A text file of the project that is compiled into the program.
struct EmbeddedText {
    /// Lasts as long as the program.
    let bytes: UnsafeRawBufferPointer

    init(_ file: embedded_file) {
        bytes = UnsafeRawBufferPointer(start: file.bytes, count: file.count)
    }

    /// The whole text.
    var text: String { String(decoding: bytes, as: UTF8.self) }
}
