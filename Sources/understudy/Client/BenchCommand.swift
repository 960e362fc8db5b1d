import ArgumentParser
import Glibc
import JSONBytes
import Logging
import MicroHTTPServer
import RESTService
import Sessions

/// Measures how many operations a second a service carries out.
struct BenchCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bench",
        abstract: "Measure present and dismiss, push and pop over HTTP: requests a second and latencies.",
        discussion: """
            Without --url a service of this process is measured, which keeps its sessions in memory; the \
            load comes from the same process and takes its share of the machine. Sessions made for the \
            purpose are deleted at the end.

            Exit codes: 0 measured, 1 a request failed, 64 wrong usage, 69 no service answers.
            """)

    @Option(help: "Connections at once, each with a session of its own. [UNDERSTUDY_CONNECTIONS]")
    var connections: Int?

    @Option(help: "Seconds of load for each pair of operations. [UNDERSTUDY_SECONDS]")
    var seconds: Int?

    @OptionGroup var service: ClientOptions

    private static let definition = """
        {"labels":{"for":"bench"},"root":{"class":"UINavigationController","as":"nav",
         "viewControllers":[{"class":"ListViewController"},{"class":"HomeViewController","as":"home"}]}}
        """
    private static let pairs = [
        ("present + dismiss", ["home/present", "home/dismiss"]), ("push + pop", ["nav/push", "nav/pop"]),
    ]

    func run() throws {
        let connections = try number(connections, "UNDERSTUDY_CONNECTIONS", in: 1...1_000) ?? 64
        let seconds = try number(seconds, "UNDERSTUDY_SECONDS", in: 1...3_600) ?? 5
        guard service.namesService else {
            return try measureOwnService(connections: connections, seconds: seconds)
        }
        try measure(service.client(), connections: connections, seconds: seconds)
    }

    private func number(_ option: Int?, _ variable: String, in range: ClosedRange<Int>) throws -> Int? {
        guard let text = option.map(String.init) ?? Environment.value(variable) else { return nil }
        do {
            let origin = option == nil ? variable : ServeValues.option(of: variable)
            return try ServeSettings.check(text, of: origin, in: range)
        } catch {
            throw ValidationError(error.detail)
        }
    }

    private func measureOwnService(connections: Int, seconds: Int) throws {
        LoggingSystem.bootstrap { _ in SwiftLogNoOpLogHandler() }
        let own = Service(
            configuration: ServiceConfiguration(), registry: SessionRegistry(journal: MemoryJournal()),
            logger: Logger(label: "understudy"))
        let port = try own.start()
        defer { own.stop(grace: .seconds(1)) }
        let client = ServiceClient(address: .host("127.0.0.1", port: port))
        try measure(client, connections: connections, seconds: seconds)
    }

    private func measure(_ client: ServiceClient, connections: Int, seconds: Int) throws {
        var sessions: [String] = []
        defer { for session in sessions { _ = client.send("DELETE", "/v1/sessions/\(session)") } }
        for _ in 0..<connections {
            let body = try client.body("POST", "/v1/sessions", Array(Self.definition.utf8))
            let document = try JSONDocument(parsing: body)
            if let id = document.root["session"]?["id"]?.string { sessions.append(id) }
        }
        print("\(connections) connections, \(seconds) s each")
        for (name, operations) in Self.pairs {
            let requests = sessions.map { session in
                operations.map { operation in
                    let opens = operation.hasSuffix("present") || operation.hasSuffix("push")
                    let json = opens ? #"{"controller":{"class":"DetailViewController"}}"# : "{}"
                    let path = "/v1/sessions/\(session)/controllers/\(operation)"
                    return client.request("POST", path, Array(json.utf8), closes: false)
                }
            }
            guard let generator = LoadGenerator(client.address, requests: requests) else {
                StandardError.print("understudy: no service answers at \(client.address.hostHeader)")
                throw ExitCode(69)
            }
            let figures = generator.run(seconds: Double(seconds))
            print(Self.line(name, figures))
            if figures.failures > 0 {
                StandardError.print("understudy: \(figures.failures) requests failed")
                throw ExitCode(1)
            }
        }
    }

    private static func line(_ name: String, _ figures: LoadGenerator.Figures) -> String {
        let rate = Int(figures.perSecond.rounded())
        let latencies = [("p50", 50.0), ("p99", 99), ("max", 100)].map { label, percentile in
            let microseconds = Int((figures.milliseconds(percentile: percentile) * 1_000).rounded())
            return "\(label) \(Double(microseconds) / 1_000) ms"
        }
        return "\(name): \(rate) requests/s, " + latencies.joined(separator: ", ")
    }
}
