import ControllerHierarchy
import Glibc
import InterfaceBuilder

/// Measures how long a storyboard takes to be read and drawn, and how much memory it needs for that.
///
/// Arguments are the files to measure; a line of `file <tab> figure <tab> value` is printed for each figure. With
/// `--write FILE` it only writes the storyboard that ``SampleStoryboard`` makes, so that a process that measures
/// has not used any memory for that.
@main
enum DocumentBenchmark {
    /// Times of which the median counts.
    static let rounds = 25

    static func main() throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        if arguments.count == 2, arguments[0] == "--write" {
            return try write(SampleStoryboard.bytes(), to: arguments[1])
        }
        for path in arguments { try measure(path, try bytes(of: path)) }
    }

    private static func measure(_ name: String, _ bytes: [UInt8]) throws {
        // The peak is the process's: memory comes before the rounds, and the program's own pages are there.
        let small = SampleStoryboard.bytes(size: 6_000, scenes: 2)
        _ = MapSVG.document(Inspection([.init(path: "Main.storyboard", bytes: small)]), title: "Main")
        let before = peakBytes()
        let document = try DocumentReader.storyboard(bytes, name: "Main")
        let read = peakBytes()
        var inspection = Inspection([.init(path: "Main.storyboard", bytes: bytes)])
        var map = MapSVG.document(inspection, title: "Main")
        let drawn = peakBytes()
        let readTime = try median { _ = try DocumentReader.storyboard(bytes, name: "Main") }
        let inspectTime = median { inspection = Inspection([.init(path: "Main.storyboard", bytes: bytes)]) }
        let mapTime = median { map = MapSVG.document(inspection, title: "Main") }
        let size = Double(bytes.count)
        let figures: [(String, Double)] = [
            ("bytes", size), ("elements", Double(document.statistics.elements)),
            ("scenes", Double(document.description.scenes.count)),
            ("segues", Double(document.description.scenes.map(\.segues.count).reduce(0, +))),
            ("read, ms", readTime), ("inspect, ms", inspectTime), ("map, ms", mapTime),
            ("peak of reading, times the file", Double(read - before) / size),
            ("peak of reading, inspecting and drawing, times the file", Double(drawn - before) / size),
            ("bytes of the map", Double(map.utf8.count)),
        ]
        for (figure, value) in figures { print("\(name)\t\(figure)\t\((value * 100).rounded() / 100)") }
    }

    /// Milliseconds of the middle one of all rounds.
    private static func median(_ work: () throws -> Void) rethrows -> Double {
        let clock = ContinuousClock()
        var samples: [Duration] = []
        for _ in 0..<rounds { samples.append(try clock.measure(work)) }
        let middle = samples.sorted()[rounds / 2].components
        return Double(middle.seconds) * 1_000 + Double(middle.attoseconds) / 1e15
    }

    /// The most memory that the process has had in use.
    private static func peakBytes() -> Int {
        var usage = rusage()
        getrusage(RUSAGE_SELF.rawValue, &usage)
        return usage.ru_maxrss * 1_024
    }

    private static func bytes(of path: String) throws -> [UInt8] {
        guard let file = fopen(path, "r") else { throw NotOpened(path: path) }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        while true {
            let byte = getc(file)
            guard byte != EOF else { return bytes }
            bytes.append(UInt8(truncatingIfNeeded: byte))
        }
    }

    private static func write(_ bytes: [UInt8], to path: String) throws {
        guard let file = fopen(path, "w") else { throw NotOpened(path: path) }
        defer { fclose(file) }
        guard fwrite(bytes, 1, bytes.count, file) == bytes.count else { throw NotOpened(path: path) }
    }

    /// A file that was named and cannot be opened.
    struct NotOpened: Error {
        let path: String
    }
}
