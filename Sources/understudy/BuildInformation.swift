/// What this program is.
enum BuildInformation {
    static let version = "0.1.0"
}
