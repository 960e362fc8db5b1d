import SwiftOperators
import SwiftParser
import SwiftSyntax

/// Finds the conditions of a file that can be changed.
final class CandidateFinder: SyntaxVisitor {
    private let file: String
    private let locations: SourceLocationConverter
    private var candidates: [Candidate] = []
    /// The declarations around, with whether each answers a Bool; closures have no name.
    private var scopes: [(name: String?, answersBool: Bool)] = []

    /// The changes that can be made in a file, in their order.
    static func candidates(in text: String, file: String) -> [Candidate] {
        let tree = OperatorTable.standardOperators.foldAll(Parser.parse(source: text)) { _ in }
        let finder = CandidateFinder(file: file, tree: tree)
        finder.walk(tree)
        return Candidate.numbered(
            finder.candidates.sorted {
                ($0.expression.lowerBound, -$0.expression.upperBound, $0.replaced.lowerBound)
                    < ($1.expression.lowerBound, -$1.expression.upperBound, $1.replaced.lowerBound)
            })
    }

    private init(file: String, tree: Syntax) {
        self.file = file
        locations = SourceLocationConverter(fileName: file, tree: tree)
        super.init(viewMode: .sourceAccurate)
    }

    // MARK: Scopes

    /// What random walks check containers by, as `Application+Invariants` does the whole.
    private static let checks = ["brokenContents", "unsettledContents"]

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let answersBool = isBool(node.signature.returnClause?.type)
        enter(node.name.text, answersBool: answersBool)
        if answersBool { addBody(node.body?.statements) }
        return .visitChildren
    }

    override func visitPost(_: FunctionDeclSyntax) { scopes.removeLast() }

    override func visit(_: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        enter("init", answersBool: false)
        return .visitChildren
    }

    override func visitPost(_: InitializerDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        // A constant inside a function does not have the function's answer for its own.
        let isComputed = node.accessorBlock != nil
        guard isComputed || !scopes.contains(where: { $0.name != nil }) else {
            scopes.append(scopes.last ?? (nil, false))
            return .visitChildren
        }
        let answersBool = isComputed && isBool(node.typeAnnotation?.type)
        enter(node.pattern.trimmedDescription, answersBool: answersBool)
        if Self.checks.contains(node.pattern.trimmedDescription) { return .skipChildren }
        if answersBool, case .getter(let statements) = node.accessorBlock?.accessors { addBody(statements) }
        return .visitChildren
    }

    override func visitPost(_: PatternBindingSyntax) { scopes.removeLast() }

    override func visit(_: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        scopes.append((nil, false))
        return .visitChildren
    }

    override func visitPost(_: ClosureExprSyntax) { scopes.removeLast() }

    private func enter(_ name: String, answersBool: Bool) { scopes.append((name, answersBool)) }

    private func isBool(_ type: TypeSyntax?) -> Bool { type?.trimmedDescription == "Bool" }

    private func addBody(_ statements: CodeBlockItemListSyntax?) {
        guard let statements, statements.count == 1, case .expr(let body)? = statements.first?.item else {
            return
        }
        addNegation(of: body)
    }

    // MARK: Conditions

    /// What is asserted is not looked at in an optimized build, as that of the mutants is.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        node.calledExpression.trimmedDescription == "assert" ? .skipChildren : .visitChildren
    }

    override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
        if case .expression(let condition) = node.condition, !condition.is(BooleanLiteralExprSyntax.self) {
            addNegation(of: condition)
        }
        return .visitChildren
    }

    override func visit(_ node: WhereClauseSyntax) -> SyntaxVisitorContinueKind {
        addNegation(of: node.condition)
        return .visitChildren
    }

    override func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind {
        addNegation(of: node.condition)
        return .visitChildren
    }

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        if scopes.last?.answersBool == true, let expression = node.expression { addNegation(of: expression) }
        return .visitChildren
    }

    /// Turns a condition round, unless a change of its operator does just that.
    private func addNegation(of condition: ExprSyntax) {
        if condition.is(IfExprSyntax.self) || condition.is(SwitchExprSyntax.self) { return }
        if let literal = condition.as(BooleanLiteralExprSyntax.self) {
            let opposite = literal.literal.text == "true" ? "false" : "true"
            add("to \(opposite)", in: condition, replacing: literal, by: opposite)
            return
        }
        if let prefix = condition.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" { return }
        if let infix = condition.as(InfixOperatorExprSyntax.self), isEquality(infix) { return }
        add("negated", in: condition, replacing: condition, by: "!(\(condition.trimmedDescription))")
    }

    private func isEquality(_ infix: InfixOperatorExprSyntax) -> Bool {
        ["==", "!=", "===", "!=="].contains(infix.operator.trimmedDescription)
    }

    // MARK: Operators and ends

    private static let opposites = [
        "&&": "||", "||": "&&", "==": "!=", "!=": "==", "===": "!==", "!==": "===", "<": "<=", "<=": "<",
        ">": ">=", ">=": ">",
    ]

    override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.operator.trimmedDescription
        if let opposite = Self.opposites[name] {
            add("\(name) to \(opposite)", in: node, replacing: node.operator, by: opposite)
        }
        let right = node.rightOperand.trimmedDescription
        if ["+", "-"].contains(name), right == "1" {
            let opposite = name == "+" ? "-" : "+"
            add("\(name) 1 to \(opposite) 1", in: node, replacing: node.operator, by: opposite)
        }
        if name == "??", ["true", "false"].contains(right) {
            let opposite = right == "true" ? "false" : "true"
            add("?? \(right) to ?? \(opposite)", in: node, replacing: node.rightOperand, by: opposite)
        }
        return .visitChildren
    }

    override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        if node.operator.text == "!" {
            add("not to its opposite", in: node, replacing: node.operator, by: "")
        }
        return .visitChildren
    }

    private static let otherEnds = [
        "first": "last", "last": "first", "firstIndex": "lastIndex", "lastIndex": "firstIndex",
        "dropFirst": "dropLast", "dropLast": "dropFirst",
    ]

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.declName.baseName
        if let end = Self.otherEnds[name.text], node.base != nil, isValue(node), !looksForOneObject(node) {
            add("\(name.text) to \(end)", in: chain(around: node), replacing: name, by: end)
        }
        return .visitChildren
    }

    /// Whether a call looks for an object that it has already: from either end it finds that object, or none.
    ///
    /// Of indices this is true only of a list that holds an object once, so they count as others do.
    private func looksForOneObject(_ node: MemberAccessExprSyntax) -> Bool {
        guard ["first", "last"].contains(node.declName.baseName.text),
            let call = node.parent?.as(FunctionCallExprSyntax.self),
            let closure = call.trailingClosure
                ?? call.arguments.first?.expression.as(ClosureExprSyntax.self),
            case .expr(let body)? = closure.statements.first?.item, closure.statements.count == 1,
            let infix = body.as(InfixOperatorExprSyntax.self),
            infix.operator.trimmedDescription == "==="
        else { return false }
        return [infix.leftOperand, infix.rightOperand].contains { $0.trimmedDescription == "$0" }
    }

    /// The whole chain of members and calls that begins with an expression.
    private func chain(around expression: some ExprSyntaxProtocol) -> ExprSyntax {
        var chain = ExprSyntax(expression)
        while let parent = chain.parent?.as(ExprSyntax.self),
            parent.is(MemberAccessExprSyntax.self) || parent.is(OptionalChainingExprSyntax.self)
                || parent.is(ForceUnwrapExprSyntax.self)
                || parent.as(FunctionCallExprSyntax.self)?.calledExpression.id == chain.id
                || parent.as(SubscriptCallExprSyntax.self)?.calledExpression.id == chain.id
        { chain = parent }
        return chain
    }

    /// Whether the chain is read, not written to.
    private func isValue(_ node: MemberAccessExprSyntax) -> Bool {
        let chain = chain(around: node)
        if chain.parent?.is(InOutExprSyntax.self) == true { return false }
        guard let infix = chain.parent?.as(InfixOperatorExprSyntax.self), infix.leftOperand.id == chain.id
        else { return true }
        return !infix.operator.trimmedDescription.hasSuffix("=") || isEquality(infix)
    }

    private func add(
        _ change: String, in expression: some ExprSyntaxProtocol, replacing: some SyntaxProtocol,
        by replacement: String
    ) {
        let text = expression.trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        candidates.append(
            Candidate(
                file: file, declaration: scopes.last { $0.name != nil }?.name ?? "-", change: change,
                text: text, line: expression.startLocation(converter: locations).line,
                expression: range(of: expression), replaced: range(of: replacing), replacement: replacement))
    }

    private func range(of node: some SyntaxProtocol) -> Range<Int> {
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        return start..<max(start, node.endPositionBeforeTrailingTrivia.utf8Offset)
    }
}
