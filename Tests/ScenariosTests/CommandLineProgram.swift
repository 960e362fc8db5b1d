import Foundation

/// The built program while it runs; it is stopped at the end at the latest.
final class RunningProgram {
    private let process = Process()
    private let output = Pipe()

    init(_ arguments: [String], in folder: URL, environment: [String: String]) throws {
        process.executableURL = CommandLineProgram.url
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = CommandLineProgram.environment.merging(environment) { $1 }
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
    }

    deinit { if process.isRunning { process.terminate() } }

    /// The first line of standard output; nil if it ends before.
    func firstLine() -> String? {
        var line = Data()
        while !line.contains(10) {
            let data = output.fileHandleForReading.availableData
            if data.isEmpty { return nil }
            line += data
        }
        return String(decoding: line.prefix { $0 != 10 }, as: UTF8.self)
    }

    /// The names of its threads; one that has just ended has none.
    func threadNames() throws -> [String] {
        let tasks = "/proc/\(process.processIdentifier)/task"
        return try FileManager.default.contentsOfDirectory(atPath: tasks).compactMap { task in
            (try? String(contentsOfFile: "\(tasks)/\(task)/comm", encoding: .utf8))?
                .trimmingCharacters(in: .newlines)
        }
    }

    /// Sends SIGTERM and returns the exit code.
    func stop() -> Int32 {
        process.terminate()
        return end()
    }

    /// Sends a signal and returns the exit code, that of SIGKILL if nothing comes of it for 15 seconds.
    func stop(by signal: Int32) -> Int32 {
        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }
        kill(process.processIdentifier, signal)
        if ended.wait(timeout: .now() + 15) == .timedOut { kill(process.processIdentifier, SIGKILL) }
        return end()
    }

    /// Waits for the end and returns the exit code.
    func end() -> Int32 {
        process.waitUntilExit()
        return process.terminationStatus
    }
}

/// A folder that lives as long as the value.
final class TemporaryFolder {
    let url: URL

    init(files: [String: String]) throws {
        url = FileManager.default.temporaryDirectory.appending(path: "understudy-\(UUID().uuidString)")
        for (path, text) in files {
            let file = url.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }

    deinit { try? FileManager.default.removeItem(at: url) }
}

/// Runs the built program.
enum CommandLineProgram {
    struct Result {
        let status: Int32
        let output: String
        let error: String
    }

    /// Beside the test bundle, or where `UNDERSTUDY_BINARY` says.
    static var url: URL {
        if let path = ProcessInfo.processInfo.environment["UNDERSTUDY_BINARY"] { return URL(filePath: path) }
        let arguments = ProcessInfo.processInfo.arguments
        if let index = arguments.firstIndex(of: "--test-bundle-path"), index + 1 < arguments.count {
            return URL(filePath: arguments[index + 1]).deletingLastPathComponent().appending(
                path: "understudy")
        }
        return URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: ".build/debug/understudy")
    }

    /// The environment, without a store in the home folder of whoever runs the tests.
    static var environment: [String: String] {
        ProcessInfo.processInfo.environment.merging(["UNDERSTUDY_STORE": "memory:"]) { $1 }
    }

    static func run(_ arguments: [String], in folder: URL, program: URL = url) throws -> Result {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = environment
        let (output, error) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = error
        try process.run()
        // The outputs are shorter than a pipe's buffer, so one may be read after the other.
        let outputData = output.fileHandleForReading.readDataToEndOfFile()
        let errorData = error.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Result(
            status: process.terminationStatus, output: String(decoding: outputData, as: UTF8.self),
            error: String(decoding: errorData, as: UTF8.self))
    }
}
