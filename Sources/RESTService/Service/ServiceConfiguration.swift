package import MicroHTTPServer

/// What a service is started with; the command line names the environment variables.
package struct ServiceConfiguration: Sendable {
    package var server = ServerConfiguration()
    /// Which hosts and web origins may use it.
    package var origins = OriginPolicy()
    /// Who may use it.
    package var authenticator = Authenticator.none
    /// How many requests a second each client may send; nil for no limit.
    package var rateLimit: RateLimit?
    /// Whether a change of a session must say by `If-Match` which version it is meant for.
    package var requiresIfMatch = false
    /// What holds for event streams; how many there may be in all is the server's.
    package var streams = StreamLimits()
    /// The program's version, as `/version` prints it.
    package var version = "0.1.0"
    /// The commit that the program was built from, as its environment names it.
    package var commit = "unknown"
    /// Seconds without activity after which a session leaves memory until it is used again.
    package var evictionSeconds = 300
    /// Seconds between two looks for sessions that are due or idle; each reads the store.
    package var housekeepingSeconds = 5
    /// Another word for each start of the program; tests give their own.
    package var instance = ServiceConfiguration.randomInstance()
    /// Threads for requests that take long.
    package var workerThreads = 2
    /// Requests that may wait for one of them; more are refused.
    package var workerQueueMax = 64
    /// Bytes of a request's body.
    package var bodyBytesMax = 1 << 20
    /// Bytes of a body that is an Interface Builder document, or holds several.
    package var documentBytesMax = 4 << 20
    /// Bytes of a body that holds all documents of an app, and of what an archive of them unpacks to.
    package var definitionBytesMax = 16 << 20

    /// Bytes of the longest body that any route takes.
    package var longestBodyBytes: Int { max(bodyBytesMax, documentBytesMax, definitionBytesMax) }

    /// The server's part, which takes what any route takes.
    var listening: ServerConfiguration {
        var configuration = server
        configuration.bodyBytesMax = longestBodyBytes
        return configuration
    }

    /// Bytes of a request's body for a route.
    func bodyBytesMax(of route: Route) -> Int {
        let documents = route.takesDocuments ? documentBytesMax : 0
        return max(bodyBytesMax, documents, route.takesDefinition ? definitionBytesMax : 0)
    }

    /// The default configuration: loopback, a free port.
    package init() {}

    /// 64 random bits in hexadecimal.
    private static func randomInstance() -> String {
        let text = String(UInt64.random(in: .min ... .max), radix: 16)
        return String(repeating: "0", count: 16 - text.count) + text
    }
}
