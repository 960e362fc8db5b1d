import Testing

@testable import ControllerHierarchy

/// The app's own code in calls that stop, as an operation has it that was carried out before.
@Suite struct AppCodeTests {
    private static let device = Device(
        model: "iPhone", systemVersion: SystemVersion(12), idiom: .phone,
        portraitSize: Size(width: 375, height: 667))

    /// A presents B, and two calls stop.
    private static func present(
        pausing target: String?, in calls: [Callback] = [.viewDidLoad, .viewWillAppear],
        _ steps: [AppCodeStep]
    ) throws -> Application {
        var definition = ApplicationDefinition(device: device)
        definition.root = .new(ControllerDescription(label: "A"))
        let application = try Application(definition: definition)
        _ = try application.launch()
        var presentation = Operation(.present, target: "A", animated: false)
        presentation.controller = .new(ControllerDescription(label: "B"))
        presentation.pauses = [PausePoint(target: target, calls: calls)]
        presentation.code = steps
        _ = try application.perform(presentation)
        return application
    }

    /// decisions/0026-pauses-are-rehearsals.md: the same steps run again; a call behind the last one returns
    /// as if nobody had stopped it, and all steps have a call.
    @Test(arguments: [nil, "B"])
    func recordedStepsRunAgain(target: String?) throws {
        var adding = Operation(.addChild, target: "B")
        adding.controller = .new(ControllerDescription(label: "C"))
        let application = try Self.present(pausing: target, [.perform(adding)])
        let child = try #require(application.live("C"))
        #expect(child.parent?.identity.label == "B")
        #expect(throws: OperationError.self) {
            try Self.present(pausing: target, Array(repeating: .resume(answer: nil), count: 3))
        }
        #expect(throws: OperationError.self) {
            try Self.present(pausing: "nobody", [.resume(answer: nil)])
        }
    }

    /// Where no class decides on the status bar, the client of a call that stops may; its step has a call.
    @Test func whoComesIsAskedForTheStatusBar() throws {
        let answer = AppCodeAnswer.value(.string("lightContent"))
        let application = try Self.present(
            pausing: "B", in: [.preferredStatusBarStyle], [.resume(answer: answer)])
        let controller = try #require(application.live("B"))
        #expect(controller.lastGivenAnswer(to: .preferredStatusBarStyle) == .string("lightContent"))
        #expect(throws: OperationError.self) {
            try Self.present(pausing: "A", in: [.preferredStatusBarStyle], [.resume(answer: answer)])
        }
    }

    /// openapi.yaml, `answers` of a pause.
    @Test func answersAreOfTheirType() {
        let word = Value.string("large")
        let orientation = Value.string("portrait")
        let turned = Value.array([orientation])
        let samples: [Value] = [
            .null, .bool(true), .number(1), word, orientation, .array([]), .array([word]), turned,
        ]
        let cases: [(type: AnswerType, admitted: [Value])] = [
            (.boolean, [.bool(true)]),
            (.number, [.number(1)]),
            (.word(["large"]), [word]),
            (.wordOrNull(["large"]), [.null, word]),
            (.wordOrNull([]), [.null, word, orientation]),
            (.words(["large"]), [.array([]), .array([word])]),
            (.orientation, [orientation]),
            (.orientations, [turned]),
            (.controller, [.null, word, orientation]),
            (.newController, [.null, word, orientation]),
            (.controllers, [.array([]), .array([word]), turned]),
        ]
        for (type, admitted) in cases {
            for value in samples { #expect(type.admits(.value(value)) == admitted.contains(value)) }
            #expect(type.admits(.created(ControllerDescription())) == (type == .newController))
        }
    }

    /// Of the answers that were given to a question the last one is what UIKit knows.
    @Test func theLastAnswerToEachQuestionCounts() throws {
        let application = try Self.present(pausing: nil, [])
        let controller = try #require(application.live("A"))
        let given: [(question: Callback, answer: Value?)] = [
            (.supportedInterfaceOrientations, .array([.string("portrait")])),
            (.prefersStatusBarHidden, .bool(true)), (.prefersStatusBarHidden, .bool(false)),
            (.supportedInterfaceOrientations, nil), (.prefersStatusBarHidden, .bool(true)),
        ]
        var expected: [Callback: Value] = [:]
        for (question, answer) in given {
            controller.noteGivenAnswer(answer, to: question)
            expected[question] = answer
            for asked in [Callback.supportedInterfaceOrientations, .prefersStatusBarHidden] {
                #expect(controller.lastGivenAnswer(to: asked) == expected[asked])
            }
        }
    }
}
