import Foundation
import Testing

/// Exports to a disk on which there is room for the old file and not for the new one.
///
/// The disk is a small one in memory, which only the program sees and which goes with it.
@Suite struct `On a full disk` {
  private static let canMount: ConditionTrait = .enabled(
    "nobody may mount a disk of his own here: unshare -rm mount -t tmpfs … fails"
  ) {
    try Terrarium.shell("unshare -rm mount -t tmpfs -o size=64k none /mnt").status == 0
  }

  /// Runs a line of shell in a disk of 64 kB, and says what is in it afterwards.
  private func outcome(of line: String) throws -> Terrarium.Outcome {
    try Terrarium.withFolder { folder in
      try Terrarium.shell(
        """
        export D='\(folder.path)'
        unshare -rm bash -c '
          mount -t tmpfs -o size=64k none "$D" && cd "$D"
          \(line)
          echo "status $?"; ls -A -R'
        """)
    }
  }

  @Test(
    canMount,
    arguments: [
      "--figure stage --at 100 --scale 3 -o old.png", "--figure map --at 0 --map world -o old.svg",
      "--figure map --at 0 --map world -o old.pdf", "-o old.html",
    ])
  func `an export fails with a remedy, and the old file remains`(words: String) throws {
    let name = words.split(separator: " ").last.map(String.init) ?? ""
    let outcome = try outcome(
      of: """
        echo mine >\(name); head -c 45000 /dev/zero >ballast
        $T export tunnel \(words)
        """)
    #expect(
      outcome.errors
        == "terrarium: \(name): cannot be written: No space left on device; make room, or choose "
        + "another disk.\n")
    #expect(outcome.output == "status 2\n.:\nballast\n\(name)\n")
  }

  @Test(canMount) func `an old file keeps its content`() throws {
    let outcome = try outcome(
      of: "echo mine >x.png; $T export tunnel --scale 4 -o x.png 2>/dev/null; cat x.png")
    #expect(outcome.output == "mine\nstatus 0\n.:\nx.png\n")
  }

  @Test(canMount) func `a folder of pictures is the old one, or none`() throws {
    let make = "$T export vertical --format frames --fps 20 -o stills"
    let fresh = try outcome(of: make)
    #expect(fresh.output == "status 2\n.:\n")
    #expect(
      fresh.errors
        == "terrarium: stills: cannot be written: No space left on device; make room, or choose "
        + "another disk.\n")
    let again = try outcome(of: "mkdir stills; echo 1 >stills/0001.png; \(make)")
    #expect(again.output == "status 2\n.:\nstills\n\n./stills:\n0001.png\n")
  }

  @Test(canMount, arguments: [0, 4_000, 60_000])
  func `a film without space for temporary files fails instead of being cut`(taken: Int) throws {
    let outcome = try Terrarium.withFolder { folder in
      try Terrarium.shell(
        """
        export D='\(folder.path)'
        unshare -rm bash -c '
          mkdir "$D/full" && mount -t tmpfs -o size=8k none "$D/full" && cd "$D"
          head -c \(taken) /dev/zero >full/ballast
          TMPDIR=full $T export push -o push.webm; echo "status $?"; ls' 2>&1 | sed "/^head/d; s,$D/,,"
        """)
    }
    #expect(
      outcome.output == """
        terrarium: full: cannot be written: No space left on device; make room, or set TMPDIR.
        status 2
        full

        """)
  }

  @Test(canMount) func `the rest of a manifest is still exported`() throws {
    let outcome = try outcome(
      of: """
        echo "tunnel --scale 4 -o a.png" >list
        echo "tunnel --figure tree -o b.txt" >>list
        $T export --batch list
        """)
    #expect(outcome.output == "status 2\n.:\nb.txt\nlist\n")
    #expect(
      outcome.errors
        == "terrarium: list:1: a.png: cannot be written: No space left on device; make room, or "
        + "choose another disk.\n")
  }

  @Test(canMount) func `the temporary files of a killed export are removed`() throws {
    let outcome = try outcome(
      of: """
        head -c 60000 /dev/zero >.terrarium-99-0.part
        $T export tunnel --figure tree --at 100 -o tree.svg
        """)
    #expect(outcome.verdict == "0 " && outcome.output == "status 0\n.:\ntree.svg\n")
  }
}
