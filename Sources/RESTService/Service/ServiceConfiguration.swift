package import MicroHTTPServer

/// What a service is started with; the command line names the environment variables.
package struct ServiceConfiguration: Sendable {
    package var server = ServerConfiguration()
    /// Which hosts and web origins may use it.
    package var origins = OriginPolicy()
    /// What holds for event streams; how many there may be in all is the server's.
    package var streams = StreamLimits()
    /// The program's version, as `/version` prints it.
    package var version = "0.1.0"
    /// Another word for each start of the program; tests give their own.
    package var instance = ServiceConfiguration.randomInstance()
    /// Bytes of a request's body.
    package var bodyBytesMax: Int {
        get { server.bodyBytesMax }
        set { server.bodyBytesMax = newValue }
    }

    /// The default configuration: loopback, a free port.
    package init() {}

    /// 64 random bits in hexadecimal.
    private static func randomInstance() -> String {
        let text = String(UInt64.random(in: .min ... .max), radix: 16)
        return String(repeating: "0", count: 16 - text.count) + text
    }
}
