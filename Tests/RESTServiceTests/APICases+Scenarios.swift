/// Scenarios that are run on request, and what their reports tell.
extension APICase {
    private static let push =
        #"{"root":{"class":"UINavigationController","as":"nav","viewControllers":[{"as":"A"}]},"#
        + #""steps":[{"push":{"target":"nav","controller":{"as":"B"}}}]}"#

    private static func run(_ query: String, _ body: String = push) -> TestRequest {
        TestRequest("POST", "/v1/scenarios/run\(query)", body)
    }

    static let scenarioAnswers: [APICase] = [
        APICase(
            name: "a scenario in which nothing is expected", request: run(""), status: 200,
            body: [
                ("/passed", "true"),
                ("/steps/0", #"{"step":1,"operation":"push nav","passed":true,"outcome":"completed"}"#),
            ]),
        APICase(
            name: "the text of a scenario is its log", request: run("?format=text"), status: 200,
            contains: ["passed  scenario\n  launch\n", "  step 1 (push nav)\n    B.init(nibName:bundle:)\n"]),
        APICase(
            name: "all lines of a scenario", request: run("?show=lines"), status: 200,
            body: [("/steps/0/events/0", #""B.init(nibName:bundle:)""#)]),
        APICase(
            name: "the controllers after each step", request: run("?show=tree"), status: 200,
            contains: [#""tree":"<UINavigationController: nav>, state: <appeared>"#]),
        APICase(
            name: "a report of something else", request: run("?show=log"), status: 400,
            code: "invalid_parameter", contains: ["show must be one of lines, tree"]),
    ]
}
