import Foundation

/// A service that this process has started, with its sessions in memory; it ends with this process.
final class ServiceProcess {
    let address: String
    private let process = Process()
    /// The shell that watches over the service waits for this to end, also where this process is killed.
    private let life = Pipe()

    /// Starts the program.
    ///
    /// - Throws: where there is no such program, or it ends at once.
    init(_ program: String) throws {
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = [
            "-c", #""$0" serve --listen 127.0.0.1:0 --store memory: & service=$!; read -r _; kill $service"#,
            program,
        ]
        process.standardInput = life
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        var line = Data()
        while !line.contains(UInt8(ascii: "\n")) {
            let more = output.fileHandleForReading.availableData
            guard !more.isEmpty else {
                throw HTTPConnection.Failure(description: "\(program) has ended")
            }
            line += more
        }
        guard let url = JSONReader.value(Array(line.prefix { $0 != UInt8(ascii: "\n") }))?["url"].string
        else {
            throw HTTPConnection.Failure(description: "\(program) does not say where it listens")
        }
        address = url
    }

    func stop() {
        try? life.fileHandleForWriting.close()
        process.waitUntilExit()
    }
}
