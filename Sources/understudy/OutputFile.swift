import ArgumentParser
import Glibc

/// Files that others may read while they are written: made beside their place, then renamed.
enum OutputFile {
    /// Writes the file so that no reader ever sees a part of it; folders that are not there are made.
    static func replace(_ path: String, with text: String) throws {
        makeFolders(above: path)
        let temporary = "\(path).\(getpid()).tmp"
        guard let file = fopen(temporary, "w") else { throw failure(temporary) }
        let bytes = Array(text.utf8)
        let written = fwrite(bytes, 1, bytes.count, file)
        guard fclose(file) == 0, written == bytes.count, rename(temporary, path) == 0 else {
            let failure = failure(path)
            unlink(temporary)
            throw failure
        }
    }

    private static func makeFolders(above path: String) {
        for place in path.indices where path[place] == "/" && place != path.startIndex {
            // What is there already is no failure; what cannot be made is one when the file is.
            _ = mkdir(String(path[..<place]), 0o777)
        }
    }

    /// The text of a file, as far as so many bytes go; nil if it cannot be read.
    static func text(of path: String, atMost bytesMax: Int) -> String? {
        guard let file = fopen(path, "r") else { return nil }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: min(bytesMax, 64 << 10))
        while bytes.count < bytesMax {
            let count = fread(&piece, 1, min(piece.count, bytesMax - bytes.count), file)
            if count == 0 { break }
            bytes += piece[..<count]
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func failure(_ path: String) -> any Error {
        let reason = String(cString: strerror(errno))
        StandardError.print("understudy: \(path) cannot be written: \(reason)")
        return ExitCode(73)
    }
}
