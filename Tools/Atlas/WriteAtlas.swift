import Foundation
import RESTService

/// Writes the atlas of orders, docs/atlas: a page for each topic, of its file of steps; runs in the project's
/// folder.
@main
enum WriteAtlas {
    static let folder = "docs/atlas"

    static func main() throws {
        for (name, text) in try files(of: "") {
            try Data(text.utf8).write(to: URL(filePath: "\(folder)/\(name)"))
        }
    }

    /// Every file of the atlas that is written, by name.
    ///
    /// - Parameter project: The project's folder with a slash behind it, or nothing for the current one.
    static func files(of project: String) throws -> [(name: String, text: String)] {
        let topics = try AtlasTopic.all(in: project + folder)
        let logs = try PrintedLogs(of: project)
        let pages = try topics.map { try AtlasPage($0, logs) }
        var files = [(name: "README.md", text: contents(topics)), (name: "atlas.html", text: html(pages))]
        for page in pages {
            files.append((name: "\(page.topic.stem).md", text: page.markdown))
            files.append((name: "\(page.topic.stem).svg", text: page.diagram))
        }
        return files
    }

    /// All topics in one page, which the service shows at `/atlas`.
    private static func html(_ pages: [AtlasPage]) -> String {
        var page = HTMLPage(title: "The atlas of orders")
        page.add("h1", "The atlas of orders")
        page.add("p", introduction)
        for topic in pages { page.add(markup: topic.html) }
        return page.document
    }

    private static let introduction = """
        Which calls come when, topic by topic: the log on the newest version, what each version of iOS changed and by which \
        rule, and the logs that real apps printed. What UIKit asks a controller, such as its orientations, is left out.
        """

    private static func contents(_ topics: [AtlasTopic]) -> String {
        var text = """
            <!-- Written by `make atlas`. -->

            # The atlas of orders

            \(introduction)

            These pages are written by `make atlas` from the files beside them and from the rules, and a test holds them \
            against what the program does; the service shows them at `/atlas`. `understudy run docs/atlas/push.yaml` shows \
            what is left out, and `understudy compare` takes files of your own.


            """
        for topic in topics { text += "- [\(topic.name)](\(topic.stem).md): \(topic.introduction)\n" }
        return text
    }
}
