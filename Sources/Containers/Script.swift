// What a scenario script finds ready when it is compiled.

/// The window of the current simulation.
public var window: Window { simulation.mainWindow }

/// The current simulation.
public var simulation: Simulation { Simulation.current }

/// Writes a line into the trace, as Swift's own `print` writes it.
public func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  let text = items.map { String(describing: $0) }.joined(separator: separator)
  simulation.print(text, terminator: terminator)
}
