import Attach
import Foundation
import Geometry
import GioKit
import GtkKit
import Session
import Support

/// Selects an element in a running program, by a click on it or by following the focus.
final class PickController {
  /// The element to select once it is found.
  private enum Wish {
    case accessible(AccessibleReference)
    /// The element at a point of the screen in a window.
    case point(CGPoint, ScreenWindow)
  }

  private let store: SessionStore
  private let actions: WindowActions
  private let notices: Notices
  private let attach: AttachController
  private let programs: RunningPrograms
  private var wish: Wish?
  /// The pending click.
  private var pointing: PointChoice?
  /// Focus events, while they are followed.
  private var news: FocusNews?
  /// The search for the initially focused element.
  private var search: FocusSearch?

  init(
    _ store: SessionStore, _ actions: WindowActions, _ notices: Notices, _ attach: AttachController
  ) {
    (self.store, self.actions, self.notices) = (store, actions, notices)
    (self.attach, programs) = (attach, attach.programs)
    actions.install(.chooseByPointing) { [weak self] in self?.pickByPointing() }
    actions.install(.followsFocus, isOn: false) { [weak self] isOn in self?.setFollowsFocus(isOn) }
    notices.addNews { [weak self] in
      self?.pointing.map { _ in localized("Click an element to inspect it. Esc cancels.") }
    }
    attach.onRead { [weak self] in self?.selectWanted() }
  }
}

/// Pointing.
extension PickController {
  /// Waits for a click in another program's window, if the display server allows it.
  private func pickByPointing() {
    if let reason = Self.reasonAgainstPointing(on: Toolkit.displayServer) {
      return notices.say(reason)
    }
    guard
      let choice = X11Screen().flatMap({ screen in
        PointChoice(on: screen) { [weak self] outcome in self?.pointed(outcome) }
      })
    else {
      return notices.say(localized("Another app is using the pointer. Try again in a moment."))
    }
    pointing = choice
    programs.refresh()
    notices.showNews()
  }

  /// The reason why windows of other programs cannot be picked; nil where they can.
  private static func reasonAgainstPointing(on server: Toolkit.DisplayServer) -> String? {
    switch server {
    case .x11: nil
    case .wayland:
      localized(
        "Wayland doesn't report what is under the pointer in other apps. Choose the program in the sidebar, or turn on Follow Keyboard Focus."
      )
    case .broadway, .other:
      localized(
        "There is no other window to pick from. Choose the program in the sidebar, or turn on Follow Keyboard Focus."
      )
    }
  }

  private func pointed(_ outcome: PointChoice.Outcome) {
    pointing = nil
    switch outcome {
    case .cancelled: notices.showNews()
    case .nothing: notices.say(localized("No window here reports its process."))
    case .window(let window, let point):
      guard window.process != ProcessInfo.processInfo.processIdentifier else {
        return notices.say(localized("Terrarium can't watch itself."))
      }
      guard let program = programs.application(ofProcess: String(window.process)) else {
        return notices.say(
          localized(
            "\(window.title) isn't accessible to assistive technology. The list of running applications shows how to start it with accessibility."
          ))
      }
      notices.showNews()
      pick(.point(point, window), in: program)
    }
  }
}

/// Following the focus.
extension PickController {
  /// Selects the focused element from now on, in any program.
  private func setFollowsFocus(_ isOn: Bool) {
    (news, search) = (nil, nil)
    actions.show(.followsFocus, isOn: isOn)
    guard isOn else { return }
    guard let bus = programs.bus, case .some(let running) = programs.listing else {
      actions.show(.followsFocus, isOn: false)
      programs.refresh()
      return notices.say(localized("There is no program to watch."))
    }
    news = FocusNews(on: bus) { [weak self] reference in
      guard let self, let program = programs.application(onBus: reference.bus) else { return }
      pick(.accessible(reference), in: program)
    }
    search = FocusSearch(in: running, on: bus) { [weak self] found in
      guard let self, news != nil else { return }
      search = nil
      guard let found else {
        return notices.say(
          localized("The selection now follows the keyboard focus of other programs."))
      }
      pick(.accessible(found.tree.nodes[found.place].reference), in: found.application)
    }
  }
}

/// Selecting.
extension PickController {
  private func pick(_ wish: Wish, in program: RunningApplication) {
    self.wish = wish
    if let attachment = attach.attachment, attachment.application.bus == program.bus,
      attach.isOpen, !attachment.condition.isOver
    {
      // The last snapshot may be out of date.
      return attachment.lookNow()
    }
    attach.watch(program)
  }

  /// Selects the wanted element, once the program was read.
  private func selectWanted() {
    guard let wish, let attachment = attach.attachment, attach.isOpen,
      attachment.condition == .live, let bus = programs.bus
    else { return }
    self.wish = nil
    switch wish {
    case .accessible(let reference): select(reference, in: attachment, on: bus)
    case .point(let point, let window): look(at: point, of: window, in: attachment, on: bus)
    }
  }

  private func select(
    _ reference: AccessibleReference, in attachment: Attachment, on bus: AccessibilityBus
  ) {
    // Programs know elements that are in no tree; use the nearest ancestor in the tree.
    bus.first(from: reference) {
      attachment.view(of: $0) != nil
    } _: { [weak self] seen in
      guard let self, attach.attachment === attachment,
        let view = seen.flatMap(attachment.view)
      else { return }
      store.send(.program(.pick(view)))
    }
  }

  private func look(
    at point: CGPoint, of window: ScreenWindow, in attachment: Attachment,
    on bus: AccessibilityBus
  ) {
    let tree = attachment.tree
    guard let place = tree.window(titled: window.title, size: window.frame.size) else {
      return notices.say(
        localized("\(attachment.application.name) doesn't report the position of this window."))
    }
    let node = tree.nodes[place]
    let here = window.place(of: point, in: node.extents)
    let inTree = tree.nodes[tree.place(at: here, in: place)].reference
    guard attachment.application.knowsPointsOfWindows else {
      wish = .accessible(inTree)
      return selectWanted()
    }
    bus.accessible(at: here, in: node.reference) { [weak self] reference in
      guard let self, attach.attachment === attachment else { return }
      // GTK 4.8 finds no accessible inside a text entry; fall back to our hit test.
      wish = .accessible(reference == node.reference ? inTree : reference)
      selectWanted()
    }
  }
}

extension ScreenWindow {
  /// Converts a point of the screen to the window coordinates the program uses.
  fileprivate func place(of point: CGPoint, in extents: CGRect?) -> CGPoint {
    let box = extents ?? CGRect(origin: .zero, size: frame.size)
    let scale = frame.width > 0 && box.width > 0 ? box.width / frame.width : 1
    return CGPoint(
      x: box.minX + (point.x - frame.minX) * scale, y: box.minY + (point.y - frame.minY) * scale)
  }
}
