import Foundation

/// A program to run in a process of its own.
struct Command {
    enum Status: Equatable {
        case exited(Int32)
        case crashed
        /// It has used the processor for longer than it may.
        case outOfTime
        /// It has taken longer than it may, which says that it waits for what does not come.
        case stuck
    }

    private let arguments: [String]
    var environment: [String: String] = [:]
    /// How long it may use the processor, which is the same however busy the machine is.
    var processorSeconds: Double?
    /// How long it may take.
    var seconds: Double?
    /// Where its output goes; nil for where the tool's own goes.
    var output: URL?

    init(_ arguments: [String]) { self.arguments = arguments }

    /// What a process may take of memory, in KiB: a mutant that never ends takes all there is.
    private static let memoryMax = 4 * 1024 * 1024

    /// How long all programs that have ended used the processor, with what these ran.
    static var processorSecondsUsed: Double {
        var usage = rusage()
        getrusage(RUSAGE_CHILDREN.rawValue, &usage)
        return [usage.ru_utime, usage.ru_stime].reduce(0) {
            $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1_000_000
        }
    }

    /// Runs the program to its end, or until its time is over.
    func run() throws -> Status {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        var limits = output == nil ? "" : "ulimit -c 0; ulimit -v \(Self.memoryMax); "
        if let processorSeconds { limits += "ulimit -S -t \(Int(processorSeconds.rounded(.up))); " }
        let timeout = seconds.map { ["timeout", "--signal=KILL", "\($0)"] } ?? []
        process.arguments = ["-c", limits + "exec \"$@\"", "sh"] + timeout + arguments
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
        try process.run()
        process.waitUntilExit()
        guard process.terminationReason == .uncaughtSignal else {
            return .exited(process.terminationStatus)
        }
        return switch process.terminationStatus {
        case SIGXCPU: .outOfTime
        case SIGKILL: .stuck
        default: .crashed
        }
    }
}

/// Why the tool cannot go on.
struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
