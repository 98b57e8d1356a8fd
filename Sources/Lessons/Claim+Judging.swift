import Figures
import Geometry
import Hierarchy
import Scenarios

/// Verifies a lesson's claims by running its scripts.
extension LessonRuns {
  /// Throws a denial with the actual value unless the claim holds in a script's run at a moment.
  mutating func confirm(
    _ claim: Claim, of text: String, at moment: LessonPlace.Moment,
    programs: (String) -> LessonProgram?
  ) throws(Denial) {
    let view = RunView(of: outcome(of: text).recording)
    switch claim.kind {
    case .happens(let event, let times): try confirm(event, happens: times, in: view)
    case .order(let events): try confirm(orderOf: events, in: view)
    case .diagnostics(let ids): try Self.confirm(diagnostics: ids, in: view.recording)
    case .tree(let tree):
      let found = view.recording.state(at: try view.playhead(at: moment)).treeText
      guard found == tree else { throw Denial("the tree is \(found)") }
    case .property(let node, let property, let value):
      let found = try view.recording.state(at: try view.playhead(at: moment))
        .value(of: property, of: node)
      guard found == value else { throw Denial("\(node).\(property.rawValue) is \(found)") }
    case .stage(let digest):
      let found = stageDigest(of: text)
      guard found == digest else {
        throw Denial(
          "the picture of the stage has the digest \(found); look at it before you write it")
      }
    case .sameStage(let name, let isSame):
      guard let other = programs(name) else { throw Denial("no script is named \"\(name)\"") }
      guard stagesLookAlike(text, other.text) == isSame else {
        throw Denial("the stages look \(isSame ? "different" : "the same")")
      }
    }
  }

  private func confirm(_ event: EventName, happens times: Int?, in view: RunView) throws(Denial) {
    guard let times else {
      _ = try view.index(of: event)
      return
    }
    let count = view.lines.count { $0.text == event.text }
    guard count == times else { throw Denial("it happens \(count) times") }
  }

  private func confirm(orderOf events: [EventName], in view: RunView) throws(Denial) {
    var last = -1
    for event in events {
      let index = try view.index(of: event)
      guard index > last else { throw Denial("\"\(event)\" comes before that") }
      last = index
    }
  }

  static func confirm(diagnostics ids: [String], in recording: Recording) throws(Denial) {
    var found: [String] = []
    for id in recording.diagnostics.map(\.id) where !found.contains(id) { found.append(id) }
    guard found == ids else {
      throw Denial("the diagnostics are \(found.isEmpty ? "none" : found.joined(separator: ", "))")
    }
  }
}

extension HierarchyState {
  /// The controllers as "root(a, b(c))"; commas separate several roots.
  var treeText: String {
    enum Piece {
      case controller(ControllerState)
      case words(String)
    }
    func list(_ controllers: [ControllerState]) -> [Piece] {
      controllers.map { [Piece.controller($0)] }.joined(separator: [.words(", ")]).map(\.self)
    }
    var text = ""
    var open = Array(list(topControllers).reversed())
    while let piece = open.popLast() {
      switch piece {
      case .words(let words): text += words
      case .controller(let controller):
        text += controller.name
        let children = list(controller.children.compactMap { controllers[$0] })
        guard !children.isEmpty else { continue }
        open += [.words(")")] + children.reversed() + [.words("(")]
      }
    }
    return text
  }

  /// A property's value as text.
  func value(of property: Claim.Property, of name: String) throws(Denial) -> String {
    let controller = controllers.values.first { $0.name == name }
    let view = controller?.view.flatMap { views[$0] } ?? views.values.first { $0.name == name }
    guard controller != nil || view != nil else {
      throw Denial("nothing is named \"\(name)\" then")
    }
    func words(_ id: NodeID?) -> String {
      id.map { id in controllers[id]?.name ?? views[id]?.name ?? id.description } ?? "nil"
    }
    switch property {
    case .parent: return words(controller?.parent)
    case .phase: return controller?.phase.rawValue ?? "nil"
    case .children:
      let names = controller?.children.map { words($0) } ?? []
      return names.isEmpty ? "none" : names.joined(separator: ", ")
    case .title: return controller?.title ?? "nil"
    case .superview: return words(view?.superview)
    case .view: return view == nil ? "not loaded" : "loaded"
    case .frame:
      guard let frame = view?.frame else { return "nil" }
      return [frame.minX, frame.minY, frame.width, frame.height].map(Self.number)
        .joined(separator: ", ")
    }
  }

  private static func number(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? String(Int(clamping: rounded)) : String(rounded)
  }
}
