import Foundation
import Testing

/// Many exports in one call.
@Suite struct `A batch of exports` {
  private func run(_ manifest: String, _ words: String = "", in folder: URL) throws
    -> Terrarium.Outcome
  {
    try Data(manifest.utf8).write(to: folder.appendingPathComponent("figures.txt"))
    // Not run in the manifest's folder: paths are relative to that all the same.
    return try Terrarium.shell("cd / && $T export --batch '\(folder.path)/figures.txt' \(words)")
  }

  private func files(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test func `writes the same files as single calls, next to the manifest`() throws {
    try Terrarium.withFolder { folder in
      let outcome = try run(
        """
        # Two figures of one run, and one with words.
        tunnel --figure tree --at 100 -o tree.svg
        tunnel --figure views --at 100 --format txt -o 'the views.txt'   # a name with a blank

        tunnel --figure timeline --caption "All of it" -o time.svg --theme light
        """, "--theme dark", in: folder)
      #expect(outcome.verdict == "0 ")
      #expect(outcome.output == "")
      #expect(try files(in: folder) == ["figures.txt", "the views.txt", "time.svg", "tree.svg"])
      for (file, words) in [
        ("tree.svg", "--figure tree --at 100 --format svg --theme dark"),
        ("time.svg", "--figure timeline --caption 'All of it' --format svg"),
      ] {
        let single = try Terrarium.shell("$T export tunnel \(words)")
        #expect(
          [UInt8](try Data(contentsOf: folder.appendingPathComponent(file))) == single.bytes,
          "\(file)")
      }
    }
  }

  @Test func `draws differences, too, and reports missing arguments`() throws {
    try Terrarium.withFolder { folder in
      for name in ["a", "b"] {
        try Data("root\n  \(name)\n".utf8).write(to: folder.appendingPathComponent("\(name).txt"))
      }
      let outcome = try run(
        """
        a.txt b.txt --figure difference -o d.svg
        tunnel@0 tunnel@400 --figure difference -o t.svg
        """, in: folder)
      #expect(outcome.status == 0 && outcome.output.isEmpty, "\(outcome.verdict)")
      #expect(try files(in: folder) == ["a.txt", "b.txt", "d.svg", "figures.txt", "t.svg"])
      let single = try Terrarium.shell(
        "$T export tunnel@0 tunnel@400 --figure difference --format svg")
      #expect(
        [UInt8](try Data(contentsOf: folder.appendingPathComponent("t.svg"))) == single.bytes)
      let lacking = try run("tunnel --figure difference -o x.svg", in: folder)
      #expect(lacking.status == 2)
      #expect(
        lacking.errors.hasPrefix(
          "terrarium: \(folder.path)/figures.txt:1: too few arguments; write terrarium export A B"))
    }
  }

  @Test func `reports unknown words with their line, and writes nothing then`() throws {
    try Terrarium.withFolder { folder in
      let outcome = try run(
        """
        tunnel --figure tree -o tree.svg
        tunnel --figure cake -o cake.svg
        tunnel --figure tree
        tunnel --figure views -o tree.svg
        tunnel -o "stage.svg
        -o nothing.svg
        """, in: folder)
      let place = "terrarium: \(folder.path)/figures.txt"
      #expect(outcome.status == 2)
      let expected = [
        "\(place):2: unknown figure \"cake\"; use one of: stage",
        "\(place):3: each line writes a file; name it with -o",
        "\(place):4: line 1 writes \(folder.path)/tree.svg already; choose another name",
        "\(place):5: a quote is not closed; close it, or write a backslash before it",
        "\(place):6: too few arguments; write terrarium export NAME|FILE",
      ]
      #expect(outcome.complaints.count == expected.count)
      for (complaint, start) in zip(outcome.complaints, expected) {
        #expect(complaint.hasPrefix(start), "\(complaint)")
      }
      #expect(try files(in: folder) == ["figures.txt"])
    }
  }

  @Test(arguments: [
    "-o ../out.txt", "-o sub/../../out.txt", "-o away/out.txt", "-o link.txt",
    "-o loop.txt", "-o PLACE-more/out.txt", "--format frames -o ../out",
  ])
  func `writes nothing outside the manifest's folder by default`(words: String) throws {
    try Terrarium.withFolder { place in
      let (home, more) = (place.appendingPathComponent("f"), place.appendingPathComponent("f-more"))
      for folder in [home, more, home.appendingPathComponent("sub")] {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      }
      _ = try Terrarium.shell(
        """
        cd '\(home.path)' && ln -s .. away && ln -s ../out.txt link.txt && ln -s loop.txt loop.txt
        """)
      let line =
        "vertical \(words.contains("frames") ? "" : "--figure tree --format txt") "
        + words.replacing("PLACE", with: home.path)
      let outcome = try run("vertical --figure tree -o in.txt\n" + line, in: home)
      #expect(outcome.status == 2)
      #expect(
        outcome.errors.hasPrefix("terrarium: \(home.path)/figures.txt:2: "), "\(outcome.errors)")
      #expect(
        outcome.errors.hasSuffix(
          " is outside of \(home.path)/, where the manifest is; choose a name below it, or add "
            + "--anywhere to the command\n"), "\(outcome.errors)")
      #expect(try files(in: place) == ["f", "f-more"])
      #expect(try files(in: more).isEmpty)
      #expect(try !files(in: home).contains("in.txt"))
      // The person may say so, and only in the command.
      let own = try run(line + " --anywhere", in: home)
      #expect(own.status == 2 && own.errors.contains(":1: --anywhere is for the command"))
      guard !words.contains("loop"), !words.contains("frames") else { return }
      #expect(try run(line, "--anywhere", in: home).verdict == "0 ")
      #expect(try files(in: place).contains("out.txt") || files(in: more) == ["out.txt"])
    }
  }

  @Test func `writes anywhere below the manifest's folder, by absolute paths and links, too`()
    throws
  {
    try Terrarium.withFolder { folder in
      let manifest = """
        tunnel --figure tree -o '\(folder.path)/a.txt'
        tunnel --figure tree -o ./sub/../b.txt
        tunnel --figure tree -o sub/c.txt
        tunnel --figure tree -o link/d.txt
        """
      try Data(manifest.utf8).write(to: folder.appendingPathComponent("LIST"))
      let outcome = try Terrarium.shell(
        """
        cd '\(folder.path)' && mkdir sub && ln -s sub link && $T export --batch LIST &&
        sed 's/[a-d].txt/x&/' LIST | $T export --batch - && ls . sub
        """)
      #expect(outcome.verdict == "0 ")
      #expect(
        outcome.output
          == ".:\nLIST\na.txt\nb.txt\nlink\nsub\nxa.txt\nxb.txt\n\nsub:\nc.txt\nd.txt\nxc.txt\nxd.txt\n"
      )
    }
  }

  @Test func `continues after a failed picture, and exits with status 2`() throws {
    try Terrarium.withFolder { folder in
      let outcome = try run(
        """
        own.swift --figure tree -o own.txt
        tunnel --figure tree -o nosuch/tree.txt
        tunnel --figure tree -o tree.txt
        """, in: folder)
      #expect(outcome.status == 2)
      #expect(
        outcome.complaints.map { $0.replacingOccurrences(of: folder.path, with: "F") } == [
          "terrarium: F/figures.txt:1: F/own.swift: no such file",
          "terrarium: F/figures.txt:2: F/nosuch/tree.txt: cannot be written: "
            + "No such file or directory; create the folder first.",
        ])
      #expect(try files(in: folder) == ["figures.txt", "tree.txt"])
    }
  }
}
