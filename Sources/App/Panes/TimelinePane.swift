import Drawing
import Figures
import Geometry
import GioKit
import GtkKit
import Hierarchy
import Session
import Support

/// The run from left to right, with the buttons that move through it; the event list can stand in
/// its place.
final class TimelinePane {
  let widget: Box
  let canvas = Canvas(role: .slider)
  /// Created lazily on the first search.
  private(set) var microscope: MicroscopeBar?
  private let microscopeRow = Box(.vertical)
  private var useMicroscope: (MicroscopeBar.Intent) -> Void = { _ in }
  private var takeMicroscopeHeight: () -> Void = {}
  private let playButton = Button(
    .icon("media-playback-start-symbolic", label: localized("Play")),
    action: AppAction.play.fullName)
  private let speed = ChoiceButton(
    Player.speeds.map { (name(ofSpeed: $0), "\($0)") }, of: "win.\(MainWindow.speed)",
    label: localized("Speed"))
  private let unit = ChoiceButton(
    StepUnit.allCases.map { ($0.title, $0.rawValue) }, of: "win.\(MainWindow.stepUnit)",
    label: localized("Step by"), shrinks: true)
  let branches = BranchChooser()
  private let now = NowLine()
  private var seek: (Playhead) -> Void = { _ in }
  private(set) var session: Session?
  /// What is read off the run, and which run that was.
  private(set) var content: TimelineContent?
  private var readRun = -1
  private var look: DrawingEnvironment?
  private var cached: (size: CGSize, sight: TimelineSight, figure: TimelineFigure)?
  /// How many times as large as usual it is drawn, for those who wish for large letters.
  var letterScale = DesktopSettings.letterScale {
    didSet {
      guard letterScale != oldValue else { return }
      takeRoom()
      canvas.queueDraw()
    }
  }
  /// Which part of the run is seen.
  var sight = TimelineSight() {
    didSet { if sight != oldValue { canvas.queueDraw() } }
  }
  /// What the microscope looks at, as it was framed last.
  var framed: Framed?
  /// The playhead that was brought into sight last.
  var followed: Playhead?
  var chooseTransition: (Int32) -> Void = { _ in }
  /// Called with the event of a diagnostic whose triangle a person clicks.
  var chooseDiagnostic: (Int) -> Void = { _ in }
  var step: (Int) -> Void = { _ in }

  let scroller: ScrolledWindow
  private let other: Widget
  /// Gives the keyboard to what stands in the timeline's place.
  var giveOtherKeyboard: () -> Void = {}
  /// The timeline, and beside it what the microscope found.
  private let lower: Box

  /// A timeline that can make room for another widget, below the same buttons.
  init(beside other: Widget) {
    self.other = other
    let keys = [AppAction.slower, .faster].map { Shortcut.words(for: $0.allKeys) }
    speed.widget.tooltip = localized("Speed (\(keys[0]) slower, \(keys[1]) faster)")
    unit.widget.tooltip = localized("Step by")
    canvas.setAccessibleLabel(localized("Timeline"))
    canvas.expandsHorizontally = true
    canvas.expandsVertically = true
    let gap = Box(.horizontal)
    gap.expandsHorizontally = true
    let buttons = Box(
      .horizontal, spacing: 4,
      [
        Self.button("media-skip-backward-symbolic", .goToStart),
        Self.button("media-seek-backward-symbolic", .stepBack), playButton,
        Self.button("media-seek-forward-symbolic", .stepForward),
        Self.button("media-skip-forward-symbolic", .goToEnd), unit.widget, speed.widget,
        Self.button("zoom-in-symbolic", .microscope),
        branches.widget, gap, Self.choice,
      ])
    buttons.addStyle("pane-header")
    scroller = ScrolledWindow(canvas, horizontal: false)
    scroller.setMinimumSize(height: 110)
    scroller.staysOnFocus()
    scroller.keepsBarsInSight()
    scroller.expandsVertically = true
    other.isVisible = false
    other.expandsVertically = true
    let lower = Box(.horizontal, [scroller])
    lower.expandsVertically = true
    self.lower = lower
    widget = Box(.vertical, [buttons, now.widget, microscopeRow, lower, other])
    canvas.draw { [weak self] size in self?.picture(size) }
    canvas.onDrag { [weak self] event in self?.scrub(event.position) }
    canvas.onClick { [weak self] event in self?.click(event.position) }
    canvas.onTooltip { [weak self] event in self?.words(at: event.position) }
    listenToSight()
  }

  /// Has the keyboard after a choice made by a button, so that space plays and does not open the menu again.
  func takeKeyboardFromChoices(orFrom other: Widget? = nil) {
    // The menu gives the keyboard back to its button when it has closed.
    MainLoop.async {
      afterwards { [weak self] in
        guard let self,
          [speed.widget, unit.widget, other].contains(where: { $0?.hasFocusWithin == true })
        else { return }
        takeKeyboard()
      }
    }
  }

  /// Has the keyboard; where the other widget stands in its place, that one has.
  func takeKeyboard() {
    if showsOther { giveOtherKeyboard() } else { canvas.grabFocus() }
  }

  /// The two buttons that say which of the two is shown.
  private static var choice: Widget {
    let buttons = [("timeline", localized("Timeline")), ("events", localized("Events"))].map {
      name, title in
      let button = ToggleButton(
        .text(title), action: "win.\(MainWindow.lowerPane)", target: name)
      button.setAccessibleLabel(localized("\(title) Tab"))
      return button
    }
    let choice = Box(.horizontal, buttons)
    choice.addStyle("linked")
    choice.setAccessibleLabel(localized("Timeline or Events"))
    return choice
  }

  /// Whether the other widget stands in the place of the timeline.
  var showsOther: Bool {
    get { other.isVisible }
    set {
      lower.isVisible = !newValue
      other.isVisible = newValue
    }
  }

  private static func button(_ icon: String, _ action: AppAction) -> Button {
    Button(.icon(icon, label: action.title), action: action.fullName)
  }

  static func name(ofSpeed speed: Double) -> String {
    let number =
      switch speed {
      case 0.5: "½"
      case 0.25: "¼"
      default: speed == speed.rounded() ? "\(Int(speed))" : "\(speed)"
      }
    return "\(number)×".inOwnOrder
  }

  /// Calls `body` with every place a person points at.
  func onSeek(_ body: @escaping (Playhead) -> Void) { seek = body }

  /// Calls `body` with the first animation of a transition that a person clicks.
  func onTransition(_ body: @escaping (Int32) -> Void) { chooseTransition = body }

  /// Calls `body` with what a person asks of the microscope.
  func onMicroscope(_ body: @escaping (MicroscopeBar.Intent) -> Void) { useMicroscope = body }

  /// Calls `body` when what the microscope found has another height, or another room.
  func onMicroscopeHeight(_ body: @escaping () -> Void) { takeMicroscopeHeight = body }

  /// Calls `body` with how many steps a person wants to go, back if it is negative.
  func onStep(_ body: @escaping (Int) -> Void) { step = body }

  func show(_ session: Session, _ look: DrawingEnvironment) {
    self.session = session
    self.look = look
    cached = nil
    read(session)
    frameTransition()
    canvas.queueDraw()
    let isPlaying = session.player.isPlaying
    playButton.show(
      isPlaying
        ? .icon("media-playback-pause-symbolic", label: localized("Pause"))
        : .icon("media-playback-start-symbolic", label: localized("Play")))
    speed.show("\(session.player.speed)")
    unit.show(session.stepUnit.rawValue)
    branches.show(session)
    showMicroscope(session, look)
    showNow(session, look)
  }

  private func showMicroscope(_ session: Session, _ look: DrawingEnvironment) {
    if microscope == nil, session.microscope != nil {
      let bar = MicroscopeBar()
      bar.onIntent { [weak self] intent in self?.useMicroscope(intent) }
      microscopeRow.append(bar.row)
      lower.append(bar.details)
      for part in [bar.details, scroller] {
        part.onHeightChange { [weak self] in self?.takeMicroscopeHeight() }
      }
      microscope = bar
    }
    microscope?.show(session, look)
  }

  private func showNow(_ session: Session, _ look: DrawingEnvironment) {
    let done = content?.progress(afterEvents: session.player.eventCount) ?? 0
    let count = content?.shownEvents.count ?? 0
    now.show(
      session, done: done, of: count, hasNext: look.showsNext,
      ahead: session.lesson == nil
        ? content?.diagnosis(afterEvents: session.player.eventCount) : nil)
    canvas.setAccessibleValue(now.words)
    // GTK hands the words of a value on for its own sliders only.
    canvas.setAccessibleDescription(now.words)
    canvas.setAccessibleValue(Double(done), in: 0...Double(max(count, 1)))
  }

  /// Reads a run once, however often it is shown.
  private func read(_ session: Session) {
    guard session.runCount != readRun || content == nil else { return }
    readRun = session.runCount
    content = TimelineContent(of: session.recording)
    takeRoom()
  }

  /// How much height is missing beside the microscope: of what it found, and of the first lanes.
  var missingHeight: Int {
    guard let microscope, microscope.row.isVisible else { return 0 }
    let seen = scroller.seenHeight.upperBound - scroller.seenHeight.lowerBound
    let lanes = min(scroller.hiddenHeight, Int(Self.usefulHeight * letterScale - seen))
    return max(microscope.details.isVisible ? microscope.details.hiddenHeight : 0, lanes, 0)
  }

  /// Times, the transition and some lanes need so much, in points of the figure.
  private static let usefulHeight = 180.0

  /// Asks for as much room as the lanes take.
  private func takeRoom() {
    guard let content else { return }
    let height = content.leastHeight * letterScale
    canvas.setSize(
      minimum: CGSize(width: 260, height: height), natural: CGSize(width: 900, height: height))
  }

  private func picture(_ size: CGSize) -> DisplayList? {
    guard let picture = figure(size)?.picture, letterScale != 1 else {
      return figure(size)?.picture
    }
    let larger = CGAffineTransform(scaleX: letterScale, y: letterScale)
    let group = Group(transform: ProjectiveTransform(larger), items: picture.items)
    return DisplayList(size: size, background: picture.background, items: [.group(group)])
  }

  /// A point of the canvas, as the figure has it.
  func place(of point: CGPoint) -> CGPoint {
    CGPoint(x: point.x / letterScale, y: point.y / letterScale)
  }

  /// The rows that are seen, as the figure has them.
  var seenRows: ClosedRange<Double> {
    let seen = scroller.seenHeight
    return seen.lowerBound / letterScale...seen.upperBound / letterScale
  }

  /// What is drawn on a canvas of a size.
  func figure(_ size: CGSize) -> TimelineFigure? {
    let size = CGSize(width: size.width / letterScale, height: size.height / letterScale)
    var sight = sight
    sight.rows = seenRows
    sight.marked = session?.microscope?.transition.animation
    if let cached, cached.size == size, cached.sight == sight { return cached.figure }
    guard let session, let look, let content, size.width > 1, size.height > 1 else { return nil }
    let figure = TimelineFigure(
      of: content, at: session.player.playhead, options: look.options(for: session, size: size),
      sight: sight)
    cached = (size, sight, figure)
    return figure
  }

  /// What the diagnostic there says.
  private func words(at point: CGPoint) -> String? {
    guard let session, let event = figure(canvas.size)?.diagnostic(at: place(of: point)),
      case .diagnostic(let index) = session.recording.events[event].kind
    else { return nil }
    let diagnostic = session.recording.diagnostics[Int(index)]
    return "\(diagnostic.id): \(diagnostic.shownMessage)"
  }

  /// Chooses the diagnostic or the transition there, or goes to the moment.
  private func click(_ point: CGPoint) {
    canvas.grabFocus()
    if let event = figure(canvas.size)?.diagnostic(at: place(of: point)) {
      chooseDiagnostic(event)
    } else if let animation = figure(canvas.size)?.transition(at: place(of: point)) {
      chooseTransition(animation)
    } else {
      scrub(point)
    }
  }

  private func scrub(_ point: CGPoint) {
    if !canvas.isFocused { canvas.grabFocus() }
    if let figure = figure(canvas.size) { seek(figure.playhead(at: place(of: point))) }
  }
}
