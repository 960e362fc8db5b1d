import Foundation
import Testing

/// The image is built from a part of the project, which must hold all that the program is built from.
@Suite struct ImageTests {
    /// What the program embeds comes into the build, and what is large and made here stays out of it.
    @Test func theBuildGetsWhatTheProgramEmbeds() throws {
        let plugin = try #require(ProjectFiles.file("Plugins/DeflateFiles/DeflateFiles.swift"))
        let path = try Regex("\"([A-Za-z/]+\\.[a-z.]+)\"", as: (Substring, Substring).self)
        let embedded = plugin.lines.flatMap { $0.matches(of: path) }.map { String($0.output.1) }
        #expect(embedded.contains("openapi.yaml") && embedded.count > 40)
        for path in embedded { #expect(try !Self.isIgnored(path), "\(path) is embedded") }
        for path in ["docs/tour.md", ".build/debug", "Clients/Python/test.sh", "Tests/Page/.venv/made"] {
            #expect(try Self.isIgnored(path), "\(path)")
        }
    }

    /// Whether `.dockerignore` leaves a file out: the last line that fits it, or a folder of it, counts.
    private static func isIgnored(_ path: String) throws -> Bool {
        let lines = try #require(ProjectFiles.file(".dockerignore")).lines
        let parts = path.split(separator: "/")
        let places = parts.indices.map { parts[...$0].joined(separator: "/") }
        var isIgnored = false
        for line in lines where !line.hasPrefix("#") && !line.isEmpty {
            let takesBack = line.hasPrefix("!")
            var patterns = [takesBack ? String(line.dropFirst()) : line]
            if patterns[0].hasPrefix("**/") { patterns.append(String(patterns[0].dropFirst(3))) }
            let fits = places.contains { place in
                patterns.contains { pattern in
                    let flags = pattern.hasPrefix("**/") ? 0 : FNM_PATHNAME
                    return fnmatch(pattern, place, flags) == 0
                }
            }
            if fits { isIgnored = !takesBack }
        }
        return isIgnored
    }
}
