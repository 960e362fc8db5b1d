import Foundation
import Testing

/// The built program, run as its users run it: exit codes, output and files.
@Suite struct CommandLineTests {
    private static let push = """
        name: a push
        root: {class: UINavigationController, as: nav, viewControllers: [{as: A}]}
        steps:
          - push: {target: nav, controller: {as: B}}
            expect: [B.viewDidLoad]

        """

    /// The files of the folder in which the program runs.
    private static let files: [String: String] = [
        "good/a.yaml": push, "good/deep/b.yml": push, "good/notes.txt": "x",
        "bad/c.yaml": push.replacingOccurrences(
            of: "[B.viewDidLoad]", with: "[A.viewDidLoad, B.viewDidLoad]"),
        "broken/d.yaml": "steps: 5", "empty/notes.txt": "x", "good.log": "B viewDidLoad",
        "bad.log": "B viewWillAppear\nB viewDidLoad",
        "noise.log": "x", "known.tsv": "bad/c.yaml\tnot yet\n", "good.tsv": "good/a.yaml\tit was wrong\n",
        "several.yaml": """
        root: {class: UINavigationController, as: nav, viewControllers: [{as: A}]}
        scenarios:
          - {name: one, steps: []}
          - name: two
            observe: [viewDidLoad]
            targets: [B]
            steps: [push: {target: nav, controller: {as: B}}]
        """,
        "taken.yaml": """
        root: {class: UINavigationController, as: nav, viewControllers: [{as: A}]}
        steps:
          - push: {target: nav, controller: {as: A}}
            expect: [A.viewDidLoad]
        """,
        "by-hand.yaml": """
        mainStoryboard: Main
        storyboards:
          Main: |
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
              initialViewController="a"><scenes><scene sceneID="s"><objects>
              <viewController storyboardIdentifier="home" id="a" customClass="Home">
                <view key="view" id="v"/></viewController>
            </objects></scene></scenes></document>
        launch: [Home.viewDidLoad, home.updateViewConstraints]
        steps: []
        """,
        "passes.yaml": """
        device: {systemVersion: "12.2"}
        root: {as: A}
        targets: [A]
        observe: [viewDidLayoutSubviews]
        launch: [A.viewDidLayoutSubviews, A.viewDidLayoutSubviews, A.viewDidAppear]
        steps: []
        """,
        "told.yaml": "classes: {View: {sceneHasConstraints: false}}\nroot: {class: View, as: A}\nsteps: []\n"
            + "launch: [A.viewDidLayoutSubviews, A.viewDidLayoutSubviews]",
        "early.yaml": "device: {model: iPhone 15, systemVersion: \"9.0\"}\nroot: {as: A}\nsteps: []",
        "misspelt.yaml":
            "root: {as: A}\nsteps: [present: {target: A, controller: {class: UINavigationControler}}]",
        "launched.yaml":
            "root: {class: UINavigationController, as: nav, viewControllers: [{as: A}]}\nsteps: []",
        "alias.log": "VC viewDidLoad", "mixed.log": "B viewDidLoad\nVC viewDidLoad",
        "refused.yaml": "root: {as: A}\nsteps: [pop: {target: A}, settle: ]",
        "e.json":
            #"{"name": "j", "root": {"as": "A"}, "steps": [{"settle": {}, "assert": {"A.isViewLoaded": true}}]}"#,
    ]

    struct Case: Sendable {
        let arguments: String
        let status: Int32
        var output = ""
        var error = ""
    }

    static let cases: [Case] = [
        Case(arguments: "version", status: 0, output: "understudy 0."),
        Case(arguments: "--version", status: 0, output: "0."),
        Case(arguments: "--help", status: 0, output: "SUBCOMMANDS"),
        Case(arguments: "help test", status: 0, output: "--junit"),
        Case(arguments: "", status: 0, output: "SUBCOMMANDS"),
        Case(arguments: "nothing", status: 64, error: "nothing is no command\n"),
        Case(arguments: "tets x", status: 64, error: "tets is no command; test is one\n"),
        Case(arguments: "serve --listen foo", status: 78, error: "--listen: write HOST:PORT"),
        Case(arguments: "serve --max-depth 1000", status: 78, error: "--max-depth: 1000 is no number from 1"),
        Case(arguments: "test", status: 64, error: "Missing expected argument"),
        Case(arguments: "test missing", status: 64, error: "missing: there is no such file or folder"),
        Case(arguments: "test empty", status: 64, error: "no .yaml or .yml file"),
        Case(arguments: "test --colour good", status: 64, error: "--colour"),
        Case(
            arguments: "test good", status: 0, output: "passed  good/deep/b.yml: a push\n2 passed, 0 failed\n"
        ),
        Case(arguments: "test good good/a.yaml", status: 0, output: "2 passed, 0 failed\n"),
        Case(arguments: "test e.json", status: 0, output: "1 passed, 0 failed\n"),
        Case(arguments: "test --quiet good", status: 0, output: "2 passed, 0 failed\n"),
        Case(arguments: "test -q --through-pauses good", status: 0, output: "2 passed, 0 failed\n"),
        Case(arguments: "test good bad", status: 1, output: "- A.viewDidLoad\n"),
        Case(arguments: "test -q good bad", status: 1, output: "2 passed, 1 failed\n"),
        Case(arguments: "test broken", status: 1, output: "broken/d.yaml:1: /steps: a list is wanted"),
        Case(arguments: "test good --junit good/a.yaml/report.xml", status: 73, error: "cannot be written"),
        Case(arguments: "test good --junit made/for/it.xml", status: 0),
        Case(arguments: "test good --html good/a.yaml/report.html", status: 73, error: "cannot be written"),
        Case(
            arguments: "run several.yaml", status: 0, output: "two\n  launch\n    app.willFinish"),
        Case(arguments: "run several.yaml#one --json", status: 0, output: #""name":"one""#),
        Case(
            arguments: "run several.yaml#three", status: 65,
            error: "none is named `three`; there are one, two"),
        Case(arguments: "compare several.yaml --ios 16", status: 0, output: "\n\ntwo\niOS 16.0: "),
        Case(arguments: "verify several.yaml good.log", status: 65, error: "one, two; write FILE#NAME"),
        Case(
            arguments: "verify several.yaml#two good.log", status: 0, output: "This is what UIKit does: two"),
        Case(arguments: "run good/a.yaml --html made/run.html", status: 0, output: "a push\n  launch\n"),
        Case(arguments: "run bad/c.yaml", status: 0, output: "a push\n  launch\n    app.willFinish"),
        Case(arguments: "run good/a.yaml", status: 0, output: "  step 1 (push nav), line 4\n    B.init("),
        Case(
            arguments: "run --tree e.json", status: 0, output: "    <UIViewController: A>, state: appeared"),
        Case(
            arguments: "run --why good/a.yaml", status: 0, output: "  [1] sendsViewIsAppearing, from iOS 13.0"
        ),
        Case(
            arguments: "run --why --tree good/a.yaml", status: 0,
            output: "    B.viewIsAppearing(true)   [1]\n"),
        Case(arguments: "run --why --json e.json", status: 0, output: #""explanation":{"version":"17.0""#),
        Case(
            arguments: "compare good/a.yaml --ios 12,13 --types callback", status: 0,
            output: "because of sendsViewIsAppearing"),
        Case(
            arguments: "compare e.json --json --ios 16", status: 0,
            output: #"{"groups":[{"versions":["16.0"]"#),
        Case(arguments: "compare good/a.yaml --ios 4", status: 64, error: "4 is no version from 5.0"),
        Case(
            arguments: "compare good/a.yaml --types calls", status: 64, error: "--types are some of callback"),
        Case(arguments: "compare broken/d.yaml", status: 65, error: "a list is wanted"),
        Case(
            arguments: "compare 5n8qj6k0v3x2m7d4r9t1w5y8za --url http://127.0.0.1:1", status: 69,
            error: "no service answers"),
        Case(arguments: "run --json e.json", status: 0, output: #""events":["app.willFinish"#),
        Case(arguments: "run refused.yaml", status: 1, output: "pop needs a navigation controller"),
        Case(arguments: "run broken/d.yaml", status: 65, error: "broken/d.yaml:1: /steps: a list is wanted"),
        Case(arguments: "run missing.yaml", status: 65, error: "missing.yaml: there is no such file"),
        Case(
            arguments: "test several.yaml#two", status: 0,
            output: "passed  several.yaml: two\n1 passed, 0 failed\n"),
        Case(arguments: "test several.yaml#three", status: 1, output: "none is named `three`"),
        Case(arguments: "test nowhere.yaml#two", status: 64, error: "there is no such file or folder"),
        Case(arguments: "test --fail-fast bad broken good", status: 1, output: "\n0 passed, 1 failed\n"),
        Case(
            arguments: "test taken.yaml", status: 1,
            output: """
                  remark: taken.yaml:3: `as: A` has made `A-2`, because `A` is still there; write \
                `controller: A` for the one that is there, or another label

                """),
        Case(
            arguments: "test by-hand.yaml", status: 1,
            output: "remark: by-hand.yaml: `Home` is a class; the controller is called `home`\n"),
        Case(
            arguments: "test by-hand.yaml", status: 1,
            output: "`Main` has no `useAutolayout=\"YES\"`, so nobody hears `updateViewConstraints`\n"),
        Case(
            arguments: "test passes.yaml", status: 1,
            output: "depends on its scene; `sceneHasConstraints: true` or `false` in a class says"),
        Case(
            arguments: "test passes.yaml", status: 1,
            output: "`A.viewDidAppear` came, and is none of what `targets` and `observe` have compared\n"),
        Case(
            arguments: "test told.yaml", status: 1,
            output: "    - A.viewDidLayoutSubviews\n0 passed, 1 failed\n"),
        Case(
            arguments: "run early.yaml", status: 0,
            output: "remark: early.yaml:1: /device: there was no iPhone 15 with iOS 9.0"),
        Case(
            arguments: "test misspelt.yaml", status: 1,
            output: "UINavigationControler is no class of UIKit; UINavigationController is one."),
        Case(
            arguments: "verify launched.yaml good.log --find-steps", status: 0,
            output: #"  - push: {"target":"nav","controller":{"class":"B","as":"b"}}"#),
        Case(
            arguments: "verify launched.yaml good.log --find-steps --json", status: 0,
            output:
                #"{"found":true,"steps":[{"op":"push","target":"nav","controller":{"class":"B","as":"b"}}],"#
        ),
        Case(arguments: "test good --filter deep", status: 0, output: "1 passed, 0 failed\n"),
        Case(
            arguments: "test good --json", status: 0,
            output: #"{"passed":2,"failed":0,"known":0,"scenarios":[{"#),
        Case(
            arguments: "test good/a.yaml --ios 12,13", status: 0,
            output: "passed  good/a.yaml: a push (iOS 13.0)"),
        Case(arguments: "test good --ios 3", status: 64, error: "3 is no version from 5.0"),
        Case(
            arguments: "test bad --known known.tsv", status: 0,
            output: "known   bad/c.yaml: a push: not yet\n0 passed"),
        Case(arguments: "test good --known known.tsv", status: 0, output: "2 passed, 0 failed\n"),
        Case(
            arguments: "test good --known good.tsv", status: 1, output: "take it off good.tsv (it was wrong)"),
        Case(arguments: "test good --known none.tsv", status: 64, error: "none.tsv: the file cannot be read"),
        Case(
            arguments: "test bad --color always", status: 1,
            output: "\u{1B}[31mFAILED  bad/c.yaml: a push\u{1B}[0m\n"),
        Case(arguments: "test bad --color red", status: 64, error: "--color"),
        Case(arguments: "schema", status: 0, output: #""title": "Scenario""#),
        Case(
            arguments: "verify good/a.yaml alias.log --alias VC=B", status: 0,
            output: "This is what UIKit does"),
        Case(
            arguments: "verify good/a.yaml good.log --json --junit v.xml", status: 0,
            output: #"{"match":true"#),
        Case(arguments: "verify good/a.yaml good.log --alias VC", status: 64, error: "write NAME=CONTROLLER"),
        Case(arguments: "test --show bad", status: 1, output: "- A.viewDidLoad\n"),
        Case(arguments: "test --show good/a.yaml", status: 0, output: "    B.viewDidLoad()\n"),
        Case(
            arguments: "test --tree good/a.yaml", status: 0, output: "       | <UIViewController: B>, state"),
        Case(arguments: "verify good/a.yaml good.log", status: 0, output: "This is what UIKit does: a push"),
        Case(arguments: "verify good/a.yaml bad.log", status: 1, output: "This is not what UIKit does"),
        Case(
            arguments: "verify good/a.yaml noise.log", status: 65, error: "noise.log: the log holds no call"),
        Case(
            arguments: "verify good/a.yaml mixed.log", status: 0,
            output: "in line 2\n  `VC` is no controller of the scenario; the alias VC=CONTROLLER says"),
        Case(arguments: "verify refused.yaml good.log", status: 65, error: "refused.yaml:2: step 1"),
        Case(arguments: "verify broken/d.yaml good.log", status: 65, error: "broken/d.yaml:1:"),
        Case(arguments: "verify good/a.yaml missing.log", status: 64, error: "missing.log"),
        Case(arguments: "healthcheck --url http://127.0.0.1:1", status: 1, error: "did not answer"),
        Case(arguments: "healthcheck --url https://example.org", status: 64, error: "http://127.0.0.1:PORT"),
        Case(arguments: "healthcheck --url http://192.0.2.1:80", status: 64, error: "http://127.0.0.1:PORT"),
        Case(arguments: "healthcheck --timeout 0", status: 64, error: "--timeout"),
        Case(arguments: "serve --threads x", status: 64, error: "--threads"),
        Case(arguments: "serve --port 70000", status: 78, error: "HOST:PORT"),
        Case(arguments: "serve --listen here", status: 78, error: "HOST:PORT"),
        Case(arguments: "serve --listen 127.0.0.1:70000", status: 78, error: "HOST:PORT"),
        Case(arguments: "serve --listen unix:", status: 78, error: "unix:PATH"),
        Case(arguments: "serve --listen 0.0.0.0:0", status: 78, error: "--insecure"),
        Case(arguments: "serve --store redis://h/d", status: 78, error: "memory:"),
        Case(arguments: "serve --store postgres://127.0.0.1:1/d", status: 69, error: "cannot be opened"),
        Case(arguments: "serve --store postgres://h/d?nonsense=1", status: 78, error: "cannot be read"),
        Case(arguments: "migrate --store memory:", status: 64, error: "postgres://"),
        Case(arguments: "migrate --store postgres://127.0.0.1:1/d", status: 69, error: "127.0.0.1"),
        Case(arguments: "serve --store sqlite:", status: 78, error: "sqlite:PATH"),
        Case(arguments: "serve --store sqlite:good/a.yaml/x.sqlite", status: 69, error: "a.yaml"),
        Case(arguments: "serve --store sqlite:good/a.yaml", status: 69, error: "cannot be opened"),
        Case(arguments: "serve --sqlite-sync off", status: 78, error: "FULL nor NORMAL"),
        Case(arguments: "serve --threads 0", status: 78, error: "from 1 to 256"),
        Case(arguments: "serve --max-sessions -1", status: 64, error: "max-sessions"),
        Case(arguments: "serve --log loud", status: 78, error: "loud"),
        Case(arguments: "serve --log-format xml", status: 78, error: "json nor text"),
        Case(arguments: "serve --store memory: --listen unix:/no/s", status: 78, error: "understudy:"),
        Case(arguments: "serve --store sqlite:good/a.yaml --store memory: --listen unix:/no/s", status: 78),
        Case(arguments: "serve --store memory: --listen unix:/no/s --no 1", status: 64, error: "--no"),
    ]

    @Test func exitCodesAndOutput() throws {
        let folder = try TemporaryFolder(files: Self.files)
        for test in Self.cases {
            let arguments = test.arguments.split(separator: " ").map(String.init)
            let result = try CommandLineProgram.run(arguments, in: folder.url)
            #expect(result.status == test.status, "\(test.arguments): \(result.output)\(result.error)")
            #expect(
                test.output.isEmpty || result.output.contains(test.output),
                "\(test.arguments): \(result.output)")
            #expect(
                test.error.isEmpty || result.error.contains(test.error), "\(test.arguments): \(result.error)")
        }
        let watched = try CommandLineProgram.run(
            [
                "-c",
                """
                "$0" test --quiet --watch good/a.yaml > w 2>&1 & P=$!
                await() { for i in {1..600}; do grep -q "$1" w && return; sleep 0.1; done; }
                await passed; sleep 0.5; cp bad/c.yaml good/a.yaml; await "1 failed"
                kill -KILL $P; tail -n 1 w; "$0" test - < bad/c.yaml
                """, CommandLineProgram.url.path,
            ], in: folder.url, program: URL(filePath: "/bin/bash"))
        #expect(
            watched.status == 1 && watched.output.hasPrefix("0 passed, 1 failed\nFAILED  -: a push"),
            "\(watched.output)")
        try Data(Self.push.utf8).write(to: folder.url.appending(path: "good/a.yaml"))
        let piped = try CommandLineProgram.run(
            ["-c", #""$0" verify <(cat good/a.yaml) <(cat good.log)"#, CommandLineProgram.url.path],
            in: folder.url, program: URL(filePath: "/bin/bash"))
        #expect(piped.output.hasPrefix("This is what UIKit does: a push"), "\(piped.error)")
        let verdict = try String(contentsOf: folder.url.appending(path: "v.xml"), encoding: .utf8)
        #expect(verdict.contains(#"name="a push" file="good/a.yaml" line="1"/>"#), "\(verdict)")
        let quiet = try CommandLineProgram.run(["test", "--quiet", "good"], in: folder.url)
        #expect(quiet.output == "2 passed, 0 failed\n")
        let junit = try CommandLineProgram.run(
            ["test", "good", "bad", "several.yaml", "--junit", "r.xml"], in: folder.url)
        #expect(junit.status == 1)
        let xml = try String(contentsOf: folder.url.appending(path: "r.xml"), encoding: .utf8)
        #expect(xml.contains(#"<testsuites tests="5" failures="1" errors="0">"#))
        #expect(xml.contains(#"classname="scenario" name="several.yaml: one""#), "\(xml)")
        #expect(XMLCheck.isWellFormed(xml))
    }
}
