# What keeps the sources from compiling unchanged where there is no Objective-C, and the way round; nothing else is changed.

# A condition that is false on Linux, whatever the module: what follows is meant for where there is a UIKit.
s/^#if os\(iOS\) \|\| os\(tvOS\)$/#if canImport(UIKit)/

# There is no runtime that finds methods by selectors, and so no @objc. A selector is a name; see `actions` in README.md.
s/^( *)@objc$/\1/
s/@objc //
s/#selector\(getter: ([A-Za-z]+\.)*([A-Za-z]+)\)/Selector("\2")/
s/#selector\(([A-Za-z]+\.)?([A-Za-z]+)\(_:\)\)/Selector("\2:")/
s/#selector\(([A-Za-z]+\.)?([A-Za-z]+)\)/Selector("\2:")/

# Nothing connects outlets: an outlet is a view of its own.
s/@IBOutlet weak var ([A-Za-z]+): ([A-Za-z]+)!/var \1: \2! = \2()/

# The tests are the program, not the app.
s/^@UIApplicationMain$//

# A class that is a value has required initializers alone; every Objective-C initializer is one.
s/navigationControllerClass\.init\(rootViewController: viewController\)/navigationControllerClass.make(rootViewController: viewController)/
s/^        \.init\(\)$/        fatalError("unavailable, as the attribute above says")/

# XCTest's own method has other arguments on Linux.
s/execute: waitExpectation\.fulfill\)/execute: { waitExpectation.fulfill() })/
