import JSONBytes
import MicroHTTPServer
import Sessions
import Testing

@testable import RESTService

/// A session is there for whoever made it, and for nobody else but an admin.
@Suite struct OwnerTests {
    /// How a session stands that a stranger asks for.
    private enum Standing: CaseIterable {
        case inMemory, stored, deleted, expired
    }

    @Test("No route that names a session tells it to a stranger from one that there is not")
    func strangers() throws {
        let routes = Service.routes.filter { $0.template.contains("{session}") }
        #expect(routes.count > 80)
        for store in OwnedWorld.Store.allCases {
            for standing in Standing.allCases {
                try OwnedWorld.with(store) { world in
                    let id = try world.create("ada")
                    try stand(standing, id, world)
                    for route in routes {
                        for request in standing == .inMemory ? requests(of: route) : [wellFormed(route)] {
                            let before = world.readCount
                            let theirs = try world.send("bob", request.replacing(id))
                            let readCount = world.readCount - before
                            let none = try world.send("bob", request.replacing(OwnedWorld.unknown))
                            let name = "\(store) \(standing) \(request.method) \(request.target)"
                            #expect(theirs.status == none.status, "\(name)")
                            #expect(theirs.text == none.text, "\(name)")
                            #expect(theirs.headers.map(\.name) == none.headers.map(\.name), "\(name)")
                            #expect(values(theirs) == values(none), "\(name)")
                            #expect(readCount == world.readCount - before - readCount, "\(name): reads")
                            if theirs.status == 404 {
                                #expect(theirs.text.contains("session_not_found"), "\(name)")
                            } else {
                                // What is wrong with the request itself is told whoever sends it.
                                #expect([400, 406, 415].contains(theirs.status), "\(name): \(theirs.text)")
                            }
                        }
                        let well = try world.send("bob", wellFormed(route).replacing(id))
                        #expect(well.status == 404, "\(route.operationID): \(well.text)")
                    }
                    let left = try world.send("ada", TestRequest("GET", "/v1/sessions/\(id)"))
                    let isLeft = standing == .inMemory || standing == .stored
                    #expect(left.json?["version"]?.int == (isLeft ? 0 : nil), "nothing was done to it")
                    let told = standing == .deleted ? "was deleted" : "expired"
                    #expect(isLeft || left.text.contains(told), "\(store): \(left.text)")
                }
            }
        }
    }

    @Test("Every route that names a session finds it for its owner and for an admin")
    func owners() throws {
        try OwnedWorld.with(.memory) { world in
            for route in Service.routes where route.template.contains("{session}") {
                for user in ["ada", "root"] {
                    let id = try world.create("ada")
                    let reply = try world.send(user, wellFormed(route).replacing(id))
                    #expect(
                        reply.json?["code"]?.string != "session_not_found", "\(user) \(route.operationID)")
                }
            }
        }
    }

    @Test("Lists, deletions by label and keys reach one's own sessions", arguments: OwnedWorld.Store.allCases)
    func lists(_ store: OwnedWorld.Store) throws {
        try OwnedWorld.with(store) { world in
            let label = #"{"ci": "7"}"#
            var own: [String: [String]] = [:]
            for round in 0..<3 {
                for user in ["ada", "bob", "root"] {
                    own[user, default: []].append(try world.create(user, labels: round == 0 ? "{}" : label))
                }
            }
            for user in ["ada", "bob"] {
                let ids = try #require(own[user])
                #expect(try world.list(user) == ids)
                #expect(try world.list(user, "?label=ci:7") == Array(ids[1...]))
                #expect(try world.list(user, "?limit=1") == [ids[0]])
                let page = try world.send(user, TestRequest("GET", "/v1/sessions?limit=2")).json
                let next = try #require(page?["next"]?.string)
                #expect(try world.list(user, "?limit=2&cursor=\(next)") == [ids[2]])
            }
            #expect(try world.list("root").count == 9)
            // Copies belong to those who make them, whosesoever the original is.
            let adas = try #require(own["ada"]?.first)
            let fork = try world.send("root", TestRequest("POST", "/v1/sessions/\(adas)/fork"))
            let forked = try #require(fork.json?["session"]?["id"]?.string)
            let path = TestRequest("GET", "/v1/sessions/\(forked)")
            #expect(try world.send("ada", path).status == 404)
            #expect(try world.send("root", path).status == 200)
            let labelled = try #require(own["ada"]?.last)
            let export = try world.send("ada", TestRequest("GET", "/v1/sessions/\(labelled)/export")).text
            let imported = try world.send("bob", TestRequest("POST", "/v1/imports", export))
            let copy = try #require(imported.json?["session"]?["id"]?.string)
            #expect(try world.list("bob").last == copy)
            #expect(try world.send("ada", TestRequest("GET", "/v1/sessions/\(copy)")).status == 404)
            let removal = TestRequest("DELETE", "/v1/sessions?label=ci:7")
            #expect(try world.send("ada", removal).text == #"{"deleted":2}"#)
            #expect(try world.list("ada") == [adas])
            #expect(try world.list("bob").count == 4)
            #expect(
                try world.send("root", removal).text == #"{"deleted":5}"#, "an import takes the labels along")
            #expect(try world.list("bob") == [own["bob"]?[0]])
        }
    }

    @Test("Without tokens everybody has everything, also what was made with tokens")
    func noTokens() throws {
        try OwnedWorld.with(.sqlite) { world in
            let made = [try world.create("ada"), try world.create("bob")]
            try world.restart(withTokens: false) { world in
                #expect(try world.list(nil) == made)
                let anonymous = try world.create(nil)
                for id in made + [anonymous] {
                    #expect(try world.send(nil, TestRequest("GET", "/v1/sessions/\(id)/tree")).status == 200)
                }
                try world.restart(withTokens: true) { world in
                    // What nobody has made is an admin's.
                    for (user, status) in [("ada", 404), ("bob", 404), ("root", 200)] {
                        let reply = try world.send(user, TestRequest("GET", "/v1/sessions/\(anonymous)"))
                        #expect(reply.status == status, "\(user)")
                    }
                    #expect(try world.list("ada") == [made[0]])
                }
            }
        }
    }

    // MARK: Requests of a route

    /// Has a session stand like that.
    private func stand(_ standing: Standing, _ id: String, _ world: OwnedWorld) throws {
        switch standing {
        case .inMemory: break
        case .stored:
            world.registry.evict(idleFor: 0)
            #expect(world.registry.countInMemory == 0)
        case .deleted:
            #expect(try world.send("ada", TestRequest("DELETE", "/v1/sessions/\(id)")).status == 204)
        case .expired:
            world.registry.evict(idleFor: 0)
            world.advance(by: 1_000_000)
            world.registry.keepHouse(evictingIdleFor: 0)
            // What has expired is removed from the store, and only then forgotten.
            while try world.list("root") != [] { continue }
        }
    }

    private func values(_ response: TestResponse) -> [String] {
        response.headers.filter { $0.name != "Date" }.map(\.value)
    }

    /// Requests in many forms, right and wrong.
    private func requests(of route: Route) -> [TestRequest] {
        var requests = [wellFormed(route)]
        for type in route.representations where route.takesFormat {
            guard let format = type.formatName else { continue }
            requests.append(wellFormed(route))
            requests[requests.count - 1].target += "?format=\(format)"
        }
        for version in ["v0", "v7"] {
            requests.append(wellFormed(route))
            requests[requests.count - 1].headers += [
                ("If-Match", "\"\(version)\""), ("Idempotency-Key", version),
            ]
        }
        requests.append(wellFormed(route))
        requests[requests.count - 1].target += "?nonsense=1"
        if route.body != .none {
            for body in ["{\"x", "", "\u{1}"] {
                requests.append(wellFormed(route))
                requests[requests.count - 1].body = Array(body.utf8)
            }
        }
        return requests
    }

    /// A request whose form is right.
    private func wellFormed(_ route: Route) -> TestRequest {
        let body = route.body == .none ? nil : route.takesDocuments ? "<a/>" : "{}"
        let headers = type(of: route) + [("Request-Id", "same")]
        return TestRequest(route.method.token, target(of: route), body, headers: headers)
    }

    private func type(of route: Route) -> [(name: String, value: String)] {
        guard let type = route.body.mediaTypes.first else { return [] }
        return [("Content-Type", type.rawValue)]
    }

    private func target(of route: Route) -> String {
        let segments = route.template.split(separator: "/").map { segment in
            segment == "{session}"
                ? "{s}" : segment == "{controller}" ? "nav" : segment.hasPrefix("{") ? "x" : segment
        }
        return "/" + segments.joined(separator: "/")
    }
}
