import Glibc

/// What is mounted where, as the kernel tells it.
enum MountTable {
    /// The paths at which something is mounted; none where the kernel does not say.
    static var points: Set<String> {
        guard let file = fopen("/proc/self/mountinfo", "re") else { return [] }
        defer { fclose(file) }
        var points: Set<String> = []
        var line: UnsafeMutablePointer<CChar>?
        var capacity = 0
        defer { free(line) }
        while getline(&line, &capacity, file) > 0, let text = line.map({ String(cString: $0) }) {
            let fields = text.split(separator: " ")
            if fields.count > 4 { points.insert(unescaped(fields[4])) }
        }
        return points
    }

    /// A path as it is: in the table white space and backslashes are three octal digits behind a backslash.
    private static func unescaped(_ field: Substring) -> String {
        var bytes: [UInt8] = []
        var rest = field.utf8[...]
        while let byte = rest.popFirst() {
            let digits = String(Substring(rest.prefix(3)))
            if byte == UInt8(ascii: "\\"), digits.count == 3, let code = UInt8(digits, radix: 8) {
                bytes.append(code)
                rest = rest.dropFirst(3)
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
