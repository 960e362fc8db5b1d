import ControllerHierarchy
import JSONBytes

/// The parts of a callback's events: what follows the target's, whose end is the beginning of the line.
///
/// They are cut out of samples of the payloads that the callback has by its names.
struct CallbackFragments {
    typealias Fragment = EventFragments.Fragment

    /// As `,"type":"callback",`.
    let type: Fragment
    /// Around a controller, alone or with `animated`, and around the answer to a question.
    private(set) var controller = Surroundings()
    private(set) var controllerUnanimated = Surroundings()
    private(set) var controllerAnimated = Surroundings()
    private(set) var answer = Surroundings()
    /// As `viewDidLoad()","call":"viewDidLoad()","args":{},"flags":[]}`; by what the arguments are.
    private var bare = Fragment.none
    private var unanimated = Fragment.none
    private var animated = Fragment.none
    private var answeredNo = Fragment.none
    private var answeredYes = Fragment.none
    private var answeredNothing = Fragment.none
    /// With a controller that is nil.
    private(set) var noController = Fragment.none
    /// As `,"line":"present.completion()","call":"present.completion","args":{},"flags":[]}`, where the line
    /// does not begin with the target.
    private(set) var alone = Fragment.none

    /// The parts around a value that stands in an event's line and in a member.
    struct Surroundings {
        /// As `willMove(toParent: `.
        var beforeText = Fragment.none
        /// As `)","call":"willMove(toParent:)","args":{"parent":`.
        var beforeMember = Fragment.none
        /// As `},"flags":[]}`.
        var behind = Fragment.none

        var isThere: Bool { beforeText.isThere }
    }

    /// Cuts the parts of a callback out of samples, and puts them into a pool.
    init(_ callback: Callback, in pool: inout EventFragments.Pool) {
        type = pool.add {
            $0.write(",\"type\":")
            $0.writeString(callback.kind.rawValue)
            $0.write(",")
        }
        func rest(_ payload: Event.Payload) -> Fragment { Sample(callback, payload, in: &pool).rest }
        func around(_ payload: Event.Payload) -> Surroundings {
            Sample(callback, payload, in: &pool).surroundings
        }
        let arguments = callback.names.arguments
        bare = rest(.none)
        alone = Sample(callback, .none, in: &pool).alone
        if callback.kind == .query || callback.answerType != nil {
            answeredNo = rest(.answer([], .bool(false)))
            answeredYes = rest(.answer([], .bool(true)))
            answeredNothing = rest(.answer([], .array([])))
            answer = around(.answer([], .string(Sample.target.label)))
        }
        if arguments.first == "animated" {
            unanimated = rest(.animated(false))
            animated = rest(.animated(true))
        } else if !arguments.isEmpty {
            noController = rest(.controller(nil))
            controller = around(.controller(Sample.target))
        }
        if arguments.last == "animated", arguments.count == 2 {
            controllerUnanimated = around(.controllerAnimated(Sample.target, false))
            controllerAnimated = around(.controllerAnimated(Sample.target, true))
        }
    }

    /// The rest of an event without flags; nil where it is not prepared.
    @inline(__always)
    func rest(of shape: Event.Shape) -> Fragment? {
        let rest =
            switch shape {
            case .bare: bare
            case .unanimated: unanimated
            case .animated: animated
            case .answeredNo: answeredNo
            case .answeredYes: answeredYes
            case .answeredNothing: answeredNothing
            case .other: Fragment.none
            }
        return rest.isThere ? rest : nil
    }
}

/// The JSON of an event whose target, and what else it is about, is a mark that no callback's names have.
private struct Sample {
    typealias Fragment = EventFragments.Fragment

    /// What follows the class, as far as the marks are: the next one stands where the line begins.
    private let pieces: [Fragment]
    private let beginsLine: Bool

    static let target = Identity(
        number: 0, label: "$", className: "$", prepare: Identity.noPreparation)

    init(_ callback: Callback, _ payload: Event.Payload, in pool: inout EventFragments.Pool) {
        let event = Event(callback, target: Sample.target, payload: payload, time: 0)
        let pieces = pool.add { EventMembers.write(event, to: &$0) }.split(at: UInt8(ascii: "$"), in: pool)
        self.pieces = Array(pieces.dropFirst(2))
        beginsLine = pieces.count > 3 && pool.bytes[pieces[3].range.lowerBound] == UInt8(ascii: ".")
    }

    /// What follows the line's point.
    var rest: Fragment { beginsLine ? pieces[1].trimmed(first: 1) : .none }

    /// What follows the class, where there is nothing else of the target.
    var alone: Fragment { pieces.count == 1 ? pieces[0].trimmed(first: 1) : .none }

    /// What stands around the value, in the line and as a string.
    var surroundings: CallbackFragments.Surroundings {
        guard beginsLine, pieces.count == 4 else { return .init() }
        return .init(
            beforeText: rest, beforeMember: pieces[2].trimmed(last: 1), behind: pieces[3].trimmed(first: 1))
    }
}
