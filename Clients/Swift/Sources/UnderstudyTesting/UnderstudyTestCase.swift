@_exported import UIKit
import XCTest

/// Tests each of which has an app of its own.
///
/// A subclass says with `settings` on which device. The app ends with the test.
open class UnderstudyTestCase: XCTestCase {
    /// What the sessions of the tests begin with.
    @MainActor open class var settings: Understudy.Settings { Understudy.Settings() }

    open override func setUp() {
        super.setUp()
        let type = Self.self
        MainActor.assumeIsolated {
            var settings = type.settings
            settings.modules.insert(String(String(reflecting: type).prefix { $0 != "." }))
            Understudy.begin(settings)
        }
    }

    open override func tearDown() {
        MainActor.assumeIsolated { Understudy.end() }
        super.tearDown()
    }
}
