import ArgumentParser
import Scenarios

/// The scenario that a command's argument names.
enum ScenarioInput {
    /// Reads a scenario; says what is wrong with it and ends the program with 65 if it cannot be used.
    static func read(_ path: String) throws -> Scenario {
        do {
            return try ScenarioFiles.read(path)
        } catch {
            throw refusal(error)
        }
    }

    /// Reads the scenarios of a file, or of `FILE#NAME` the one of that name.
    static func readAll(_ path: String) throws -> [Scenario] {
        do {
            return try ScenarioFiles.readNamed(path)
        } catch {
            throw refusal(error)
        }
    }

    /// Says what is wrong with a scenario; the program ends with 65.
    ///
    /// - Parameter file: Where mistakes are that name no file; nil for a scenario without one.
    static func refusal(_ error: ScenarioError, of file: String? = nil) -> ExitCode {
        for var mistake in error.mistakes {
            mistake.path = mistake.path ?? file
            StandardError.print("\(mistake)")
        }
        return ExitCode(65)
    }
}
