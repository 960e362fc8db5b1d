package import ControllerHierarchy
import JSONBytes

/// The calls that stop, and what the app's own code does in them.
extension ContentDecoder {
    /// A list of points.
    mutating func pauses(_ value: JSONValue) -> [PausePoint] {
        elements(value)?.compactMap { pausePoint($0) } ?? []
    }

    private mutating func pausePoint(_ object: JSONValue) -> PausePoint? {
        guard let members = members(object, of: "a pause", allowed: ["target", "class", "call"]) else {
            return nil
        }
        var point = PausePoint(calls: [])
        for (key, value) in members {
            guard let name = name(value) else { continue }
            switch key.string {
            case "target": point.target = name
            case "class": point.className = name
            default:
                point.calls = MomentNames.stoppingCalls(of: name)
                if point.calls.isEmpty, name.hasSuffix(":") {
                    (point.calls, point.action) = ([.action], name)
                }
                if point.calls.isEmpty {
                    let advice = advice(for: name, among: MomentNames.ofClasses)
                    fail(value, "\(name) is no call that can stop" + advice)
                }
            }
        }
        if object["call"] == nil { failMissing("call", in: object) }
        return point
    }

    /// The steps of an operation that has been carried out before.
    mutating func code(_ value: JSONValue) -> [AppCodeStep] {
        elements(value)?.compactMap { step($0) } ?? []
    }

    /// `{"perform": {...}}`, `{"resume": {"answer": ...}}` or `{"raise": {"name": ..., "reason": ...}}`.
    private mutating func step(_ object: JSONValue) -> AppCodeStep? {
        let allowed = ["perform", "super", "resume", "raise"]
        guard let members = members(object, of: "a step", allowed: allowed) else { return nil }
        guard object.count == 1, let (key, value) = members.first(where: { _ in true }) else {
            fail(object, "must have one of perform, super, resume and raise")
            return nil
        }
        switch key.string {
        case "perform": return operation(value).map(AppCodeStep.perform)
        case "super": return .callSuper
        case "resume": return resumption(value)
        default: return raising(value)
        }
    }

    /// What a stopped call returns with.
    mutating func resumption(_ object: JSONValue) -> AppCodeStep? {
        guard let members = members(object, of: "a resumption", allowed: ["answer", "raise"]) else {
            return nil
        }
        if object["answer"] != nil, object["raise"] != nil {
            fail(object, "answer and raise exclude each other")
        }
        for (key, value) in members {
            if key.utf8Equals("raise") { return raising(value) }
            return .resume(answer: answer(value))
        }
        return .resume(answer: nil)
    }

    /// The description of a controller, or a value; no question is answered with another object.
    private mutating func answer(_ value: JSONValue) -> AppCodeAnswer {
        value.kind == .object ? .created(description(value)) : .value(self.value(value))
    }

    private mutating func raising(_ object: JSONValue) -> AppCodeStep? {
        guard let members = members(object, of: "an exception", allowed: ["name", "reason"]) else {
            return nil
        }
        var (name, reason) = ("NSGenericException", "")
        for (key, value) in members {
            if key.utf8Equals("name") { name = self.name(value) ?? name }
            if key.utf8Equals("reason") { reason = string(value) ?? reason }
        }
        return .raise(UIKitException(name: name, reason: reason))
    }
}

/// The body of `POST .../resume`: how a stopped call goes on.
package struct DecodedResumption: Sendable {
    package let step: AppCodeStep
    /// The step as operations keep it.
    package let json: [UInt8]

    /// What lets a call go on as the class does by itself.
    package static let ofTheClass = DecodedResumption(
        step: .resume(answer: nil), json: Array(#"{"resume":{}}"#.utf8))

    private init(step: AppCodeStep, json: [UInt8]) {
        self.step = step
        self.json = json
    }

    /// Reads a resumption; an empty body stands for what the class answers by itself.
    package init(body: [UInt8], limits: ContentLimits = ContentLimits()) throws(WireError) {
        var (body, object) = (body, try ContentDecoder.read(body, limits: limits, emptyIsObject: true))
        var decoder = ContentDecoder(limits: limits)
        var step = decoder.resumption(object)
        while decoder.respell(&body) {
            object = try ContentDecoder.read(body, limits: limits)
            decoder = ContentDecoder(limits: limits)
            step = decoder.resumption(object)
        }
        try decoder.finish()
        guard let step else {
            throw WireError(.invalidRequest, pointer: "", detail: "must be a resumption")
        }
        self.step = step
        let source = object.sourceBytes
        if let raise = object["raise"] {
            json = Array(#"{"raise":"#.utf8) + raise.sourceBytes + Array("}".utf8)
        } else {
            json = Array(#"{"resume":"#.utf8) + source + Array("}".utf8)
        }
    }
}

extension DecodedOperation {
    /// The operation as a step of the app's own code.
    package var step: (step: AppCodeStep, json: [UInt8]) {
        (.perform(operation), Array(#"{"perform":"#.utf8) + json + Array("}".utf8))
    }

    /// The same operation with what the app's own code did in it.
    package func with(_ steps: [(step: AppCodeStep, json: [UInt8])]) -> DecodedOperation {
        var operation = operation
        operation.code = steps.map(\.step)
        guard !steps.isEmpty else { return DecodedOperation(operation, json: json) }
        return DecodedOperation(operation, json: json.adding(steps: steps.map(\.json)))
    }
}

extension SessionDefinition {
    /// The JSON of a definition with what the app's own code did in its launch.
    ///
    /// - Parameter json: A definition that has been read, or nothing.
    package static func json(_ json: [UInt8], with steps: [[UInt8]]) -> [UInt8] {
        let start = json.firstIndex(of: UInt8(ascii: "{")) ?? json.startIndex
        let end = json.lastIndex(of: UInt8(ascii: "}")).map { $0 + 1 } ?? json.startIndex
        let object = Array(json[start..<end])
        return (object.isEmpty ? Array("{}".utf8) : object).adding(steps: steps)
    }
}

extension [UInt8] {
    /// A JSON object with the steps of the app's own code as its last member.
    fileprivate func adding(steps: [[UInt8]]) -> [UInt8] {
        var json = Array(dropLast(1))
        let isEmpty = !json.dropFirst().contains { !" \t\r\n".utf8.contains($0) }
        json += Array((isEmpty ? #""code":["# : #","code":["#).utf8)
        for (index, step) in steps.enumerated() {
            if index > 0 { json.append(UInt8(ascii: ",")) }
            json += step
        }
        return json + Array("]}".utf8)
    }
}

extension DecodedBatch {
    /// The same batch with what the app's own code did in each of the operations that have been begun.
    package func with(_ steps: [[(step: AppCodeStep, json: [UInt8])]]) -> DecodedBatch {
        DecodedBatch(
            operations: operations.enumerated().map { index, operation in
                index < steps.count ? operation.with(steps[index]) : operation
            }, isAtomic: isAtomic)
    }
}
