// The API that scenario scripts have in addition when they are compiled.

/// The window of the current simulation.
public var window: Window { simulation.mainWindow }

/// The current simulation.
public var simulation: Simulation { Simulation.current }

/// Writes a line to the trace, formatted like Swift's `print`.
public func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  let text = items.map { String(describing: $0) }.joined(separator: separator)
  simulation.print(text, terminator: terminator)
}
