import Containment
import Foundation
import Hierarchy
import Testing

/// Scripts and recordings given as files or on standard input.
@Suite struct `A file` {
  private static let commands = ["trace", "check", "state", "export --figure tree --format svg"]

  @Test func `is run like a shipped scenario, by its path and from standard input`() throws {
    try ScriptFolder.with(["own.swift": ScriptFolder.good]) { place in
      for subject in ["own.swift", "./own.swift", "- <own.swift"] {
        let trace = try place.shell("$T trace \(subject)")
        #expect(trace.verdict == "0 " && trace.output == ScriptFolder.goodTrace)
        let check = try place.shell("$T check \(subject)")
        #expect(check.verdict == "0 " && check.output == "")
        let state = try place.shell("$T state \(subject)")
        #expect(state.verdict == "0 " && state.output.contains("root"))
        let picture = try place.shell("$T export \(subject) --figure tree --format svg")
        #expect(picture.verdict == "0 " && picture.output.hasPrefix("<svg"))
      }
    }
  }

  @Test func `without statements does nothing, without an error`() throws {
    try ScriptFolder.with(["empty.swift": ""]) { place in
      for command in ["trace", "check"] {
        let outcome = try place.shell("$T \(command) empty.swift")
        #expect(outcome.verdict == "0 " && outcome.output == "")
      }
      let state = try place.shell("$T state empty.swift --json")
      #expect(
        state.output == """
          {"time":0,"event":0,"window":{"width":390,"height":844},"controllers":[],"views":\
          [{"id":1,"class":"Window","superview":null,"controller":null,"frame":[0,0,390,844],\
          "alpha":1,"hidden":false}],"animations":[]}

          """)
    }
  }

  @Test(arguments: commands)
  func `with errors causes a line for each of them, and status 2`(command: String) throws {
    try ScriptFolder.with(["own.swift": ScriptFolder.wrong]) { place in
      let outcome = try place.shell("$T \(command) own.swift")
      #expect(outcome.status == 2 && outcome.output == "")
      let places = outcome.complaints.map { $0.prefix(25) }
      #expect(
        places == [
          "terrarium: own.swift:3:12", "terrarium: own.swift:4:12", "terrarium: own.swift:5:8:",
        ])
      #expect(outcome.errors.contains("ViewController"), "the nearest name is told")
    }
  }

  @Test(arguments: commands)
  func `that traps prints its trace and the line, with status 1`(
    command: String
  ) throws {
    let scripts = ["stopped.swift": ScriptFolder.stopped, "endless.swift": ScriptFolder.endless]
    try ScriptFolder.with(scripts) { place in
      let stopped = try place.shell("$T \(command) stopped.swift")
      #expect(stopped.status == 1)
      #expect(stopped.errors.hasPrefix("terrarium: stopped.swift:8: the index is out of range; "))
      #expect(stopped.complaints.count == 1)
      let endless = try place.shell("$T \(command) endless.swift")
      #expect(endless.status == 1)
      #expect(
        endless.errors == """
          terrarium: endless.swift:7: more than 1000000 statements; is there a loop without an end?

          """)
      let whole = try place.shell("$T trace stopped.swift").output
      #expect(whole == ScriptFolder.goodTrace)
      #expect(!stopped.bytes.isEmpty || command == "check")
    }
  }

  @Test func `that stopped early is reported in comparisons`() throws {
    try ScriptFolder.with(["stopped.swift": ScriptFolder.stopped]) { place in
      for words in ["diff", "export --figure difference --format svg"] {
        let outcome = try place.shell("$T \(words) stopped.swift@0 stopped.swift@0")
        #expect(outcome.status == 1)
        #expect(outcome.errors.hasPrefix("terrarium: stopped.swift:8: the index is out of range"))
        #expect(outcome.complaints.count == 1)
      }
    }
  }

  @Test func `with misuse of containment is traced with status 0 and checked with status 1`() throws
  {
    try ScriptFolder.with([
      "own.swift": ScriptFolder.misused, "good.swift": ScriptFolder.good,
      "wrong.swift": ScriptFolder.wrong,
    ]) { place in
      #expect(try place.shell("$T trace own.swift").verdict == "0 ")
      let check = try place.shell("$T check good.swift own.swift")
      #expect(check.verdict == "1 ")
      #expect(check.output.hasPrefix("own.swift: 0 ? D01 orphan The view of orphan was put into"))
      let json = try place.shell("$T check own.swift --json").output
      #expect(
        json == """
          {"time":0,"turn":2,"diagnostic":"D01","kind":"lint","subject":"orphan","message":\
          "The view of orphan was put into the view of root, but orphan has no parent","line":8,\
          "remedy":"\(remedy(in: json))","file":"own.swift"}

          """)
      let all = try place.shell("$T check wrong.swift nosuch.swift own.swift")
      #expect(all.status == 2 && all.complaints.count == 4)
      #expect(all.output.contains("D01"), "the others are checked all the same")
    }
  }

  private func remedy(in json: String) -> String {
    json.firstMatch(of: /"remedy":"([^"]+)"/).map { String($0.1) } ?? "no remedy"
  }

  @Test(arguments: commands)
  func `that cannot be read causes one line and status 2`(command: String) throws {
    try ScriptFolder.with(["lesson.md": "# Lesson", "dump.txt": "<UIView>"]) { place in
      try FileManager.default.createDirectory(
        at: place.folder.appendingPathComponent("folder.swift"), withIntermediateDirectories: true)
      for name in ["latin.swift", "damaged.terrarium"] {
        try Data([0x6C, 0xE9, 0xFF]).write(to: place.folder.appendingPathComponent(name))
      }
      let complaints = [
        ("nosuch.swift", "nosuch.swift: no such file"),
        ("no/such", "no/such: no such file"),
        ("folder.swift", "folder.swift: it is a folder"), (".", ".: it is a folder"),
        ("latin.swift", "latin.swift: it is not UTF-8 text"),
        ("- <latin.swift", "-: it is not UTF-8 text"),
        ("damaged.terrarium", "damaged.terrarium: "),
        ("nosuch.terrarium", "nosuch.terrarium: no such file"),
        ("lesson.md", "lesson.md:1: begin with the lesson's head: ---"),
        ("dump.txt", "dump.txt:1: no known form of a hierarchy matches;"),
      ]
      for (subject, complaint) in complaints {
        let outcome = try place.shell("$T \(command) \(subject)")
        #expect(outcome.status == 2 && outcome.output == "", "\(subject)")
        #expect(outcome.complaints.count == 1)
        #expect(outcome.errors.hasPrefix("terrarium: \(complaint)"))
      }
    }
  }

  @Test func `with a recording is traced, checked and shown as recorded`() throws {
    let simulation = Simulation()
    let window = Simulation.$current.withValue(simulation) {
      let window = Window()
      window.rootViewController = ViewController("root")
      simulation.turn()
      return window
    }
    let recording = withExtendedLifetime(window) { simulation.recording }
    try ScriptFolder.with([:]) { place in
      try Data(RecordingFile.bytes(of: recording))
        .write(to: place.folder.appendingPathComponent("own.terrarium"))
      #expect(try place.shell("$T trace own.terrarium").output == recording.traceText())
      #expect(try place.shell("$T trace own.terrarium --json").output == recording.traceJSON())
      #expect(try place.shell("$T check own.terrarium").verdict == "0 ")
      #expect(
        try place.shell("$T state own.terrarium --at e2 --json").output.contains("\"event\":2"))
      #expect(try place.shell("$T export own.terrarium --format svg").output.hasPrefix("<svg"))
    }
  }

  @Test(arguments: [
    ("loop", "too many symbolic links (probably a loop)"),
    ("loop.swift", "too many symbolic links (probably a loop)"),
    ("loop.md", "too many symbolic links (probably a loop)"),
    ("loop.terrarium", "too many symbolic links (probably a loop)"),
    ("gone.swift", "it is a symbolic link to a missing file"),
    ("gone", "it is a symbolic link to a missing file"),
    ("none.swift", "no such file"), ("own.swift/x.swift", "no such file"),
  ])
  func `that cannot be reached gives the reason`(name: String, reason: String) throws {
    try ScriptFolder.with(["own.swift": ScriptFolder.good]) { place in
      _ = try place.shell(
        """
        for end in '' .swift .md .terrarium; do ln -s loop$end loop$end; done
        for end in '' .swift; do ln -s nowhere gone$end; done
        """)
      for command in ["trace", "export", "import", "diff own.swift", "check own.swift"] {
        let outcome = try place.shell("$T \(command) \(name) >/dev/null")
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("\(name): \(reason)"), "\(command): \(outcome.errors)")
      }
    }
  }

  @Test(arguments: [("<&-", "Bad file descriptor"), ("<.", "Is a directory")])
  func `on standard input that cannot be read says so`(input: String, reason: String) throws {
    for command in Self.commands + ["import"] {
      let outcome = try Terrarium.shell("$T \(command) - \(input)")
      #expect(outcome.output == "", "\(command)")
      #expect(outcome.verdict == "2 terrarium: standard input: it cannot be read: \(reason)\n")
    }
  }

  @Test func `that the system cannot read gives the system's reason`() throws {
    let outcome = try Terrarium.run("import", "/proc/self/mem")
    #expect(
      outcome.verdict
        == "2 terrarium: /proc/self/mem: it cannot be read: Input/output error\n")
  }

  @Test(.enabled(if: geteuid() != 0))
  func `without permission to read names the permissions`() throws {
    try ScriptFolder.with(["own.swift": ScriptFolder.good]) { place in
      for command in Self.commands + ["import"] {
        let outcome = try place.shell("chmod 0 own.swift; $T \(command) own.swift")
        #expect(outcome.errors.contains("own.swift: it cannot be read; check its permissions"))
        #expect(outcome.status == 2)
      }
    }
  }

  @Test func `follows the chosen profile in every command`() throws {
    try ScriptFolder.with(["own.swift": ScriptFolder.good]) { place in
      for command in Self.commands {
        #expect(try place.shell("$T \(command) own.swift --profile ios5").verdict == "0 ")
      }
      let old = try place.shell("$T trace own.swift --profile ios5").output
      #expect(!old.contains("viewIsAppearing"))
      #expect(
        try place.shell("$T state own.swift --at e99 --json --profile ios5").output
          .contains("\"event\":5"))
    }
  }
}

/// Output that cannot be written.
@Suite struct `A full disk` {
  @Test(arguments: [
    "list", "list --json", "trace push", "check misuse-u1", "state push", "export push",
  ])
  func `or a closed output ends a command with one line and status 2`(words: String) throws {
    for target in [">/dev/full", ">&-"] {
      let outcome = try Terrarium.shell("$T \(words) \(target)")
      #expect(outcome.status == 2, "\(target)")
      #expect(outcome.complaints.count == 1)
      #expect(outcome.errors.hasPrefix("terrarium: standard output: cannot be written: "))
    }
  }
}

/// The objects of `trace --json`, to the letter.
@Suite struct `A line of JSON` {
  /// What a name's trace has as JSON, the lines that contain a word.
  private func lines(of words: String, with part: String) throws -> [String] {
    try Terrarium.shell("$T trace \(words) --json").output.split(separator: "\n").map(String.init)
      .filter { $0.contains(part) }
  }

  @Test func `has the shape of the contract for each kind of event`() throws {
    #expect(
      try lines(of: "push", with: "\"viewWillAppear\"").last
        == #"{"time":0,"turn":2,"subject":"b","callback":"viewWillAppear","arguments":["true"]}"#)
    #expect(
      try lines(of: "remove", with: "\"nil\"").first
        == #"{"time":0,"turn":2,"subject":"child","callback":"willMove","arguments":["nil"]}"#)
    #expect(
      try lines(of: "present", with: "\"completion\"")
        == [#"{"time":400,"turn":3,"completion":"present","subject":"root","finished":true}"#])
    #expect(
      try lines(of: "present", with: "\"log\"") == [#"{"time":400,"turn":3,"log":"presented"}"#])
    #expect(
      try lines(of: "stack-delegate", with: "willShow")
        == [
          #"{"time":0,"turn":1,"subject":"navigation","callback":"delegate.willShow","arguments":["a"]}"#,
          #"{"time":0,"turn":2,"subject":"navigation","callback":"delegate.willShow","arguments":["b"]}"#,
        ])
    #expect(
      try lines(of: "rotation", with: "viewWillTransition").first
        == #"{"time":0,"turn":2,"subject":"parent","callback":"viewWillTransition","arguments":["844x390"]}"#
    )
    #expect(
      try lines(of: "misuse-l1", with: "diagnostic").first?
        .hasPrefix(#"{"time":0,"turn":1,"diagnostic":"L1","kind":"lint","subject":null,"message":"#)
        == true)
    #expect(
      try lines(of: "misuse-h1", with: "diagnostic").first?
        .contains(#""diagnostic":"H1","kind":"exception","subject":"child""#) == true)
    #expect(
      try lines(of: "root --all", with: "\"call\"").first
        == #"{"time":0,"turn":1,"call":"addChild","subject":"root","arguments":["left"]}"#)
  }
}
