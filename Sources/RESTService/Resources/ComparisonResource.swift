import ControllerHierarchy
import JSONBytes
import MicroHTTPServer
import Scenarios
import Sessions
import WireFormat

/// The same app and operations in several versions of iOS, side by side.
enum ComparisonResource {
    static let routes = [
        Route(
            .post, "/v1/compare", "compareVersions", body: .json, isLong: true, [.json, .text],
            handler: .answering(compare)),
        Route(
            .get, "/v1/sessions/{session}/compare", "compareSession",
            parameters: [
                QueryParameter("versions", .text(maximum: 512)),
                QueryParameter("types", .words(Callback.Kind.allCases.map(\.rawValue))),
                QueryParameter("targets", .text(maximum: 256)),
            ], isLong: true, [.json, .text], handler: .reading(compareSession)),
    ]

    @Sendable private static func compare(_ service: Service, _ call: Call) throws(Problem) -> Response {
        let limits = service.registry.limits
        let document = try readable { () throws(WireError) in
            try JSONContent.document(call.body, limits: limits.content.withDocuments.json)
        }
        var fields = FieldReader(document.root)
        let definition = fields.member("definition")
        if let definition, definition.kind != .object {
            fields.fail("/definition", "must be an object, as POST /v1/sessions takes it")
        }
        let operations = fields.member("operations")
        if let operations, operations.kind != .array {
            fields.fail("/operations", "must be an array of operations")
        }
        if let operations, operations.count > limits.content.operationsMax {
            fields.fail("/operations", "must have at most \(limits.content.operationsMax) elements")
        }
        let versions = versions(&fields)
        let words = fields.strings("types", maximum: Callback.Kind.allCases.count)
        let kinds = (words ?? []).map(Callback.Kind.init)
        for (index, kind) in kinds.enumerated() where kind == nil {
            let known = Callback.Kind.allCases.map(\.rawValue).joined(separator: ", ")
            fields.fail("/types/\(index)", "must be one of \(known)")
        }
        let targets = fields.names("targets", maximum: targetsMax)
        try fields.finish()
        let course = Course(
            definition: definition.map { $0.sourceBytes } ?? Array("{}".utf8),
            steps: try steps(operations, limits.content))
        try readable { () throws(WireError) in try course.check(in: versions, limits: limits.content) }
        let filter = LineFilter(
            kinds: words == nil ? nil : Set(kinds.compactMap(\.self)), targets: targets.map(Set.init))
        return try answer(course, versions, filter, service, call)
    }

    private static let targetsMax = 1_000

    /// The member `versions`: a list, or the word `all`, which is meant where it is missing.
    private static func versions(_ fields: inout FieldReader) -> [SystemVersion] {
        guard let member = fields.member("versions") else { return VersionList.all }
        do throws(VersionList.Malformed) {
            if let text = member.string { return try VersionList.read(text) }
            return try VersionList.read(fields.strings("versions", maximum: VersionList.countMax) ?? [])
        } catch {
            fields.fail("/versions", error.description)
            return []
        }
    }

    private static func steps(
        _ operations: JSONValue?, _ limits: ContentLimits
    ) throws(Problem) -> [Course.Step] {
        guard let operations else { return [] }
        var steps: [Course.Step] = []
        for (index, element) in operations.elements.enumerated() {
            let decoded = try readable { () throws(WireError) in
                do throws(WireError) {
                    return try DecodedOperation(json: element.sourceBytes, limits: limits)
                } catch {
                    throw error.under("/operations/\(index)")
                }
            }
            steps.append(Course.Step(.operation(decoded), title: decoded.title, place: index + 1))
        }
        return steps
    }

    @Sendable private static func compareSession(
        _ service: Service, _ call: Call, _ session: Session
    ) throws(Problem) -> Response {
        let versions: [SystemVersion]
        do throws(VersionList.Malformed) {
            versions = try VersionList.read(call.query("versions") ?? "all")
        } catch {
            throw Problem(.invalidParameter, "The query parameter versions: \(error.description).")
        }
        let course = try found { () throws(SessionError) in
            try session.course(stepsMax: service.registry.limits.content.operationsMax)
        }
        let filter = LineFilter(
            kinds: call.list("types").map { Set($0.compactMap(Callback.Kind.init)) },
            targets: call.list("targets").map(Set.init))
        return try answer(course, versions, filter, service, call)
    }

    private static func answer(
        _ course: Course, _ versions: [SystemVersion], _ filter: LineFilter, _ service: Service, _ call: Call
    ) throws(Problem) -> Response {
        let budget = call.newBudget(service, answersOutcomes: false)
        let comparison = try affordable { () throws(WorkRefusal) in
            let comparison = try VersionComparison(
                course, in: versions, filter: filter, limits: service.registry.limits, within: budget)
            try budget.answer(bytes: comparison.byteCount)
            return comparison
        }
        if call.representation == .text { return Response(.text, text: comparison.text) }
        return Response(.json, comparison.written())
    }
}
