import Testing

@testable import ControllerHierarchy

/// Names that are looked through or hashed, and texts that are read by their bytes.
@Suite struct NameTableTests {
    @Test(arguments: [0, 1, 15, 16, 17, 40])
    func aNameHasItsLastValueHoweverManyThereAre(count: Int) {
        var table = NameTable<Int>()
        let names = (0..<count).map { "ViewController\($0 % 2 == 0 ? "" : "é")\($0)" }
        for (place, name) in names.enumerated() { table.set(-place, for: name) }
        for (place, name) in names.enumerated() {
            #expect(table[name] == -place)
            table.set(place, for: name)
        }
        #expect(table.count == count)
        for (place, name) in names.enumerated() {
            #expect(table[name] == place)
            // Names that are equal without being the same bytes are one name, as everywhere in Swift.
            #expect(table[String(name.map { $0 == "é" ? "e\u{301}" : $0 })] == place)
            #expect(table[name + "-"] == nil)
        }
        #expect(table["ViewController"] == nil)
    }

    @Test(arguments: [0, 9, 10, 11, 99, 100, 1_234_567_890, Int.max])
    func aNumberStandsBehindItsMark(number: Int) {
        for name in ["", "home", "détail"] {
            #expect(name.followed(by: UInt8(ascii: "-"), number) == "\(name)-\(number)")
        }
    }

    @Test func classesOfUIKitAreFoundByTheirNames() {
        for builtIn in BuiltInClass.allCases {
            let name = builtIn.rawValue
            #expect(BuiltInClass.named(name, NameMark(name)) == builtIn)
        }
        for name in ["", "UIView", "UIViewController2", "DetailViewController"] {
            #expect(BuiltInClass.named(name, NameMark(name)) == nil)
        }
    }

    @Test func versionsAreReadFromOneToThreeNumbers() {
        let known: [(String, SystemVersion)] = [
            ("17", SystemVersion(17)), ("8.4", SystemVersion(8, 4)), ("12.1.4", SystemVersion(12, 1, 4)),
            ("017.000.009", SystemVersion(17, 0, 9)), ("999.999.999", SystemVersion(999, 999, 999)),
        ]
        for (text, version) in known { #expect(SystemVersion(text) == version) }
        for text in [
            "", ".", "17.", ".1", "1..2", "1.2.3.4", "1.2.3.", "1000", "1.0000", "-1", "+1", "1 ", "１", "1,2",
        ] {
            #expect(SystemVersion(text) == nil, "\(text)")
        }
    }
}
