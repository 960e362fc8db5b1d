// Some files use UIKit without importing it, since Objective-C's modules hand on what they import.
@_exported import UIKit
