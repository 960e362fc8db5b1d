import ControllerHierarchy
import Foundation
import Testing

/// Every recorded adaptivity run of `Scenarios/presentation/adaptivity.tsv`, played in the model.
@Suite struct AdaptivityTests {
    struct Run: CustomStringConvertible {
        let description: String
        let device: Device
        let requested: String
        let answer: String
        let adapted: String
        let size: Size
        let showsAlternate: Bool

        init?(_ line: Substring) {
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard cells.count == 8, let width = Double(cells[5]), let height = Double(cells[6]) else {
                return nil
            }
            description = cells[..<4].joined(separator: " ")
            let isNew = cells[0] == "ios13"
            let isPad = cells[1] == "iPad"
            let screen =
                switch cells[1] {
                case "iPad": isNew ? Size(width: 1024, height: 1366) : Size(width: 768, height: 1024)
                case "Big iPhone Landscape": Size(width: 414, height: 736)
                default: Size(width: 375, height: 667)
                }
            device = Device(
                model: cells[1], systemVersion: SystemVersion(isNew ? 13 : 12),
                idiom: isPad ? .pad : .phone, portraitSize: screen,
                orientation: cells[1].hasSuffix("Landscape") ? .landscapeLeft : .portrait)
            requested = cells[2]
            answer = cells[3]
            adapted = cells[4]
            size = Size(width: width, height: height)
            showsAlternate = cells[7] == "alternate"
        }
    }

    static let runs: [Run] = {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
        let file = root.appending(path: "Scenarios/presentation/adaptivity.tsv")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").compactMap(Run.init)
    }()

    @Test func theTableIsWhole() {
        #expect(Self.runs.count == 214)
    }

    @Test(arguments: runs)
    func runIsAsRecorded(run: Run) throws {
        var definition = ApplicationDefinition(device: run.device)
        definition.root = .new(ControllerDescription(label: "A"))
        let application = try Application(definition: definition)
        _ = try application.launch()
        var presented = ControllerDescription(label: "B")
        presented.properties = [.init(.modalPresentationStyle, .string(run.requested))]
        presented.popoverAnchor = .object([.init("sourceView", .string("presenter"))])
        var delegate = PresentationDelegate()
        delegate.adaptiveStyle = ModalPresentationStyle(rawValue: run.answer)
        delegate.alternate = .new(ControllerDescription(className: "Alternate", label: "alternate"))
        presented.presentationDelegate = Boxed(delegate)
        let outcome = try application.perform(Operation(.present, target: "A", controller: .new(presented)))
        let adapted = outcome.events.compactMap { event -> Value? in
            guard event.callback == .willPresentWithAdaptiveStyle, case .values(let values) = event.payload
            else { return nil }
            return values.first
        }
        #expect(adapted == [.string(run.adapted)])
        let shown = run.showsAlternate ? "alternate" : "B"
        #expect(try application.value(of: .presentedViewController, of: "A") == .controller(shown))
        let view = try application.value(of: .view, of: shown)
        #expect(view["frame"]?["size"] == .size(run.size))
        #expect(try application.value(of: .modalPresentationStyle, of: "B") == .string(run.requested))
    }
}
