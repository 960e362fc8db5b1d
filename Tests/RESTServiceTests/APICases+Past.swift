/// What was done, and what was at an earlier version.
extension APICase {
    private static let push = "/v1/sessions/{s}/controllers/nav/push"
    private static let pushDetail = #"{"controller":{"class":"DetailViewController","as":"detail"}}"#

    static let pastAnswers: [APICase] = [
        APICase(
            name: "a controller in the past",
            before: [
                TestRequest("PATCH", "/v1/sessions/{s}/controllers/home", #"{"title":"Before"}"#),
                TestRequest("PATCH", "/v1/sessions/{s}/controllers/home", #"{"title":"After"}"#),
            ],
            request: TestRequest("GET", "/v1/sessions/{s}/controllers/home?at=1"), status: 200,
            headers: ["ETag": "\"v1\""], body: [("/title", #""Before""#), ("/version", "1")]),
        APICase(
            name: "a controller before it was made", before: [TestRequest("POST", push, pushDetail)],
            request: TestRequest("GET", "/v1/sessions/{s}/controllers/detail?at=0"), status: 404,
            code: "controller_not_found"),
        APICase(
            name: "the operations, with where their events are",
            before: [
                TestRequest("POST", push, pushDetail), TestRequest("POST", push, #"{"controller":"detail"}"#),
                TestRequest("POST", "/v1/sessions/{s}/reset"),
            ],
            request: TestRequest("GET", "/v1/sessions/{s}/operations"), status: 200,
            headers: ["ETag": "\"v3\""],
            body: [
                ("/version", "3"), ("/operations/0/version", "1"), ("/operations/0/operation/op", #""push""#),
                ("/operations/0/effect", #""applied""#), ("/operations/1/effect", #""undone""#),
                ("/operations/1/events", "1"), ("/operations/2/operation", #"{"op":"reset"}"#),
                ("/operations/2/effect", #""reset""#),
            ], contains: [#"{"definition":{"#]),
        APICase(
            name: "a page of operations",
            before: [TestRequest("POST", push, pushDetail), TestRequest("POST", "/v1/sessions/{s}/settle")],
            request: TestRequest("GET", "/v1/sessions/{s}/operations?limit=1"), status: 200,
            body: [("/operations/0/version", "1"), ("/next", "1"), ("/version", "2")]),
        APICase(
            name: "the operations behind a version",
            before: [TestRequest("POST", push, pushDetail), TestRequest("POST", "/v1/sessions/{s}/settle")],
            request: TestRequest("GET", "/v1/sessions/{s}/operations?after=1"), status: 200,
            contains: [#"{"operations":[{"version":2,"#]),
        APICase(
            name: "operations behind a version that is not there",
            request: TestRequest("GET", "/v1/sessions/{s}/operations?after=7"), status: 400,
            code: "invalid_parameter"),
    ]
}
