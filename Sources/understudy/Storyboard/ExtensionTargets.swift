import FoundationEssentials
import Scenarios

/// Which documents belong to app extensions: the nearest Info.plist above them says so.
struct ExtensionTargets {
    private var isExtension: [String: Bool] = [:]

    private static let plistBytesMax = 1 << 20

    /// The paths among those of documents that stand in the folder of an extension.
    static func documents(among files: [String]) -> Set<String> {
        var targets = ExtensionTargets()
        return Set(
            files.filter {
                targets.holds($0.split(separator: "/", omittingEmptySubsequences: false).dropLast())
            })
    }

    private mutating func holds(_ folder: ArraySlice<Substring>) -> Bool {
        let path = folder.isEmpty ? "." : folder.joined(separator: "/")
        if let known = isExtension[path] { return known }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path.isEmpty ? "/" : path)) ?? []
        let lists = names.filter { $0.hasSuffix("Info.plist") }
        let found: Bool
        if lists.isEmpty {
            found = folder.isEmpty ? false : holds(folder.dropLast())
        } else {
            found = lists.contains { name in
                guard let bytes = ScenarioFiles.bytes("\(path)/\(name)", atMost: Self.plistBytesMax) else {
                    return false
                }
                return String(decoding: bytes, as: UTF8.self).contains("<key>NSExtension</key>")
            }
        }
        isExtension[path] = found
        return found
    }
}
