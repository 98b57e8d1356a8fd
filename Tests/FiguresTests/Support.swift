import Drawing
import Figures
import Geometry
import Hierarchy
import TestSupport

/// A shaper without fonts: every letter is 0.55 of its size wide, and lines break at blanks.
final class BlockShaper: TextShaper {
  func size(of run: TextRun) -> CGSize {
    let lines = lines(of: run)
    return CGSize(
      width: run.width ?? lines.map(\.width).max() ?? 0,
      height: run.size * 1.2 * Double(max(lines.count, 1)))
  }

  func lines(of run: TextRun) -> [TextLine] {
    let letter = run.size * 0.55
    let room = run.width.map { max(1, Int(($0 + 0.001) / letter)) } ?? .max
    var lines = [""]
    for word in run.text.split(separator: " ") {
      let longer =
        lines[lines.count - 1].isEmpty ? String(word) : lines[lines.count - 1] + " \(word)"
      let mayBreak = run.maximumLines == 0 || lines.count < run.maximumLines
      if longer.count <= room || !mayBreak || lines[lines.count - 1].isEmpty {
        lines[lines.count - 1] = longer
      } else {
        lines.append(String(word))
      }
    }
    return lines.enumerated().map { index, line in
      let text = line.count > room ? line.prefix(max(room - 1, 0)) + "…" : line
      return TextLine(
        text: text, baseline: CGPoint(x: 0, y: run.size * (1 + 1.2 * Double(index))),
        width: Double(text.count) * letter)
    }
  }

  func outline(of run: TextRun) -> Path { .rectangle(CGRect(origin: .zero, size: size(of: run))) }
}

func options(
  _ theme: Theme = .light, size: CGSize? = nil, selection: NodeID? = nil
) -> FigureOptions {
  FigureOptions(shaper: BlockShaper(), theme: theme, size: size, selection: selection)
}

/// A window of 200 × 300 with a root, whose view has a slot with two panes for a transition.
struct SlotScene {
  static let (window, root, rootView, slot) = (NodeID(1), NodeID(2), NodeID(3), NodeID(4))
  static let (old, oldView, new, newView) = (NodeID(5), NodeID(6), NodeID(7), NodeID(8))

  var recording = Recording()

  init(showsOld: Bool = true, showsNew: Bool = true) {
    let frame = CGRect(x: 0, y: 0, width: 200, height: 300)
    view(Self.window, "window", "Window", in: nil, frame)
    recording.append(.rootViewController(window: Self.window, nil))
    controller(Self.root, "root", view: Self.rootView)
    view(Self.rootView, "root.view", "View", in: Self.window, frame)
    recording.append(.rootViewController(window: Self.window, Self.root))
    view(
      Self.slot, "slot", "View", in: Self.rootView,
      CGRect(x: 20, y: 40, width: 160, height: 100))
    let pane = CGRect(x: 0, y: 0, width: 160, height: 100)
    for (id, viewID, name, isShown) in [
      (Self.old, Self.oldView, "old", showsOld), (Self.new, Self.newView, "new", showsNew),
    ] {
      controller(id, name, view: viewID)
      view(viewID, "\(name).view", "View", in: isShown ? Self.slot : nil, pane)
      recording.append(
        .property(viewID, .content(.text(Content.Text("The \(name) pane", color: .white)))))
      recording.append(.property(viewID, .backgroundColor(Color(hex: 0x305070))))
      recording.append(.parent(id, Self.root))
    }
    settle(at: .zero)
  }

  /// The slot in the middle of a transition that began at 0 and takes a second.
  mutating func begin(_ style: TransitionStyle) {
    recording.append(
      .animationBegan(
        AnimationState(
          id: 1, view: Self.slot, motion: .transition(style, from: Self.oldView, to: Self.newView),
          begin: .zero, duration: 1, curve: .linear)))
    settle(at: .zero)
  }

  func picture(at seconds: Double = 0) -> DisplayList {
    StageFigure(of: recording.state(at: Instant(seconds: seconds)), options: options()).picture
  }

  private mutating func controller(_ id: NodeID, _ name: String, view: NodeID) {
    recording.append(.controllerMade(id, name: name, className: "PaneController"))
    recording.append(.viewMade(view, name: "\(name).view", className: "View"))
    recording.append(.view(of: id, view))
  }

  private mutating func view(
    _ id: NodeID, _ name: String, _ className: String, in superview: NodeID?, _ frame: CGRect
  ) {
    if recording.latest.views[id] == nil {
      recording.append(.viewMade(id, name: name, className: className))
    }
    recording.append(.property(id, .bounds(CGRect(origin: .zero, size: frame.size))))
    recording.append(.property(id, .center(frame.center)))
    if let superview { recording.append(.superview(id, superview, index: 99)) }
  }

  private mutating func settle(at instant: Instant) {
    recording.append(.settled, by: nil, at: instant, turn: 1)
  }
}

/// A recording of a random forest of controllers with views and phases.
func randomRecording(seed: UInt64) -> Recording {
  var dice = SeededGenerator(seed: seed)
  var recording = Recording()
  recording.append(.viewMade(NodeID(1), name: "window", className: "Window"))
  recording.append(.property(NodeID(1), .bounds(CGRect(x: 0, y: 0, width: 320, height: 460))))
  recording.append(.rootViewController(window: NodeID(1), nil))
  let count = Int.random(in: 1...24, using: &dice)
  for number in 0..<count {
    let (id, view) = (NodeID(Int32(2 + 2 * number)), NodeID(Int32(3 + 2 * number)))
    let name = String(repeating: "n", count: Int.random(in: 1...30, using: &dice)) + "\(number)"
    recording.append(
      .controllerMade(
        id, name: name,
        className: String(repeating: "C", count: Int.random(in: 1...40, using: &dice))))
    if number == 0 { recording.append(.rootViewController(window: NodeID(1), id)) }
    let older = NodeID(Int32(2 + 2 * Int.random(in: 0..<max(number, 1), using: &dice)))
    if number > 0, Int.random(in: 0..<5, using: &dice) > 0 { recording.append(.parent(id, older)) }
    if Bool.random(using: &dice) {
      recording.append(.viewMade(view, name: "\(name).view", className: "View"))
      recording.append(.view(of: id, view))
      if number == 0 || Bool.random(using: &dice) {
        recording.append(.superview(view, NodeID(1), index: 99))
      }
      if Int.random(in: 0..<6, using: &dice) == 0 {
        recording.append(.property(view, .isHidden(true)))
      }
    }
    let phase = AppearancePhase.allCases[Int.random(in: 0..<4, using: &dice)]
    recording.append(.phase(id, phase, isAnimated: Bool.random(using: &dice)))
    let move: PendingMove = [.none, .none, .to, .from][Int.random(in: 0..<4, using: &dice)]
    recording.append(.pendingMove(id, move))
    if Int.random(in: 0..<4, using: &dice) == 0, older != id {
      recording.append(.observation(observer: id, of: older, what: "place", isOn: true))
    }
    let pause = [0, 0, 0, 40, 300].randomElement(using: &dice) ?? 0
    let instant = Instant(milliseconds: recording.end.milliseconds + pause)
    recording.append(
      .callback(.viewWillAppear(animated: false)), by: id, at: instant, turn: 1)
    recording.append(.settled, by: nil, at: instant, turn: 1)
  }
  addCoordinators(to: &recording, &dice)
  return recording
}

/// None or some coordinators, each owned by an earlier one or by none, that show any controller.
private func addCoordinators(to recording: inout Recording, _ dice: inout SeededGenerator) {
  let count = Int.random(in: -6...8, using: &dice)
  guard count > 0 else { return }
  var kept: [Int: [NodeID]] = [:]
  for number in 0..<count {
    let id = NodeID(Int32(1000 + number))
    recording.append(
      .coordinatorMade(
        id, name: String(repeating: "k", count: Int.random(in: 1...30, using: &dice)),
        className: "Coordinator"))
    let keeper = Int.random(in: -1..<number, using: &dice)
    kept[keeper, default: []].append(id)
    if keeper >= 0 {
      recording.append(
        .coordinatorChildren(of: NodeID(Int32(1000 + keeper)), kept[keeper] ?? []))
    }
    recording.append(
      .coordinatorShows(id, NodeID(Int32(2 + 2 * Int.random(in: 0..<24, using: &dice)))))
    if Bool.random(using: &dice) { recording.append(.coordinatorDone(id)) }
  }
}

extension DisplayList.Item {
  var isText: Bool {
    guard case .text = self else { return false }
    return true
  }
}

extension TextRun {
  /// The run as wide as its text.
  var unbounded: TextRun {
    var run = self
    run.width = nil
    return run
  }
}

extension DisplayList {
  /// Every text on the picture that has the width of its letters, and where it is.
  var words: [(text: String, frame: CGRect)] {
    func words(
      _ items: [Item], _ outer: ProjectiveTransform
    ) -> [(text: String, frame: CGRect)] {
      items.flatMap { item -> [(text: String, frame: CGRect)] in
        switch item {
        case .group(let group): words(group.items, group.transform.concatenating(outer))
        case .text(let run, let point) where run.width == nil:
          [
            (
              run.text,
              CGRect(origin: point, size: BlockShaper().size(of: run)).applying(outer)
            )
          ]
        default: []
        }
      }
    }
    return words(items, .identity)
  }
}
