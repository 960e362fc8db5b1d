extension StoryboardDiff {
    /// One line a change under each document's name; empty where nothing differs.
    package var text: String {
        lines { document, changes in
            "\(document)\n" + changes.map { "  \($0.kind.sign) \($0.line)\n" }.joined()
        }
    }

    /// The same for a pull request.
    package var markdown: String {
        let counts = Change.Kind.allCases.compactMap { kind -> String? in
            let count = changes.count { $0.kind == kind }
            return count == 0 ? nil : "\(count) \(kind.rawValue)"
        }
        let heading = "### Storyboards: \(counts.isEmpty ? "no changes" : counts.joined(separator: ", "))\n"
        return heading
            + lines { document, changes in
                let rows = changes.map { change in
                    "| \(change.kind.rawValue) | \(Self.cell(change.words)) | "
                        + "\(Self.cell(change.details.joined(separator: "; "))) |\n"
                }
                return "\n**\(Self.cell(document))**\n\n| | | |\n|---|---|---|\n" + rows.joined()
            }
    }

    private func lines(_ block: (String, [Change]) -> String) -> String {
        var documents: [String] = []
        var byDocument: [String: [Change]] = [:]
        for change in changes {
            if byDocument[change.document] == nil { documents.append(change.document) }
            byDocument[change.document, default: []].append(change)
        }
        return documents.map { block($0, byDocument[$0] ?? []) }.joined()
    }

    /// A text that stays in its cell and is no markup.
    private static func cell(_ text: String) -> String {
        var cell = ""
        for character in text {
            if character.isNewline {
                cell += " "
            } else {
                if "|\\`*_<>[]".contains(character) { cell += "\\" }
                cell.append(character)
            }
        }
        return cell
    }
}

extension StoryboardDiff.Change {
    /// What changed, without how.
    var words: String {
        switch subject {
        case .document: "document"
        case .scene: "scene \(name)"
        case .segue: "segue \(name), from \(scene ?? "")"
        case .reuseIdentifier: "reuse identifier \"\(name)\""
        }
    }

    fileprivate var line: String {
        words + (details.isEmpty ? "" : ": " + details.joined(separator: "; "))
    }
}

extension StoryboardDiff.Change.Kind {
    fileprivate var sign: String {
        switch self {
        case .added: "+"
        case .removed: "-"
        case .changed: "~"
        }
    }
}
