import ControllerHierarchy

/// The app's own code in calls that stop, drawn at random; what it has done is kept.
final class DrawnAppCode: AppCode {
    private var source: OperationSource
    private(set) var steps: [AppCodeStep] = []
    /// How many operations it still does, in all calls together.
    private var left = 3

    init(_ source: OperationSource) { self.source = source }

    func next(at pause: Pause, in application: Application) throws(WorkRefusal) -> AppCodeStep {
        let step: AppCodeStep
        switch Int.random(in: 0..<16, using: &source.generator) {
        case 0: throw .abandoned
        case 1 where pause.mayCallSuper: step = .callSuper
        case 2 where left == 1: step = .raise(UIKitException(name: "Drawn", reason: "at random"))
        case 3..<9 where left > 0:
            left -= 1
            step = .perform(source.next(in: application))
        default: step = .resume(answer: nil)
        }
        steps.append(step)
        return step
    }

    func refused(_ error: OperationError) {}
}

extension OperationSource {
    /// Calls that stop: any of those that controllers hear of often, of one of them or of all.
    mutating func pausePoints(_ labels: [String]) -> [PausePoint] {
        let calls: [Callback] = [
            .viewDidLoad, .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
            .viewDidLayoutSubviews, .willMoveToParent, .didMoveToParent, .presentCompletion,
        ]
        return (0..<Int.random(in: 0...2, using: &generator)).map { _ in
            PausePoint(
                target: Bool.random(using: &generator) ? labels.randomElement(using: &generator) : nil,
                calls: [calls.randomElement(using: &generator) ?? .viewDidLoad])
        }
    }

    /// Lets calls of every fourth operation stop, and draws the code that runs in them.
    mutating func ownCode(in operation: inout Operation, over labels: [String]) -> DrawnAppCode? {
        guard Int.random(in: 0..<4, using: &generator) == 0 else { return nil }
        operation.pauses = pausePoints(labels)
        return DrawnAppCode(self)
    }
}
