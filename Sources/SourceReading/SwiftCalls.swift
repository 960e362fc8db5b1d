#if SwiftSources
import InterfaceBuilder
import SwiftSyntax

/// Calls in Swift that ask for what documents have.
enum SwiftCalls {
    /// Calls by their names and the label of the argument that has the name; nil for one without a label.
    private static let calls: [String: [(label: String?, kind: SourceUse.Kind)]] = [
        "performSegue": [("withIdentifier", .segue)],
        "performSegueWithIdentifier": [(nil, .segue)],
        "instantiateViewController": [("withIdentifier", .scene), ("identifier", .scene)],
        "instantiateViewControllerWithIdentifier": [(nil, .scene)],
        "UIStoryboard": [("name", .storyboard)],
        "loadNibNamed": [(nil, .nib)],
        "register": [
            ("forCellReuseIdentifier", .registration), ("forCellWithReuseIdentifier", .registration),
            ("forHeaderFooterViewReuseIdentifier", .registration), ("withReuseIdentifier", .registration),
        ],
        "dequeueReusableCell": [("withIdentifier", .cell), ("withReuseIdentifier", .cell)],
        "dequeueReusableSupplementaryView": [("withReuseIdentifier", .cell)],
    ]

    /// What a call asks for, and the argument that names it; nil for any other call.
    static func use(_ call: FunctionCallExprSyntax) -> (kind: SourceUse.Kind, argument: ExprSyntax)? {
        // Every initializer that has this label loads a nib.
        if let first = call.arguments.first, first.label?.text == "nibName" {
            return first.expression.is(NilLiteralExprSyntax.self) ? nil : (.nib, first.expression)
        }
        let called =
            call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            ?? call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
            ?? call.calledExpression.as(OptionalChainingExprSyntax.self)?.expression
            .as(MemberAccessExprSyntax.self)?.declName.baseName.text
        let labels = call.arguments.compactMap(\.label?.text)
        // The Mac's `loadNibNamed` has the first part. A cell for no row may be nil, and code makes one then.
        guard let called, !labels.contains("topLevelObjects"),
            called != "dequeueReusableCell" || labels.contains("for"), let candidates = calls[called]
        else { return nil }
        for (label, kind) in candidates {
            let argument =
                label.map { label in call.arguments.first { $0.label?.text == label } }
                ?? call.arguments.first { $0.label == nil }
            if let argument { return (kind, argument.expression) }
        }
        return nil
    }
}

/// The selectors of methods as the compiler makes them.
///
/// Source: Swift's proposal SE-0005 and the compiler's rule for the first label, which is "with" unless a
/// preposition is there already.
enum SwiftSelector {
    /// The spellings that a method may have, since the list of prepositions is the compiler's own.
    static func spellings(of node: FunctionDeclSyntax) -> [String] {
        let name = node.name.plain
        let parameters = Array(node.signature.parameterClause.parameters)
        guard let first = parameters.first else { return [name] }
        let rest = parameters.dropFirst().map { label($0) + ":" }.joined()
        let firstLabel = label(first)
        guard !firstLabel.isEmpty else { return [name + ":" + rest] }
        let capital = firstLabel.prefix(1).uppercased() + firstLabel.dropFirst()
        return [name + "With" + capital + ":" + rest, name + capital + ":" + rest]
    }

    /// The selector before Swift 3, where the first parameter had no label unless it was given one.
    static func former(of node: FunctionDeclSyntax) -> String? {
        let parameters = Array(node.signature.parameterClause.parameters)
        guard let first = parameters.first, first.secondName == nil, !label(first).isEmpty else {
            return nil
        }
        return node.name.plain + ":" + parameters.dropFirst().map { label($0) + ":" }.joined()
    }

    private static func label(_ parameter: FunctionParameterSyntax) -> String {
        let label = parameter.firstName.plain
        return label == "_" ? "" : label
    }
}
#endif
