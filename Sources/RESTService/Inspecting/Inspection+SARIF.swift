package import InterfaceBuilder
package import JSONBytes

extension Inspection {
    /// The findings in the Static Analysis Results Interchange Format, as code scanning reads it.
    ///
    /// Source: OASIS, SARIF version 2.1.0, sections 3.13 to 3.27 and 3.49.
    package var sarif: JSONWriter {
        var writer = JSONWriter(capacity: 16_384)
        writer.beginObject()
        writer.text("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
        writer.text("version", "2.1.0")
        writer.key("runs")
        writer.beginArray()
        writer.beginObject()
        Self.writeTool(to: &writer)
        writer.key("results")
        writer.beginArray()
        for finding in findings { finding.writeResult(to: &writer) }
        writer.endArray()
        writer.endObject()
        writer.endArray()
        writer.endObject()
        return writer
    }

    private static func writeTool(to writer: inout JSONWriter) {
        writer.key("tool")
        writer.beginObject()
        writer.key("driver")
        writer.beginObject()
        writer.text("name", "understudy")
        writer.key("rules")
        writer.beginArray()
        for rule in InspectionRule.all {
            writer.beginObject()
            writer.text("id", rule.name)
            writer.message("shortDescription", rule.summary)
            writer.message("fullDescription", rule.reason)
            writer.key("help")
            writer.beginObject()
            writer.text("text", "\(rule.reason) \(rule.remedy)")
            writer.text("markdown", RulePages.page(of: rule))
            writer.endObject()
            writer.key("defaultConfiguration")
            writer.beginObject()
            writer.text("level", (rule.severities.first ?? .note).rawValue)
            writer.endObject()
            writer.endObject()
        }
        writer.endArray()
        writer.endObject()
        writer.endObject()
    }
}

extension Finding {
    fileprivate func writeResult(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.text("ruleId", kind.rawValue)
        writer.text("level", severity.rawValue)
        writer.message("message", scene.map { "\(message) [\($0)]" } ?? message)
        writer.key("locations")
        writer.beginArray()
        writer.beginObject()
        writer.key("physicalLocation")
        writer.beginObject()
        writer.key("artifactLocation")
        writer.beginObject()
        writer.text("uri", Self.uri(document))
        writer.endObject()
        writer.key("region")
        writer.beginObject()
        writer.key("startLine")
        writer.value(max(line ?? 1, 1))
        writer.endObject()
        writer.endObject()
        writer.endObject()
        writer.endArray()
        // It stays the same when lines move.
        writer.key("partialFingerprints")
        writer.beginObject()
        writer.text("object/v1", "\(kind.rawValue) \(document) \(element ?? message)")
        writer.endObject()
        writer.endObject()
    }

    /// A path as a relative reference: what is no letter, digit or mark there is percent-encoded.
    ///
    /// Source: RFC 3986, section 2.3.
    private static func uri(_ path: String) -> String {
        var text = ""
        for byte in path.utf8 {
            let scalar = Unicode.Scalar(byte)
            let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
            if isPlain || "-._~/".unicodeScalars.contains(scalar) {
                text.unicodeScalars.append(scalar)
            } else {
                let digits = String(byte, radix: 16, uppercase: true)
                text += byte < 16 ? "%0\(digits)" : "%\(digits)"
            }
        }
        return text
    }
}

extension JSONWriter {
    fileprivate mutating func text(_ name: String, _ text: String) {
        key(name)
        value(text)
    }

    fileprivate mutating func message(_ name: String, _ text: String) {
        key(name)
        beginObject()
        self.text("text", text)
        endObject()
    }
}
