import ControllerHierarchy
import JSONBytes

/// What makes versions differ: a rule of the table, or that a version has no such callback.
package struct VersionCause: Sendable, Equatable {
    /// The rule's name, or the callback's with its parameters.
    package let name: String
    /// The versions in which it is so, such as `from iOS 8.0 on, before iOS 13.0`.
    package let versions: String
    /// Where it was observed: scenarios, or documents and their headings.
    package let evidence: String

    init(_ rule: Rule) {
        name = "\(rule)"
        versions = rule.words
        evidence = rule.entry.evidence
    }

    init(_ callback: Callback) {
        name = callback.names.swift
        versions = callback.availability.words ?? "in every version"
        evidence = "the class reference, availability"
    }

    /// The cause in one line.
    package var text: String { "\(name), \(versions): \(evidence)" }

    /// Writes the cause as the next value.
    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("name")
        writer.value(name)
        writer.key("versions")
        writer.value(versions)
        writer.key("evidence")
        writer.value(evidence)
        writer.endObject()
    }
}
