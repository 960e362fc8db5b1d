import Foundation
import Testing

/// `understudy storyboard inspect --sources` as its users call it.
@Suite struct SourceOptionTests {
    private static let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Fixtures/inspection/sourced")

    private static let code = """
        #import <UIKit/UIKit.h>
        @interface HomeViewController : UIViewController
        @property IBOutlet UILabel *titleLabel, *missing, *header;
        - (IBAction)save:(id)sender;
        - (IBAction)oldStyle:(id)sender;
        - (IBAction)inherited:(id)sender;
        - (IBAction)leftOver;
        - (IBAction)unwindHome:(UIStoryboardSegue *)segue;
        @end
        """

    /// Whether the owner of a nib is a controller, its sources say; its name only where they do not.
    @Test func ownersOfNibsAreControllersBySources() throws {
        func nib(_ owner: String) -> String {
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
            targetRuntime="iOS.CocoaTouch"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(owner)"/><view id="v"/>
            </objects></document>
            """
        }
        let code = """
            @interface MenuController : NSObject
            @end
            @interface Camera : BaseScreen
            @end
            @interface BaseScreen : UIViewController
            @end
            """
        let owners = [
            "MenuController": "Menu", "Camera": "Camera", "AlertController": "Alert", "Panel": "Panel",
        ]
        let folder = try TemporaryFolder(
            files: Dictionary(uniqueKeysWithValues: owners.map { ("\($1).xib", nib($0)) })
                .merging(["Classes.h": code]) { first, _ in first })
        for (arguments, found) in [
            ([], ["Alert.xib", "Menu.xib"]), (["--sources", "."], ["Alert.xib", "Camera.xib"]),
        ] {
            let result = try CommandLineProgram.run(
                ["storyboard", "inspect", ".", "--only", "view-outlet-missing"] + arguments, in: folder.url)
            let documents = result.output.split(separator: "\n").filter { $0.contains("warning: ") }
                .compactMap { $0.split(separator: ":").first.map(String.init) }
            #expect(documents == found, "\(result.output) \(result.error)")
        }
    }

    /// Findings follow the sources, however they are given; what cannot be read is said.
    @Test func sourcesAreRead() throws {
        let storyboard = try String(
            contentsOf: Self.fixtures.appending(path: "Sourced.storyboard"), encoding: .utf8)
        let folder = try TemporaryFolder(files: [
            "App/Main.storyboard": storyboard, "App/Home.h": Self.code, "Empty/note.txt": "",
            "App/Odd.m/Home.m": "@implementation HomeViewController\n- (void)shout:(id)s {}\n@end\n",
            "Listed/Main.storyboard": storyboard, "Listed/.understudy.yaml": "sources: [../App]\n",
            "Swift/Home.swift":
                "class HomeViewController: UIViewController { @IBAction func save(_ s: Any) {} }",
        ])
        func run(_ arguments: String...) throws -> (lines: [Substring], status: Int32, error: String) {
            let result = try CommandLineProgram.run(
                ["storyboard", "inspect", "--no-walk"] + arguments, in: folder.url)
            return (result.output.split(separator: "\n"), result.status, result.error)
        }
        let whole = try run("App", "--sources", "App")
        #expect(whole.status == 1)
        let members = whole.lines.filter { $0.contains("-missing)") && $0.contains("HomeViewController") }
        #expect(members == [], "a folder may have the ending of a source")
        let part = try run("App", "--sources", "App/Home.h")
        #expect(part.lines.contains { $0.contains(":9: error: HomeViewController has no action shout:") })
        #expect(try run("Listed").lines.count == whole.lines.count)
        for (arguments, words) in [
            (["App", "--sources", "Empty"], "no file that ends in .swift, .h, .m, .mm is below Empty"),
            (["App", "--sources", "Nowhere"], "Nowhere: there is no such file or folder"),
        ] {
            let result = try CommandLineProgram.run(["storyboard", "inspect"] + arguments, in: folder.url)
            #expect(result.status == 64 && result.error.contains(words), "\(result.error)")
        }
        let swift = try run("App", "--sources", "Swift")
        // A program without the reader of Swift refuses, and never calls missing what it has not read.
        if swift.status == 64 {
            #expect(
                swift.error.contains("Swift/Home.swift: this program was built without the reader of Swift"))
        } else {
            let line = swift.lines.first { $0.contains("error: HomeViewController has no outlets") }
            #expect(line?.contains("header, missing, titleLabel;") ?? false)
        }
    }
}
