import ArgumentParser
import JSONBytes

/// The options of commands that ask a running service.
struct ClientOptions: ParsableArguments {
    @Option(
        help: "The service: http://HOST:PORT or unix:PATH; http://127.0.0.1:8080 by default. [UNDERSTUDY_URL]"
    )
    var url: String?

    @Option(help: "A token that the service knows, if it asks for one. [UNDERSTUDY_TOKEN]")
    var token: String?

    /// Whether a service is named at all.
    var namesService: Bool { url != nil || Environment.value("UNDERSTUDY_URL") != nil }

    func client() throws -> ServiceClient {
        let text = url ?? Environment.value("UNDERSTUDY_URL") ?? "http://127.0.0.1:8080"
        guard let address = ServiceAddress(text) else {
            throw ValidationError("\(text) is neither http://HOST:PORT nor unix:PATH")
        }
        return ServiceClient(address: address, token: token ?? Environment.value("UNDERSTUDY_TOKEN"))
    }
}

extension ServiceClient {
    /// Sends a request and returns the body of its success; anything else ends the program with what it was.
    func body(_ method: String, _ path: String, _ json: [UInt8]? = nil) throws -> [UInt8] {
        guard let reply = send(method, path, json) else {
            StandardError.print("understudy: no service answers at \(address.hostHeader)")
            throw ExitCode(69)
        }
        guard (200..<300).contains(reply.status) else {
            StandardError.print("understudy: \(reply.status) \(Self.reason(in: reply.body))")
            throw ExitCode(1)
        }
        return reply.body
    }

    /// What a problem document says; of an answer that is none, all of it.
    private static func reason(in body: [UInt8]) -> String {
        let problem = try? JSONDocument(parsing: body).root
        guard let code = problem?["code"]?.string, let detail = problem?["detail"]?.string else {
            return String(decoding: body, as: UTF8.self)
        }
        return "\(code): \(detail)"
    }
}
