/// Stands in for the program's own, which brings a window along: commands are read here, never run.
enum CommandLineTool {
  static let version = "0"
}
