/// Questions: the event has the answer, which the app's own code may give where the call stops.
extension Application {
    /// Asks a question whose answer is known when it is put.
    ///
    /// - Parameters:
    ///   - answer: What the class or the delegate answers by itself.
    ///   - receiver: The controller whose method it is; nil for delegates and other objects.
    /// - Returns: the answer.
    @discardableResult
    func ask<A: Answering>(
        _ callback: Callback, _ arguments: [Value] = [], target: Identity, flags: Event.Flags = [],
        receiver: ViewController? = nil, answer: consuming A
    ) throws(Interruption) -> A {
        if delegatesLackMethods, receiver == nil, isMissing(callback, of: target) { return answer }
        let index = try enter(
            callback, target: target, payload: .answer(arguments, answer.value), flags: flags)
        if delegatesHaveScripts, receiver == nil { try runScripts(ofDelegateOf: target, in: callback) }
        if mayPause {
            let given = try givenAnswer(to: callback, at: index, of: target, receiver: receiver)
            if let given { log.setPayload(.answer(arguments, given), at: index) }
            log.noteReturn(of: index)
            if let given, let chosen = A(given: given, in: self) { return chosen }
            return answer
        }
        receiver?.noteGivenAnswer(nil, to: callback)
        log.noteReturn(of: index)
        return answer
    }

    /// Asks a question whose answer is found inside of its call; no delegate lacks a method of that kind.
    ///
    /// - Parameters:
    ///   - meanwhile: The answer of the event until it is found.
    ///   - find: What the class or the delegate does; it does not run where the app's own code answers.
    func ask<A: Answering>(
        _ callback: Callback, _ arguments: [Value] = [], target: Identity, flags: Event.Flags = [],
        receiver: ViewController? = nil, meanwhile: Value = .null, _ find: () throws(Interruption) -> A
    ) throws(Interruption) -> A {
        let index = try enter(callback, target: target, payload: .answer(arguments, meanwhile), flags: flags)
        let given = try givenAnswer(to: callback, at: index, of: target, receiver: receiver)
        let known = given.flatMap { A(given: $0, in: self) }
        if delegatesHaveScripts, receiver == nil { try runScripts(ofDelegateOf: target, in: callback) }
        let answer = if let known { known } else { try find() }
        let found = answer.value
        if found != meanwhile { log.setPayload(.answer(arguments, found), at: index) }
        log.noteReturn(of: index)
        return answer
    }

    /// What the app's own code answers where the call stops; nil for what the class answers by itself.
    @inline(never)
    func givenAnswer(
        to callback: Callback, at index: Int, of target: Identity, receiver: ViewController? = nil
    ) throws(Interruption) -> Value? {
        let given = mayPause ? try pause(callback, at: index, of: target, receiver: receiver) : nil
        let answer = try given.map { (given) throws(Interruption) in try self.value(of: given, to: callback) }
        receiver?.noteGivenAnswer(answer, to: callback)
        return answer
    }

    /// Finds the controllers of an answer, and makes those that are new.
    private func value(of answer: AppCodeAnswer, to callback: Callback) throws(Interruption) -> Value {
        do throws(Interruption) {
            switch (answer, callback.answerType) {
            case (.created(let description), _): return Value(try resolve(.new(description), field: "answer"))
            case (.value(let value), .controller), (.value(let value), .newController):
                return try controllerValue(value)
            case (.value(let value), .controllers):
                var found: [Value] = []
                for element in value.array ?? [] { found.append(try controllerValue(element)) }
                return .array(found)
            case (.value(let value), _): return value
            }
        } catch {
            if case .error(let error) = error { appCode?.refused(error) }
            throw error
        }
    }

    private func controllerValue(_ value: Value) throws(Interruption) -> Value {
        guard let name = value.string else { return .null }
        return Value(try find(name))
    }
}

extension ViewController {
    /// Asks a question as UIKit does: the event with the answer, then what the app's class does when asked.
    ///
    /// - Returns: the answer.
    @discardableResult
    func ask<A: Answering>(
        _ callback: Callback, _ arguments: [Value] = [], answer: consuming A
    ) throws(Interruption) -> A {
        let answer = try application.ask(
            callback, arguments, target: identity, flags: flags, receiver: self, answer: answer)
        try runScripts(of: callback)
        return answer
    }

    /// As `ask`, where nothing here depends on the answer, which then stands in the event alone.
    func ask(_ callback: Callback, unheardAnswer answer: consuming Value) throws(Interruption) {
        let index = try application.enterInline(
            callback, target: identity, payload: .answer([], consume answer), flags: flags)
        if application.mayPause {
            let given = try application.givenAnswer(to: callback, at: index, of: identity, receiver: self)
            if let given { application.log.setPayload(.answer([], given), at: index) }
        } else {
            noteGivenAnswer(nil, to: callback)
        }
        application.log.noteReturn(of: index)
        try runScripts(of: callback)
    }

    /// As `ask`, where the answer is found inside of the call.
    func ask<A: Answering>(
        _ callback: Callback, _ arguments: [Value] = [], meanwhile: Value = .null,
        _ find: () throws(Interruption) -> A
    ) throws(Interruption) -> A {
        let answer = try application.ask(
            callback, arguments, target: identity, flags: flags, receiver: self, meanwhile: meanwhile, find)
        try runScripts(of: callback)
        return answer
    }
}

/// What a question is answered with.
protocol Answering {
    /// The answer as the event has it.
    var value: Value { get }

    /// What the app's own code has answered, in the form that the question demands; nil for another form.
    init?(given value: Value, in application: Application)
}

extension Value: Answering {
    var value: Value { self }

    init?(given value: Value, in application: Application) { self = value }
}

extension Bool: Answering {
    var value: Value { .bool(self) }

    init?(given value: Value, in application: Application) {
        guard let answer = value.bool else { return nil }
        self = answer
    }
}

extension Optional: Answering where Wrapped == ViewController {
    var value: Value { Value(self) }

    init?(given value: Value, in application: Application) {
        self = value.string.flatMap { application.controllers.find($0) }
    }
}

extension Array: Answering where Element == ViewController {
    var value: Value { Value(self) }

    init?(given value: Value, in application: Application) {
        self = value.array?.compactMap { $0.string.flatMap { application.controllers.find($0) } } ?? []
    }
}

extension Answering where Self: RawRepresentable<String> {
    var value: Value { .string(rawValue) }

    init?(given value: Value, in application: Application) {
        guard let name = value.string else { return nil }
        self.init(rawValue: name)
    }
}

extension InterfaceOrientation: Answering {}
extension ModalPresentationStyle: Answering {}
extension SplitColumn: Answering {}
