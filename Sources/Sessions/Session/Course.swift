import ControllerHierarchy
package import WireFormat

extension DecodedOperation {
    /// The operation in few words: its name and target.
    package var title: String {
        operation.target.map { "\(operation.kind.rawValue) \($0)" } ?? operation.kind.rawValue
    }
}

/// What an app is and what is done with it from its launch on, to be carried out again elsewhere.
package struct Course: Sendable {
    /// The definition as JSON, as `POST /v1/sessions` takes it.
    package var definition: [UInt8]
    package var steps: [Step]
    /// The place in the session's log of the launch's first event.
    package fileprivate(set) var firstSequence = 1

    /// Creates a course of an app and what is done with it.
    package init(definition: [UInt8], steps: [Step]) {
        self.definition = definition
        self.steps = steps
    }

    /// One thing that is done.
    package struct Step: Sendable {
        package let action: Action
        /// The operation in few words: its name and target.
        package let title: String
        /// Where it stands in a file, or which version of a session it has made; nil where neither is known.
        package let place: Int?

        /// Creates a step.
        package init(_ action: Action, title: String, place: Int?) {
            self.action = action
            self.title = title
            self.place = place
        }
    }

    /// What a step does.
    package enum Action: Sendable {
        case operation(DecodedOperation)
        /// A storyboard or nib is added to the app's bundle.
        case document(AddedDocument)
    }
}

extension Session {
    /// What has been done in the session since its launch, or since it was put back to that.
    ///
    /// - Parameter stepsMax: More are refused, as `SessionError.content`.
    package func course(stepsMax: Int) throws(SessionError) -> Course {
        touch()
        let version = try summary().version
        let history = try history()
        let definition = try history.header().definition
        let records = try history.records(through: version)
        let start = records.lastIndex { $0.effect == .reset }.map { $0 + 1 } ?? 0
        guard records.count - start <= stepsMax else {
            throw .content(
                WireError(
                    .operationLimitExceeded, pointer: "",
                    detail: "the session has more than \(stepsMax) operations, the most that are carried "
                        + "out again in one request"))
        }
        var steps: [Course.Step] = []
        for record in records[start...] { steps.append(try Session.step(of: record)) }
        var course = Course(definition: definition.isEmpty ? Array("{}".utf8) : definition, steps: steps)
        if start > 0 {
            let reset = records[start - 1]
            course.firstSequence = reset.lastSequence - reset.eventCount + 1
        }
        return course
    }

    private static func step(of record: JournalRecord) throws(SessionError) -> Course.Step {
        if record.effect.addsDocument, let added = AddedDocument(json: record.operation) {
            return Course.Step(
                .document(added), title: "\(added.kind.word) \(added.name)", place: record.version)
        }
        do throws(WireError) {
            let decoded = try DecodedOperation(json: record.operation, limits: .unlimited)
            return Course.Step(.operation(decoded), title: decoded.title, place: record.version)
        } catch {
            throw .replayDiverged(version: record.version)
        }
    }
}
