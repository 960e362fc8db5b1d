package import InterfaceBuilder

/// Reads sources of an app, each language with its own reader.
package enum SourceReader {
    /// Endings of the names of files that can hold what documents name, with their dots.
    package static let endings = [".swift", ".h", ".m", ".mm"]

    /// Whether this program was built with the reader of Swift (the trait `SwiftSources`).
    package static var readsSwift: Bool {
        #if SwiftSources
        true
        #else
        false
        #endif
    }

    /// Reads a file; safe to call from several threads at once.
    ///
    /// - Parameter path: Its ending says which language it is in.
    package static func facts(_ bytes: [UInt8], path: String) -> SourceFacts {
        guard path.hasSuffix(".swift") else { return ObjectiveCReader.facts(bytes) }
        #if SwiftSources
        return SwiftReader.facts(bytes)
        #else
        return SourceFacts()
        #endif
    }
}
