import ArgumentParser
import Glibc
import InterfaceBuilder

/// The storyboards and nibs of a revision in the git repository around the current folder.
struct GitRevision {
    private let name: String

    /// - Throws: `ValidationError` for what git does not know, or could take for an option.
    init(_ name: String) throws {
        self.name = name
        guard !name.hasPrefix("-"),
            try Self.git(["rev-parse", "--quiet", "--verify", "--end-of-options", name + "^{tree}"]) != nil
        else {
            throw ValidationError("\(name): there is no such file or folder, and git knows no such revision")
        }
    }

    /// Reads the documents below the current folder, in the order of their paths.
    func documents(excluding patterns: [String]) throws -> [Inspection.Document] {
        var excluded = PathPatterns()
        for pattern in patterns { excluded.add(pattern) }
        guard let list = try Self.git(["ls-tree", "-r", "-z", "--name-only", name]) else {
            throw ValidationError("\(name): git cannot list the revision")
        }
        let paths = list.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        return try paths.filter { path in
            (path.hasSuffix(".storyboard") || path.hasSuffix(".xib"))
                && !Self.isExcluded(path, excluded)
        }.map { path in
            guard let bytes = try Self.git(["cat-file", "blob", "\(name):./\(path)"]) else {
                return Inspection.Document(
                    unreadable: path, bytesMax: StoryboardOptions.limits.documentBytesMax)
            }
            return Inspection.document(.init(path: path, bytes: bytes), limits: StoryboardOptions.limits)
        }
    }

    /// Whether a pattern fits the path, or a folder in which it stands.
    private static func isExcluded(_ path: String, _ patterns: PathPatterns) -> Bool {
        let folders = path.indices.filter { path[$0] == "/" }.map { String(path[..<$0]) }
        return folders.contains { patterns.exclude($0, isFolder: true) }
            || patterns.exclude(path, isFolder: false)
    }

    /// Runs git and waits for it.
    ///
    /// - Returns: What it writes; nil if it ends with a failure.
    /// - Throws: `ValidationError` where git cannot be run.
    private static func git(_ arguments: [String]) throws -> [UInt8]? {
        var pipes: [Int32] = [0, 0]
        guard pipe(&pipes) == 0 else { throw ValidationError("git cannot be run") }
        // A child that kept the writing end would never let reading end.
        for end in pipes { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, pipes[1], STDOUT_FILENO)
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        var words: [UnsafeMutablePointer<CChar>?] = (["git"] + arguments).map { strdup($0) }
        defer { words.forEach { free($0) } }
        words.append(nil)
        var child: pid_t = 0
        let failure = posix_spawnp(&child, "git", &actions, nil, words, environ)
        close(pipes[1])
        defer { close(pipes[0]) }
        guard failure == 0 else { throw ValidationError("git cannot be run") }
        var output: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(pipes[0], &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            output += buffer[..<count]
        }
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0, errno == EINTR {}
        return status == 0 ? output : nil
    }
}
