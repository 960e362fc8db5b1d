#if SwiftSources
import InterfaceBuilder
import SwiftParser
import SwiftSyntax

/// Reads sources in Swift with the compiler's own parser.
enum SwiftReader {
    /// How deep a source may be nested; the parser's own limit for debug builds is below what apps have.
    private static let nestingMax = 128

    static func facts(_ bytes: [UInt8]) -> SourceFacts {
        let tree = bytes.withUnsafeBufferPointer {
            Parser.parse(source: $0, maximumNestingLevel: nestingMax)
        }
        let visitor = SwiftVisitor(SourceLocationConverter(fileName: "", tree: tree))
        visitor.walk(tree)
        var facts = visitor.facts
        if tree.hasError { facts.unread = Set(tree.tokens(viewMode: .sourceAccurate).map(\.plain)) }
        // Names in code for the Mac are those of its own documents.
        if visitor.isForMac { facts.uses = [] }
        return facts
    }
}

/// Gathers classes, extensions, what the runtime can call and set, texts, and calls that ask for what
/// documents have.
private final class SwiftVisitor: SyntaxVisitor {
    var facts = SourceFacts()
    var isForMac: Bool { !modules.isDisjoint(with: ["AppKit", "Cocoa"]) && !modules.contains("UIKit") }
    private var modules: Set<String> = []
    private let converter: SourceLocationConverter
    /// The types around, the innermost last.
    private var scopes: [Scope] = []

    private struct Scope {
        let name: String
        /// Nil for what is no class.
        var type: SourceType?
        var isTextual = false
        /// Whether there may be subclasses in sources that nobody gave.
        var isOpen = false
    }

    init(_ converter: SourceLocationConverter) {
        self.converter = converter
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let module = node.path.first { modules.insert(module.name.plain) }
        return .skipChildren
    }

    // MARK: Types

    /// Attributes of classes that add no members by which documents could connect.
    private static let plainAttributes: Set = [
        "objc", "objcMembers", "MainActor", "IBDesignable", "available", "UIApplicationMain", "main",
        "unchecked", "preconcurrency", "nonobjc", "dynamicMemberLookup", "testable", "NSApplicationMain",
    ]

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let superclass = node.inheritanceClause?.inheritedTypes.first?.type
        var type = SourceType(
            name: node.name.plain, superclass: superclass.map(Self.name), language: .swift,
            isDeclaration: true)
        type.runtimeName = Self.objectiveCName(node.attributes)
        type.hasHiddenMembers = node.attributes.contains { attribute in
            guard let attribute = attribute.as(AttributeSyntax.self) else { return false }
            return !Self.plainAttributes.contains(attribute.attributeName.trimmedDescription)
        }
        let isOpen = node.modifiers.contains { $0.name.tokenKind == .keyword(.open) }
        return enter(type.name, type, isOpen: isOpen)
    }

    override func visitPost(_: ClassDeclSyntax) { leave() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = Self.name(node.extendedType)
        return enter(
            name, SourceType(name: name, superclass: nil, language: .swift, isDeclaration: false))
    }

    override func visitPost(_: ExtensionDeclSyntax) { leave() }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.plain, nil)
    }
    override func visitPost(_: StructDeclSyntax) { leave() }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        let isTextual = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription == "String"
        return enter(node.name.plain, nil, isTextual: isTextual)
    }
    override func visitPost(_: EnumDeclSyntax) { leave() }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.plain, nil)
    }
    override func visitPost(_: ProtocolDeclSyntax) { leave() }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.plain, nil)
    }
    override func visitPost(_: ActorDeclSyntax) { leave() }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        facts.aliases.append(SourceAlias(node.name.plain, of: Self.name(node.initializer.value)))
        return .visitChildren
    }

    private func enter(
        _ name: String, _ type: SourceType?, isTextual: Bool = false, isOpen: Bool = false
    ) -> SyntaxVisitorContinueKind {
        scopes.append(Scope(name: name, type: type, isTextual: isTextual, isOpen: isOpen))
        return .visitChildren
    }

    private func leave() {
        if let type = scopes.removeLast().type { facts.types.append(type) }
    }

    private func changeType(_ change: (inout SourceType) -> Void) {
        guard let last = scopes.indices.last, var type = scopes[last].type else { return }
        change(&type)
        scopes[last].type = type
    }

    /// The last part of a type's name, without what it is generic over: `Module.Base<Model>` is `Base`.
    private static func name(_ type: TypeSyntax) -> String {
        if let member = type.as(MemberTypeSyntax.self) { return member.name.plain }
        if let identifier = type.as(IdentifierTypeSyntax.self) { return identifier.name.plain }
        if let attributed = type.as(AttributedTypeSyntax.self) { return name(attributed.baseType) }
        return type.trimmedDescription
    }

    // MARK: Members

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.parent?.is(MemberBlockItemSyntax.self) ?? false, !node.modifiers.isStatic else {
            return .visitChildren
        }
        // Whatever it overrides or conforms to, the runtime may call as well without an attribute.
        let renamed = Self.objectiveCName(node.attributes)
        let names = renamed.map { [$0] } ?? SwiftSelector.spellings(of: node)
        let former = renamed == nil ? SwiftSelector.former(of: node) : nil
        changeType {
            $0.selectors += names
            if let former { $0.formerSelectors.append(former) }
        }
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        let isMember = node.parent?.is(MemberBlockItemSyntax.self) ?? false
        let isGlobal = node.parent?.is(CodeBlockItemSyntax.self) ?? false && scopes.isEmpty
        guard isMember || isGlobal else { return .visitChildren }
        let renamed = Self.objectiveCName(node.attributes)
        for binding in node.bindings {
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
            let name = pattern.identifier.plain
            if isMember, !node.modifiers.isStatic {
                changeType { $0.properties.append(renamed ?? name) }
            }
            guard node.bindingSpecifier.tokenKind == .keyword(.let),
                let value = binding.initializer.flatMap({ Self.literal($0.value) })
            else { continue }
            facts.constants.append(SourceConstant(SourceName(name, in: scopes.last?.name), value: value))
        }
        return .visitChildren
    }

    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let scope = scopes.last, scope.isTextual else { return .visitChildren }
        for element in node.elements {
            let name = element.name.plain
            let value = element.rawValue.map { Self.literal($0.value) } ?? name
            guard let value else { continue }
            facts.literals.insert(value)
            facts.constants.append(SourceConstant(SourceName(name, in: scope.name), value: value))
        }
        return .visitChildren
    }

    /// What a macro makes of itself among the members is not in the source.
    override func visit(_: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        changeType { $0.hasHiddenMembers = true }
        return .visitChildren
    }

    /// The name that `@objc(name)` gives.
    private static func objectiveCName(_ attributes: AttributeListSyntax) -> String? {
        for attribute in attributes {
            guard let attribute = attribute.as(AttributeSyntax.self),
                ["objc", "IBAction"].contains(attribute.attributeName.trimmedDescription),
                case .objCName(let parts)? = attribute.arguments
            else { continue }
            return parts.map(\.trimmedDescription).joined()
        }
        return nil
    }

    // MARK: Texts and calls

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        if let text = node.representedLiteralValue { facts.literals.insert(text) }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let (kind, argument) = SwiftCalls.use(node) else { return .visitChildren }
        let place = argument.positionAfterSkippingLeadingTrivia
        // Whoever makes a subclass elsewhere draws its segues there.
        let isOpen = kind == .segue && scopes.last?.isOpen ?? false
        let name = isOpen ? .undecided : text(argument)
        var use = SourceUse(kind, name, line: converter.location(for: place).line)
        if kind == .registration, let first = node.arguments.first?.expression { use.nib = nib(first) }
        facts.uses.append(use)
        return .visitChildren
    }

    /// The nib that `UINib(nibName:bundle:)` makes, if that stands right here.
    private func nib(_ expression: ExprSyntax) -> SourceUse.Text? {
        guard let call = expression.as(FunctionCallExprSyntax.self),
            let (kind, argument) = SwiftCalls.use(call), kind == .nib
        else { return nil }
        return text(argument)
    }

    /// A literal, `Type.constant`, `Type.case.rawValue`, or `Self.constant`.
    private func text(_ expression: ExprSyntax) -> SourceUse.Text {
        if let literal = Self.literal(expression) { return .literal(literal) }
        guard var member = expression.as(MemberAccessExprSyntax.self) else { return .undecided }
        if member.declName.baseName.text == "rawValue",
            let inner = member.base?.as(MemberAccessExprSyntax.self)
        {
            member = inner
        }
        let base =
            member.base?.as(DeclReferenceExprSyntax.self)?.baseName.plain
            ?? member.base?.as(MemberAccessExprSyntax.self)?.declName.baseName.plain
        guard let base, let first = base.first, first.isUppercase else { return .undecided }
        let type = base == "Self" ? scopes.last?.name : base
        return .constant(SourceName(member.declName.baseName.plain, in: type))
    }

    /// The text of a literal without interpolations; nil for anything else.
    private static func literal(_ expression: ExprSyntax) -> String? {
        expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }
}

extension TokenSyntax {
    /// The name without the marks that let it be a word of the language.
    var plain: String { text.filter { $0 != "`" } }
}

extension DeclModifierListSyntax {
    fileprivate var isStatic: Bool { contains { ["static", "class"].contains($0.name.text) } }
}
#endif
