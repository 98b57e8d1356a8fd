import Drawing
import Figures
import Geometry
import GtkKit
import Session
import Support

/// One transition in detail, in a row above the timeline: from and to, progress, and its actions;
/// the outcome is beside the timeline.
final class MicroscopeBar {
  let row: Box
  /// The outcome; it scrolls, so that it needs little space.
  let details: ScrolledWindow
  private let title = Label("", style: "heading")
  private let pace = Label("", style: "microscope-pace")
  private let play = Button(
    .icon("media-playback-start-symbolic", label: localized("Play Transition")))
  private let fraction = Scale(0...100, step: 1, label: localized("Fraction of the Transition"))
  private let percent = Label("", style: "code")
  private let curve: DropDown
  private let cancel = Button(
    .text(AppAction.cancelTransition.title), action: AppAction.cancelTransition.fullName)
  private let back = Button(
    .text(AppAction.returnFromCancelling.title),
    action: AppAction.returnFromCancelling.fullName)
  private let graph = Canvas(role: .image)
  private let paceWords = Label("")
  private let note = Label("", style: "dim-label")
  private let columns = Box(.horizontal, spacing: 16)
  /// Its content: lists above or below the curves.
  private let content: Box
  private var hasListsFirst = true
  private var lists: [Widget] = []
  private var shown: Microscope.Cancellation?
  private var act: (Session.Action.Microscope) -> Void = { _ in }
  private var picture:
    (curve: TimingCurve, other: TimingCurve?, fraction: Double, look: FigureOptions)?

  /// The curves offered: none, and all except the transition's own.
  private var curves: [TimingCurve?] = []
  private static let graphSize = CGSize(width: 150, height: 76)
  private static let detailsWidth = 250
  private static let leastHeight = 110
  private static let charactersInLine = 40
  /// Wide enough for a point per percent.
  private static let leastScale = 150

  init() {
    content = Box(.vertical, spacing: 6, [columns, note, graph, paceWords])
    curve = DropDown([], label: localized("Other Curve"), shrinks: true)
    curve.tooltip = localized("Shows the positions of another curve on the stage")
    title.isEllipsized = true
    pace.isEllipsized = true
    fraction.expandsHorizontally = true
    fraction.setMinimumSize(width: Self.leastScale)
    for label in [title, pace] { label.horizontalAlignment = 0 }
    let names = Box(.vertical, [title, pace])
    names.align(vertical: .center)
    let close = Button(
      .icon("window-close-symbolic", label: AppAction.leaveMicroscope.title),
      action: AppAction.leaveMicroscope.fullName)
    row = Box(
      .horizontal, spacing: 6,
      [
        Self.button("go-previous-symbolic", .previousTransition),
        Self.button("go-next-symbolic", .nextTransition), names,
        Self.button("media-seek-backward-symbolic", .playTransitionBack), play, fraction, percent,
        curve, cancel, back, close,
      ])
    row.addStyle("pane-header")
    row.addStyle("microscope")
    row.setAccessibleLabel(localized("Microscope"))
    // Drawings of time run left to right.
    row.keepLeftToRight()
    graph.setSize(minimum: Self.graphSize, natural: Self.graphSize)
    graph.align(horizontal: .start, vertical: .start)
    for label in [paceWords, note] {
      label.isWrapped = true
      label.horizontalAlignment = 0
      label.greatestWidthInCharacters = Self.charactersInLine
    }
    content.setMargins(8)
    details = ScrolledWindow(content, horizontal: false)
    details.setMinimumSize(width: Self.detailsWidth, height: Self.leastHeight)
    details.addStyle("microscope-details")
    details.setAccessibleLabel(localized("Comparison"))
    (row.isVisible, details.isVisible) = (false, false)
    listen()
  }

  private func listen() {
    graph.draw { [weak self] size in self?.figure(size) }
    play.onClick { [weak self] in self?.act(.play(backward: false)) }
    // Assistive technology sets the value, too.
    fraction.onChange { [weak self] value in
      guard let self, abs(value - shownPercent) > 1e-6 else { return }
      act(.seek(fraction: value / 100))
    }
    curve.onChange { [weak self] place in
      guard let self, curves.indices.contains(place), place != shownCurve else { return }
      act(.compare(curves[place]))
      // They may be below tall lists.
      details.whenPlaced { [details, graph, paceWords] in
        details.show([], above: [graph, paceWords])
      }
      // Space should play, not reopen the list.
      if curve.hasFocusWithin { afterwards { [fraction] in _ = fraction.grabFocus() } }
    }
  }

  private static func button(_ icon: String, _ action: AppAction) -> Button {
    Button(.icon(icon, label: action.title), action: action.fullName)
  }

  /// Calls `body` with each action that is not one of the window's.
  func onAction(_ body: @escaping (Session.Action.Microscope) -> Void) { act = body }

  /// Focuses the scale, so that arrows step through the transition.
  func takeKeyboard() { fraction.grabFocus() }

  /// Whether the focus is in this row.
  var hasKeyboard: Bool { row.hasFocusWithin }

  /// The index of the compared curve, as shown last.
  private var shownCurve = 0
  /// The progress, as shown last.
  private var shownPercent = 0.0

  func show(_ opened: Opened, _ look: DrawingEnvironment) {
    guard let microscope = opened.microscope, let passed = opened.fraction else {
      (row.isVisible, details.isVisible) = (false, false)
      return
    }
    row.isVisible = true
    let transition = microscope.transition
    title.text = transition.title
    pace.text = transition.pace
    title.widthInCharacters = min(transition.title.count, 16)
    title.tooltip = "\(transition.title), \(transition.pace)"
    percent.text = passed.percent
    let isForward = opened.player.isPlaying && !opened.player.isBackward
    play.show(
      isForward
        ? .icon("media-playback-pause-symbolic", label: localized("Pause Transition"))
        : .icon("media-playback-start-symbolic", label: localized("Play Transition")))
    shownPercent = passed * 100
    if abs(fraction.value - shownPercent) > 1e-6 { fraction.value = shownPercent }
    fraction.setAccessibleDescription(opened.fractionWords ?? "")
    cancel.tooltip = opened.cancellingRefusal ?? transition.cancelling
    (cancel.isVisible, back.isVisible) = (!opened.isTurnedAround, opened.isTurnedAround)
    showCurves(opened, microscope, look)
    showCancellation(microscope)
    putFirst(lists: opened.isTurnedAround)
    details.isVisible = graph.isVisible || microscope.cancellation != nil
  }

  private func showCurves(_ opened: Opened, _ microscope: Microscope, _ look: DrawingEnvironment) {
    let choices: [TimingCurve?] =
      [nil] + TimingCurve.allCases.filter { $0 != microscope.transition.curve }
    // Changing the options is not a choice by the user.
    shownCurve = 0
    if choices != curves {
      curves = choices
      curve.setChoices(choices.map { $0?.words ?? localized("Compare…") })
    }
    shownCurve = curves.firstIndex(of: microscope.otherCurve) ?? 0
    if curve.selection != shownCurve { curve.selection = shownCurve }
    curve.isEnabled = microscope.transition.curve != nil
    paceWords.text = opened.paceWords ?? ""
    guard let own = microscope.transition.curve, let other = microscope.otherCurve,
      let share = opened.share
    else {
      (graph.isVisible, paceWords.isVisible) = (false, false)
      return
    }
    picture = (own, other, share, look.options(for: opened))
    graph.setAccessibleLabel(localized("Curves: \(paceWords.text)"))
    (graph.isVisible, paceWords.isVisible) = (true, true)
    graph.queueDraw()
  }

  private func figure(_ size: CGSize) -> DisplayList? {
    guard let picture else { return nil }
    var options = picture.look
    options.size = size
    return CurveGraph(
      picture.curve, and: picture.other, at: picture.fraction, options: options
    ).picture
  }

  /// Shows the callbacks of completion beside those of cancellation.
  private func showCancellation(_ microscope: Microscope) {
    let cancellation = microscope.cancellation
    note.isVisible = cancellation != nil
    columns.isVisible = cancellation != nil
    guard cancellation != shown else { return }
    shown = cancellation
    lists.forEach(columns.remove)
    lists = []
    guard let cancellation else { return }
    note.text = microscope.transition.cancelling
    details.scrollToTop()
    let place = cancellation.fraction.percent
    lists = [
      Self.column(localized("Completed"), cancellation.completed),
      Self.column(localized("Cancelled at \(place)"), cancellation.cancelled),
    ]
    lists.forEach(columns.append)
  }

  /// Puts the lists first after a cancellation, the curves otherwise.
  private func putFirst(lists: Bool) {
    guard lists != hasListsFirst else { return }
    hasListsFirst = lists
    for part in lists ? [graph, paceWords] : [columns, note] {
      content.remove(part)
      content.append(part)
    }
    details.scrollToTop()
  }

  private static func column(_ heading: String, _ lines: [String]) -> Widget {
    let head = Label(heading, style: "heading")
    head.horizontalAlignment = 0
    let words = lines.isEmpty ? [localized("no callbacks")] : lines
    let rows = words.map { line in
      let label = Label(line, style: "code")
      label.horizontalAlignment = 0
      label.isWrapped = true
      label.greatestWidthInCharacters = charactersInLine
      label.isSelectable = true
      label.setAccessibleLabel("\(heading): \(line)")
      return label
    }
    return Box(.vertical, spacing: 2, [head] + rows)
  }
}
