import Drawing
import Figures
import Geometry
import GtkKit
import Hierarchy
import Session
import Support

/// Views behind other views: lists all views at a point, hides and shows them.
extension StagePane {
  /// The menu's actions; each takes a view's id.
  enum Verb: String, CaseIterable {
    case pick = "stage-pick"
    case hide = "stage-hide"
    case dim = "stage-dim"
    case unveil = "stage-unveil"
    case copy = "stage-copy"

    var fullName: String { "win.\(rawValue)" }
  }

  /// The views at a point of the picture, frontmost first.
  func views(at point: CGPoint) -> [NodeID] { figure?.picture.nodes(at: point) ?? [] }

  /// Selects the view behind the selection at a point, on repeated clicks.
  func pickBehind(at point: CGPoint) {
    guard let view = model?.opened.view(behindSelectionIn: views(at: point)) else { return }
    act(.select(view))
  }

  /// Selects the view behind the selection, at its center or the screen's.
  func pickBehindSelection() {
    guard let model, let figure else { return }
    let chosen = model.selection.map { model.state.controllers[$0].flatMap(\.view) ?? $0 }
    let frame = figure.picture.nodes.first { $0.node == chosen }?.frame ?? figure.screenFrame
    pickBehind(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  /// Opens a menu of all views at a point, with actions for the frontmost.
  func openMenu(at point: CGPoint) {
    guard let model, offersMenus else { return }
    let lying = views(at: point)
    guard let front = lying.first else { return }
    var sections = [
      Menu.Section(
        localized("Views at This Point"),
        lying.prefix(Self.mostOffered).map {
          .action(model.opened.words(ofView: $0), Verb.pick.fullName, target: "\($0.rawValue)")
        }),
      Menu.Section(Self.items(hiding: chosen(of: lying) ?? front, in: model)),
      Menu.Section([Self.item(copying: chosen(of: lying) ?? front, in: model)]),
    ]
    if isZoomable {
      sections.append(
        Menu.Section(
          Zoom.allCases.map { .action($0.title, "win.\(Zoom.ofStage)", target: $0.rawValue) }))
    }
    menu.open(Menu(sections), at: point)
  }

  /// The most views in a menu.
  private static var mostOffered: Int { 16 }

  /// The selected one of some views.
  private func chosen(of lying: [NodeID]) -> NodeID? {
    guard let model, let selection = model.selection else { return nil }
    let view = model.state.controllers[selection].flatMap(\.view) ?? selection
    return lying.contains(view) ? view : nil
  }

  /// The item that copies a view as an image.
  private static func item(copying node: NodeID, in model: StageModel) -> Menu.Item {
    .action(
      localized("Copy Image of \(model.state.name(of: node))"), Verb.copy.fullName,
      target: "\(node.rawValue)")
  }

  /// The items that hide, dim or show a view.
  private static func items(hiding node: NodeID, in model: StageModel) -> [Menu.Item] {
    let (name, target) = (model.state.name(of: node), "\(node.rawValue)")
    var items: [Menu.Item] = []
    let veil = model.browsing.veils[node]
    if veil != .hidden {
      items.append(.action(localized("Hide \(name)"), Verb.hide.fullName, target: target))
    }
    if veil == nil {
      items.append(.action(localized("Dim \(name)"), Verb.dim.fullName, target: target))
    }
    if veil != nil {
      items.append(.action(localized("Show \(name)"), Verb.unveil.fullName, target: target))
    }
    if !model.browsing.veils.isEmpty {
      items.append(.action(AppAction.unveilAll.title, AppAction.unveilAll.fullName))
    }
    return items
  }

  /// Opens the menu of the focused accessible element, at its center.
  func openMenu(forKeyboardOn node: NodeWidget?) {
    guard let id = node.flatMap({ node in readers.first { $0.value === node }?.key }),
      let frame = figure?.picture.nodes.first(where: { $0.node == id.node })?.frame
    else { return }
    openMenu(at: CGPoint(x: frame.midX, y: frame.midY))
  }
}
