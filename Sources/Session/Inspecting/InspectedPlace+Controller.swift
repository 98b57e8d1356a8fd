import Figures
import Geometry
import Hierarchy
import Support

/// The rows of a controller: the model's fields as text.
extension InspectedPlace {
  func sections(
    about controller: ControllerState, _ history: NodeHistory
  ) -> [Inspection.Section] {
    var sections = [
      section(localized("Controller"), identity(of: controller)),
      section(localized("Relations"), relations(of: controller)),
      section(localized("Transition State"), isOfDump ? [] : moves(of: controller, history)),
      section(localized("Environment"), isOfDump ? [] : environment(of: controller)),
      section(localized("View"), viewRows(of: controller)),
      section(localized("Retained By"), owners(of: controller)),
    ]
    let watchers = state.observations.filter { $0.subject == controller.id }
    if !watchers.isEmpty {
      sections.append(
        section(localized("Observed By"), watchers.map { row($0.what, [$0.observer]) }))
    }
    return sections
  }

  private func identity(of controller: ControllerState) -> [Inspection.Row?] {
    [
      row("name", controller.name), row("class", controller.className),
      controller.title.map { row("title", $0) },
      controller.unknown.contains(.phase)
        ? unknown("phase") : row("phase", phase(of: controller)),
    ]
  }

  /// "● appeared", "◐ appearing, animated".
  private func phase(of controller: ControllerState) -> String {
    let mark = PhaseMark(of: controller)
    let flag =
      controller.phase.isTransitional && controller.isAnimated ? localized(", animated") : ""
    return "\(mark.glyph) \(mark.word)\(flag)"
  }

  private func relations(of controller: ControllerState) -> [Inspection.Row?] {
    let window = state.windows.first { $0.rootViewController == controller.id }
    let presented = state.controllers.values.filter { $0.presenting == controller.id }.map(\.id)
    let coordinator = state.coordinators.values.filter { $0.controller == controller.id }.map(\.id)
    return [
      row("parent", [controller.parent].compactMap(\.self)), row("children", controller.children),
      window.map { row(localized("root of"), [$0.view]) },
      row(
        localized("presented by"), [controller.presenting].compactMap(\.self),
        or: localized("None")),
      row(localized("presents"), presented, or: localized("None")),
      controller.presentationController.map { row(localized("presentation controller"), $0) },
      coordinator.isEmpty ? nil : row(localized("shown by"), coordinator),
    ]
  }

  private func moves(
    of controller: ControllerState, _ history: NodeHistory
  ) -> [Inspection.Row?] {
    let isOnItsWay = isInsideAppearance(controller)
    let level = controller.explicitLevel
    let direction =
      controller.isExplicitlyAppearing == true ? localized("appearing") : localized("disappearing")
    return [
      row("isMovingToParent", isOnItsWay && controller.pendingMove == .to),
      row("isMovingFromParent", isOnItsWay && controller.pendingMove == .from),
      row("isBeingPresented", controller.presentationMove == .presented),
      row("isBeingDismissed", controller.presentationMove == .dismissed),
      row(localized("willMove sent"), announced(controller)),
      row(localized("didMove pending"), owed(controller)),
      repeated(controller),
      row(localized("animated"), controller.isAnimated),
      row(
        localized("viewIsAppearing sent"), isAppearingSent(to: controller, history),
        help: localized(
          "Called once per appearance, between viewWillAppear and viewDidAppear, with final geometry"
        )),
      row(
        localized("explicit transition"),
        level == 0
          ? localized("None")
          : level == 1 ? direction : localized("\(direction), begun \(level) times")),
    ]
  }

  private func announced(_ controller: ControllerState) -> String {
    switch controller.pendingMove {
    case .none: localized("None")
    case .to: localized("to a parent")
    case .from: localized("from parent")
    }
  }

  /// Whether `didMove` is pending: a move was announced and not finished.
  private func owed(_ controller: ControllerState) -> String {
    guard controller.pendingMove != .none, controller.moveToSettle == nil else {
      return localized("no")
    }
    let parent = controller.pendingMove == .to ? controller.parent : nil
    return localized("yes, toParent: \(parent.map(state.name(of:)) ?? "nil")")
  }

  /// The `didMove` that UIKit will repeat, because it was sent during an appearance transition.
  private func repeated(_ controller: ControllerState) -> Inspection.Row? {
    controller.moveToSettle.map { move in
      row(
        localized("didMove repeated"),
        localized("yes, toParent: \(move.parent.map(state.name(of:)) ?? "nil")"))
    }
  }

  /// Whether the last event was an appearance callback of the controller, which is still running.
  private func isInsideAppearance(_ controller: ControllerState) -> Bool {
    guard events > 0 else { return false }
    let event = opened.recording.events[events - 1]
    guard event.subject == controller.id else { return false }
    switch event.kind {
    case .callback(.viewWillAppear), .callback(.viewIsAppearing), .callback(.viewDidAppear),
      .callback(.viewWillDisappear), .callback(.viewDidDisappear):
      return true
    default: return false
    }
  }

  /// Whether `viewIsAppearing` was sent since the last disappearance.
  private func isAppearingSent(to controller: ControllerState, _ history: NodeHistory) -> Bool {
    for place in history.events.reversed() where place < events {
      let event = opened.recording.events[place]
      guard event.subject == controller.id, case .callback(let callback) = event.kind else {
        continue
      }
      switch callback {
      case .viewIsAppearing: return controller.phase != .disappeared
      case .viewDidDisappear: return false
      default: continue
      }
    }
    return false
  }

  private func environment(of controller: ControllerState) -> [Inspection.Row?] {
    let size = controller.preferredContentSize
    return [
      row(localized("traits"), state.traits(of: controller.id).inspected),
      row(
        localized("overridden by parent"),
        controller.overrideTraits?.inspected ?? localized("no")),
      row(
        localized("own overrides"),
        controller.traitOverrides == TraitCollection()
          ? localized("None") : controller.traitOverrides.inspected),
      row("preferredContentSize", size == .zero ? localized("None") : size.inspected),
      row("modalPresentationStyle", controller.modalPresentationStyle),
      row("definesPresentationContext", controller.definesPresentationContext),
    ]
  }

  private func viewRows(of controller: ControllerState) -> [Inspection.Row?] {
    guard let id = controller.view, let view = state.views[id] else {
      return [
        controller.unknown.contains(.view)
          ? unknown("view") : row("view", localized("not loaded"))
      ]
    }
    return [row("view", [id])] + geometry(of: view)
  }
}

extension PhaseMark {
  /// The phase mark as a character.
  fileprivate var glyph: String {
    switch self {
    case .appeared: "●"
    case .appearing: "◐"
    case .disappearing: "◑"
    case .disappeared: "○"
    case .notLoaded: "◌"
    }
  }
}
