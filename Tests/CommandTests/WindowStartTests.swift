import Foundation
import Support
import Testing

@testable import terrarium

/// How the command line starts the desktop program, and what that says of its own arguments.
@Suite struct `The start of the window` {
  @Test func `prefers the program in the own folder, then the order of the path`() {
    #expect(
      InstalledWindow.candidates(nextTo: "/opt/own/bin/terrarium", path: "/usr/local/bin:/usr/bin")
        == [
          "/opt/own/bin/terrarium-window", "/usr/local/bin/terrarium-window",
          "/usr/bin/terrarium-window",
        ])
    #expect(
      InstalledWindow.candidates(nextTo: "/bin/terrarium", path: "") == ["/bin/terrarium-window"])
    #expect(InstalledWindow.candidates(nextTo: nil, path: "") == [])
  }

  @Test func `ignores folders relative to the working directory`() {
    #expect(
      InstalledWindow.candidates(nextTo: nil, path: ":.:bin::/usr/bin:~/bin")
        == ["/usr/bin/terrarium-window"])
  }

  /// The program alone in a folder; `$ALONE` is its path.
  private func shell(_ line: String, window: String? = nil) throws -> Terrarium.Outcome {
    try Terrarium.withFolder { folder in
      let program = folder.appendingPathComponent("terrarium")
      try FileManager.default.copyItem(atPath: Terrarium.path, toPath: program.path)
      if let window {
        let path = folder.appendingPathComponent("terrarium-window").path
        try Data(window.utf8).write(to: URL(fileURLWithPath: path))
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
      }
      return try Terrarium.shell(
        "cd '\(folder.path)'; PATH=/nonexistent; \(line)",
        environment: ["ALONE": program.path, "DISPLAY": ":99"])
    }
  }

  @Test(arguments: ["", "tunnel", "--window", "--window some.swift"])
  func `without an installed window causes status 3 and a remedy`(words: String) throws {
    #expect(
      try shell("$ALONE \(words)").verdict == """
        3 terrarium: the window is not installed; install the package terrarium \
        (sudo apt install terrarium), or build it from source (scripts/run)

        """)
  }

  @Test func `is needed by no command`() throws {
    let outcome = try shell("$ALONE check push && $ALONE state push --at 0")
    #expect(outcome.verdict == "0 " && outcome.output.contains("NavigationController navigation"))
  }

  @Test(arguments: [
    ("", ""), ("tunnel", "tunnel"), ("--window", ""),
    ("--window some.swift", "--window some.swift"), ("./some.swift", "./some.swift"),
  ])
  func `replaces the process, and passes the arguments on`(words: String, passed: String) throws {
    let outcome = try shell(
      "echo 'import Containers' >some.swift; echo \"$$ \(passed)\"; exec $ALONE \(words)",
      window: "#!/bin/sh\necho \"$$ $*\"\n")
    #expect(outcome.verdict == "0 ")
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 2 && lines.first == lines.last)
  }

  @Test func `is not attempted for a file that cannot be opened`() throws {
    let outcome = try shell("$ALONE ./none.swift", window: "#!/bin/sh\necho started\n")
    #expect(outcome.status == 2 && outcome.output == "")
    #expect(outcome.errors == "terrarium: ./none.swift: no such file\n")
  }

  @Test func `by a program that is none gives the system's reason`() throws {
    let outcome = try shell("$ALONE tunnel", window: "\u{7F}ELF")
    #expect(outcome.status == 3)
    #expect(outcome.errors.hasSuffix("/terrarium-window cannot be started: Exec format error\n"))
  }

  @Test(arguments: [
    ("--frob", "unknown option --frob; see terrarium-window --help"),
    ("tunnel --all", "too many arguments; write terrarium-window [NAME|FILE]"),
    ("--window a b", "too many arguments; write terrarium-window [NAME|FILE]"),
    ("--version extra", "too many arguments; write terrarium-window [NAME|FILE]"),
    ("$'--a\\e[2J'", "unknown option --a\\u{1b}[2J; see terrarium-window --help"),
    ("$'\\xff'", "the argument \"\u{FFFD}\" is not UTF-8; rename the file"),
  ])
  func `with invalid arguments causes one line and status 2`(
    words: String, complaint: String
  ) throws {
    #expect(
      try Terrarium.shell("$T-window \(words)").verdict == "2 terrarium: \(complaint)\n")
  }

  @Test func `without a display causes status 3, by either program`() throws {
    for words in ["", "tunnel", "--window", "--window none.swift"] {
      let outcome = try Terrarium.shell("$T-window \(words)")
      #expect(outcome.verdict.hasPrefix("3 terrarium: there is no display for the window; "))
      #expect(try Terrarium.shell("$T \(words)").verdict == outcome.verdict)
    }
  }

  @Test func `is explained by help`() throws {
    let help = try Terrarium.shell("$T-window --help")
    #expect(help.verdict == "0 " && help.output.contains("\n  terrarium-window [NAME|FILE]\n"))
    let version = try Terrarium.shell("$T-window --version && $T --version")
    #expect(
      try Terrarium.shell("$T-window --version >/dev/full").verdict
        == "2 terrarium: standard output: cannot be written; choose another place.\n")
    #expect(version.output == "terrarium-window \(Launch.version)\nterrarium \(Launch.version)\n")
  }
}
