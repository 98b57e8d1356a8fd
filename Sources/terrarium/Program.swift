import Foundation

/// The program's door: the command line in, an exit status out.
@main
struct Program {
  static func main() {
    signal(SIGPIPE, SIG_IGN)
    exit(CommandLineTool.run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }
}
