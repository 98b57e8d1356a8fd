import Drawing
import Figures
import Geometry
import Hierarchy
import Testing

/// A storyboard: which moments it shows, and what it says about them.
@Suite struct `A storyboard` {
  /// A transition of a second, with callbacks at both ends.
  private var recording: Recording {
    var scene = SlotScene()
    scene.begin(.flipFromLeft)
    scene.recording.append(
      .callback(.viewWillAppear(animated: true)), by: SlotScene.new, at: .zero, turn: 2)
    scene.recording.append(
      .callback(.viewDidAppear(animated: true)), by: SlotScene.new, at: Instant(seconds: 1), turn: 3
    )
    return scene.recording
  }

  private func figure(_ change: (inout StoryboardLook) -> Void = { _ in }) -> StoryboardFigure {
    var options = options()
    change(&options.storyboard)
    return StoryboardFigure(of: recording, options: options)
  }

  @Test func `shows the first animation at equal distances, with the callbacks between`() {
    let board = figure { $0.count = 3 }
    #expect(board.playheads.map(\.instant.milliseconds) == [0, 500, 1000])
    #expect(
      board.picture.summary
        == "At 0 ms: new viewWillAppear(true). At 500 ms. At 1000 ms: new viewDidAppear(true).")
  }

  @Test func `shows the requested part of the run`() {
    let stretch = Stretch(from: Instant(milliseconds: 200), to: Instant(milliseconds: 600))
    let board = figure { ($0.count, $0.stretch) = (5, stretch) }
    #expect(board.playheads.map(\.instant.milliseconds) == [200, 300, 400, 500, 600])
    #expect(figure { $0.count = 1 }.playheads.map(\.instant.milliseconds) == [0])
  }

  @Test func `of a run without duration shows steps instead`() {
    var scene = SlotScene()
    for id in [SlotScene.root, SlotScene.old, SlotScene.new] {
      scene.recording.append(.callback(.viewDidLoad), by: id, at: .zero, turn: 1)
    }
    let board = StoryboardFigure(of: scene.recording, options: options())
    #expect(board.playheads.count == 3)
    #expect(
      board.picture.summary
        == "At 0 ms: root viewDidLoad. At 0 ms: old viewDidLoad. At 0 ms: new viewDidLoad.")
  }

  @Test func `is centered in the requested size`() {
    var options = options(size: CGSize(width: 600, height: 400))
    options.storyboard.count = 4
    let picture = Figure.draw(
      .storyboard, of: recording, at: Playhead(.line(.max), in: recording), options: options)
    #expect(picture.size == CGSize(width: 600, height: 400))
    #expect(picture.title == "Storyboard")
  }

  @Test func `counts what does not fit`() {
    var recording = recording
    for _ in 0..<20 {
      recording.append(
        .callback(.viewDidLayoutSubviews), by: SlotScene.new, at: Instant(seconds: 1), turn: 3)
      recording.append(.callback(.viewDidLoad), by: SlotScene.old, at: Instant(seconds: 1), turn: 3)
    }
    let picture = StoryboardFigure(of: recording, options: options()).picture
    let words = texts(picture.items)
    #expect(words.contains("and 9 more"))
    #expect(words.filter { $0 == "old viewDidLoad" }.count == 11)
  }

  @Test func `treats adjacent animations as one`() {
    var recording = Recording()
    for (id, begin, duration) in [(1, 0, 0.2), (2, 200, 0.1), (3, 900, 0.1)]
      as [(Int32, Int, Double)]
    {
      recording.append(
        .animationBegan(
          AnimationState(
            id: id, view: SlotScene.slot,
            motion: .property(from: .alpha(0), to: .alpha(1)),
            begin: Instant(milliseconds: begin), duration: duration, curve: .linear)))
    }
    #expect(
      recording.movingStretches.map { [$0.start.milliseconds, $0.end.milliseconds] }
        == [[0, 300], [900, 1000]])
  }

  private func texts(_ items: [DisplayList.Item]) -> [String] {
    items.flatMap { item -> [String] in
      switch item {
      case .text(let run, _): [run.text]
      case .group(let group): texts(group.items)
      default: []
      }
    }
  }
}

/// The band of callbacks below a film.
@Suite struct `Captions below a figure` {
  @Test func `are the last ones, the latest at the end, in a band of constant height`() {
    var recording = Recording()
    for number in 1...6 {
      recording.append(log: "line \(number)", at: Instant(milliseconds: number * 10), turn: 1)
    }
    func words(at milliseconds: Int) -> [String] {
      let playhead = Playhead(.instant(Instant(milliseconds: milliseconds)), in: recording)
      let size = CGSize(width: 300, height: 300)
      let picture = CaptionBand.draw(
        .tree, of: recording, at: playhead, options: options(size: size))
      #expect(picture.size == size)
      return picture.items.compactMap { item in
        guard case .text(let run, let point) = item, point.y > 300 - CaptionBand.height else {
          return nil
        }
        return run.text
      }
    }
    #expect(words(at: 0) == ["0 ms"])
    #expect(words(at: 20) == ["20 ms", "> line 1", "> line 2"])
    #expect(words(at: 60) == ["60 ms", "> line 3", "> line 4", "> line 5", "> line 6"])
  }
}
