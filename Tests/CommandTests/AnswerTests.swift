import Foundation
import Testing

/// What the commands print.
@Suite struct `A command` {
  private func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test func `list names all documents, as text and as JSON`() throws {
    let list = try object(try Terrarium.run("list", "--json").output)
    #expect(list.keys.sorted() == ["figures", "formats", "lessons", "scenarios", "systems"])
    let names = (list["scenarios"] as? [[String: String]])?.compactMap { $0["name"] } ?? []
    #expect(["tunnel", "tunnel-back", "tunnel-drag", "vertical"].allSatisfy(names.contains))
    let systems = list["systems"] as? [[String: Any]] ?? []
    #expect(!systems.isEmpty)
    for system in systems {
      #expect(system.keys.sorted() == ["name", "title", "variants", "verbs"])
      let verbs = system["verbs"] as? [[String: String]] ?? []
      #expect(verbs.allSatisfy { Set($0.keys).union(["menu"]) == ["menu", "name", "title"] })
      #expect(!verbs.isEmpty || system["name"] as? String == "relay")
      let variants = system["variants"] as? [[String: String]] ?? []
      #expect(variants.allSatisfy { $0.keys.sorted() == ["name", "title"] })
    }
    let tunnel = systems.first { $0["name"] as? String == "tunnel" }?["variants"]
    let versions = (tunnel as? [[String: String]])?.compactMap { $0["name"] } ?? []
    #expect(versions.prefix(2) == ["fixed", "original"])
    let text = try Terrarium.run("list").output
    #expect(text.contains("\n  tree\tControllers\n"))
    #expect(names.allSatisfy { text.contains("\n  \($0)\t") })
    let groups = text.split(separator: "\n").filter { !$0.hasPrefix(" ") }
    #expect(
      groups == [
        "Containers", "Timelines", "Walkthroughs", "Published Code", "Common Mistakes", "Lessons",
        "Figures",
        "Formats",
      ])
  }

  @Test func `trace prints every shipped scenario without a diagnostic`() throws {
    for name in ["tunnel", "tunnel-back", "tunnel-drag", "vertical"] {
      let outcome = try Terrarium.run("trace", name)
      #expect(outcome.verdict == "0 ")
      #expect(!outcome.output.contains(" ! "))
      let check = try Terrarium.run("check", name)
      #expect(check.verdict == "0 " && check.output == "")
    }
    #expect(try Terrarium.run("check", "tunnel", "vertical", "--json").verdict == "0 ")
  }

  @Test func `trace prints the same events as text and as JSON`() throws {
    for options in [[], ["--all"]] {
      let words = (["trace", "tunnel-back"] + options).joined(separator: " ")
      let text = try Terrarium.shell("$T \(words)").output.split(separator: "\n")
      let json = try Terrarium.shell("$T \(words) --json").output.split(separator: "\n")
      #expect(text.count == json.count && text.count > 50)
      for (line, row) in zip(text, json) {
        let fields = try object(String(row))
        #expect(line.hasPrefix("\(fields["time"] as? Int ?? -1) "))
        if let callback = fields["callback"] as? String { #expect(line.contains(callback)) }
      }
    }
  }

  @Test func `trace follows the era`() throws {
    let eras = ["ios5", "ios6", "ios8", "ios13", "ios17"]
    let hearing = try eras.filter {
      try Terrarium.run("trace", "tunnel", "--profile", $0).output.contains("viewIsAppearing")
    }
    #expect(hearing == ["ios13", "ios17"])
  }

  @Test func `state has the fields of the contract`() throws {
    let state = try object(try Terrarium.run("state", "tunnel", "--at", "100", "--json").output)
    #expect(
      state.keys.sorted() == ["animations", "controllers", "event", "time", "views", "window"])
    #expect(state["time"] as? Int == 100)
    #expect(state["window"] as? [String: Int] == ["width": 320, "height": 460])
    func keys(_ list: String) throws -> Set<[String]> {
      let rows = try #require(state[list] as? [[String: Any]])
      #expect(!rows.isEmpty)
      return Set(rows.map { $0.keys.sorted() })
    }
    #expect(
      try keys("controllers") == [
        [
          "class", "id", "inWindow", "movePending", "name", "parent", "phase", "presenting",
          "view", "viewLoaded",
        ]
      ])
    #expect(
      try keys("views") == [
        ["alpha", "class", "controller", "frame", "hidden", "id", "superview"]
      ])
    #expect(
      try keys("animations") == [
        ["begin", "curve", "duration", "from", "property", "to", "view"]
      ])
  }

  @Test func `state goes to a moment or to a line of the trace`() throws {
    func state(_ at: String) throws -> [String: Any] {
      try object(try Terrarium.run("state", "tunnel", "--at", at, "--json").output)
    }
    let lines = try Terrarium.run("trace", "tunnel").output.split(separator: "\n").count
    #expect((try state("e0")["controllers"] as? [Any])?.isEmpty == true)
    #expect(try state("e3")["event"] as? Int == 3)
    #expect(try state("e99999")["event"] as? Int == lines)
    #expect(try state("e99999999999999999999")["event"] as? Int == lines)
    #expect(try state("1e300")["event"] as? Int == lines)
    let phases = try (["e7", "e20", "400"]).map { moment in
      (try state(moment)["controllers"] as? [[String: Any]])?
        .first { $0["name"] as? String == "startMap" }?["phase"] as? String
    }
    #expect(phases[2] == "disappeared")
    let last = try Terrarium.run("state", "tunnel", "--json").output
    #expect(try object(last)["event"] as? Int == lines)
    #expect(try Terrarium.run("state", "tunnel").output.hasPrefix("TunnelController tunnel, state"))
  }

  @Test(arguments: [
    ("56.55 8.316667", "Lemvig", "South Pacific Ocean"),
    ("39.9 116.4", "Beijing", "Argentina"),
    ("40.4168 -3.7038", "Madrid", "New Zealand"),
    ("-41.29 174.78", "Wellington", "Spain"),
    ("-37.787 175.2793", "Hamilton", "Spain"),
    ("32.2949 -64.7814", "Bermuda", "Indian Ocean"),
    ("21.3069 -157.8583", "Honolulu", "Botswana"),
  ])
  func `where names both ends of a tunnel`(place: String, here: String, there: String) throws {
    let outcome = try Terrarium.shell("$T where \(place)")
    #expect(outcome.verdict == "0 ")
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.contains(here) == true && lines.last?.contains(there) == true)
    let answer = try object(try Terrarium.shell("$T where \(place) --json").output)
    for end in ["place", "antipode"] {
      let fields = try #require(answer[end] as? [String: Any])
      #expect(
        Set([
          "latitude", "longitude", "kind", "label", "country", "iso2", "admin1", "sea", "place",
        ]).isSubset(of: Set(fields.keys)))
    }
  }

  @Test func `where accepts poles, the antimeridian, and all kinds of minus signs`() throws {
    for place in [
      "90 0", "-90 123", "0 180", "0 -180", "-0 -0", "−5.5 −7", "1e1 3.6e2", "-- -1 -1",
      "-5.5° -7°", "N56.55 W8", "5,7",
    ] {
      let outcome = try Terrarium.shell("$T where \(place)")
      #expect(outcome.verdict == "0 ", "\(place)")
      #expect(outcome.output.split(separator: "\n").count == 2)
    }
  }
}

/// What `where` prints can be given back to it.
@Suite struct `A truncated recording` {
  @Test(arguments: ["check", "trace", "state", "export -o x.png", "diff push"])
  func `without intact events is rejected`(words: String) throws {
    let cuts = ["", "TERR", "TERRARIUM 1\n"]
    for cut in cuts {
      try ScriptFolder.with(["own.terrarium": cut]) { place in
        let outcome = try place.shell("$T \(words) own.terrarium; echo $?; ls")
        #expect(outcome.output == "2\nown.terrarium\n", "\(cut): \(outcome.errors)")
        #expect(outcome.errors.hasPrefix("terrarium: own.terrarium: "))
        #expect(outcome.complaints.count == 1)
      }
    }
  }
}

@Suite struct `A printed place` {
  @Test(arguments: [
    "'56.55° N' '8.3167° E'", "56.55N 8.3167°E", "N56.55 8.3167", "56.55° N, 8.3167° E",
    "'56.55° N, 8.3167° E'", "'56.55° N,' '8.3167° E'", "56,55 8,3167", "56,55° N 8,3167° Ø",
    "56°33′N 8°19.002′E", "'N56 33.0' 'E8 19.002'", "N56 33.0 E8 19.002", "geo:56.55,8.3167",
    "+56.55+008.3167/", "'https://www.openstreetmap.org/#map=12/56.55/8.3167'",
    "北緯56.55度 東経8.3167度",
  ])
  func `can be read again`(words: String) throws {
    let outcome = try Terrarium.shell("$T where \(words)")
    #expect(outcome.verdict == "0 ")
    #expect(outcome.output.hasPrefix("56.55° N, 8.3167° E\t"))
    #expect(outcome.output.contains("\n56.55° S, 171.6833° W\t"))
  }
}

/// A place named instead of counted.
@Suite struct `A named place` {
  @Test(arguments: [
    ("lemvig", "Lemvig, Central Jutland, Denmark"), ("Buenos Aires", "Buenos Aires"),
    ("paris, texas", "Paris, Texas"), ("tromsoe", "Tromsø"), ("denmark", "Denmark"),
    ("'south pole'", "South Pole Station"),
    ("St Petersburg", "Saint Petersburg, Russia"), ("St. Petersburg", "Saint Petersburg, Russia"),
    ("25 de mayo", "25 de Mayo"),
  ])
  func `is found by the typed name`(words: String, label: String) throws {
    let outcome = try Terrarium.shell("$T where \(words)")
    #expect(outcome.verdict == "0 ")
    #expect(outcome.output.split(separator: "\n").first?.contains(label) == true)
  }

  @Test(arguments: [
    ("lemvig --language da", "Lemvig, Central Jutland, Danmark"),
    ("'56 N 9 O' --language de", "56° S, 171° W\t"),
    ("'56 N 9 O' --language fr", "56° S, 171° E\t"),
    ("56.1 8.3 --language en_US", "56.1° N, 8.3° E\t2.3 mi E of Ringkøbing"),
    ("56.1 8.3 --language en-US", "56.1° N, 8.3° E\t2.3 mi E of Ringkøbing"),
    ("56.1 8.3 --language da_DK", "56,1° N, 8,3° Ø\t3,6 km øst for Ringkøbing"),
    ("56.1 8.3 --language en_GB", "56.1° N, 8.3° E\t2.3 mi E of Ringkøbing"),
    ("56.1 8.3 --language de_DE", "56,1° N, 8,3° O\t3,6 km östlich von Ringkøbing"),
    ("56.1 8.3 --language ja_JP", "北緯56.1度"),
    ("56.1 8.3 --language da --json", "\"latitude\":56.1,\"longitude\":8.3"),
    ("0 999", "0°, 81° W\t"),
    ("東京 --language ja", "日本"), ("kopenhagen --language da --json", "\"country\":\"Danmark\""),
  ])
  func `is found and printed in a language`(words: String, label: String) throws {
    let outcome = try Terrarium.shell("$T where \(words)")
    #expect(outcome.verdict == "0 ")
    #expect(outcome.output.contains(label))
  }

  @Test func `is rejected in an unknown language`() throws {
    let outcome = try Terrarium.shell("$T where 56.1 8.3 --language pt")
    #expect(outcome.status == 2 && outcome.output == "")
    #expect(outcome.errors.contains("one of en, da, de, fr, es, ja, zh, ar, with a country"))
  }

  @Test func `is unknown without the world file, and the message says so`() throws {
    let outcome = try Terrarium.run("where", "lemvig", environment: ["TERRARIUM_DATA": "/nowhere"])
    #expect(outcome.status == 2 && outcome.output == "")
    #expect(outcome.errors.contains("no place on the map is named \"lemvig\""))
  }
}

/// A reader that has gone.
@Suite struct `A broken pipe` {
  @Test(arguments: [
    "trace tunnel --all", "list", "state tunnel --json", "export tunnel --format svg",
  ])
  func `ends a command silently with status 1`(words: String) throws {
    // The reader is gone before the program writes.
    let line =
      "{ sleep 0.2; $T \(words); echo $? >\"$HOME/status-$$\"; } | true; sleep 0.1; "
      + "while [ ! -s \"$HOME/status-$$\" ]; do sleep 0.1; done; cat \"$HOME/status-$$\"; "
      + "rm \"$HOME/status-$$\""
    let outcome = try Terrarium.shell(line)
    #expect(outcome.output == "1\n")
    #expect(outcome.errors == "")
  }
}
