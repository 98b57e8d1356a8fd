import CairoKit
import Foundation
import TestSupport
import Testing

/// Pictures made without a window.
@Suite struct `An export` {
  @Test(arguments: ["stage", "tree", "views", "hierarchy", "timeline", "map"])
  func `makes every figure in every format`(figure: String) throws {
    let starts = [("png", "\u{89}PNG"), ("svg", "<svg"), ("pdf", "%PDF")]
    for (format, start) in starts {
      let outcome = try Terrarium.run(
        "export", "tunnel", "--figure", figure, "--at", "100", "--format", format)
      #expect(outcome.verdict == "0 ")
      #expect(Array(outcome.bytes.prefix(4)) == start.unicodeScalars.map { UInt8($0.value) })
    }
  }

  @Test(arguments: [
    ("stage", "png"), ("tree", "svg"), ("views", "pdf"), ("hierarchy", "dot"), ("views", "txt"),
    ("tree", "json"),
  ])
  func `is the same twice, in another folder, home, language, time zone and desktop`(
    figure: String, format: String
  ) throws {
    let words = "export tunnel --figure \(figure) --at 100 --format \(format)"
    let here = try Terrarium.shell("$T \(words)")
    try Terrarium.withFolder { folder in
      // A desktop that has other fonts in mind, and large ones.
      let fonts = folder.appendingPathComponent("fonts.conf")
      try Data(
        """
        <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
        <dir>\(folder.path)</dir><match target="pattern"><edit name="family" mode="assign">
        <string>Comic Sans</string></edit></match><match target="font"><edit name="embolden"
        mode="assign"><bool>true</bool></edit></match></fontconfig>
        """.utf8
      ).write(to: fonts)
      let there = try Terrarium.shell(
        // The shell itself would complain of a language that is not installed.
        "cd '\(folder.path)' && LC_ALL=tr_TR.UTF-8 LANG=de_DE.UTF-8 $T \(words) -o x && cat x",
        environment: [
          "HOME": folder.path, "TZ": "Asia/Tokyo",
          "GDK_SCALE": "3", "GDK_DPI_SCALE": "2", "FONTCONFIG_FILE": fonts.path,
          "XDG_CONFIG_HOME": folder.path,
        ])
      #expect(there.verdict == "0 ")
      #expect(there.bytes == here.bytes)
    }
  }

  @Test func `has the requested size, scale and theme`() throws {
    func picture(_ options: String) throws -> PixelImage {
      try PixelImage(png: try Terrarium.shell("$T export tunnel \(options)").bytes)
    }
    let plain = try picture("--size 400x300")
    let double = try picture("--size 400x300 --scale 2")
    let dark = try picture("--size 400x300 --theme dark")
    let sizes: [Int] = [plain.width, plain.height, double.width, double.height]
    #expect(sizes == [400, 300, 800, 600] as [Int])
    #expect(dark.width == 400 && dark != plain)
  }

  @Test func `leaves no partial file, and keeps the existing one`() throws {
    try Terrarium.withFolder { folder in
      let failures = [
        ("export tunnel -o nosuch/x.png", "nosuch/x.png: cannot be written: No such file"),
        ("export tunnel --format png -o .", ".: cannot be written: Is a directory"),
        ("export tunnel --format png -o /dev/full", "/dev/full: cannot be written: No space"),
        ("export tunnel -o old.png/x.png", "old.png/x.png: cannot be written: Not a directory"),
        ("export tunnel -o old.png --size 1e7x1e7", "The picture would measure"),
      ]
      let old = folder.appendingPathComponent("old.png")
      try Data("old".utf8).write(to: old)
      for (words, complaint) in failures {
        let outcome = try Terrarium.shell("cd '\(folder.path)' && $T \(words)")
        #expect(outcome.status == 2)
        #expect(outcome.complaints.count == 1)
        #expect(outcome.errors.hasPrefix("terrarium: \(complaint)"))
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["old.png"])
      #expect(try Data(contentsOf: old) == Data("old".utf8))
    }
  }

  @Test(.disabled(if: Sanitizer.kind == "thread", "it begins with a larger file itself"))
  func `that stops halfway leaves the old file unchanged`() throws {
    try Terrarium.withFolder { folder in
      let old = folder.appendingPathComponent("old.png")
      try Data("old".utf8).write(to: old)
      // A file may not grow beyond 1 KiB here, so writing stops half way.
      let full = try Terrarium.shell(
        "cd '\(folder.path)' && ulimit -f 1 && $T export tunnel -o old.png")
      #expect(full.status == 2 && full.complaints.count == 1)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["old.png"])
      #expect(try Data(contentsOf: old) == Data("old".utf8))
    }
  }

  @Test func `is silent about a closed pipe`() throws {
    for words in ["--figure tree --format svg", "--figure tree --format dot"] {
      let outcome = try Terrarium.shell(
        "$T export tunnel \(words) | true; echo ${PIPESTATUS[0]}")
      #expect(outcome.verdict == "0 " && outcome.output == "1\n")
    }
  }

  @Test func `can write to a named pipe`() throws {
    let outcome = try Terrarium.shell(
      "$T export tunnel --figure tree --format svg -o /dev/stdout | head -c 4")
    #expect(outcome.verdict == "0 " && outcome.output == "<svg")
  }

  @Test func `leaves an old file alone when it is killed`() throws {
    try Terrarium.withFolder { folder in
      let outcome = try Terrarium.shell(
        """
        cd '\(folder.path)' && echo old >x.svg
        $T export tunnel --figure tree -o x.svg & sleep 0.05; kill -KILL $! && wait; cat x.svg
        """)
      #expect(outcome.output == "old\n")
    }
  }

  @Test func `replaces a file whole, and follows a link to it`() throws {
    try Terrarium.withFolder { folder in
      let outcome = try Terrarium.shell(
        "cd '\(folder.path)' && echo old >x.svg && ln -s x.svg link.svg && $T export tunnel -o link.svg "
          + "&& test -L link.svg && head -c 5 x.svg && ls")
      #expect(outcome.verdict == "0 ")
      #expect(outcome.output == "<svg link.svg\nx.svg\n")
    }
  }
}

/// The flip, still by still.
@Suite struct `The frames of the flip` {
  /// The position of the upper slot and its shadow in the picture: the screen begins at (32, 32).
  private let slot = (x: 32..<352, y: 32..<236)

  @Test func `differ from each other, and until 200 ms only inside the upper slot`() throws {
    let times = [0, 50, 100, 150, 200, 300]
    let stills = try times.map { time in
      try PixelImage(
        png: try Terrarium.run("export", "tunnel", "--figure", "stage", "--at", "\(time)").bytes)
    }
    #expect(Set(stills).count == times.count)
    for (index, still) in stills.enumerated() where times[index] <= 200 {
      let box = differences(stills[0], still)
      #expect(box.outside == 0, "at \(times[index]) ms: \(box.outside) pixels, \(box.first)")
      #expect(index == 0 || box.inside > 5_000)
    }
    // Then the lower half turns, and the upper one is at rest.
    let last = differences(stills[4], stills[5])
    #expect(last.outside > 5_000 && last.inside == 0)
  }

  private func differences(
    _ a: PixelImage, _ b: PixelImage
  ) -> (inside: Int, outside: Int, first: String) {
    var (inside, outside, first) = (0, 0, "none")
    for y in 0..<min(a.height, b.height) {
      for x in 0..<min(a.width, b.width) {
        let offset = a.offset(x: x, y: y)
        guard a.rgba[offset..<offset + 4] != b.rgba[offset..<offset + 4] else { continue }
        if slot.x.contains(x), slot.y.contains(y) {
          inside += 1
        } else {
          outside += 1
          if first == "none" { first = "first at \(x), \(y)" }
        }
      }
    }
    return (inside, outside, first)
  }
}
