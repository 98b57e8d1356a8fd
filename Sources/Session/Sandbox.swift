package import Hierarchy
import Interpreter
import Scenarios
import Support

/// The sandbox: every call is a line of Swift, appended to the script.
///
/// So everything can be read, edited, saved and compiled; undo removes the last line.
package struct Sandbox: Sendable {
  private let opened: Opened

  package init(of opened: Opened) { self.opened = opened }

  /// The palette's calls: five of containment, two of views, and more.
  package enum Call: String, CaseIterable, Hashable, Sendable {
    case make = "new"
    case addChild, removeFromParent, willMove, didMove, transition
    case addSubview, removeFromSuperview
    case root, present, dismiss, turn

    package var title: String {
      switch self {
      case .make: localized("New Controller")
      case .root: "rootViewController"
      default: rawValue
      }
    }
  }

  /// The classes of new controllers.
  private static let classes = [
    "ViewController", "NavigationController", "TabBarController",
  ]

  /// The lines a call offers, for the selected node or for all.
  ///
  /// Nodes without a name in the script are excluded.
  package func lines(for call: Call) -> [String] {
    guard opened.isSandbox else { return [] }
    let names = controllerNames
    let chosen =
      opened.selection.flatMap { selected in names.filter { $0.id == owner(of: selected) } } ?? []
    let subjects = chosen.isEmpty ? names : chosen
    func pairs(_ line: (String, String) -> String) -> [String] {
      subjects.flatMap { subject in
        names.filter { $0.id != subject.id }.map { line(subject.name, $0.name) }
      }
    }
    switch call {
    case .make:
      return Self.classes.map { kind in
        let name = freeName(for: kind)
        return "let \(name) = \(kind)(\"\(name)\")"
      }
    case .addChild: return pairs { child, parent in "\(parent).addChild(\(child))" }
    case .removeFromParent: return subjects.map { "\($0.name).removeFromParent()" }
    case .willMove:
      return subjects.map { "\($0.name).willMove(toParent: nil)" }
        + pairs { child, parent in "\(child).willMove(toParent: \(parent))" }
    case .didMove:
      return pairs { child, parent in "\(child).didMove(toParent: \(parent))" }
        + subjects.map { "\($0.name).didMove(toParent: nil)" }
    case .transition:
      return pairs { from, to in
        let container = names.first { $0.id == parent(of: from, names) }?.name
        return container.map { "\($0).transition(from: \(from), to: \(to), duration: 0.3)" } ?? ""
      }.filter { !$0.isEmpty }
    case .addSubview: return pairs { child, parent in "\(parent).view.addSubview(\(child).view)" }
    case .removeFromSuperview: return subjects.map { "\($0.name).view.removeFromSuperview()" }
    case .root: return subjects.map { "window.rootViewController = \($0.name)" }
    case .present: return pairs { shown, by in "\(by).present(\(shown), animated: true)" }
    case .dismiss: return subjects.map { "\($0.name).dismiss(animated: true)" }
    case .turn: return ["simulation.turn()", "simulation.finishAnimations()"]
    }
  }

  /// The lines offered when one node is dropped onto another.
  package func lines(dropping child: NodeID, on parent: NodeID) -> [String] {
    let names = controllerNames
    guard opened.isSandbox, child != parent,
      let child = names.first(where: { $0.id == child })?.name,
      let container = names.first(where: { $0.id == parent })?.name
    else { return [] }
    return [
      "\(container).addChild(\(child))", "\(container).view.addSubview(\(child).view)",
      "\(child).didMove(toParent: \(container))", "\(container).present(\(child), animated: true)",
    ]
  }

  /// The calls offered in a node's menu, each with its lines.
  ///
  /// For a node without a name in the script, such as the window, offers root controllers.
  package func calls(about node: NodeID) -> [(title: String, lines: [String])] {
    var about = opened
    about.select(node)
    let isNamed = controllerNames.contains { $0.id == owner(of: node) }
    let calls: [Call] =
      isNamed
      ? [
        .addChild, .addSubview, .didMove, .willMove, .removeFromSuperview, .removeFromParent,
        .present, .dismiss, .root,
      ] : opened.state.windows.contains { $0.view == node } ? [.root] : []
    return calls.map { ($0.title, Sandbox(of: about).lines(for: $0)) }.filter { !$0.lines.isEmpty }
  }
}

/// Names in the script.
extension Sandbox {
  /// The controllers held by script variables, in the variables' order.
  private var controllerNames: [(name: String, id: NodeID)] {
    let latest = opened.recording.latest
    return endVariables.compactMap { variable in
      guard let controller = latest.controllers.values.first(where: { $0.name == variable.value })
      else { return nil }
      return (variable.name, controller.id)
    }
  }

  /// The variables at the end of the script.
  private var endVariables: [(name: String, value: String)] {
    guard let script = opened.outcome.script, let steps = script.steps, script.eventCount > 0 else {
      return []
    }
    return steps.values(atEvent: script.eventCount - 1).map { ($0.variable.name, $0.text) }
  }

  private func owner(of node: NodeID) -> NodeID {
    let latest = opened.recording.latest
    return latest.controllers.values.first { $0.view == node }?.id ?? node
  }

  private func parent(of name: String, _ names: [(name: String, id: NodeID)]) -> NodeID? {
    names.first { $0.name == name }.flatMap { opened.recording.latest.controllers[$0.id]?.parent }
  }

  /// An unused name for a new controller.
  private func freeName(for kind: String) -> String {
    let text = opened.document?.text ?? ""
    let stems = kind == "ViewController" ? "abcdefghijklmnopqrstuvwxyz".map(String.init) : []
    let base = kind == "NavigationController" ? "nav" : kind == "TabBarController" ? "tabs" : "vc"
    let candidates = stems + [base] + (2...999).map { "\(base)\($0)" }
    return candidates.first { !text.contains("let \($0) ") && !text.contains("\"\($0)\"") } ?? base
  }
}
