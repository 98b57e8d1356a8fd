import Drawing
import Geometry
import Hierarchy
import Testing

@testable import Figures

@Suite struct `The stage` {
  @Test(arguments: TransitionStyle.allCases)
  func `looks at both ends of a transition as it does at rest`(style: TransitionStyle) {
    var scene = SlotScene()
    scene.begin(style)
    #expect(scene.picture(at: 0).items == SlotScene(showsNew: false).picture().items)
    #expect(scene.picture(at: 1).items == SlotScene(showsOld: false).picture().items)
  }

  @Test(arguments: TransitionStyle.allCases)
  func `moves only the host in a transition`(style: TransitionStyle) throws {
    var scene = SlotScene()
    let rest = scene.picture().nodes.filter { Self.outside.contains($0.node) }
    scene.begin(style)
    for step in 1..<20 {
      let seconds = Double(step) / 20
      let moved = scene.picture(at: seconds).nodes
      #expect(moved.filter { Self.outside.contains($0.node) } == rest)
      let slot = try #require(SlotScene().picture().nodes.first { $0.node == SlotScene.slot })
      for placed in moved where !Self.outside.contains(placed.node) {
        #expect(slot.frame.insetBy(dx: -1e-6, dy: -1e-6).contains(placed.frame), "at \(seconds)")
      }
    }
  }

  @Test func `says so when the screen size is unknown`() {
    var recording = Recording()
    recording.append(.viewMade(NodeID(1), name: "window", className: "Window"))
    recording.append(.rootViewController(window: NodeID(1), nil))
    let stage = StageFigure(of: recording.latest, options: options())
    #expect(
      stage.picture.summary
        == "This dump has no frames. "
        + "The hierarchy shows everything known.")
    guard case .text(let words, _) = stage.picture.items.first else {
      Issue.record("It says nothing.")
      return
    }
    let lines = BlockShaper().lines(of: words).map(\.text)
    #expect(lines.joined(separator: " ") == stage.picture.summary)
    #expect(stage.picture.size == CGSize(width: 240, height: 160))
    #expect(StageFigure(of: recording.latest, options: options(size: .zero)).picture.size == .zero)
    var large = options()
    large.letterScale = 1.5
    let larger = StageFigure(of: recording.latest, options: large).picture.items.first
    guard case .text(let written, _) = larger else {
      return #expect(Bool(false), "\(larger as Any)")
    }
    #expect(written.size == 1.5 * words.size)
  }

  @Test func `shows outlines, each selectable, if only frames are known`() throws {
    var recording = Recording()
    func view(_ id: Int32, in parent: Int32?, _ frame: CGRect) {
      let node = NodeID(id)
      recording.append(.viewMade(node, name: "v\(id)", className: "UILabel"))
      recording.append(
        parent.map { .superview(node, NodeID($0), index: .max) }
          ?? .rootViewController(window: node, nil))
      recording.append(.property(node, .bounds(CGRect(origin: .zero, size: frame.size))))
      recording.append(.property(node, .center(CGPoint(x: frame.midX, y: frame.midY))))
      recording.append(.unknown(node, .look))
    }
    view(1, in: nil, CGRect(x: 0, y: 0, width: 320, height: 480))
    view(2, in: 1, CGRect(x: 20, y: 40, width: 100, height: 30))
    view(3, in: 1, CGRect(x: 20, y: 100, width: 20, height: 10))
    var look = options(selection: NodeID(3))
    look.hasDevice = false
    let stage = StageFigure(of: recording.latest, options: look)
    #expect(stage.picture.node(at: CGPoint(x: 60, y: 50)) == NodeID(2))
    #expect(stage.picture.node(at: CGPoint(x: 30, y: 105)) == NodeID(3))
    #expect(stage.picture.node(at: CGPoint(x: 300, y: 400)) == NodeID(1))
    let texts = stage.picture.texts
    #expect(texts == ["UILabel"], "the small one has no room for its name")
    look.pointed = NodeID(2)
    #expect(StageFigure(of: recording.latest, options: look).picture != stage.picture)
    // What holds others says its text in its corner, where the others are not.
    let words = Content.text(Content.Text("Group"))
    recording.append(.property(NodeID(1), .content(words)))
    let group = StageFigure(of: recording.latest, options: look).picture
    #expect(group.texts == ["Group", "UILabel"])
    let view = try #require(recording.latest.views[NodeID(1)])
    #expect(UnknownLook.namesContent(of: view))
    view.subviews.forEach { recording.append(.superview($0, nil, index: .max)) }
    let alone = try #require(recording.latest.views[NodeID(1)])
    #expect(!UnknownLook.namesContent(of: alone))
  }

  static let outside = [SlotScene.window, SlotScene.rootView]

  @Test func `shows the old picture until the middle and then the new one`() {
    var scene = SlotScene()
    scene.begin(.flipFromTop)
    func shown(_ seconds: Double) -> [String] {
      scene.picture(at: seconds).nodes.map(\.title).filter {
        $0.hasSuffix("w.view") || $0.hasSuffix("d.view")
      }
    }
    #expect(shown(0.3) == ["old.view"])
    #expect(shown(0.5) == [])
    #expect(shown(0.7) == ["new.view"])
  }

  @Test(arguments: TransitionStyle.allCases)
  func `keeps the shadow of a slot while its pane flips`(style: TransitionStyle) {
    var scene = SlotScene()
    scene.recording.append(
      .property(
        SlotScene.slot, .shadow(ViewState.Shadow(radius: 4, opacity: 0.5, offset: .zero))))
    // Just outside the slot, in the middle of each side.
    let points = [
      CGPoint(x: 18, y: 90), CGPoint(x: 182, y: 90), CGPoint(x: 100, y: 38),
      CGPoint(x: 100, y: 142),
    ]
    func light(in state: HierarchyState) -> [Double] {
      var bare = options()
      bare.hasDevice = false
      let figure = StageFigure(of: state, options: bare)
      return points.map { figure.picture.light(at: $0.applying(figure.screenTransform)) }
    }
    let rest = light(in: scene.recording.latest)
    #expect(rest.allSatisfy { $0 < 0.95 })
    scene.begin(style)
    for step in 0...20 {
      let now = light(in: scene.recording.state(at: Instant(seconds: Double(step) / 20)))
      #expect(zip(rest, now).allSatisfy { abs($0 - $1) < 1e-9 }, "at \(step)")
    }
  }

  @Test func `finds the view under a click, also on a flipping pane`() {
    var scene = SlotScene()
    let figure = StageFigure(of: scene.recording.latest, options: options())
    let middle = CGPoint(x: 100, y: 90).applying(figure.screenTransform)
    let below = CGPoint(x: 100, y: 250).applying(figure.screenTransform)
    #expect(figure.picture.node(at: middle) == SlotScene.newView)
    #expect(figure.picture.node(at: below) == SlotScene.rootView)
    scene.begin(.flipFromLeft)
    #expect(scene.picture(at: 0.3).node(at: middle) == SlotScene.oldView)
  }

  @Test func `omits hidden and transparent views`() {
    var scene = SlotScene()
    scene.recording.append(.property(SlotScene.newView, .isHidden(true)))
    scene.recording.append(.property(SlotScene.oldView, .alpha(0)))
    let picture = StageFigure(of: scene.recording.latest, options: options()).picture
    #expect(
      picture.nodes.map(\.title) == ["window", "root.view", "slot"])
  }

  @Test func `fits any size and keeps its aspect ratio`() {
    let scene = SlotScene()
    for size in [CGSize(width: 90, height: 700), CGSize(width: 1200, height: 80)] {
      let figure = StageFigure(of: scene.recording.latest, options: options(size: size))
      #expect(figure.picture.size == size)
      #expect(CGRect(origin: .zero, size: size).contains(figure.screenFrame))
      #expect(abs(figure.screenFrame.width * 1.5 - figure.screenFrame.height) < 1e-6)
    }
  }

  @Test func `describes its contents`() {
    #expect(
      SlotScene().picture().summary == """
        old.view: The old pane
        new.view: The new pane
        """)
  }
}

@Suite struct `A soft shadow` {
  @Test func `is as dark as requested and half as dark at the edge`() {
    let box = CGRect(x: 0, y: 0, width: 200, height: 200)
    let shadow = ViewState.Shadow(radius: 4, opacity: 0.5, offset: .zero)
    func darkness(at point: CGPoint) -> Double {
      1
        - SoftShadow.items(of: box, shadow).reduce(1.0) { light, item in
          guard case .fill(let path, let color) = item, path.bounds.contains(point) else {
            return light
          }
          return light * (1 - color.alpha)
        }
    }
    #expect(abs(darkness(at: CGPoint(x: 100, y: 100)) - 0.5) < 0.03)
    #expect(abs(darkness(at: CGPoint(x: 0.1, y: 100)) - 0.25) < 0.06)
    #expect(darkness(at: CGPoint(x: -9, y: 100)) == 0)
  }
}

extension DisplayList {
  /// What translucent black leaves of the light at a point.
  fileprivate func light(at point: CGPoint) -> Double {
    func light(_ items: [Item], _ outer: ProjectiveTransform) -> Double {
      items.reduce(1) { rest, item in
        switch item {
        case .group(let group):
          return rest * light(group.items, group.transform.concatenating(outer))
        case .fill(let path, let color)
        where color == Color(white: 0, alpha: color.alpha) && color.alpha < 1
          && path.bounds.applying(outer).contains(point):
          return rest * (1 - color.alpha)
        default: return rest
        }
      }
    }
    return light(items, .identity)
  }
}
