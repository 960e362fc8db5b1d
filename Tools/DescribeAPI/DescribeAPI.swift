import APIDescription
import Foundation

/// Writes openapi.yaml and the list of operations; runs in the project's folder.
@main
enum DescribeAPI {
    static func main() throws {
        let template = DescriptionTemplate { try String(contentsOfFile: "openapi/" + $0, encoding: .utf8) }
        try write(template.document(), to: "openapi.yaml")
        try write(OperationsPage.text, to: "docs/operations-reference.md")
    }

    private static func write(_ text: String, to path: String) throws {
        try Data(text.utf8).write(to: URL(filePath: path))
    }
}
