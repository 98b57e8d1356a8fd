/// What the program of an article prints.
final class Output: @unchecked Sendable {
  /// The output of the program that runs now.
  @TaskLocal static var current = Output()
  /// Everything printed so far.
  var text = ""
}

/// Stands before Swift's own `print`, so that programs can be written as their readers write them.
func print(_ value: Any) { Output.current.text += "\(value)\n" }
