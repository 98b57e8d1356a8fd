import Foundation
import Testing

@testable import terrarium

/// What shells offer, and the page that man shows: both know all that the table of commands knows.
@MainActor
@Suite struct `The program's own documentation` {
  private nonisolated static func has(_ tool: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/\(tool)")
  }

  @Test(
    arguments: [
      (["ex"], ["export"]),
      (["--"], ["--help", "--version"]),
      (
        ["misuse-d0"],
        (1...9).map { "misuse-d0\($0)" }.filter(Completion.subjects.map(\.name).contains)
      ),
      (["export", "--fi"], ["--figure"]),
      (["export", "tunnel", "--figure", "tr"], ["tree"]),
      (["export", "tunnel", "--theme", "=", "da"], ["dark"]),
      (["export", "tunnel", "--background", ""], ["theme", "white", "transparent"]),
      (["export", "tunnel", "--at", ""], []),
      (["trace", "tunnel-b"], ["tunnel-back"]),
      (["import", "so"], ["some file.txt"]),
      (["export", "tunnel", "-o", "s"], ["some file.txt"]),
      (["export", "tunnel", "--output", "=", "s"], ["some file.txt"]),
      (["list", ""], ["--json", "--help"]),
      (["completions", ""], ["bash", "zsh", "fish"]),
    ])
  func `completes in bash`(words: [String], offered: [String]) throws {
    try Terrarium.withFolder { folder in
      try Data().write(to: folder.appendingPathComponent("some file.txt"))
      let typed = (["terrarium"] + words).map { "'\($0)'" }.joined(separator: " ")
      let outcome = try Terrarium.shell(
        """
        cd '\(folder.path)' && source <($T completions bash) && COMP_WORDS=(\(typed)) &&
        COMP_CWORD=\(words.count) && _terrarium; printf '%s\\n' "${COMPREPLY[@]}"
        """)
      #expect(outcome.verdict == "0 ")
      #expect(outcome.output.split(separator: "\n").map(String.init) == offered)
    }
  }

  @Test(
    .enabled("fish is missing: install the package fish") { has("fish") },
    arguments: [
      ("ex", "export\t"), ("export tunnel --figure tr", "tree\t"),
      ("export --theme=da", "--theme=dark\t"),
      ("trace tunnel-b", "tunnel-back\tTunnel: flip and back"), ("completions z", "zsh"),
      ("export x --cap", "--caption\t"), ("state --js", "--json\t"),
    ])
  func `completes in fish`(typed: String, offered: String) throws {
    try Terrarium.withFolder { folder in
      let outcome = try Terrarium.shell(
        """
        cd '\(folder.path)' && $T completions fish >"$HOME/terrarium.fish" &&
        fish --no-config -c 'source ~/terrarium.fish; complete -C "terrarium \(typed)"'
        """)
      #expect(outcome.output.hasPrefix(offered), "\(outcome.output)\(outcome.errors)")
    }
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `completes every command and every option`(shell: String) throws {
    let text = try Terrarium.run("completions", shell).output
    for command in Command.all {
      #expect(text.contains(command.name))
      for option in command.options {
        let name = shell == "fish" ? String(option.name.drop { $0 == "-" }) : option.name
        #expect(text.contains(name), "\(shell) knows nothing of \(command.name) \(option.name)")
      }
    }
    #expect(Completion.subjects.allSatisfy { text.contains($0.name) })
  }

  @Test(
    .enabled("man is missing: install the package man-db") { has("man") })
  func `has every command and every option in a manual page`() throws {
    let outcome = try Terrarium.shell(
      "$T manual >\"$HOME/terrarium.1\" && MANWIDTH=100 LC_ALL=C.UTF-8 man --warnings -l "
        + "\"$HOME/terrarium.1\"")
    #expect(outcome.verdict == "0 ")
    let page = outcome.output
    for command in Command.all {
      #expect(page.contains("terrarium \(command.name)"))
      for option in command.options { #expect(page.contains(option.name)) }
    }
    for title in ["NAME", "SYNOPSIS", "COMMANDS", "EXIT STATUS", "ENVIRONMENT", "EXAMPLES"] {
      #expect(page.contains("\n\(title)\n"))
    }
  }

  @Test(arguments: ManualPage.examples.indices)
  func `has examples that do what it says`(index: Int) throws {
    let example = ManualPage.examples[index]
    try Terrarium.withFolder { folder in
      let call = example.call.replacing(/^terrarium/, with: "$T")
      let outcome = try Terrarium.shell("cd '\(folder.path)' && \(call)")
      #expect(outcome.status == (example.purpose.hasSuffix("exits 1.") ? 1 : 0))
      #expect(outcome.errors == "")
      let made = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(!outcome.output.isEmpty || !made.isEmpty)
    }
  }

  @Test func `rejects an unknown shell`() throws {
    let outcome = try Terrarium.run("completions", "csh")
    #expect(
      outcome.verdict
        == "2 terrarium: invalid value \"csh\" for SHELL; use one of bash, zsh, fish\n")
  }
}
