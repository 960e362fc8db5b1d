import ControllerHierarchy
import JSONBytes
import Scenarios
import Sessions
import WireFormat

/// Why a session's events since its launch, or its last reset, are there and where: what `explain=true` adds
/// to the log.
struct SessionExplanation {
    private let explanation: CourseExplanation
    private let lines: [CourseExplanation.Line]
    /// The place in the log of the first line.
    private let firstSequence: Int

    /// Runs a session's past again with each rule turned round.
    init(
        of session: Session, within budget: RequestBudget, _ service: Service, _ call: Call
    ) throws(Problem) {
        guard [.json, .text].contains(call.representation) else {
            throw Problem(.invalidParameter, "Events are explained in json and text. Choose one by format.")
        }
        try Call.mayTakeLong()
        let limits = service.registry.limits
        let course = try found { () throws(SessionError) in
            try session.course(stepsMax: limits.content.operationsMax)
        }
        explanation = try CourseExplanation.affordable(course, within: budget, service)
        lines = explanation.steps.flatMap { $0.lines.filter(\.isEvent) }
        firstSequence = course.firstSequence
    }

    /// The events of a page that are explained, each with its place in the log.
    private func told(_ page: EventPage) -> [(sequence: Int, line: CourseExplanation.Line)] {
        page.events.compactMap { entry in
            let place = entry.sequence - firstSequence
            return lines.indices.contains(place) ? (sequence: entry.sequence, line: lines[place]) : nil
        }
    }

    /// The lines with numbers of what decides about them, which follow behind.
    func text(of page: EventPage) -> String {
        told(page).map { $0.line.textWithCauses + "\n" }.joined() + explanation.legend
    }

    /// Writes the member `explanation` of a page.
    func write(_ page: EventPage, to writer: inout JSONWriter) {
        writer.key("explanation")
        writer.beginObject()
        writer.key("version")
        writer.value(explanation.version.description)
        writer.key("events")
        writer.beginArray()
        for (sequence, line) in told(page) {
            writer.beginObject()
            writer.key("seq")
            writer.value(sequence)
            line.writeCauses(to: &writer)
            writer.endObject()
        }
        writer.endArray()
        explanation.writeCauses(to: &writer)
        writer.endObject()
    }
}

extension CourseExplanation {
    /// The explanation for a request, as far as it may cost that.
    static func affordable(
        _ course: Course, within budget: RequestBudget, _ service: Service
    ) throws(Problem) -> CourseExplanation {
        do throws(WorkRefusal) {
            let explanation = try CourseExplanation(
                course, limits: service.registry.limits, within: budget)
            try budget.answer(bytes: explanation.byteCount)
            return explanation
        } catch {
            throw Problem(error)
        }
    }
}
