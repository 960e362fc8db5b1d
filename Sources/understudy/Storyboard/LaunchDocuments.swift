import FoundationEssentials
import Scenarios

/// The storyboards and nibs with which the apps of a folder launch, as their property lists and projects name
/// them.
///
/// Source: Information Property List reference, `UIMainStoryboardFile`, `NSMainNibFile`,
/// `UISceneStoryboardFile`; Xcode build settings reference, `INFOPLIST_KEY_UIMainStoryboardFile`.
enum LaunchDocuments {
    private static let bytesMax = 16 << 20
    private static let setting = "INFOPLIST_KEY_UIMainStoryboardFile"

    /// The names in property lists and projects, each once, in the order of the files.
    static func names(in files: [String]) -> [String] {
        var names: [String] = []
        for file in files {
            guard let bytes = ScenarioFiles.bytes(file, atMost: bytesMax) else { continue }
            let found = file.hasSuffix(".plist") ? inPropertyList(bytes) : inProject(bytes)
            for name in found where !names.contains(name) { names.append(name) }
        }
        return names
    }

    private static func inPropertyList(_ bytes: [UInt8]) -> [String] {
        // One that is no property list of an app names nothing.
        let list = try? PropertyListDecoder().decode(AppPropertyList.self, from: Data(bytes))
        return list?.names ?? []
    }

    /// The values of the build setting, of all configurations.
    private static func inProject(_ bytes: [UInt8]) -> [String] {
        String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { line in
            let parts = line.split(separator: "=", maxSplits: 1)
            guard parts.count == 2, parts[0].filter({ !" \t\"".contains($0) }).hasPrefix(setting) else {
                return nil
            }
            return String(parts[1].drop { " \"".contains($0) }.prefix { !"\";".contains($0) })
        }
    }
}

/// What an app's property list says of its launch, for each device.
private struct AppPropertyList: Decodable {
    let names: [String]

    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    private struct SceneManifest: Decodable {
        let configurations: [String: [Scene]]

        enum CodingKeys: String, CodingKey {
            case configurations = "UISceneConfigurations"
        }
    }

    private struct Scene: Decodable {
        let storyboard: String?

        enum CodingKeys: String, CodingKey {
            case storyboard = "UISceneStoryboardFile"
        }
    }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        var names = ["UIMainStoryboardFile", "NSMainNibFile"].flatMap { key in
            ["", "~iphone", "~ipad"].compactMap { device in
                try? values.decode(String.self, forKey: Key(stringValue: key + device))
            }
        }
        let manifest = try? values.decode(
            SceneManifest.self, forKey: Key(stringValue: "UIApplicationSceneManifest"))
        for (_, scenes) in (manifest?.configurations ?? [:]).sorted(by: { $0.key < $1.key }) {
            names += scenes.compactMap(\.storyboard)
        }
        self.names = names
    }
}
