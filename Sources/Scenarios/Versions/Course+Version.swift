package import ControllerHierarchy
import JSONBytes
package import Sessions
package import WireFormat

extension Course {
    /// The course of a scenario.
    package init(_ scenario: Scenario) {
        self.init(
            definition: scenario.definition,
            steps: scenario.steps.map { Step(.operation($0.decoded), title: $0.title, place: $0.line) })
    }

    /// The version of iOS that the definition names, or that follows from it.
    ///
    /// Of a definition that cannot be read, which a run says, it is the usual one.
    var version: SystemVersion {
        let usual = Device.standard(.phone, SystemVersion(17))
        return ((try? SessionDefinition(json: definition))?.application.device ?? usual).systemVersion
    }

    /// Throws where none of the versions can be had of the definition, what is wrong with it in the last one.
    package func check(in versions: [SystemVersion], limits: ContentLimits) throws(WireError) {
        var fault: WireError?
        for version in versions {
            do throws(WireError) {
                _ = try SessionDefinition(json: try definition(on: version), limits: limits)
                return
            } catch {
                fault = error
            }
        }
        if let fault { throw fault.under("/definition") }
    }

    /// The definition on another version of iOS.
    ///
    /// The device stays the same one: without that, what differs might be its screen.
    func definition(on version: SystemVersion) throws(WireError) -> [UInt8] {
        try definition.onVersion(version)
    }
}

extension [UInt8] {
    /// A session's definition on another version of iOS, with the device that it has on its own.
    fileprivate func onVersion(_ version: SystemVersion) throws(WireError) -> [UInt8] {
        var tree: JSONTree
        do throws(JSONError) {
            tree = JSONTree(
                try JSONDocument(parsing: isEmpty ? Array("{}".utf8) : self, limits: .unlimited).root)
        } catch {
            throw WireError(error)
        }
        var device = tree["device"] ?? .object([])
        if device["model"] == nil, device["size"] == nil {
            let only = JSONTree.object([(key: "device", value: device)])
            let own = try SessionDefinition(json: Array(only.description.utf8)).application.device
            device["model"] = .string(own.model)
            device["idiom"] = nil
            device["orientation"] = device["orientation"] ?? .string(own.orientation.rawValue)
        }
        device["systemVersion"] = .string(version.description)
        tree["device"] = device
        return Array(tree.description.utf8)
    }
}

extension Scenario {
    /// The same scenario on another version of iOS, on the same device.
    ///
    /// - Throws: What the version has not of what the app is made of.
    package func onVersion(_ version: SystemVersion) throws(ScenarioError) -> Scenario {
        var scenario = self
        do throws(WireError) {
            scenario.definition = try definition.onVersion(version)
            _ = try SessionDefinition(json: scenario.definition)
        } catch {
            throw ScenarioError(
                error.issues.map {
                    ScenarioMistake(path: path, line: nil, pointer: $0.pointer, detail: $0.detail)
                })
        }
        scenario.name += " (iOS \(version))"
        return scenario
    }
}

extension JSONLimits {
    /// For content that was accepted once, under whatever limits held then.
    static let unlimited = JSONLimits(
        depthMax: 512, stringBytesMax: .max, valuesMax: .max, documentBytesMax: .max, numberBytesMax: .max)
}
