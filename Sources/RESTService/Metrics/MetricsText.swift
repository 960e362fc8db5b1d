import Glibc
import Sessions

/// Writes metrics in the text format of Prometheus, version 0.0.4.
struct MetricsText {
    private(set) var text = ""

    /// Starts a metric with its help and type.
    mutating func describe(_ name: String, _ type: String, _ help: String) {
        text += "# HELP \(name) \(help)\n# TYPE \(name) \(type)\n"
    }

    /// Writes a line for people.
    mutating func comment(_ line: String) { text += "# \(line)\n" }

    /// Writes one sample of a count; label values hold no characters that would need an escape.
    mutating func sample(_ name: String, _ labels: [(String, String)] = [], count value: Int) {
        sample(name, labels, text: String(value))
    }

    /// Writes one sample in seconds.
    mutating func sample(_ name: String, _ labels: [(String, String)] = [], seconds: Double) {
        sample(name, labels, text: String(seconds))
    }

    private mutating func sample(_ name: String, _ labels: [(String, String)], text value: String) {
        let list = labels.map { "\($0.0)=\"\($0.1)\"" }.joined(separator: ",")
        text += list.isEmpty ? "\(name) \(value)\n" : "\(name){\(list)} \(value)\n"
    }

    /// Writes the samples of a histogram.
    mutating func histogram(_ name: String, _ labels: [(String, String)], _ histogram: borrowing Histogram) {
        let (counts, sum) = histogram.snapshot
        var total = 0
        for (index, count) in counts.enumerated() {
            total += count
            let bounds = Histogram.boundsMicroseconds
            let bound = index < bounds.count ? String(Double(bounds[index]) / 1e6) : "+Inf"
            sample(name + "_bucket", labels + [("le", bound)], count: total)
        }
        sample(name + "_sum", labels, seconds: sum)
        sample(name + "_count", labels, count: total)
    }
}

/// What the kernel says about this process.
enum ProcessFigures {
    /// Writes what the kernel says, under the names that are usual for it.
    static func write(to text: inout MetricsText, startSeconds: Double) {
        if let bytes = residentBytes {
            text.describe("process_resident_memory_bytes", "gauge", "Resident memory.")
            text.sample("process_resident_memory_bytes", count: bytes)
        }
        if let count = openDescriptors {
            text.describe("process_open_fds", "gauge", "Open file descriptors.")
            text.sample("process_open_fds", count: count)
        }
        text.describe("process_start_time_seconds", "gauge", "Start of the service, in seconds since 1970.")
        text.sample("process_start_time_seconds", seconds: startSeconds)
    }

    /// Bytes of memory that are resident; nil where the kernel does not say.
    static var residentBytes: Int? {
        guard let line = read("/proc/self/statm") else { return nil }
        let pages = line.split(separator: " ").dropFirst().first.flatMap { Int($0) }
        return pages.map { $0 * Int(getpagesize()) }
    }

    /// The number of open file descriptors; nil where the kernel does not say.
    static var openDescriptors: Int? {
        guard let directory = opendir("/proc/self/fd") else { return nil }
        defer { closedir(directory) }
        var count = 0
        while readdir(directory) != nil { count += 1 }
        // The entries for the directory itself, its parent, and the descriptor that reads them.
        return count - 3
    }

    private static func read(_ path: String) -> String? {
        guard let file = fopen(path, "r") else { return nil }
        defer { fclose(file) }
        var buffer = [UInt8](repeating: 0, count: 256)
        let count = fread(&buffer, 1, buffer.count, file)
        return String(decoding: buffer.prefix(count), as: UTF8.self)
    }
}
