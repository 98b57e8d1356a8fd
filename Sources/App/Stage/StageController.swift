import Figures
import GtkKit
import Hierarchy
import Session
import Support

/// The stage and what is around it: the container's versions and actions, and the sandbox's calls.
final class StageController {
  let pane: StagePane
  /// The stage, above the container's actions and the sandbox's calls.
  let widget: Box
  let maps: MapsController
  let systemActions = SystemActions()
  private let sandbox = SandboxBar()
  private let versions: VersionController
  private let store: SessionStore
  private let drawing: DrawingContext
  private let notices: Notices
  /// Called when the map options or viewports change.
  var mapLookChanged: (MapLook) -> Void = { _ in }

  init(
    _ store: SessionStore, _ drawing: DrawingContext, _ actions: WindowActions,
    _ notices: Notices, in window: ApplicationWindow, above timeline: TimelinePane
  ) {
    (self.store, self.drawing, self.notices) = (store, drawing, notices)
    versions = VersionController(store, actions, above: timeline)
    DeviceActions.install(store, actions)
    let tools = MapsController.Tools()
    pane = StagePane(
      controls: [
        versions.widget, tools.facts.button, tools.finder.button, tools.menu,
        MenuButton(
          .icon("phone-symbolic", label: localized("Device")), DeviceActions.menu),
      ])
    store.observe { [pane] session in pane.show(StageModel(session), drawing.environment) }
    maps = MapsController(tools, on: pane, store, actions, notices)
    widget = Box(.vertical, [pane.widget, systemActions.widget, sandbox.widget])
    pane.onAction { [store] action in store.send(.stage(action)) }
    pane.menuClosed = { [weak window] in window?.clearFocus() }
    systemActions.onPerform { [store] slug in store.send(.document(.act(slug))) }
    install(actions)
    drawing.mapLook = pane.mapLook
    pane.mapLookChanged = { [weak self] look in
      self?.drawing.mapLook = look
      self?.mapLookChanged(look)
    }
    store.observe(SandboxModel.init) { [sandbox] model in sandbox.show(model) }
    // The actions of the container are rebuilt only when it changes.
    store.observe({ $0.opened.slug + "/" + $0.version }) { [weak self] _ in
      self?.systemActions.show(store.session.actions, after: store.session.source)
    }
    store.observe({ !$0.browsing.veils.isEmpty }) { actions.enable(.unveilAll, $0) }
  }

  private func install(_ actions: WindowActions) {
    actions.install(.pickBehind) { [weak pane] in pane?.pickBehindSelection() }
    actions.install(.unveilAll, sends: .stage(.unveilAll))
    actions.install(.copyPicture) { [weak self] in self?.copyPicture() }
    actions.add(
      Action(
        Zoom.ofStage,
        performWith: { [weak pane] name in
          if let zoom = Zoom(rawValue: name) { pane?.perform(zoom) }
        }))
    for verb in StagePane.Verb.allCases {
      actions.add(
        Action(
          verb.rawValue,
          performWith: { [weak self] target in
            if let number = Int32(target) { self?.perform(verb, on: NodeID(number)) }
          }))
    }
    actions.add(
      Action(
        "verb",
        performWith: { [weak systemActions] place in
          if let place = Int(place) { systemActions?.press(at: place - 1) }
        }))
    for place in 1...4 { actions.setShortcuts(["<Alt>\(place)"], for: "win.verb::\(place)") }
    let settings = store.settings.drawing
    actions.install(.statusBar, isOn: settings.showsStatusBar) { [weak store] isOn in
      store?.settings.drawing.showsStatusBar = isOn
      store?.show()
    }
    actions.install(.roles, isOn: settings.showsRoles) { [weak store] isOn in
      store?.settings.drawing.showsRoles = isOn
      store?.show()
    }
  }

  private func perform(_ verb: StagePane.Verb, on node: NodeID) {
    switch verb {
    case .pick: store.send(.select(node))
    case .hide: store.send(.stage(.veil(node, .hidden)))
    case .dim: store.send(.stage(.veil(node, .dimmed)))
    case .unveil: store.send(.stage(.veil(node, nil)))
    case .copy: copyPicture(of: node)
    }
  }

  /// Copies the visible stage, or a single view, at twice its size.
  private func copyPicture(of view: NodeID? = nil) {
    let session = store.session
    var options = drawing.environment.optionsForOthers(session.opened)
    options.only = view
    let name = view.map(session.state.name(of:))
    do {
      let bytes = try PictureJob.png(of: .stage, in: session.opened, options: options)
      guard Clipboard.copy(png: bytes) else {
        return notices.say(localized("The image could not be copied."))
      }
      notices.say(
        name.map { localized("Copied the image of \($0)") } ?? localized("Copied the stage"))
    } catch {
      notices.say(localized("The image could not be copied: \(error)"))
    }
  }
}
