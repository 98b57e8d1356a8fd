import Foundation

/// The program's door: the command line in, an exit status out.
@main
struct Program {
  static func main() {
    // Nobody who reads, and a file that may not grow, are errors where they are met.
    for number in [SIGPIPE, SIGXFSZ] { signal(number, SIG_IGN) }
    // Swift reports a crash for this one, and goes on.
    signal(SIGQUIT, SIG_DFL)
    StandardStreams.hold()
    exit(CommandLineTool.run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }
}
