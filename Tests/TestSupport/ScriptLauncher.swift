/// The main function of a program that holds many scripts.
///
/// It reads a file of jobs and runs each in a process of its own, which it makes by `fork`, so that no
/// script sees what another left behind and one that traps ends itself only. For every job it prints how
/// the process ended.
enum ScriptLauncher {
  /// How long a script may run, in seconds.
  static let limit = 60

  /// A job as a line: the function to call, the file its output goes to, and variables of its
  /// environment.
  static func line(function: String, output: String, environment: [String: String]) -> String {
    ([function, output] + environment.map { "\($0.key)=\($0.value)" }).joined(separator: "\t")
      + "\n"
  }

  static let source = """
    import Glibc

    @_silgen_name("fork") func forkProcess() -> Int32

    @main enum Launcher {
      static func main() {
        freopen(CommandLine.arguments[1], "r", stdin)
        var jobs: [[Substring]] = []
        while let line = readLine() { jobs.append(line.split(separator: "\\t")) }
        // Printed at the end: what a file holds back is there twice after `fork`.
        let endings = jobs.map { job in
          let child = forkProcess()
          if child == 0 { run(job) }
          var status: Int32 = 0
          waitpid(child, &status, 0)
          return status & 0x7f == 0
            ? "exit \\(status >> 8 & 0xff)" : "signal \\(status & 0x7f)"
        }
        print(endings.joined(separator: "\\n"))
      }

      static func run(_ job: [Substring]) -> Never {
        alarm(\(limit))
        freopen(job[1] + ".out", "w", stdout)
        freopen(job[1] + ".err", "w", stderr)
        for variable in job.dropFirst(2) {
          let parts = variable.split(separator: "=", maxSplits: 1)
          setenv(String(parts[0]), String(parts[1]), 1)
        }
        guard let address = dlsym(nil, String(job[0])) else { exit(127) }
        typealias Script = @convention(c) (Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32
        _ = unsafeBitCast(address, to: Script.self)(CommandLine.argc, CommandLine.unsafeArgv)
        exit(0)
      }
    }

    func + (a: Substring, b: String) -> String { String(a) + b }
    """
}
