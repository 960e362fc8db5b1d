package import ControllerHierarchy
import WireFormat

/// The versions of iOS that somebody names: `8,12.1,17` or `all`.
package enum VersionList {
    /// Why a text names no versions.
    package struct Malformed: Error, Sendable, CustomStringConvertible {
        package let description: String
    }

    /// The first release of every version that there was.
    package static let all = (5...30).map { SystemVersion($0) }.filter(SystemVersion.isKnown)

    /// At most so many are compared at once.
    package static let countMax = 64

    /// Reads a list with commas; the answer is in rising order, each version once.
    package static func read(_ text: String) throws(Malformed) -> [SystemVersion] {
        if text == "all" { return all }
        return try read(text.split(separator: ",", omittingEmptySubsequences: false).map(String.init))
    }

    /// Reads the versions one by one; the answer is in rising order, each version once.
    package static func read(_ texts: [String]) throws(Malformed) -> [SystemVersion] {
        guard (1...countMax).contains(texts.count) else {
            throw Malformed(description: "name from 1 to \(countMax) versions, or all")
        }
        var versions: Set<SystemVersion> = []
        for text in texts { versions.insert(try version(text)) }
        return versions.sorted()
    }

    private static func version(_ text: String) throws(Malformed) -> SystemVersion {
        if let version = SystemVersion(text), SystemVersion.isKnown(version) { return version }
        throw Malformed(
            description: "\(text) is no version from 5.0 to 18.x, 26.x or 27.x; write 8,12.1,17 or all")
    }
}
