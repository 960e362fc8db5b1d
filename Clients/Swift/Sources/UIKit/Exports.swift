@_exported import Dispatch
@_exported import Foundation

/// Runs a body; there is no pool to drain where there is no Objective-C.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
