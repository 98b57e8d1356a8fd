import Foundation

/// The program's door: the command line in, an exit status out.
@main
struct Main {
  static func main() {
    // A closed pipe and a file size limit are reported where they occur.
    for number in [SIGPIPE, SIGXFSZ] { signal(number, SIG_IGN) }
    // Swift reports a crash for this one, and goes on.
    signal(SIGQUIT, SIG_DFL)
    StandardStreams.hold()
    exit(CommandLineTool.run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }
}
