/// `UIModalPresentationStyle`.
package enum ModalPresentationStyle: String, Sendable, CaseIterable {
    case automatic
    case none
    case fullScreen
    case pageSheet
    case formSheet
    case currentContext
    case custom
    case overFullScreen
    case overCurrentContext
    case popover

    /// The style of that name.
    ///
    /// Every presentation asks for it: by its length there is one that it can be, where the name alone would
    /// be compared with all ten.
    package init?(name: String) {
        let count = name.utf8.count
        let first = name.utf8.first
        let style: ModalPresentationStyle? =
            switch count {
            case 4: ModalPresentationStyle.none
            case 6: .custom
            case 7: .popover
            case 9 where first == UInt8(ascii: "a"): .automatic
            case 9 where first == UInt8(ascii: "p"): .pageSheet
            case 9: .formSheet
            case 10: .fullScreen
            case 14 where first == UInt8(ascii: "c"): .currentContext
            case 14: .overFullScreen
            case 18: .overCurrentContext
            default: nil
            }
        guard let style, style.rawValue == name else { return nil }
        self = style
    }
}

/// `UIModalTransitionStyle`.
package enum ModalTransitionStyle: String, Sendable, CaseIterable {
    case coverVertical
    case flipHorizontal
    case crossDissolve
    case partialCurl
}
