import ControllerHierarchy
import InterfaceBuilder
import Synchronization

/// Documents that have been read lately, so that a replay does not read them again.
///
/// A document is found by a hash of its text and then by the text itself: two that share a hash are never
/// taken for one another. What it answers does not depend on what it remembers.
enum DocumentCache {
    private static let entries = Mutex(Entries())

    /// Bytes of text that are remembered; a longer document is read each time.
    static let bytesMax = 8 << 20

    /// The storyboard in a text, read or remembered.
    static func storyboard(
        _ xml: String, name: String, limits: XMLLimits
    ) throws(DocumentError) -> StoryboardDescription {
        if case .storyboard(let known)? = lookUp(xml, name, limits) { return known }
        let read = try DocumentReader.storyboard(Array(xml.utf8), name: name, limits: limits).description
        remember(.storyboard(read), xml, name, limits)
        return read
    }

    /// The nib in a text, read or remembered.
    static func nib(_ xml: String, name: String, limits: XMLLimits) throws(DocumentError) -> NibDescription {
        if case .nib(let known)? = lookUp(xml, name, limits) { return known }
        let read = try DocumentReader.nib(Array(xml.utf8), name: name, limits: limits).description
        remember(.nib(read), xml, name, limits)
        return read
    }

    private enum Content {
        case storyboard(StoryboardDescription)
        case nib(NibDescription)
    }

    private struct Entry {
        let hash: UInt64
        let xml: String
        let name: String
        let limits: XMLLimits
        let content: Content
    }

    private struct Entries {
        /// The one used longest ago comes first.
        var list: [Entry] = []
        var byteCount = 0
    }

    private static func hash(_ xml: String) -> UInt64 {
        var hash = StableHash()
        hash.add(xml)
        return hash.value
    }

    private static func lookUp(_ xml: String, _ name: String, _ limits: XMLLimits) -> Content? {
        let hash = hash(xml)
        return entries.withLock { entries in
            let place = entries.list.lastIndex { entry in
                entry.hash == hash && entry.name == name && entry.limits == limits && entry.xml == xml
            }
            guard let place else { return nil }
            let entry = entries.list.remove(at: place)
            entries.list.append(entry)
            return entry.content
        }
    }

    private static func remember(_ content: Content, _ xml: String, _ name: String, _ limits: XMLLimits) {
        let size = xml.utf8.count
        guard size <= bytesMax else { return }
        let entry = Entry(hash: hash(xml), xml: xml, name: name, limits: limits, content: content)
        entries.withLock { entries in
            entries.list.append(entry)
            entries.byteCount += size
            while entries.byteCount > bytesMax {
                entries.byteCount -= entries.list.removeFirst().xml.utf8.count
            }
        }
    }
}
