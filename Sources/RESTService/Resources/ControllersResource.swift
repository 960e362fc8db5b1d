import ControllerHierarchy
import JSONBytes
import MicroHTTPServer
import Sessions
import WireFormat

/// Controllers as resources, and the hierarchy that they stand in.
enum ControllersResource {
    static let routes = [
        Route(
            .get, "/v1/sessions/{session}/tree", "getTree",
            parameters: [moment], [.json, .text, .mermaid, .dot], handler: .reading(tree)),
        Route(
            .get, "/v1/sessions/{session}/controls", "getControls", parameters: [moment],
            isLong: true, handler: .reading(controls)),
        Route(
            .post, "/v1/sessions/{session}/controllers", "createController",
            parameters: [OperationsResource.style], body: .json, [.json, .text],
            handler: .changing(create)),
        Route(
            .get, "/v1/sessions/{session}/controllers/{controller}", "getController", parameters: [moment],
            handler: .reading(get)),
        Route(
            .patch, "/v1/sessions/{session}/controllers/{controller}", "updateController",
            parameters: [OperationsResource.style], body: .json, [.json, .text],
            handler: .changing { service, call, session, conditions throws(Problem) in
                try OperationsResource.perform(
                    updating, onController: true, service, call, session, conditions)
            }),
    ]

    /// The version whose moment is asked for.
    private static let moment = QueryParameter("at", .integer(QueryParameter.positions))

    private static let updating = OperationSchema.of(.set)

    @Sendable private static func tree(
        _ service: Service, _ call: Call, _ session: Session
    ) throws(Problem) -> Response {
        let version = call.integer("at")
        let form = call.representation
        let text = try found { () throws(SessionError) in
            HierarchyText(classes: form == .text ? try session.definition().application.classes : [])
        }
        let budget = call.newBudget(service)
        let (bytes, shown) = try found { () throws(SessionError) in
            try session.read(at: version, within: budget) { moment in
                var writer = JSONWriter(capacity: 1_024)
                let roots = moment.application.hierarchy()
                switch form {
                case .text: text.write(roots, to: &writer)
                case .mermaid: HierarchyPicture.writeMermaid(roots, to: &writer)
                case .dot: HierarchyPicture.writeDot(roots, to: &writer)
                default: HierarchyEncoder.write(roots, version: moment.version, to: &writer)
                }
                return (writer.bytes(), moment.version)
            }
        }
        if call.hasVersion(shown) { return .empty(304, version: shown) }
        return Response(form, .bytes(bytes), version: shown)
    }

    @Sendable private static func controls(
        _ service: Service, _ call: Call, _ session: Session
    ) throws(Problem) -> Response {
        let moment = call.integer("at")
        let budget = call.newBudget(service)
        let (bytes, version) = try found { () throws(SessionError) in
            try session.read(at: moment, within: budget) { moment in
                var writer = JSONWriter(capacity: 1_024)
                ControllerEncoder.writeControls(
                    of: moment.application, version: moment.version, to: &writer)
                return (writer.bytes(), moment.version)
            }
        }
        if call.hasVersion(version) { return .empty(304, version: version) }
        return Response(.json, .bytes(bytes), version: version)
    }

    @Sendable private static func get(
        _ service: Service, _ call: Call, _ session: Session
    ) throws(Problem) -> Response {
        let (name, moment) = (call.path.second, call.integer("at"))
        let budget = call.newBudget(service)
        let (bytes, version) = try found { () throws(SessionError) in
            try session.read(at: moment, within: budget) { moment throws(OperationError) in
                var writer = JSONWriter(capacity: 2_048)
                try ControllerEncoder.write(
                    name, of: moment.application, version: moment.version, to: &writer)
                return (writer.bytes(), moment.version)
            }
        }
        if call.hasVersion(version) { return .empty(304, version: version) }
        return Response(.json, .bytes(bytes), version: version)
    }

    /// The operation `instantiate`, whose one field is the body.
    @Sendable private static func create(
        _ service: Service, _ call: Call, _ session: Session, _ conditions: RequestConditions
    ) throws(Problem) -> Reply {
        let limits = service.registry.limits.content
        // Read alone first, so that positions in messages are those of the body.
        _ = try readable { () throws(WireError) in try JSONContent.document(call.body, limits: limits.json) }
        var writer = JSONWriter(capacity: call.body.count + 16)
        writer.write(#"{"controller":"#)
        writer.write(call.body)
        writer.write("}")
        let operation: DecodedOperation
        do throws(WireError) {
            operation = try DecodedOperation(
                body: writer.bytes(), kind: .instantiate, target: nil, limits: limits)
        } catch {
            throw Problem(error.removing(prefix: "/controller"))
        }
        guard case .new? = operation.operation.controller else {
            throw Problem(
                WireError(.invalidRequest, pointer: "", detail: "must be the description of a controller"))
        }
        let path = "/v1/sessions/\(session.id)/controllers/"
        return OperationsResource.perform(operation, service, call, session, conditions) {
            receipt, response in
            let created = receipt.outcome.result.first { $0.name == "controller" }
            if let id = created?.value.string {
                response.status = 201
                response.headers.append(HeaderField("Location", path + id))
            }
        }
    }
}

extension WireError {
    /// The same error about a value that stood under a pointer.
    fileprivate func removing(prefix: String) -> WireError {
        WireError(
            code,
            issues: issues.map { issue in
                let isUnder = issue.pointer.hasPrefix(prefix)
                return Issue(
                    pointer: isUnder ? String(issue.pointer.dropFirst(prefix.count)) : issue.pointer,
                    detail: issue.detail)
            })
    }
}
