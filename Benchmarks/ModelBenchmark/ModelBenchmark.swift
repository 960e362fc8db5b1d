import ControllerHierarchy

/// Measures one operation of the model, with nothing around it, in hierarchies of growing size.
///
/// Prints `controllers <tab> operation <tab> nanoseconds <tab> events`; `run.py` makes a table of it. Arguments are
/// other sizes to measure.
@main
enum ModelBenchmark {
    static let sizes = [10, 100, 1_000, 10_000]
    /// Rounds of which the median counts, and pairs of operations in each.
    static let rounds = 15
    static let pairsPerRound = 1_000

    static func main() throws {
        // A processor that has idled takes some tenths of a second to come to its speed.
        let idle = try launchedApplication(controllers: sizes[0])
        for pair in OperationPair.all + OperationPair.all { _ = try measure(pair, on: idle) }

        let wanted = CommandLine.arguments.dropFirst().compactMap { Int($0) }
        for size in wanted.isEmpty ? sizes : wanted {
            let application = try launchedApplication(controllers: size)
            for pair in OperationPair.all {
                for figure in try measure(pair, on: application) {
                    print("\(size)\t\(figure.operation)\t\(figure.nanoseconds)\t\(figure.events)")
                }
            }
        }
    }

    /// An app whose navigation controller has that many controllers in and below its stack, itself included.
    ///
    /// All but the top of the stack have children, so that the hierarchy grows in both directions.
    static func launchedApplication(controllers count: Int) throws -> Application {
        var stack: [ControllerReference] = []
        var left = count - 2
        while left > 0 {
            var parent = ControllerDescription(className: "ParentViewController")
            parent.children = (0..<min(left - 1, 9)).map { _ in
                .new(ControllerDescription(className: "ChildViewController"))
            }
            left -= parent.children.count + 1
            stack.append(.new(parent))
        }
        stack.append(.new(ControllerDescription(className: "HomeViewController", label: "home")))
        var root = ControllerDescription(className: "UINavigationController", label: "nav")
        root.viewControllers = stack

        let phone = Device(
            model: "iPhone 15", systemVersion: SystemVersion(17), idiom: .phone,
            portraitSize: Size(width: 393, height: 852))
        var definition = ApplicationDefinition(device: phone)
        definition.root = .new(root)
        var limits = ModelLimits()
        limits.controllersMax = count + 10
        limits.eventsPerOperationMax = 20 * count + 10_000
        let application = try Application(definition: definition, limits: limits)
        _ = try application.launch()
        return application
    }

    /// What an operation costs.
    struct Figure {
        let operation: OperationKind
        let nanoseconds: Int
        let events: Int
    }

    /// Carries out an operation and its opposite in turn; both leave the hierarchy as it was.
    static func measure(_ pair: OperationPair, on application: Application) throws -> [Figure] {
        let clock = ContinuousClock()
        let operations = [pair.first, pair.second]
        var samples: [[Duration]] = [[], []]
        var events = [0, 0]
        for _ in 0..<rounds {
            var elapsed: [Duration] = [.zero, .zero]
            for _ in 0..<pairsPerRound {
                for (index, operation) in operations.enumerated() {
                    let start = clock.now
                    let answer = try application.perform(operation)
                    elapsed[index] += clock.now - start
                    guard answer.outcome == .completed else { throw NotCarriedOut(operation: operation.kind) }
                    events[index] = answer.events.count
                }
            }
            for index in operations.indices { samples[index].append(elapsed[index]) }
        }
        return operations.indices.map { index in
            let median = samples[index].sorted()[rounds / 2] / pairsPerRound
            return Figure(
                operation: operations[index].kind,
                nanoseconds: Int(median.components.attoseconds / 1_000_000_000), events: events[index])
        }
    }

    /// UIKit ignored or refused what the benchmark wanted to measure.
    struct NotCarriedOut: Error {
        let operation: OperationKind
    }
}

/// An operation and the one that undoes it.
struct OperationPair {
    let first: Operation
    let second: Operation

    static var all: [OperationPair] {
        let detail = ControllerDescription(className: "DetailViewController")
        var cover = detail
        cover.properties = [.init(.modalPresentationStyle, .string("fullScreen"))]
        return [
            OperationPair(
                first: Operation(.push, target: "nav", controller: .new(detail)),
                second: Operation(.pop, target: "nav")),
            OperationPair(
                first: Operation(.present, target: "home", controller: .new(cover)),
                second: Operation(.dismiss, target: "home")),
        ]
    }
}
