/// `UIUserInterfaceSizeClass`.
enum SizeClass: String, CaseIterable {
    case compact
    case regular
}
