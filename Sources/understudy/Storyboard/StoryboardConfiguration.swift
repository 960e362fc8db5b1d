import ArgumentParser
import InterfaceBuilder
import Scenarios

/// What a file `.understudy.yaml` beside a project says, for those who do not want to give options each time.
struct StoryboardConfiguration {
    var exclude: [String] = []
    var disable: [String] = []
    var only: [String] = []
    var devices: [String] = []
    var main: String?
    var ios: String?
    var classes: String?
    var sources: [String] = []
    var baseline: String?
    var failOn: Finding.Severity?

    static let fileName = ".understudy.yaml"

    /// Reads the file in a folder; nothing where there is none.
    init(in folder: String) throws {
        let prefix = folder.isEmpty || folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
        let path = prefix + Self.fileName
        guard let bytes = ScenarioFiles.bytes(path, atMost: 1 << 20) else { return }
        let root: DocumentNode
        do throws(ScenarioError) {
            root = try DocumentNode.yaml(String(decoding: bytes, as: UTF8.self))
        } catch {
            throw ValidationError("\(path): \(error.mistakes.first?.detail ?? "it is no YAML")")
        }
        for member in root.members ?? [] {
            guard take(member.name, member.value, prefix) else {
                let line = member.line.map { ":\($0)" } ?? ""
                throw ValidationError(
                    "\(path)\(line): \(member.name) is unknown, or has another form; known are "
                        + "exclude, disable, only, devices, main, ios, classes, sources, baseline, fail-on")
            }
        }
    }

    /// - Returns: Whether the field is known and has a value that fits.
    private mutating func take(_ name: String, _ value: DocumentNode, _ prefix: String) -> Bool {
        let list = value.elements?.compactMap(\.text) ?? [value.text].compactMap(\.self)
        guard !list.isEmpty, list.count == value.elements?.count ?? 1 else { return false }
        switch name {
        case "exclude": exclude = list
        case "disable": disable = list
        case "only": only = list
        case "devices": devices = list
        case "main": main = value.text
        case "ios": ios = value.text
        case "classes": classes = value.text.map { prefix + $0 }
        case "sources": sources = list.map { prefix + $0 }
        case "baseline": baseline = value.text.map { prefix + $0 }
        case "fail-on":
            failOn = value.text.flatMap(Finding.Severity.init)
            return failOn != nil
        default: return false
        }
        return value.elements == nil || ["exclude", "disable", "only", "devices", "sources"].contains(name)
    }
}

extension DocumentNode {
    /// A text, or a number as it is spelled.
    fileprivate var text: String? {
        switch content {
        case .string(let text), .number(let text): text
        case .null, .bool, .array, .object: nil
        }
    }
}
