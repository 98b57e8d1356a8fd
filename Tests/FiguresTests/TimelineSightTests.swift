import Drawing
import Figures
import Geometry
import Hierarchy
import TestSupport
import Testing

/// A run of many controllers that all appear, with a number of callbacks each.
private func crowd(_ count: Int, callbacks: Int) -> Recording {
  var recording = Recording()
  for number in 0..<count {
    let id = NodeID(Int32(number + 1))
    recording.append(.controllerMade(id, name: "c\(number)", className: "ViewController"))
    recording.append(.phase(id, .appearing, isAnimated: false))
  }
  for round in 0..<callbacks {
    for number in 0..<count {
      recording.append(
        .callback(.viewWillAppear(animated: false)), by: NodeID(Int32(number + 1)),
        at: Instant(milliseconds: round * 10), turn: Int32(round + 1))
    }
  }
  return recording
}

@Suite struct `A part of a timeline` {
  private static let size = CGSize(width: 900, height: 400)

  private func figure(
    _ content: TimelineContent, _ sight: TimelineSight, size: CGSize = Self.size
  ) -> TimelineFigure {
    let end = Playhead(.instant(content.recording.end), in: content.recording)
    return TimelineFigure(of: content, at: end, options: options(size: size), sight: sight)
  }

  @Test(arguments: UInt64(1)...20)
  func `shows every moment where the whole shows it`(seed: UInt64) {
    let recording = randomRecording(seed: seed)
    let content = TimelineContent(of: recording)
    let playhead = Playhead(.instant(recording.end), in: recording)
    let whole = TimelineFigure(of: recording, at: playhead, options: options(size: Self.size))
    let part = figure(content, TimelineSight())
    for index in recording.events.indices {
      let (x, other) = (
        whole.axis.position(ofEvent: index), part.axis.position(ofEvent: index)
      )
      #expect(abs(x - other) < 1e-6)
      #expect(part.playhead(at: CGPoint(x: other, y: 0)).instant == recording.events[index].instant)
    }
  }

  @Test func `zooms around the pointer`() {
    let content = TimelineContent(of: randomRecording(seed: 3))
    let far = TimelineSight()
    let near = far.zoomed(by: 4, about: 0.4)
    let (a, b) = (figure(content, far), figure(content, near))
    let x = a.track.lowerBound + 0.4 * (a.track.upperBound - a.track.lowerBound)
    #expect(
      b.playhead(at: CGPoint(x: x, y: 0)).eventCount
        == a.playhead(at: CGPoint(x: x, y: 0)).eventCount)
    #expect(near.zoom == 4 && near.zoomed(by: 0.01, about: 0.4) == far)
    #expect(near.moved(by: 100).scroll == 0.75 && near.moved(by: -100).scroll == 0)
  }

  @Test func `fits a range, and scrolls to a playhead that leaves it`() {
    let sight = TimelineSight().showing(0.4...0.6, margin: 0.5)
    #expect(abs(sight.zoom - 2.5) < 1e-9 && abs(sight.scroll - 0.3) < 1e-9)
    #expect(sight.following(0.5) == sight)
    let followed = sight.following(0.9)
    #expect(followed.scroll <= 0.9 && 0.9 <= followed.scroll + 1 / followed.zoom)
  }

  @Test func `draws only the visible lanes`() {
    let content = TimelineContent(of: crowd(5000, callbacks: 1))
    #expect(content.leastHeight > 50_000)
    var sight = TimelineSight()
    sight.rows = 20_000...20_400
    let size = CGSize(width: 900, height: content.leastHeight)
    let figure = figure(content, sight, size: size)
    #expect(figure.laneFrames.count < 30)
    for (_, frame) in figure.laneFrames {
      #expect(frame.maxY >= 20_000 && frame.minY <= 20_400)
    }
    // The times stay in sight.
    let heading = figure.picture.items.contains { item in
      guard case .group(let group) = item else { return false }
      return CGPoint.zero.applying(group.transform).y >= 19_990
    }
    #expect(heading)
  }

  @Test(arguments: UInt64(1)...20)
  func `shows two whole lanes where both fit, else the first`(seed: UInt64) throws {
    var dice = SeededGenerator(seed: seed)
    let content = TimelineContent(of: crowd(12, callbacks: 3))
    let size = CGSize(width: 900, height: content.leastHeight)
    for _ in 0..<20 {
      let pair = Set((0..<2).map { _ in NodeID(Int32.random(in: 1...12, using: &dice)) })
      let room = Double.random(in: 110...260, using: &dice)
      let before = Double.random(in: 0...size.height - room, using: &dice)
      let offset = try #require(
        TimelineFigure.offset(
          revealing: pair, in: content, height: size.height, seen: before...before + room))
      let top = min(offset, size.height - room)
      var sight = TimelineSight()
      sight.rows = top...top + room
      let frames = figure(content, sight, size: size).laneFrames
      let ruler = top + TimelineFigure.headerHeight - 1
      let wanted = frames.filter { pair.contains($0.controller) }.map(\.frame)
      let first = try #require(wanted.first), last = try #require(wanted.last)
      #expect(first.minY >= ruler)
      if wanted.count == pair.count, last.maxY - first.minY <= room - 70 {
        #expect(last.maxY <= top + room)
      }
      if offset != before, top == offset {
        #expect(!frames.contains { $0.frame.minY < ruler && $0.frame.maxY > ruler + 1 })
      }
    }
  }

  @Test func `fits an instantaneous change with the last callbacks of its instant`() {
    let content = TimelineContent(of: crowd(30, callbacks: 1))
    let framed = content.stretch(from: .zero, to: .zero)
    #expect(framed.upperBound - framed.lowerBound > 0.2)
    let end = Playhead(.instant(content.recording.end), in: content.recording)
    #expect(framed.contains(content.share(of: end)))
  }

  @Test func `draws one mark per pixel`() {
    let content = TimelineContent(of: crowd(5, callbacks: 20_000))
    var sight = TimelineSight()
    sight.rows = 0...400
    let crowded = figure(content, sight)
    let items = crowded.picture.items.reduce(0) { sum, item in
      guard case .group(let group) = item else { return sum + 1 }
      return sum + group.items.count
    }
    #expect(items < 5 * 2 * 900 + 2000)
  }

  @Test func `finds the transition at a point`() throws {
    var scene = SlotScene()
    scene.begin(.flipFromTop)
    scene.recording.append(
      .callback(.viewDidAppear(animated: true)), by: SlotScene.new, at: Instant(seconds: 1), turn: 2
    )
    let figure = figure(TimelineContent(of: scene.recording), TimelineSight())
    let span = try #require(figure.spanFrames.first)
    let middle = CGPoint(x: span.frame.midX, y: span.frame.midY)
    #expect(figure.transition(at: middle) == span.animation)
    #expect(figure.transition(at: CGPoint(x: 5, y: 5)) == nil)
  }
}

@Suite struct `A ghost` {
  @Test func `is where another curve would place it`() {
    var scene = SlotScene()
    scene.begin(.flipFromTop)
    let playhead = Playhead(.instant(Instant(milliseconds: 50)), in: scene.recording)
    let state = scene.recording.state(at: Instant(milliseconds: 50))
    let ids = Set(state.animations.map(\.id))
    func picture(_ ghost: Ghost?) -> DisplayList {
      var options = options(size: CGSize(width: 300, height: 400))
      options.ghost = ghost
      return Figure.draw(.stage, of: scene.recording, at: playhead, options: options)
    }
    let plain = picture(nil)
    #expect(picture(Ghost([], curve: .linear)) == plain)
    #expect(picture(Ghost(ids, curve: .linear)) != plain)
    #expect(picture(Ghost(ids, curve: .linear)) != picture(Ghost(ids, curve: .easeOut)))
  }

  @Test func `has its curve drawn next to the other`() {
    let figure = CurveGraph(
      .easeIn, and: .linear, at: 0.37, options: options(size: CGSize(width: 150, height: 76)))
    #expect(figure.picture.summary == "easeIn: 19 %\nlinear: 37 %")
  }
}
