import Hierarchy

/// Additions and removals: calls of the containment handshake that are missing or too early.
extension FixScene {
  /// D01: make the controller a child of the one whose view received its view.
  var adoptedOrphan: ScriptFix? {
    guard let line = callLine("addSubview"), let host = line.hostOfView,
      let orphan = line.guestOfView
    else { return nil }
    return .around(
      line, before: Self.call("addChild(\(orphan))", on: host),
      after: ["\(orphan).didMove(toParent: \(host))"])
  }

  /// D05: call `didMove` once the view is in place.
  var finishedAddition: ScriptFix? {
    guard let addition = callLine("addChild"), let first = diagnostic.calls.last else { return nil }
    let child = addition.arguments
    let view = line(in: Int(first)..<place) { event, line in
      event.kind.isAddedView && line.guestOfView == child && line.indent == addition.indent
    }
    return .around(
      view ?? addition, after: ["\(child).didMove(toParent: \(addition.subject))"])
  }

  /// D06: call `willMove(toParent: nil)` before removing the view.
  var announcedRemoval: ScriptFix? {
    guard let removal = callLine("removeFromParent"), let child = removal.receiver else {
      return nil
    }
    let above = CodeLine(removal.number - 1, of: lines)
    let isView = above?.method == "removeFromSuperview" && above?.receiver == "\(child).view"
    return .around(
      isView ? above ?? removal : removal, before: "\(child).willMove(toParent: nil)")
  }

  /// D11: remove the view before its controller.
  var removedGhost: ScriptFix? {
    guard let removal = callLine("removeFromParent"), let child = removal.receiver else {
      return nil
    }
    return .around(removal, before: "\(child).view.removeFromSuperview()")
  }

  /// D12: call `didMove` after adding the view.
  var laterDidMove: ScriptFix? {
    guard let early = callLine("didMove"), let child = early.receiver,
      let view = line(
        in: Int(diagnostic.calls.first ?? 0)..<place + 1,
        where: { event, line in
          event.kind.isAddedView && line.guestOfView == child && line.indent == early.indent
            && line.number > early.number
        })
    else { return nil }
    return .moving(early, behind: view)
  }

  /// A call on a receiver, or on an implicit `self`.
  private static func call(_ call: String, on receiver: String) -> String {
    receiver == "self" ? call : "\(receiver).\(call)"
  }
}

/// Superfluous calls, and views in the wrong place.
extension FixScene {
  /// D07, D08, U2: remove a callback that the system sends itself.
  var droppedCall: ScriptFix? {
    let places = diagnostic.calls.reversed().map(Int.init) + [place]
    return places.lazy.compactMap(line(ofEvent:)).first { Self.callbacks.contains($0.method) }
      .map(ScriptFix.without)
  }

  private static let callbacks = [
    "willMove", "didMove", "viewWillAppear", "viewIsAppearing", "viewDidAppear",
    "viewWillDisappear", "viewDidDisappear",
  ]

  /// U1: do not end a transition that was not begun.
  ///
  /// An end that comes too late, after another transition, cannot be fixed by reordering.
  var balancedEnd: ScriptFix? {
    guard !diagnostic.correctedOrder.isEmpty, let line = line(ofEvent: place),
      line.method == "endAppearanceTransition", let subject = diagnostic.subject,
      recording.state(atEvent: place).controllers[subject]?.explicitLevel == 0
    else { return nil }
    return .without(line)
  }

  /// H1: add the view inside its parent's view; add a parent first if there is none.
  var rightPlace: ScriptFix? {
    guard let line = line(ofEvent: place), line.method == "addSubview", line.hostOfView != nil,
      let guest = line.guestOfView, let subject = diagnostic.subject
    else { return nil }
    guard let parent = recording.state(atEvent: place).controllers[subject]?.parent else {
      return adopted(line)
    }
    guard let added = lineOfAddition(of: subject, to: parent), added.arguments == guest else {
      return nil
    }
    let host = added.receiver.map { "\($0).view" } ?? "view"
    return .replacing(line, by: "\(host).addSubview(\(line.arguments))")
  }

  private func adopted(_ line: CodeLine) -> ScriptFix? {
    guard let host = line.hostOfView, let orphan = line.guestOfView else { return nil }
    return .around(
      line, before: host == "self" ? "addChild(\(orphan))" : "\(host).addChild(\(orphan))",
      after: ["\(orphan).didMove(toParent: \(host))"])
  }

  private func lineOfAddition(of child: NodeID, to parent: NodeID) -> CodeLine? {
    line(in: 0..<place) { event, line in
      event.kind == .call(.addChild, child) && event.subject == parent && line.method == "addChild"
    }
  }

  /// H2: remove the view from its old superview before moving the controller, and add it again
  /// after.
  var peacefulMove: ScriptFix? {
    guard let line = line(ofEvent: place), line.method == "addChild" else { return nil }
    let (child, parent) = (line.arguments, line.subject)
    let view = parent == "self" ? "view" : "\(parent).view"
    return .around(
      line, before: "\(child).view.removeFromSuperview()",
      after: ["\(view).addSubview(\(child).view)", "\(child).didMove(toParent: \(parent))"])
  }
}

extension Event.Kind {
  /// Whether it is an `addSubview` call.
  fileprivate var isAddedView: Bool {
    if case .call(.addSubview, _) = self { true } else { false }
  }
}
