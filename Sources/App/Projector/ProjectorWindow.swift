import Figures
import Geometry
import GioKit
import GtkKit
import Hierarchy
import Session
import Support

/// A second window for an audience: stage, trees, and the last event in large letters.
///
/// The first window stays with the presenter, with the notes.
final class ProjectorWindow {
  /// A presenter's intent in this window.
  enum Intent {
    case key(ProjectorKey)
    case session(Session.Action)
    case closed
  }

  private let native: ApplicationWindow
  private let stage = StagePane()
  private let hierarchy = HierarchyPane(forAudience: true)
  private let words = ProjectorWords()
  private let light = PointerLight()
  private let curtain = Box(.vertical)
  private let panes: Paned
  private var act: (Intent) -> Void = { _ in }
  private var buttonTitle: (Int) -> String? = { _ in nil }
  /// The stage's share of the width.
  private var share = 0.42
  /// Whether the run's or lesson's start or end was reached.
  private var ends = (start: false, end: false)
  private var showsLesson = false

  init(of application: Application) {
    native = ApplicationWindow(of: application)
    native.title = localized("Terrarium – Presentation")
    native.addStyle("projector")
    native.defaultSize = Self.usual
    stage.greatestScale = 6
    panes = Paned(
      .horizontal, stage.widget, hierarchy.widget,
      border: localized("Stage and Hierarchy Divider"))
    panes.setGrows(first: true, second: true)
    panes.expandsVertically = true
    curtain.addStyle("projector-curtain")
    curtain.isVisible = false
    let content = Overlay(
      Box(.vertical, [panes, words.widget]), above: [light.widget, words.keys, curtain])
    native.setChild(content)
    content.onHover { [weak self] event in self?.light.follow(event?.position) }
    stage.onAction { [weak self] action in self?.act(.session(.stage(action))) }
    hierarchy.perform = { [weak self] action in
      self?.act(.session(.tree(action)))
      return nil
    }
    panes.onRoomChange { [weak self] in self?.fit() }
    panes.onMoveByHand { [weak self] in
      guard let self, panes.size.width > 1 else { return }
      share = min(max(Double(panes.position) / panes.size.width, 0.1), 0.9)
    }
    native.onKey { [weak self] event in self?.press(event) ?? false }
    native.onCloseRequest { [weak self] in
      self?.act(.closed)
      return true
    }
  }

  /// Enables the first window's shortcuts here, too.
  func share(_ actions: [Action]) { actions.forEach(native.add) }

  /// The map options and viewports, shared by both windows.
  var mapLook: MapLook {
    get { stage.mapLook }
    set { stage.mapLook = newValue }
  }

  /// Calls `body` when map options or viewports change here.
  func onMapLook(_ body: @escaping (MapLook) -> Void) { stage.mapLookChanged = body }

  /// Lets `body` return the title of a button by number, from 1; nil if there is none.
  func onButtonTitle(_ body: @escaping (Int) -> String?) { buttonTitle = body }

  /// Calls `body` with each intent.
  func onIntent(_ body: @escaping (Intent) -> Void) { act = body }

  /// Fills a screen other than that of `window`, if there is one.
  func present(besides window: ApplicationWindow) {
    native.present()
    native.fillScreen(besides: window)
    MainLoop.async { [native] in native.clearFocus() }
  }

  /// Sizes panes and text, whenever the window is resized.
  private func fit() {
    let size = panes.size
    guard size.width > 1 else { return }
    let position = Int(size.width * share)
    // GTK may round by a point.
    if abs(panes.position - position) > 1 { panes.position = position }
    let scale = min(native.size.width / Self.usual.width, native.size.height / Self.usual.height)
    words.letterScale = min(max(scale, 1), 4)
  }

  /// The size at which text has the style sheet's size.
  private static let usual = CGSize(width: 1280, height: 800)

  func close() { native.close() }

  func show(_ session: Session, _ look: DrawingEnvironment) {
    native.show(look.theme)
    stage.show(StageModel(session), look)
    hierarchy.show(TreeModel(session), look)
    words.show(session, hasNext: look.showsNext)
    ends = (session.isAtStart, session.isAtEnd)
    showsLesson = session.lesson != nil
  }

  private func press(_ event: KeyEvent) -> Bool {
    guard event.modifiers.isEmpty, let key = ProjectorKey(event.key) else { return false }
    if let caption = caption(of: key) { words.tell(caption) }
    switch key {
    case .laser: light.kind = light.kind == .laser ? .none : .laser
    case .spotlight: light.kind = light.kind == .spotlight ? .none : .spotlight
    case .black: curtain.isVisible.toggle()
    case .tree: hierarchy.widget.isVisible.toggle()
    case .leave: native.close()
    default: act(.key(key))
    }
    return true
  }

  /// The key's caption for the audience, or that the end was reached.
  private func caption(of key: ProjectorKey) -> String? {
    switch key {
    case .verb(let place): buttonTitle(place)
    case .next where ends.end:
      showsLesson ? localized("Last Page") : localized("End of Run")
    case .previous where ends.start:
      showsLesson ? localized("First Page") : localized("Start of Run")
    default: key.words
    }
  }
}
