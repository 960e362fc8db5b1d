import ArgumentParser
import Glibc
import JSONBytes
import Logging
import MicroHTTPServer
import RESTService
import SQLiteJournal
import Sessions

/// Runs the service until SIGTERM, SIGHUP or SIGINT.
struct ServeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Serve sessions over HTTP until SIGTERM, SIGHUP or SIGINT.",
        discussion: """
            Prints one line of JSON with the URL on standard output when it answers requests; the log goes \
            to standard error. Each option has an environment variable, which counts where the option is not \
            given.

            Exit codes: 0 stopped as asked, 64 wrong usage, 69 the address or the store cannot be had, 70 an \
            internal error, 74 the disk failed to make an answer durable, 78 wrong configuration.
            """)

    @OptionGroup var options: ServeOptions

    func run() throws {
        let settings: ServeSettings
        do {
            settings = try ServeSettings(ServeValues(options))
        } catch {
            StandardError.print("understudy: \(error.detail)")
            throw ExitCode(78)
        }
        try Self.serve(settings)
    }

    /// Serves until somebody asks it to stop.
    static func serve(_ settings: ServeSettings) throws {
        LoggingSystem.bootstrap { label in
            guard settings.logsJSON else {
                var handler = StreamLogHandler.standardError(label: label)
                handler.logLevel = settings.logLevel
                return handler
            }
            return JSONLinesLogHandler(level: settings.logLevel)
        }
        var signals = StopSignals()
        let logger = Logger(label: "understudy")
        let breakdown = Breakdown(logger)
        let journal: any Journal
        do {
            journal = try settings.store.open(synchronous: settings.synchronous) { breakdown.note($0) }
        } catch {
            StandardError.print("understudy: the store cannot be opened: \(error.detail)")
            throw ExitCode(error.exitCode)
        }
        for notice in (journal as? SQLiteJournal)?.notices ?? [] { logger.warning("\(notice)") }
        let registry = SessionRegistry(journal: journal, limits: settings.sessionLimits)
        let service = Service(configuration: settings.service, registry: registry, logger: logger)
        let port: UInt16
        do {
            port = try service.start()
        } catch {
            if error.code == .addressInUse {
                StandardError.print("understudy: \(settings.address.inUse)")
            } else {
                StandardError.print("understudy: \(error)")
            }
            throw ExitCode(error.code == .addressInvalid ? 78 : 69)
        }
        try announce(port, settings)
        let signal = signals.wait()
        service.drain()
        // Whoever presses a key is no load balancer, and a second signal means at once.
        if signal != SIGINT, !breakdown.hasHappened { _ = signals.wait(atMost: settings.drainDelay) }
        withdraw(port, settings)
        service.stop(grace: breakdown.hasHappened ? .seconds(1) : settings.grace)
        if breakdown.hasHappened { throw ExitCode(74) }
    }

    /// Tells port and URL, now that requests are answered.
    private static func announce(_ port: UInt16, _ settings: ServeSettings) throws {
        if let path = settings.portFile { try OutputFile.replace(path, with: "\(port)\n") }
        var writer = JSONWriter()
        writer.beginObject()
        writer.key("event")
        writer.value("listening")
        writer.key("url")
        writer.value(settings.address.url(port: port))
        writer.key("port")
        writer.value(Int(port))
        writer.endObject()
        print(writer.string())
        fflush(nil)
    }

    /// Removes the port file, unless another service has taken it over.
    private static func withdraw(_ port: UInt16, _ settings: ServeSettings) {
        guard let path = settings.portFile, OutputFile.text(of: path, atMost: 16) == "\(port)\n" else {
            return
        }
        unlink(path)
    }
}
