import CairoKit
import Drawing
import Figures
import Geometry
import Hierarchy
import Testing

@Suite struct `A timeline` {
  static func figure(_ recording: Recording, size: CGSize? = nil) -> TimelineFigure {
    TimelineFigure(
      of: recording, at: Playhead(.instant(recording.end), in: recording),
      options: options(size: size))
  }

  @Test(arguments: UInt64(1)...40)
  func `puts later moments further right`(seed: UInt64) {
    let recording = randomRecording(seed: seed)
    let axis = Self.figure(recording).axis
    let events = recording.events.indices.map(axis.position(ofEvent:))
    #expect(zip(events, events.dropFirst()).allSatisfy { $0 <= $1 })
    let instants = stride(from: 0, through: recording.end.milliseconds, by: 7).map {
      axis.position(of: Playhead(.instant(Instant(milliseconds: $0)), in: recording))
    }
    #expect(zip(instants, instants.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test(arguments: UInt64(1)...40)
  func `keeps the marks of a trace apart`(seed: UInt64) {
    let recording = randomRecording(seed: seed)
    let axis = Self.figure(recording).axis
    let marks = recording.defaultTraceIndices.map(axis.position(ofEvent:))
    for (left, right) in zip(marks, marks.dropFirst()) {
      #expect(right - left >= TimelineAxis.naturalStep - 1e-9)
    }
  }

  @Test(arguments: ["plain", "עברית", "العربية"])
  func `has names that end next to their lanes`(name: String) throws {
    var recording = Recording()
    for (id, name) in [(1, name), (2, "a name that is longer")] {
      recording.append(.controllerMade(NodeID(Int32(id)), name: name, className: "Pane"))
      recording.append(.callback(.viewDidLoad), by: NodeID(Int32(id)), at: .zero, turn: 1)
    }
    let shaper = PangoShaper()
    let figure = TimelineFigure(
      of: recording, at: Playhead(.instant(recording.end), in: recording),
      options: FigureOptions(shaper: shaper))
    var count = 0
    func look(at items: [DisplayList.Item]) {
      for item in items {
        if case .group(let group) = item { look(at: group.items) }
        guard case .text(let run, _) = item, run.text == name, let width = run.width,
          let line = shaper.lines(of: run).first
        else { continue }
        count += 1
        #expect(abs(line.baseline.x + line.width - width) < 1)
      }
    }
    look(at: figure.picture.items)
    #expect(count == 1)
  }

  @Test func `has a triangle for each diagnostic, with a tooltip`() throws {
    var scene = SlotScene()
    let events = ["D05", "D06"].map { id in
      scene.recording.append(
        Diagnostic(
          id: id, kind: .lint, subject: SlotScene.old, participants: [], message: "wrong",
          remedy: nil), at: .zero, turn: 1)
      return scene.recording.events.count - 1
    }
    let figure = Self.figure(scene.recording)
    #expect(figure.flagFrames.map(\.event) == events)
    for (event, frame) in figure.flagFrames {
      #expect(figure.diagnostic(at: CGPoint(x: frame.midX + 1, y: frame.midY - 1)) == event)
    }
    let place = try #require(figure.flagFrames.first).frame
    #expect(figure.diagnostic(at: CGPoint(x: place.midX, y: place.midY + 40)) == nil)
  }

  @Test(arguments: UInt64(1)...40)
  func `returns the moment under the pointer`(seed: UInt64) {
    let recording = randomRecording(seed: seed)
    let figure = Self.figure(recording)
    for line in 1...max(recording.defaultTraceIndices.count, 1) {
      let playhead = Playhead(.line(line), in: recording)
      let found = figure.playhead(at: CGPoint(x: figure.position(of: playhead), y: 0))
      // The last step of an instant takes what else happened in it along.
      #expect(found.instant == playhead.instant)
      #expect(
        recording.events[playhead.eventCount..<found.eventCount]
          .allSatisfy { !$0.isInDefaultTrace })
    }
    let between = Instant(milliseconds: recording.end.milliseconds / 2)
    let playhead = Playhead(.instant(between), in: recording)
    let back = figure.playhead(at: CGPoint(x: figure.position(of: playhead), y: 0))
    #expect(abs(back.instant.milliseconds - between.milliseconds) <= 1)
  }

  @Test func `shows any moment of a flip`() {
    var scene = SlotScene()
    scene.begin(.flipFromTop)
    scene.recording.append(
      .callback(.viewDidAppear(animated: true)), by: SlotScene.new, at: Instant(seconds: 1),
      turn: 2)
    let figure = Self.figure(scene.recording)
    let start = figure.axis.stairs[0].end
    let end = figure.axis.position(of: Instant(seconds: 1))
    let middle = figure.playhead(at: CGPoint(x: (start + end) / 2, y: 0))
    #expect(middle.instant == Instant(milliseconds: 500))
    #expect(
      scene.recording.state(at: middle).transition(of: SlotScene.slot)?
        .progress(at: middle.instant) == 0.5)
  }

  @Test func `puts containers above their contents, and states its progress`() {
    var recording = Recording()
    recording.append(.controllerMade(NodeID(1), name: "child", className: "C"))
    recording.append(.controllerMade(NodeID(2), name: "container", className: "C"))
    recording.append(.parent(NodeID(1), NodeID(2)))
    recording.append(.phase(NodeID(1), .appearing, isAnimated: false))
    recording.append(.callback(.viewWillAppear(animated: false)), by: NodeID(1), at: .zero, turn: 1)
    recording.append(.phase(NodeID(1), .appeared, isAnimated: false))
    recording.append(
      .callback(.viewDidAppear(animated: false)), by: NodeID(1), at: Instant(milliseconds: 200),
      turn: 2)
    let figure = TimelineFigure(
      of: recording, at: Playhead(.line(1), in: recording), options: options())
    #expect(figure.laneFrames.map(\.controller) == [NodeID(2), NodeID(1)])
    #expect(figure.laneFrames[0].frame.height < figure.laneFrames[1].frame.height)
    #expect(
      figure.picture.summary == """
        0 ms, step 1 of 2
        container, 0 of 0 events
        child, 1 of 2 events
        """)
  }

  @Test func `stays inside its size`() {
    let recording = randomRecording(seed: 7)
    for width in [300.0, 900, 3000] {
      let size = CGSize(width: width, height: 120)
      let figure = Self.figure(recording, size: size)
      #expect(figure.picture.size == size)
      #expect(figure.axis.end <= width)
    }
  }

  @Test(arguments: [(300.0, 120.0), (900, 40), (60, 700), (1200, 3)])
  func `never squeezes text in one direction only`(width: Double, height: Double) {
    let size = CGSize(width: width, height: height)
    for seed in UInt64(1)...10 {
      let recording = randomRecording(seed: seed)
      let figure = Self.figure(recording, size: size)
      for case .group(let group) in figure.picture.items {
        let corners = [CGPoint.zero, CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1)].map {
          $0.applying(group.transform)
        }
        #expect(abs((corners[1].x - corners[0].x) - (corners[2].y - corners[0].y)) < 1e-9)
      }
      let all = CGRect(origin: .zero, size: size).insetBy(dx: -1e-6, dy: -1e-6)
      #expect(figure.laneFrames.allSatisfy { all.contains($0.frame) })
      for line in 1...max(recording.defaultTraceIndices.count, 1) {
        let playhead = Playhead(.line(line), in: recording)
        let point = CGPoint(x: figure.position(of: playhead), y: 0)
        #expect(figure.playhead(at: point).instant == playhead.instant)
        #expect(all.minX...all.maxX ~= point.x)
      }
    }
  }

  @Test(arguments: UInt64(1)...40)
  func `draws every time inside the picture`(seed: UInt64) {
    for size in [nil, CGSize(width: 380, height: 500), CGSize(width: 1100, height: 500)] {
      let picture = Self.figure(randomRecording(seed: seed), size: size).picture
      for words in picture.words {
        #expect(words.frame.minX >= 0 && words.frame.maxX <= picture.size.width, "\(words.text)")
      }
    }
  }

  @Test func `never draws the playhead through text`() throws {
    var scene = SlotScene()
    scene.begin(.flipFromTop)
    for milliseconds in stride(from: 0, through: 1000, by: 10) {
      let playhead = Playhead(
        .instant(Instant(milliseconds: milliseconds)), in: scene.recording)
      let figure = TimelineFigure(of: scene.recording, at: playhead, options: options())
      let items = figure.picture.items
      let needle = try #require(
        items.lastIndex {
          guard case .stroke(let path, _) = $0 else { return false }
          return path.bounds.width == 0 && path.bounds.height > 30
        })
      #expect(!items[..<needle].contains { $0.isText })
      for index in items.indices[needle...] {
        guard case .text(let run, let point) = items[index] else { continue }
        let box = CGRect(origin: point, size: BlockShaper().size(of: run.unbounded))
        guard figure.playheadX > box.minX, figure.playheadX < box.maxX else { continue }
        guard case .fill(let ground, _) = items[index - 1] else {
          Issue.record("\(run.text) has no ground at \(milliseconds) ms")
          continue
        }
        #expect(ground.bounds.minX < figure.playheadX && ground.bounds.maxX > figure.playheadX)
      }
    }
  }
}
