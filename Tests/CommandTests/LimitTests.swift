import Foundation
import TestSupport
import Testing

/// Commands where the system gives them less than usual, as `ulimit` does.
@Suite struct `Under system limits` {
  @Test(
    .disabled(if: Sanitizer.kind != nil, "its notes take more than a command may have"),
    arguments: [200_000, 300_000, 350_000], ["trace", "check", "export"])
  func `a script without memory for its calls is rejected`(
    kilobytes: Int, command: String
  ) throws {
    try ScriptFolder.with(["own.swift": "import Containers\nprint(1)\n"]) { place in
      let output = command == "export" ? "-o own.png" : ""
      let outcome = try place.shell(
        "ulimit -v \(kilobytes) -t 60; $T \(command) own.swift \(output); echo $?; ls")
      #expect(
        outcome.errors == """
          terrarium: own.swift:1:1: the system gives no memory for the calls of a script, which need \
          256 MB; close other programs, or allow more (ulimit -v)

          """)
      #expect(outcome.output == "2\nown.swift\n")
    }
  }

  @Test(arguments: [4, 5, 6, 7]) func `a command with few open files says so`(
    files: Int
  ) throws {
    let outcome = try Terrarium.shell("ulimit -n \(files); $T list")
    #expect(
      outcome.verdict == """
        3 terrarium: the limit of open files is \(files), but 8 are needed; raise it (ulimit -n 8)

        """)
  }

  @Test(.enabled(if: FFmpegProgram.isInstalled), arguments: 8...24)
  func `a film with few open files is made, or gives a reason`(files: Int) throws {
    try Terrarium.withFolder { folder in
      let outcome = try Terrarium.shell(
        "cd '\(folder.path)'; ulimit -n \(files); $T export push -o push.gif; echo $?; ls -A")
      if files >= 20 || outcome.output == "0\npush.gif\n" {
        #expect(outcome.output == "0\npush.gif\n")
        #expect(outcome.errors.isEmpty)
      } else {
        #expect(outcome.output == "2\n")
        #expect(outcome.errors.contains("Too many open files"))
      }
    }
  }

  @Test(
    .disabled(if: Sanitizer.kind == "thread", "it begins with a larger file itself"),
    .enabled(if: FFmpegProgram.isInstalled), arguments: ["gif", "webm", "mp4"])
  func `a film beyond the file size limit leaves the old one`(format: String) throws {
    try Terrarium.withFolder { folder in
      let outcome = try Terrarium.shell(
        """
        cd '\(folder.path)'; echo old >push.\(format); ulimit -f 1
        TMPDIR=. $T export push -o push.\(format); echo $?; cat push.\(format); ls -A
        """)
      #expect(
        outcome.errors.hasSuffix("cannot be written: File too large; make room, or set TMPDIR.\n"))
      #expect(outcome.output == "2\nold\npush.\(format)\n")
    }
  }

  @Test func `streams closed at launch receive nothing`() throws {
    try Terrarium.withFolder { folder in
      let place = "cd '\(folder.path)';"
      let picture = try Terrarium.shell(
        "\(place) $T export tunnel --figure tree -o tree.svg <&- >&- 2>&-; echo $?; head -c 4 *")
      #expect(picture.output == "0\n<svg")
      let list = try Terrarium.shell("\(place) $T list >&-")
      #expect(
        list.verdict
          == "2 terrarium: standard output: cannot be written: Bad file descriptor; choose another "
          + "place.\n")
      let silent = try Terrarium.shell("\(place) $T list nothing 2>&-; echo $?; ls")
      #expect(silent.output == "2\ntree.svg\n" && silent.errors.isEmpty)
    }
  }
}
