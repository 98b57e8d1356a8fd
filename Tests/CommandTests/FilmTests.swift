import Foundation
import TestSupport
import Testing

/// Films, pages and storyboards made by the command; what they look like is tested elsewhere.
@Suite struct `An exported film` {
  @Test(.enabled(if: FFmpegProgram.isInstalled))
  func `is ended by SIGQUIT, too`() throws {
    try Terrarium.withFolder { folder in
      let outcome = try Terrarium.shell(
        """
        cd '\(folder.path)'; ulimit -c 0
        timeout --preserve-status -s QUIT 3 $T export tunnel --speed 0.01 --scale 2 -o x.mp4
        echo $?; ls | wc -l
        """)
      #expect(outcome.output == "131\n0\n", "\(outcome.errors)")
    }
  }

  @Test func `ends cleanly when terminated, and leaves nothing`() throws {
    try Terrarium.withFolder { folder in
      let outcome = try Terrarium.shell(
        """
        cd '\(folder.path)'
        $T export vertical --speed 0.001 --format frames -o stills & film=$!
        for try in {1..300}; do ls -A | grep -q part && break; sleep 0.1; done
        kill -TERM $film; wait $film; echo $?; ls -A
        """)
      #expect(outcome.output == "143\n")
      #expect(outcome.errors == "terrarium: The film was cancelled; nothing was written.\n")
    }
  }

  @Test func `that is killed leaves the old one, and the next one cleans up`() throws {
    try Terrarium.withFolder { folder in
      let outcome = try Terrarium.shell(
        """
        cd '\(folder.path)'; mkdir stills; echo old >stills/0001.png
        $T export vertical --speed 0.001 --format frames -o stills & film=$!
        for try in {1..300}; do ls -A | grep -q part && break; sleep 0.1; done
        kill -KILL $film; wait $film 2>/dev/null; echo $?
        cat stills/0001.png; ls -A | sed 's/[0-9]\\+/N/g'
        $T export vertical --figure tree --at 0 -o tree.svg && ls -A
        """)
      #expect(
        outcome.output == "137\nold\n.terrarium-N-N.part\nstills\nstills\ntree.svg\n")
    }
  }

  @Test func `follows links, and replaces no other file`() throws {
    try Terrarium.withFolder { folder in
      let outcome = try Terrarium.shell(
        """
        cd '\(folder.path)' && mkdir real && ln -s real link && echo mine >file
        $T export vertical --format frames --fps 5 --size 120x160 -o link
        test -L link && ls real | head -1
        """)
      #expect(outcome.output == "0001.png\n")
      let file = try Terrarium.shell(
        "cd '\(folder.path)' && $T export vertical --format frames -o file")
      #expect(
        file.verdict == "2 terrarium: file: cannot be written: it is a file; name a folder.\n")
    }
  }

  @Test func `names the package it needs, with its own status`() throws {
    let outcome = try Terrarium.run(
      "export", "vertical", "-o", "x.webm", environment: ["PATH": "/nowhere"])
    #expect(
      outcome.verdict == "3 terrarium: A film as webm is made by the program ffmpeg, which is not "
        + "installed: install the Debian package ffmpeg, or choose frames or html.\n")
  }

  @Test func `rejects impossible options`() throws {
    let failures = [
      ("--format frames", "Numbered pictures need a folder: name one with -o."),
      (
        "--transition 3 -o x.html",
        "invalid value \"3\" for --transition; use a whole number from 1 to 2, the number of animations of the run"
      ),
      (
        "--from 200 --to 100 -o x.html",
        "invalid value \"100\" for --to; use an instant that is not before the start, 200 ms"
      ),
      (
        "--figure storyboard --count 99",
        "invalid value \"99\" for --count; use a whole number from 1 to 24"
      ),
      (
        "--figure map -o x.html",
        "vertical has no map at that time; choose another --figure or --at"
      ),
      ("--fps 0 -o x.html", "invalid value \"0\" for --fps; use a number above 0"),
    ]
    for (words, complaint) in failures {
      let outcome = try Terrarium.shell("$T export vertical \(words)")
      #expect(outcome.verdict == "2 terrarium: \(complaint)\n")
    }
  }

  /// The commands of the page about films, each of which does what is said there.
  @Test func `is created as documented`() throws {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Documentation/Films.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let commands = text.matches(of: /\nterrarium (export [^\n]*) -o (\S+)/)
    #expect(commands.count > 5)
    try Terrarium.withFolder { folder in
      for command in commands {
        let name = String(command.2)
        let isFilm = ["gif", "webm", "mp4"].contains { name.hasSuffix(".\($0)") }
        guard FFmpegProgram.isInstalled || !isFilm else { continue }
        let outcome = try Terrarium.shell(
          "cd '\(folder.path)' && $T \(command.1) --size 120x160 -o \(name)")
        #expect(outcome.verdict == "0 ")
        let attributes = try FileManager.default.attributesOfItem(
          atPath: folder.appendingPathComponent(name).path)
        #expect(attributes[.size] as? Int ?? 0 > 500)
        guard isFilm else { continue }
        let stills = try Terrarium.shell(
          "cd '\(folder.path)' && ffprobe -v error -count_frames -select_streams v:0 "
            + "-show_entries stream=nb_read_frames -of csv=p=0 \(name)")
        #expect(
          Int(stills.output.trimmingCharacters(in: .newlines)) ?? 0 > 2, "\(name) stands still")
      }
    }
  }
}
