import Foundation
import Sessions
import Testing

@testable import SQLiteJournal

/// One process writes a store, whatever its file is called, and only as long as it is that file.
@Suite("The files of a store")
struct StoreFilesTests {
    /// A folder with a store in it.
    private struct Place {
        let folder: String
        var store: String { folder + "/a/store.sqlite" }

        static func with(_ body: (Place) throws -> Void) throws {
            let folder = FileManager.default.temporaryDirectory.appending(path: "files-\(UUID())").path
            try FileManager.default.createDirectory(
                atPath: folder + "/a", withIntermediateDirectories: true)
            // Names must be those that the store finds out.
            guard let resolved = realpath(folder, nil) else { throw CancellationError() }
            defer { free(resolved) }
            defer { try? FileManager.default.removeItem(atPath: folder) }
            try body(Place(folder: String(cString: resolved)))
        }

        func mode(_ suffix: String) throws -> Int {
            let attributes = try FileManager.default.attributesOfItem(atPath: store + suffix)
            return try #require(attributes[.posixPermissions] as? Int)
        }
    }

    /// Why the store cannot be opened; nil if it can.
    private static func refusal(_ path: String) -> String? {
        do throws(SQLiteJournalError) {
            try SQLiteJournal(path: path).close()
            return nil
        } catch {
            return error.detail
        }
    }

    private static func run(_ program: String, _ arguments: String...) throws -> Bool {
        let process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus == 0
    }

    /// Another way to a store.
    struct Way: CustomTestStringConvertible {
        let testDescription: String
        /// Makes the way and returns its path; nil where that is not allowed here.
        let make: @Sendable (_ store: String, _ folder: String) throws -> String?
        let whileOpen: String
        /// What it is refused with when nobody uses the store; nil where it is not.
        var alone: String?
        /// Takes the way down again.
        var clear: @Sendable (_ way: String) throws -> Void = { _ in }
    }

    private static let used = "another process uses this store"

    static let ways: [Way] = [
        Way(testDescription: "its own name", make: { store, _ in store }, whileOpen: used),
        Way(
            testDescription: "a symbolic link in another folder",
            make: { store, folder in
                try FileManager.default.createSymbolicLink(
                    atPath: folder + "/b", withDestinationPath: store)
                return folder + "/b"
            }, whileOpen: used),
        Way(
            testDescription: "a linked folder",
            make: { _, folder in
                try FileManager.default.createSymbolicLink(
                    atPath: folder + "/c", withDestinationPath: "a")
                return folder + "/c/store.sqlite"
            }, whileOpen: used),
        Way(
            testDescription: "a hard link",
            make: { store, folder in
                try FileManager.default.linkItem(atPath: store, toPath: folder + "/d")
                return folder + "/d"
            }, whileOpen: "has 2 names", alone: "has 2 names"),
        Way(
            testDescription: "a mounted folder",
            make: { _, folder in
                try FileManager.default.createDirectory(
                    atPath: folder + "/e", withIntermediateDirectories: false)
                let isMounted = try run("/bin/mount", "--bind", folder + "/a", folder + "/e")
                return isMounted ? folder + "/e/store.sqlite" : nil
            }, whileOpen: used,
            clear: { way in _ = try run("/bin/umount", way.replacing("/store.sqlite", with: "")) }),
        Way(
            testDescription: "a mounted file",
            make: { store, folder in
                let path = folder + "/white space"
                _ = FileManager.default.createFile(atPath: path, contents: nil)
                return try run("/bin/mount", "--bind", store, path) ? path : nil
            }, whileOpen: "mounted as a single file", alone: "mounted as a single file",
            clear: { way in _ = try run("/bin/umount", way) }),
        Way(
            testDescription: "its name, after the lock was removed",
            make: { store, _ in
                try FileManager.default.removeItem(atPath: store + "-lock")
                return store
            }, whileOpen: used),
        Way(
            testDescription: "its name, after the file was replaced by a copy",
            make: { store, _ in
                try FileManager.default.moveItem(atPath: store, toPath: store + "-old")
                try FileManager.default.copyItem(atPath: store + "-old", toPath: store)
                return store
            }, whileOpen: used),
    ]

    @Test("a second process is refused, whichever way it takes", arguments: ways)
    func oneWriter(_ way: Way) throws {
        try Place.with { place in
            let journal = try SQLiteJournal(path: place.store)
            let header = Samples.header()
            try journal.createNow(header)
            guard let path = try way.make(place.store, place.folder) else { return journal.close() }
            defer { try? way.clear(path) }
            #expect(Self.refusal(path)?.contains(way.whileOpen) == true, "\(Self.refusal(path) ?? "opened")")
            let isReplaced = way.testDescription.contains("after")
            journal.close()
            if isReplaced { return }
            let refusal = Self.refusal(path)
            #expect(refusal == nil ? way.alone == nil : refusal?.contains(way.alone ?? "?") == true)
            if way.alone == nil {
                let other = try SQLiteJournal(path: path)
                #expect(try other.header(of: header.id)?.definition == header.definition)
                other.close()
            }
        }
    }

    @Test("what is no file is refused")
    func noFile() throws {
        try Place.with { place in
            #expect(Self.refusal(place.folder)?.contains("directory") == true)
            #expect(mkfifo(place.folder + "/pipe", 0o600) == 0)
            #expect(Self.refusal(place.folder + "/pipe")?.contains("no regular file") == true)
            #expect(Self.refusal(place.folder + "/none/store")?.contains("No such file") == true)
        }
    }

    /// Something that is done to the files of a running service, and what is said of it.
    struct Loss: CustomTestStringConvertible {
        let testDescription: String
        let cause: @Sendable (_ store: String) throws -> Void
        let detail: String
    }

    static let losses: [Loss] =
        ["", "-wal", "-lock", "-recent"].map { suffix in
            Loss(
                testDescription: "store\(suffix) removed",
                cause: { try FileManager.default.removeItem(atPath: $0 + suffix) },
                detail: "\(suffix) was removed or renamed")
        } + [
            Loss(
                testDescription: "replaced by a copy",
                cause: { store in
                    try FileManager.default.copyItem(atPath: store, toPath: store + "-new")
                    #expect(rename(store + "-new", store) == 0)
                }, detail: "was replaced"),
            Loss(
                testDescription: "folder renamed",
                cause: { store in
                    let folder = store.replacing("/store.sqlite", with: "")
                    #expect(rename(folder, folder + "-moved") == 0)
                }, detail: "was removed or renamed"),
        ]

    @Test(
        "a service whose files are taken away says so and writes nothing more, idle or not", arguments: losses
    )
    func lostFiles(_ loss: Loss) throws {
        for isIdle in [false, true] {
            try Place.with { place in
                let said = Box<[String]>([])
                let heard = DispatchSemaphore(value: 0)
                let journal = try SQLiteJournal(path: place.store) { text in
                    said.change { $0.append(text) }
                    heard.signal()
                }
                defer { journal.close() }
                let header = Samples.header()
                try journal.createNow(header)
                try journal.appendNow([Samples.record(1)], to: header.id)
                #expect(said.get() == [])
                try loss.cause(place.store)
                if isIdle { #expect(heard.wait(timeout: .now() + 120) == .success) }
                do {
                    try journal.appendNow([Samples.record(2)], to: header.id)
                    Issue.record("acknowledged")
                } catch JournalError.unknown(let reason) {
                    #expect(!isIdle, "\(reason)")
                } catch JournalError.unavailable(let reason) {
                    #expect(isIdle && reason.contains("nothing more is written"), "\(reason)")
                }
                #expect(throws: JournalError.self) { try journal.createNow(Samples.header()) }
                #expect(said.get().count == 1 && said.get()[0].contains(loss.detail), "\(said.get())")
            }
        }
    }

    @Test("only the owner can read a store, also one that others could read before")
    func permissions() throws {
        let suffixes = ["", "-wal", "-shm", "-lock", "-recent"]
        for (before, after) in [(0o644, 0o600), (0o666, 0o600), (0o640, 0o640), (0o600, 0o600)] {
            try Place.with { place in
                let journal = try SQLiteJournal(path: place.store)
                #expect(journal.notices == [])
                let header = Samples.header()
                try journal.createNow(header)
                try journal.appendNow([Samples.record(1)], to: header.id)
                for suffix in suffixes { #expect(try place.mode(suffix) == 0o600, "\(suffix)") }
                // What is left after an end without a word: SQLite removes its files only if it is closed.
                for suffix in suffixes {
                    try FileManager.default.copyItem(
                        atPath: place.store + suffix, toPath: place.store + "-copy" + suffix)
                    #expect(chmod(place.store + "-copy" + suffix, mode_t(before)) == 0)
                }
                journal.close()
                let copy = try SQLiteJournal(path: place.store + "-copy")
                for suffix in suffixes { #expect(try place.mode("-copy" + suffix) == after, "\(suffix)") }
                #expect(copy.notices.count == (before == after ? 0 : 5), "\(copy.notices)")
                copy.close()
            }
        }
    }
}
