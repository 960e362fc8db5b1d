import Foundation

/// A program to run in a process of its own.
struct Command {
    enum Status: Equatable {
        case exited(Int32)
        case crashed
        case timedOut
    }

    private let arguments: [String]
    var environment: [String: String] = [:]
    var seconds: Double = .infinity
    /// Where its output goes; nil for where the tool's own goes.
    var output: URL?

    init(_ arguments: [String]) { self.arguments = arguments }

    /// What a process may take of memory, in KiB: a mutant that never ends takes all there is.
    private static let memoryMax = 4 * 1024 * 1024

    /// Runs the program to its end, or until its time is over.
    func run() throws -> Status {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments =
            output == nil
            ? ["-c", "exec \"$@\"", "sh"] + arguments
            : ["-c", "ulimit -c 0; ulimit -v \(Self.memoryMax); exec \"$@\"", "sh"] + arguments
        process.environment = ProcessInfo.processInfo.environment
            .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }.merging(environment) { $1 }
        if let output {
            guard FileManager.default.createFile(atPath: output.path, contents: nil) else {
                throw Failure("\(output.path) cannot be written")
            }
            let file = try FileHandle(forWritingTo: output)
            process.standardOutput = file
            process.standardError = file
        }
        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }
        try process.run()
        if seconds < .infinity, ended.wait(timeout: .now() + seconds) == .timedOut {
            kill(process.processIdentifier, SIGKILL)
            ended.wait()
            return .timedOut
        }
        if seconds == .infinity { ended.wait() }
        return process.terminationReason == .exit ? .exited(process.terminationStatus) : .crashed
    }
}

/// Why the tool cannot go on.
struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
