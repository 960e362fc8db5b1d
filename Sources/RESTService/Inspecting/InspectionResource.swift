import InterfaceBuilder
import JSONBytes
import MicroHTTPServer
import Scenarios
import Sessions

/// Storyboards that are looked into without a session.
enum InspectionResource {
    static let routes = [
        Route(
            .post, "/v1/storyboards/inspect", "inspectStoryboards",
            parameters: [QueryParameter("layout", .word(MapArrangement.allCases.map(\.rawValue)))],
            body: .types([.xml, .zip, .multipart]), takesDefinition: true,
            isLong: true, [.json, .text, .svg, .mermaid, .dot, .xml],
            handler: .answering(inspect))
    ]

    /// Launches on one device, so that a request ends in time; each takes as long as the app is large.
    private static func runsMax(_ graph: StoryboardGraph) -> Int {
        min(150, max(10, 60_000 / max(graph.nodes.count + graph.edges.count, 1)))
    }

    @Sendable private static func inspect(_ service: Service, _ call: Call) throws(Problem) -> Response {
        var options = Inspection.Options()
        options.limits = service.registry.limits.documents
        var inputs = try inputs(of: call, limits: options.limits)
        if let list = inputs.firstIndex(where: { $0.path == "classes" }) {
            options.classes = ClassList(text: String(decoding: inputs[list].bytes, as: UTF8.self))
            inputs.remove(at: list)
        }
        guard !inputs.isEmpty else {
            throw Problem(
                .invalidRequest, "There is no .storyboard and no .xib in the body. Send at least one.")
        }
        var inspection = Inspection(inputs, options: options)
        try checkReadable(inspection)
        var walking = CrashWalk.Options()
        walking.classes = options.classes
        walking.allRunsMax = runsMax(inspection.graph)
        let budget = call.newBudget(service)
        walking.mayGoOn = { budget.mayGoOn }
        inspection.walk(options: walking)
        // A walk that was not to the end says so; nobody is to be told of one whose client has gone.
        if budget.isAbandonedByNow { throw .abandoned }
        let title = inputs.map(\.name).joined(separator: ", ")
        switch call.representation {
        case .text: return Response(.text, text: inspection.text)
        case .svg:
            let arrangement = call.query("layout").flatMap(MapArrangement.init) ?? .layers
            return Response(
                .svg, text: MapSVG.document(inspection, title: title, arrangement: arrangement))
        case .mermaid: return Response(.mermaid, text: MapText.mermaid(inspection))
        case .dot: return Response(.dot, text: MapText.dot(inspection))
        case .xml: return Response(.xml, text: inspection.junit(failingOn: .error).xml)
        default: return Response(.json, inspection.json)
        }
    }

    /// Refuses a body of which nothing could be read.
    private static func checkReadable(_ inspection: Inspection) throws(Problem) {
        let errors = inspection.documents.compactMap { document -> Problem.Violation? in
            guard case .failure(let error) = document.content else { return nil }
            let path = document.path.replacing("~", with: "~0").replacing("/", with: "~1")
            return .init(pointer: "/\(path)", detail: error.description, code: error.code.rawValue)
        }
        guard errors.count == inspection.documents.count, let first = errors.first else { return }
        throw Problem(.storyboardRejected, "The storyboard cannot be read: \(first.detail).", errors: errors)
    }

    private static func inputs(
        of call: Call, limits: XMLLimits
    ) throws(Problem) -> [Inspection.Input] {
        switch call.bodyType {
        case .zip:
            return try ZipArchive.read(call.body, limits) { $0 == "classes" }.map {
                .init(path: $0.name, bytes: $0.bytes)
            }
        case .multipart:
            do throws(MultipartForm.Failure) {
                let type = call.request.headers.contentType?.text ?? ""
                return try MultipartForm(call.body, contentType: type).parts.map { part in
                    let isList = part.name == "classes"
                    return .init(
                        path: isList ? "classes" : part.fileName ?? part.name ?? "document", bytes: part.bytes
                    )
                }
            } catch {
                throw Problem(.invalidRequest, "The form cannot be read: \(error.reason).")
            }
        default: return [.init(path: "storyboard", bytes: [UInt8](call.body))]
        }
    }
}
