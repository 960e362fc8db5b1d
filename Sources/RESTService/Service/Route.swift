package import MicroHTTPServer

/// One operation of the API: where it stands, what it takes, what it gives, and who carries it out.
///
/// A class, because every request is handed on with its route.
package final class Route: Sendable {
    package let method: HTTPMethod
    /// The path with its parameters in braces, as openapi.yaml writes it.
    package let template: String
    /// The name that openapi.yaml gives the operation.
    package let operationID: String
    /// The query parameters that it takes besides `format`.
    package let parameters: [QueryParameter]
    package let body: BodyRule
    /// Whether the body may hold all documents of an app.
    let takesDefinition: Bool
    /// Whether the body may be an Interface Builder document.
    let takesDocuments: Bool
    /// Whether a body without another type is JSON.
    let takesJSON: Bool
    /// The types in which it can answer, the default first; empty where success has no body.
    package let representations: [MediaType]
    package let access: Access
    /// Whether a request of this kind takes longer than one may hold up a thread that serves connections.
    let isLong: Bool
    let handler: Handler

    /// Who may use a route, where clients have to identify themselves.
    package enum Access: Sendable {
        case anyone
        /// Whoever has a token.
        case user
        /// Whoever has a token with the role admin.
        case admin
    }

    /// Declares a route.
    init(
        _ method: HTTPMethod, _ template: String, _ operationID: String, parameters: [QueryParameter] = [],
        body: BodyRule = .none, takesDefinition: Bool = false, access: Access = .user, isLong: Bool = false,
        _ representations: [MediaType] = [.json], handler: Handler
    ) {
        self.method = method
        self.template = template
        self.operationID = operationID
        self.parameters = parameters
        self.body = body
        self.takesDefinition = takesDefinition
        takesDocuments = body.mediaTypes.contains(.xml)
        takesJSON = body.mediaTypes.first == .json
        self.access = access
        self.isLong = isLong
        self.representations = representations
        self.handler = handler
    }

    /// Whether `format` chooses between representations.
    package var takesFormat: Bool { representations.count > 1 }
}

/// What a route does with a body.
package enum BodyRule: Sendable, Equatable {
    /// A body is not looked at.
    case none
    /// JSON; an empty body stands for an empty object.
    case optional
    /// JSON or an archive; an empty body stands for an empty object.
    case definition
    /// JSON.
    case json
    /// One of these types.
    case types([MediaType])

    /// The types that `Content-Type` may name.
    package var mediaTypes: [MediaType] {
        switch self {
        case .none: []
        case .optional, .json: [.json]
        case .definition: [.json, .zip]
        case .types(let types): types
        }
    }

    /// Whether a request may come without one.
    var mayBeEmpty: Bool { self == .none || self == .optional || self == .definition }
}
