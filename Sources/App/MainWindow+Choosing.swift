import Attach
import Foundation
import Geometry
import GtkKit
import Session
import Support
import X11Kit

/// Selecting an element in a running program, by a click on it or by following the focus.
extension MainWindow {
  // MARK: Pointing

  /// Waits for a click in another program's window, if the display server allows it.
  func chooseByPointing() {
    if let reason = Self.reasonAgainstPointing(on: Toolkit.displayServer) { return say(reason) }
    guard
      let choice = X11Screen().flatMap({ screen in
        PointChoice(on: screen) { [weak self] outcome in self?.pointed(outcome) }
      })
    else { return say(localized("Another app is using the pointer. Try again in a moment.")) }
    chooser.pointing = choice
    programs.refresh()
    showLastingNews()
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
    chooser.pointing = nil
    switch outcome {
    case .cancelled: showLastingNews()
    case .nothing: say(localized("No window here reports its process."))
    case .window(let window, let point):
      guard window.process != ProcessInfo.processInfo.processIdentifier else {
        return say(localized("Terrarium can't watch itself."))
      }
      guard let program = programs.application(ofProcess: String(window.process)) else {
        return say(
          localized(
            "\(window.title) isn't accessible to assistive technology. The list of running applications shows how to start it with accessibility."
          ))
      }
      showLastingNews()
      choose(.point(point, window), in: program)
    }
  }

  // MARK: Focus

  /// Selects the focused element from now on, in any program.
  func setFollowsFocus(_ isOn: Bool) {
    (chooser.news, chooser.search) = (nil, nil)
    switches[.followsFocus]?.isOn = isOn
    guard isOn else { return }
    guard let bus = programs.bus, case .some(let running) = programs.listing else {
      switches[.followsFocus]?.isOn = false
      programs.refresh()
      return say(localized("There is no program to watch."))
    }
    chooser.news = FocusNews(on: bus) { [weak self] reference in
      guard let self, let program = programs.application(onBus: reference.bus) else { return }
      choose(.accessible(reference), in: program)
    }
    chooser.search = FocusSearch(in: running, on: bus) { [weak self] found in
      guard let self, chooser.news != nil else { return }
      chooser.search = nil
      guard let found else {
        return say(localized("The selection now follows the keyboard focus of other programs."))
      }
      choose(.accessible(found.tree.nodes[found.place].reference), in: found.application)
    }
  }

  // MARK: Choosing

  private func choose(_ wish: ProgramChooser.Wish, in program: RunningApplication) {
    chooser.wish = wish
    if let attachment, attachment.application.bus == program.bus, isProgramOpen,
      !attachment.condition.isOver
    {
      // The last snapshot may be out of date.
      return attachment.lookNow()
    }
    guard let bus = programs.bus else { return }
    leaveScript { [weak self] in self?.watch(Attachment(to: program, on: bus)) }
  }

  /// Selects the wanted element, once the program was read.
  func chooseWanted() {
    guard let wish = chooser.wish, let attachment, isProgramOpen, attachment.condition == .live,
      let bus = programs.bus
    else { return }
    switch wish {
    case .accessible(let reference):
      chooser.wish = nil
      // Programs know elements that are in no tree; use the nearest ancestor in the tree.
      bus.first(from: reference) {
        attachment.view(of: $0) != nil
      } _: { [weak self] seen in
        guard let self, self.attachment === attachment, let view = seen.flatMap(attachment.view)
        else { return }
        send(.program(.pick(view)))
      }
    case .point(let point, let window):
      chooser.wish = nil
      let tree = attachment.tree
      guard let place = tree.window(titled: window.title, size: window.frame.size) else {
        return say(
          localized("\(attachment.application.name) doesn't report the position of this window."))
      }
      let node = tree.nodes[place]
      let here = window.place(of: point, in: node.extents)
      let inTree = tree.nodes[tree.place(at: here, in: place)].reference
      guard attachment.application.knowsPointsOfWindows else {
        chooser.wish = .accessible(inTree)
        return chooseWanted()
      }
      bus.accessible(at: here, in: node.reference) { [weak self] reference in
        guard let self, self.attachment === attachment else { return }
        // GTK 4.8 finds no accessible inside a text entry; fall back to our hit test.
        chooser.wish = .accessible(reference == node.reference ? inTree : reference)
        chooseWanted()
      }
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
