/// The choice of a representation by an `Accept` header (RFC 9110, section 12.5.1).
package enum Accept {
    /// The offered type that the header prefers, the earlier offer where it does not care; nil when it takes
    /// none.
    ///
    /// A range that cannot be read is passed over, as if it were not there.
    static func choose(among offers: [MediaType], accepting header: String) -> MediaType? {
        let ranges = header.lowercased().split(separator: ",").compactMap { Range($0) }
        guard !ranges.isEmpty else { return offers.first }
        var best: (type: MediaType, quality: Int)?
        for offer in offers {
            let quality = Accept.quality(of: offer, in: ranges)
            if quality > (best?.quality ?? 0) { best = (offer, quality) }
        }
        return best?.type
    }

    /// The quality that the most specific matching range gives, in thousandths; 0 when none matches.
    private static func quality(of offer: MediaType, in ranges: [Range]) -> Int {
        var best: (specificity: Int, quality: Int) = (-1, 0)
        for name in [offer.rawValue] + offer.synonyms {
            for range in ranges where range.matches(name) && range.specificity > best.specificity {
                best = (range.specificity, range.quality)
            }
        }
        return best.quality
    }

    /// One media range of the header.
    private struct Range {
        let type: Substring
        let subtype: Substring
        /// In thousandths.
        let quality: Int

        init?(_ text: Substring) {
            let parts = text.split(separator: ";").map { $0.trimmingSpaces() }
            guard let names = parts.first?.split(separator: "/", omittingEmptySubsequences: false),
                names.count == 2
            else { return nil }
            type = names[0]
            subtype = names[1]
            var quality = 1_000
            for parameter in parts.dropFirst() where parameter.hasPrefix("q=") {
                guard let value = Double(parameter.dropFirst(2)), (0...1).contains(value) else { return nil }
                quality = Int(value * 1_000)
            }
            self.quality = quality
        }

        var specificity: Int { type == "*" ? 0 : subtype == "*" ? 1 : 2 }

        func matches(_ name: String) -> Bool {
            if type == "*" { return subtype == "*" }
            let names = name.split(separator: "/")
            return names[0] == type && (subtype == "*" || names[1] == subtype)
        }
    }
}

extension Substring {
    /// Without the spaces and tabs at both ends.
    func trimmingSpaces() -> Substring {
        let start = drop { $0 == " " || $0 == "\t" }
        guard let last = start.lastIndex(where: { $0 != " " && $0 != "\t" }) else { return start }
        return start[...last]
    }
}
