import Testing
import WireFormat

/// Names that are nearly those of UIKit's classes.
@Suite struct MisspeltClassTests {
    static let misspelt = [
        "UINavigationControler": "UINavigationController", "UINavigatonController": "UINavigationController",
        "UINavgationControler": "UINavigationController", "UITabbarController": "UITabBarController",
        "UITabBarViewController": "UITabBarController", "UISplitController": "UISplitViewController",
        "UIPageController": "UIPageViewController", "UITableController": "UITableViewController",
        "UIAlertViewController": "UIAlertController", "UIViewControler": "UIViewController",
        "UIviewController": "UIViewController", "UICollectonViewControler": "UICollectionViewController",
        "UISerchController": "UISearchController", "UIHostinController": "UIHostingController",
    ]

    /// UIKit's other controllers, and what apps call theirs.
    static let others = [
        "UIActivityViewController", "UICloudSharingController", "UIColorPickerViewController",
        "UIDocumentBrowserViewController", "UIDocumentInteractionController", "UIDocumentMenuViewController",
        "UIDocumentPickerViewController", "UIDocumentViewController", "UIFontPickerViewController",
        "UIInputViewController", "UIMenuController", "UIMoreNavigationController", "UIPopoverController",
        "UIPopoverPresentationController", "UIPrintInteractionController", "UIPrinterPickerController",
        "UIReferenceLibraryViewController", "UISearchContainerViewController", "UISearchDisplayController",
        "UISheetPresentationController", "UITextFormattingViewController", "UIVideoEditorController",
        "UIBaseViewController", "UIWebViewController", "UILifeCycleViewController", "UIHomeViewController",
        "NavigationControler", "MyTabBarViewController", "UI", "UIKit", "Uiviewcontroller", "ViewController",
        "U", "x",
    ]

    private static func refusal(_ json: String) -> WireError? {
        do throws(WireError) {
            _ = try SessionDefinition(json: Array(json.utf8))
            return nil
        } catch {
            return error
        }
    }

    @Test(arguments: misspelt.keys.sorted())
    func isRefusedWithTheOneThatWasMeant(_ name: String) {
        let error = Self.refusal(#"{"root": {"viewControllers": [{"class": "\#(name)"}]}}"#)
        #expect(error?.issues.map(\.pointer) == ["/root/viewControllers/0/class"])
        let meant = Self.misspelt[name] ?? ""
        #expect(error?.detail.hasPrefix("\(name) is no class of UIKit; \(meant) is one.") == true)
        let declared = #""classes": {"\#(name)": {}}"#
        #expect(Self.refusal(#"{"root": {"class": "\#(name)"}, \#(declared)}"#) == nil)
        #expect(Self.refusal(#"{"root": {"class": "\#(name)", "superclass": "UIViewController"}}"#) == nil)
    }

    @Test(arguments: others) func isTaken(_ name: String) {
        #expect(Self.refusal(#"{"root": {"class": "\#(name)"}}"#) == nil)
    }

    /// What was taken before it was refused is taken again.
    @Test func whatAStoreHasIsRead() throws {
        var limits = ContentLimits()
        limits.holdsFields = false
        _ = try SessionDefinition(
            json: Array(#"{"root": {"class": "UIPageController"}}"#.utf8), limits: limits)
    }
}
