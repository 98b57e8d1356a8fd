import Drawing
import Figures
import Geometry
import GioKit
import GtkKit
import Hierarchy
import Session
import Support

/// The run from left to right, with transport buttons; the event list can replace it.
final class TimelinePane {
  let widget: Box
  let canvas = Canvas(role: .slider)
  /// Created lazily when a transition is first opened.
  private(set) var microscope: MicroscopeBar?
  private let microscopeRow = Box(.vertical)
  private var takeMicroscopeHeight: () -> Void = {}
  private let playButton = Button(
    .icon("media-playback-start-symbolic", label: localized("Play")),
    action: AppAction.play.fullName)
  private let speed = ChoiceButton(
    Player.speeds.map { (name(ofSpeed: $0), "\($0)") }, of: "win.\(TimelinePane.speedAction)",
    label: localized("Speed"))
  private let unit = ChoiceButton(
    StepUnit.allCases.map { ($0.title, $0.rawValue) }, of: "win.\(TimelinePane.unitAction)",
    label: localized("Step by"), shrinks: true)
  let branches = BranchChooser()
  private let now = NowLine()
  private(set) var model: TimelineModel?
  /// The content derived from the run, and the run's revision.
  private(set) var content: TimelineContent?
  private var readRevision: Revision?
  private var look: DrawingEnvironment?
  private var cached: (size: CGSize, sight: TimelineSight, figure: TimelineFigure)?
  /// The text scale of the desktop.
  var letterScale = DesktopSettings.letterScale {
    didSet {
      guard letterScale != oldValue else { return }
      takeRoom()
      canvas.queueDraw()
    }
  }
  /// The visible part of the run.
  var sight = TimelineSight() {
    didSet { if sight != oldValue { canvas.queueDraw() } }
  }
  /// The transition framed last.
  var framed: Framed?
  /// The playhead scrolled to last.
  var followed: Playhead?
  /// Called with each action of the user.
  private(set) var act: (Session.Action) -> Void = { _ in }

  /// The names of the actions that choose speed and step unit, and timeline or event list.
  static let (speedAction, unitAction, choiceAction) = ("speed", "step-by", "lower-pane")

  let scroller: ScrolledWindow
  private let other: Widget
  /// Focuses the widget that replaces the timeline.
  var giveOtherKeyboard: () -> Void = {}
  /// The timeline, beside the microscope's outcome.
  private let lower: Box

  /// Creates a timeline that can switch to another widget, below the same buttons.
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
    branches.onChoose { [weak self] place in self?.act(.document(.branch(place))) }
    listenToSight()
  }

  /// Moves the focus here after a choice in a menu button, so that space plays and does not reopen
  /// it.
  func takeKeyboardFromChoices(orFrom other: Widget? = nil) {
    // A closing menu returns the focus to its button.
    MainLoop.async {
      afterwards { [weak self] in
        guard let self,
          [speed.widget, unit.widget, other].contains(where: { $0?.hasFocusWithin == true })
        else { return }
        takeKeyboard()
      }
    }
  }

  /// Focuses the timeline, or the widget that replaces it.
  func takeKeyboard() {
    if showsOther { giveOtherKeyboard() } else { canvas.grabFocus() }
  }

  /// The two buttons that switch between timeline and events.
  private static var choice: Widget {
    let buttons = [("timeline", localized("Timeline")), ("events", localized("Events"))].map {
      name, title in
      let button = ToggleButton(
        .text(title), action: "win.\(Self.choiceAction)", target: name)
      button.setAccessibleLabel(localized("\(title) Tab"))
      return button
    }
    let choice = Box(.horizontal, buttons)
    choice.addStyle("linked")
    choice.setAccessibleLabel(localized("Timeline or Events"))
    return choice
  }

  /// Whether the other widget replaces the timeline.
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

  /// Calls `body` with each action of the user.
  func onAction(_ body: @escaping (Session.Action) -> Void) { act = body }

  /// Calls `body` when the microscope's outcome changes its height or its space.
  func onMicroscopeHeight(_ body: @escaping () -> Void) { takeMicroscopeHeight = body }

  func show(_ model: TimelineModel, _ look: DrawingEnvironment) {
    self.model = model
    self.look = look
    cached = nil
    read(model)
    frameTransition()
    canvas.queueDraw()
    let isPlaying = model.player.isPlaying
    playButton.show(
      isPlaying
        ? .icon("media-playback-pause-symbolic", label: localized("Pause"))
        : .icon("media-playback-start-symbolic", label: localized("Play")))
    speed.show("\(model.player.settings.speed)")
    unit.show(model.player.settings.stepUnit.rawValue)
    branches.show(model.opened)
    showMicroscope(model, look)
    showNow(model, look)
  }

  private func showMicroscope(_ model: TimelineModel, _ look: DrawingEnvironment) {
    if microscope == nil, model.microscope != nil {
      let bar = MicroscopeBar()
      bar.onAction { [weak self] action in self?.act(.microscope(action)) }
      microscopeRow.append(bar.row)
      lower.append(bar.details)
      for part in [bar.details, scroller] {
        part.onHeightChange { [weak self] in self?.takeMicroscopeHeight() }
      }
      microscope = bar
    }
    microscope?.show(model.opened, look)
  }

  private func showNow(_ model: TimelineModel, _ look: DrawingEnvironment) {
    let done = content?.progress(afterEvents: model.player.eventCount) ?? 0
    let count = content?.shownEvents.count ?? 0
    now.show(
      model.opened, done: done, of: count, hasNext: look.showsNext,
      ahead: model.lesson == nil
        ? content?.diagnosis(afterEvents: model.player.eventCount) : nil)
    canvas.setAccessibleValue(now.words)
    // GTK forwards the text of a value for its own sliders only.
    canvas.setAccessibleDescription(now.words)
    canvas.setAccessibleValue(Double(done), in: 0...Double(max(count, 1)))
  }

  /// Reads each run once.
  private func read(_ model: TimelineModel) {
    guard model.revision != readRevision || content == nil else { return }
    readRevision = model.revision
    content = TimelineContent(of: model.recording)
    takeRoom()
  }

  /// The missing height for the microscope's outcome and the first lanes.
  var missingHeight: Int {
    guard let microscope, microscope.row.isVisible else { return 0 }
    let seen = scroller.seenHeight.upperBound - scroller.seenHeight.lowerBound
    let lanes = min(scroller.hiddenHeight, Int(Self.usefulHeight * letterScale - seen))
    return max(microscope.details.isVisible ? microscope.details.hiddenHeight : 0, lanes, 0)
  }

  /// The height of time axis, transition and some lanes, in points of the figure.
  private static let usefulHeight = 180.0

  /// Requests the height of the lanes.
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

  /// Converts a point of the canvas to the figure.
  func place(of point: CGPoint) -> CGPoint {
    CGPoint(x: point.x / letterScale, y: point.y / letterScale)
  }

  /// The visible rows, in the figure's points.
  var seenRows: ClosedRange<Double> {
    let seen = scroller.seenHeight
    return seen.lowerBound / letterScale...seen.upperBound / letterScale
  }

  /// The figure for a canvas size.
  func figure(_ size: CGSize) -> TimelineFigure? {
    let size = CGSize(width: size.width / letterScale, height: size.height / letterScale)
    var sight = sight
    sight.rows = seenRows
    sight.marked = model?.microscope?.transition.animation
    if let cached, cached.size == size, cached.sight == sight { return cached.figure }
    guard let model, let look, let content, size.width > 1, size.height > 1 else { return nil }
    let figure = TimelineFigure(
      of: content, at: model.player.playhead, options: look.options(for: model.opened, size: size),
      sight: sight)
    cached = (size, sight, figure)
    return figure
  }

  /// The message of the diagnostic at a point.
  private func words(at point: CGPoint) -> String? {
    guard let model, let event = figure(canvas.size)?.diagnostic(at: place(of: point)),
      case .diagnostic(let index) = model.recording.events[event].kind
    else { return nil }
    let diagnostic = model.recording.diagnostics[Int(index)]
    return "\(diagnostic.id): \(diagnostic.shownMessage)"
  }

  /// Selects the diagnostic or transition at a point, or moves the playhead there.
  private func click(_ point: CGPoint) {
    canvas.grabFocus()
    if let event = figure(canvas.size)?.diagnostic(at: place(of: point)) {
      act(.issue(.show(event)))
    } else if let animation = figure(canvas.size)?.transition(at: place(of: point)) {
      act(.microscope(.openAnimation(animation)))
      // The arrows now step within the microscope.
      microscope?.takeKeyboard()
    } else {
      scrub(point)
    }
  }

  private func scrub(_ point: CGPoint) {
    if !canvas.isFocused { canvas.grabFocus() }
    if let figure = figure(canvas.size) { act(.time(.seek(figure.playhead(at: place(of: point))))) }
  }
}
