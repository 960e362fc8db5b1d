import Foundation
import Testing
import Yams

/// Pages and data that must stay true.
@Suite struct DocumentationTests {
    @Test func architectureIsShort() throws {
        let page = try #require(ProjectFiles.file("docs/ARCHITECTURE.md"))
        #expect(page.lines.count <= 150)
    }

    /// Scripts that take options say which.
    @Test func scriptsHaveHelp() throws {
        let scripts = ProjectFiles.files(in: "Benchmarks", "Tests", "Tools", endings: [".py"])
            .filter { script in
                ["ArgumentParser", "harness.arguments"].contains { script.lines.joined().contains($0) }
            }
            .map { ProjectFiles.root.appending(path: $0.path).path }
            .filter { FileManager.default.isExecutableFile(atPath: $0) }
        #expect(scripts.count > 10)
        for script in scripts {
            let process = Process()
            process.executableURL = URL(filePath: script)
            process.arguments = ["--help"]
            process.standardOutput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            try process.run()
            process.waitUntilExit()
            #expect(process.terminationStatus == 0, "\(script) --help")
        }
    }

    /// Links in Markdown to files of the project lead somewhere.
    @Test func linksLeadToFiles() throws {
        let link = try Regex(#"\]\(([^)#: ]+)(?:#[^)]*)?\)"#, as: (Substring, Substring).self)
        for page in ProjectFiles.all where page.path.hasSuffix(".md") {
            let folder = ProjectFiles.root.appending(path: page.path).deletingLastPathComponent()
            for line in page.lines {
                for match in line.matches(of: link) {
                    let target = folder.appending(path: String(match.output.1))
                    #expect(
                        FileManager.default.fileExists(atPath: target.standardizedFileURL.path),
                        "\(page.path) links to \(match.output.1)")
                }
            }
        }
    }

    /// Every row of a table has the cells of its head: a row elsewhere belongs to another table.
    @Test func rowsHaveTheCellsOfTheirTable() throws {
        let code = try Regex("`[^`]*`")
        for page in ProjectFiles.all where page.path.hasSuffix(".md") {
            var head: Int?
            for (place, line) in page.lines.enumerated() {
                guard line.hasPrefix("|") else {
                    head = nil
                    continue
                }
                let plain = line.replacing(code, with: "").replacing("\\|", with: "")
                let cells = plain.count { $0 == "|" } - 1
                #expect(cells == head ?? cells, "\(page.path), line \(place + 1)")
                head = head ?? cells
            }
        }
    }

    @Test func scenariosSayWhatTheyAreAndWhereFrom() throws {
        let files = ProjectFiles.files(in: "Scenarios", endings: [".yaml"])
        #expect(files.count >= 120)
        for file in files {
            let document = try Yams.load(yaml: file.lines.joined(separator: "\n")) as? [String: Any]
            for key in ["name", "source"] {
                let text = document?[key] as? String
                #expect(text.map { !$0.isEmpty } == true, "\(file.path) has no \(key)")
            }
        }
    }

    /// A checkout has to work on any machine, wherever that one gets its packages from.
    @Test func noFileNamesAMachineOrARegistry() throws {
        let folders = ["work", "tmp", "home", "Users"].joined(separator: "|")
        let paths = #"(?:^|[\s"'`=(:<])/(?:"# + folders + ")/"
        let registries = [
            ["pypi", "org"], ["pythonhosted", "org"], ["npmjs", "org"], ["npmjs", "com"], ["crates", "io"],
            ["rubygems", "org"], ["docker", "io"], ["docker", "com"], ["ghcr", "io"], ["quay", "io"],
            ["proxy.golang", "org"], ["deb.debian", "org"],
        ]
        let hosts = registries.map { $0.joined(separator: #"\."#) }.joined(separator: "|")
        expectNone(
            try ProjectFiles.lines(of: ProjectFiles.all, matching: paths), "another machine has other folders"
        )
        let named = try ProjectFiles.lines(of: ProjectFiles.all, matching: #"\b(?:"# + hosts + #")\b"#)
        expectNone(named, "the machine's own configuration says where packages come from")
    }
}
