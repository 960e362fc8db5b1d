import Glibc

/// The planted change that this process makes, by `UNDERSTUDY_MUTANT`; 0 for none.
private let chosenMutant = getenv("UNDERSTUDY_MUTANT").flatMap { Int(String(cString: $0)) } ?? 0

/// Which changes a process came by, one byte each, when `UNDERSTUDY_MUTANTS_REACHED` names a file for them.
nonisolated(unsafe) private let reachedMutants: UnsafeMutablePointer<Bool>? = {
    guard getenv("UNDERSTUDY_MUTANTS_REACHED") != nil else { return nil }
    atexit { writeReachedMutants() }
    let flags = UnsafeMutablePointer<Bool>.allocate(capacity: mutantCountMax)
    flags.initialize(repeating: false, count: mutantCountMax)
    return flags
}()

private let mutantCountMax = 100_000

/// Adds to what other targets and other processes write.
private func writeReachedMutants() {
    guard let path = getenv("UNDERSTUDY_MUTANTS_REACHED"), let file = fopen(path, "a") else { return }
    for number in 0..<mutantCountMax where reachedMutants?[number] == true { fputs("\(number)\n", file) }
    fclose(file)
}

/// Whether this process makes that change.
func isMutant(_ number: Int) -> Bool {
    if let reachedMutants { reachedMutants[number] = true }
    return number == chosenMutant
}
