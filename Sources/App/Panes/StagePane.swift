import Drawing
import Figures
import Geometry
import GtkKit
import Hierarchy
import Session

/// The simulated screen: shows a state, and says what a person does to it.
///
/// The picture is drawn as one; what can be read or touched on it has a widget of its own above
/// it, invisible but known to readers and the keyboard.
final class StagePane {
  /// What a person did.
  enum Intent {
    case tap(NodeID)
    case select(NodeID?)
    case grab(marker: Int, map: NodeID)
    case drag(to: Content.Place)
    case drop(cancelled: Bool)
    case nudge(marker: Int, map: NodeID, latitude: Double, longitude: Double)
  }

  let widget: Box
  private let canvas = Canvas(role: .group)
  private var act: (Intent) -> Void = { _ in }
  private var session: Session?
  private var look: Look?
  private var cached: (size: CGSize, figure: StageFigure)?
  private var readers: [NodeID: NodeWidget] = [:]
  private var fingerprint: Fingerprint?
  private var grabbed: (map: NodeID, offset: CGPoint)?

  /// How far from a marker a finger may be and still take hold of it.
  private static let reach = 24.0

  init(controls: [Widget]) {
    canvas.setAccessibleLabel("Stage")
    canvas.setSize(
      minimum: CGSize(width: 240, height: 240), natural: CGSize(width: 420, height: 560))
    canvas.expandsVertically = true
    canvas.expandsHorizontally = true
    widget = Box(.vertical, [paneHeader("Stage", controls), canvas])
    canvas.draw { [weak self] size in self?.figure(size)?.picture }
    canvas.onResize { [weak self] _ in Task { @MainActor in self?.placeReaders() } }
    canvas.onClick { [weak self] event in self?.click(event) }
    canvas.onDrag { [weak self] event in self?.drag(event) }
    canvas.onKey { [weak self] event in self?.press(event) ?? false }
  }

  /// Calls `body` with everything a person does.
  func onIntent(_ body: @escaping (Intent) -> Void) { act = body }

  func show(_ session: Session, _ look: Look) {
    let mark = Fingerprint(
      playhead: session.player.playhead, events: session.recording.events.count,
      changes: session.recording.changes.count, selection: session.selection, theme: look.theme,
      system: session.opened.slug + session.version)
    self.session = session
    self.look = look
    guard mark != fingerprint else { return }
    fingerprint = mark
    cached = nil
    canvas.queueDraw()
    placeReaders()
  }

  /// Forgets the marker in hand, which was given back.
  func letGo() { grabbed = nil }

  /// What the picture depends on, so that it is made anew only when something changed.
  private struct Fingerprint: Equatable {
    let playhead: Playhead
    let events: Int
    let changes: Int
    let selection: NodeID?
    let theme: Theme
    let system: String
  }

  private func figure(_ size: CGSize) -> StageFigure? {
    if let cached, cached.size == size { return cached.figure }
    guard let session, let look, size.width > 1, size.height > 1 else { return nil }
    let figure = StageFigure(of: session.state, options: look.options(for: session, size: size))
    cached = (size, figure)
    return figure
  }
}

/// Reading: a widget for everything on the stage that says or does something.
extension StagePane {
  private func placeReaders() {
    guard let session, let figure = figure(canvas.size) else { return }
    let things = figure.readings(of: session.state)
    let wanted = Set(things.map(\.node))
    for (node, widget) in readers where !wanted.contains(node) {
      canvas.remove(widget)
      readers[node] = nil
    }
    for thing in things {
      let reader = readers[thing.node] ?? makeReader(for: thing)
      reader.label = thing.label
      reader.details = thing.hint
      reader.isSelected = session.selection == thing.node
      canvas.move(reader, to: thing.frame)
    }
  }

  private func makeReader(for thing: StageFigure.Reading) -> NodeWidget {
    let role: AccessibleRole =
      switch thing.kind {
      case .button: .button
      case .map: .image
      case .text: .label
      }
    let reader = NodeWidget(role: role, label: thing.label)
    reader.addStyle("stage-reader")
    let node = thing.node
    reader.onActivate { [weak self] in
      self?.act(thing.kind == .button ? .tap(node) : .select(node))
    }
    reader.isFocusable = thing.kind != .text
    readers[node] = reader
    canvas.add(reader, at: thing.frame)
    return reader
  }
}

/// Touching.
extension StagePane {
  private func click(_ event: ClickEvent) {
    guard let session, let figure = figure(canvas.size) else { return }
    _ = event.node?.grabFocus()
    let hit = figure.picture.node(at: event.position)
    if let hit, event.modifiers.isEmpty, session.state.isButton(hit) {
      act(.tap(hit))
    } else {
      act(.select(hit.map { session.state.views[$0]?.controller ?? $0 }))
    }
  }

  private func drag(_ event: DragEvent) {
    switch event.phase {
    case .began: grab(event)
    case .changed: if let place = place(of: event) { act(.drag(to: place)) }
    case .ended, .cancelled:
      guard grabbed != nil else { return }
      if event.phase == .ended, let place = place(of: event) { act(.drag(to: place)) }
      grabbed = nil
      act(.drop(cancelled: event.phase == .cancelled))
    }
  }

  private func grab(_ event: DragEvent) {
    guard let session, let figure = figure(canvas.size) else { return }
    let markers = figure.markers(in: session.state)
    let near = markers.min { $0.distance(to: event.start) < $1.distance(to: event.start) }
    guard let marker = near, marker.distance(to: event.start) <= Self.reach else { return }
    _ = readers[marker.map]?.grabFocus()
    let offset = CGPoint(x: marker.foot.x - event.start.x, y: marker.foot.y - event.start.y)
    grabbed = (marker.map, offset)
    act(.grab(marker: marker.index, map: marker.map))
  }

  /// Where on the map the feet of the dragged marker are; the finger keeps its hold.
  private func place(of event: DragEvent) -> Content.Place? {
    guard let grabbed, let session, let figure = figure(canvas.size) else { return nil }
    let feet = CGPoint(
      x: event.position.x + grabbed.offset.x, y: event.position.y + grabbed.offset.y)
    return figure.place(at: feet, on: grabbed.map, in: session.state)
  }
}

/// The keyboard: arrows move the marker of the map that has it, Escape gives a drag back.
extension StagePane {
  private static let step = 0.1
  private static let bigStep = 1.0

  private func press(_ event: KeyEvent) -> Bool {
    guard let session, let figure = figure(canvas.size) else { return false }
    if event.key == .escape, grabbed != nil {
      grabbed = nil
      act(.drop(cancelled: true))
      return true
    }
    let focused = event.node.flatMap { node in readers.first { $0.value === node }?.key }
    let markers = figure.markers(in: session.state)
    guard let marker = markers.first(where: { $0.map == focused }),
      event.modifiers.isSubset(of: .shift)
    else { return false }
    let step = event.modifiers.contains(.shift) ? Self.bigStep : Self.step
    let move: (latitude: Double, longitude: Double)? =
      switch event.key {
      case .up: (step, 0)
      case .down: (-step, 0)
      case .left: (0, -step)
      case .right: (0, step)
      default: nil
      }
    guard let move else { return false }
    act(
      .nudge(
        marker: marker.index, map: marker.map, latitude: move.latitude, longitude: move.longitude))
    return true
  }
}
