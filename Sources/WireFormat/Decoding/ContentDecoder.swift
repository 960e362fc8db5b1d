import ControllerHierarchy
package import JSONBytes

/// Bounds on what content may ask for.
package struct ContentLimits: Sendable, Equatable {
    package var json = JSONLimits()
    /// UTF-8 bytes of a text, where it is no Interface Builder document.
    package var textBytesMax = 65_536
    /// UTF-8 bytes of a name: of a class, an identifier, a selector.
    package var nameBytesMax = FieldType.nameBytesMax
    /// Whether the limits that operations declare for their fields hold.
    package var holdsFields = true
    /// Classes that a session's app declares.
    package var classesMax = 1_000
    /// UTF-8 bytes of an Interface Builder document in a session's definition.
    package var documentTextBytesMax = 4 << 20
    package var ttlSecondsMax = 86_400
    package var labelsMax = 16
    /// UTF-8 bytes of a label's key or value.
    package var labelLengthMax = 256
    /// Operations in one document, those in scripts and completions included.
    package var operationsMax = 10_000
    /// Operations in one batch.
    package var operationsPerBatchMax = 1_000

    /// The default limits.
    package init() {}

    /// The same where texts may be Interface Builder documents.
    package var withDocuments: ContentLimits {
        var limits = self
        limits.json.stringBytesMax = max(json.stringBytesMax, documentTextBytesMax)
        // What a service takes is limited before; texts become longer as JSON.
        limits.json.documentBytesMax = max(json.documentBytesMax, 64 << 20)
        return limits
    }
}

/// Reads JSON into the model's types and collects everything that is wrong on the way.
///
/// Each method returns nil where it has noted an issue, and reads on, so that one answer names all mistakes;
/// the entry points throw in the end if there was any.
struct ContentDecoder {
    let limits: ContentLimits
    private(set) var issues: [WireError.Issue] = []
    private var code = WireError.Code.invalidRequest
    private var operationCount = 0
    /// Classes that are refused where nobody declares them.
    var misspelt: [MisspeltClass] = []
    /// The class that was read last: lists are often of one class, whose name is then made once.
    var lastClass: String?
    /// The version of iOS, where it is known and what it has not is to be refused.
    var systemVersion: SystemVersion?
    /// Whether the text was written as YAML, where `nil` is a word and a version looks like a number.
    let isOfYAML: Bool
    /// Names in UIKit's own spelling, which were taken for others.
    var respellings: [Respelling] = []

    /// More mistakes than anybody reads are not noted.
    private static let issuesMax = 32

    init(limits: ContentLimits, isOfYAML: Bool = false) {
        self.limits = limits
        self.isOfYAML = isOfYAML
    }

    /// Whether a mistake would still be noted; where not, its place and its words are not looked for either.
    private var takesIssues: Bool { issues.count < ContentDecoder.issuesMax }

    /// Reads a part; in what was taken once, mistakes that counted as no answer then are passed over.
    mutating func passingOver(_ body: (inout ContentDecoder) -> Void) {
        let count = issues.count
        body(&self)
        if !limits.holdsFields { issues.removeSubrange(count...) }
    }

    /// Notes that a value is wrong.
    mutating func fail(_ value: JSONValue, _ detail: String, code: WireError.Code = .invalidRequest) {
        guard takesIssues else { return }
        fail(pointer: value.pointer, detail, code: code)
    }

    /// Notes that something is wrong at a place.
    mutating func fail(pointer: String, _ detail: String, code: WireError.Code = .invalidRequest) {
        if issues.isEmpty { self.code = code }
        guard takesIssues else { return }
        issues.append(WireError.Issue(pointer: pointer, detail: detail))
    }

    /// Notes that an object lacks a member.
    mutating func failMissing(_ name: String, in object: JSONValue, _ detail: String = "is required") {
        fail(pointer: object.pointer + "/" + JSONValue.escapedReferenceToken(name), "\(name) \(detail)")
    }

    /// Notes that an object has a member that it may not have.
    mutating func failUnknown(_ key: JSONValue, in what: String, allowed: [String]) {
        guard takesIssues else { return }
        let name = key.string ?? ""
        fail(key, "\(name) is not a field of \(what)" + adviceOrAll(for: name, among: allowed, "it takes "))
    }

    /// Notes a name that means something in other versions of iOS alone.
    ///
    /// - Parameters:
    ///   - absence: The versions that have it, of each thing that the name stands for; nil where the
    ///     session's version does.
    ///   - advice: What to say behind that.
    mutating func checkAvailability(_ key: JSONValue, _ absence: [String?], advice: String = "") {
        guard let first = absence.first, let words = first, absence.allSatisfy({ $0 != nil }) else { return }
        fail(key, "\(key.string ?? "") exists \(words)\(advice)", code: .notAvailable)
    }

    /// Counts an operation; false if there are more than allowed.
    mutating func countOperation(_ value: JSONValue) -> Bool {
        operationCount += 1
        guard operationCount > limits.operationsMax else { return true }
        if operationCount == limits.operationsMax + 1 {
            fail(
                value, "A request may hold at most \(limits.operationsMax) operations.",
                code: .operationLimitExceeded)
        }
        return false
    }

    /// Throws what was noted, if anything.
    func finish() throws(WireError) {
        if !issues.isEmpty { throw WireError(code, issues: issues) }
    }

    /// Reads a text strictly; an empty one stands for an object without members, if that is allowed.
    ///
    /// - Returns: The value that it is.
    static func read(
        _ bytes: UnsafeRawBufferPointer, limits: ContentLimits, emptyIsObject: Bool = false
    ) throws(WireError) -> JSONValue {
        let empty: StaticString = "{}"
        let emptyObject = UnsafeRawBufferPointer(start: empty.utf8Start, count: empty.utf8CodeUnitCount)
        do throws(JSONError) {
            return try JSONValue(
                parsing: emptyIsObject && bytes.isEmpty ? emptyObject : bytes, limits: limits.json)
        } catch {
            throw WireError(error)
        }
    }

    /// The same of bytes in an array.
    static func read(
        _ bytes: [UInt8], limits: ContentLimits, emptyIsObject: Bool = false
    ) throws(WireError) -> JSONValue {
        try bytes.withUnsafeBufferPointer { bytes throws(WireError) in
            try read(UnsafeRawBufferPointer(bytes), limits: limits, emptyIsObject: emptyIsObject)
        }
    }
}

extension WireError {
    /// The error for a body that is no JSON that may be read.
    package init(_ error: JSONError) {
        self.init(error.kind == .depth ? .jsonTooDeep : .malformedJSON, pointer: "", detail: error.message)
    }

    /// The same error about content that stands under a pointer.
    package func under(_ pointer: String) -> WireError {
        WireError(
            code,
            issues: issues.map { Issue(pointer: pointer + $0.pointer, detail: $0.detail, code: $0.code) })
    }
}
