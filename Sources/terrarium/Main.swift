import Foundation

/// The entry point.
@main
struct Main {
  static func main() {
    // Closed pipes and file size limits are reported by the failing call.
    for number in [SIGPIPE, SIGXFSZ] { signal(number, SIG_IGN) }
    // Swift would report a crash for SIGQUIT and continue.
    signal(SIGQUIT, SIG_DFL)
    StandardStreams.hold()
    exit(CommandLineTool.run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }
}
