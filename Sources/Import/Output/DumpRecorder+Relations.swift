import Geometry
import Hierarchy

/// Records parents and known states at one moment.
extension DumpRecorder {
  mutating func relate(_ parts: [Part], in window: NodeID?) {
    var hasRoot = false
    for part in parts {
      if part.node.kind == .controller, let controller = part.controller {
        relate(controller, part, parts, in: window)
        if let window, !hasRoot, part.node.isRoot, part.node.isInWindow == true {
          hasRoot = true
          set(window, root: controller)
        }
      } else if let view = part.view {
        relate(view, part, parts)
      }
    }
    if let window {
      make(.unknown(window, [.frame]))
      if !hasRoot { set(window, root: nil) }
    }
    order(parts)
  }

  private mutating func set(_ window: NodeID, root: NodeID?) {
    let old = state.windows.first { $0.view == window }
    if old == nil || old?.rootViewController != root {
      make(.rootViewController(window: window, root))
    }
  }

  private mutating func relate(
    _ controller: NodeID, _ part: Part, _ parts: [Part], in window: NodeID?
  ) {
    let (node, old) = (part.node, state.controllers[controller])
    let above = part.above.map { parts[$0] }
    let isPresented = node.isPresented == true
    let parent = isPresented ? nil : above?.controller
    let presenter = isPresented ? above?.controller : nil
    if old?.parent != parent { make(.parent(controller, parent)) }
    if old?.presenting != presenter { make(.presenting(controller, by: presenter)) }
    if let with = part.facts.presentedWith, old?.presentationController != with {
      make(.presentationController(of: controller, className: with))
    }
    if let phase = node.phase, old?.phase != phase {
      make(.phase(controller, phase, isAnimated: false))
    }
    if old?.view != part.view { make(.view(of: controller, part.view)) }
    var unknown: UnknownFacts = []
    if node.phase == nil { unknown.insert(.phase) }
    if node.isViewLoaded == nil { unknown.insert(.view) }
    if node.isInWindow == nil, node.isViewLoaded != false { unknown.insert(.window) }
    if old?.unknown != unknown { make(.unknown(controller, unknown)) }
    guard let view = part.view else { return }
    let isAboveShown = above?.node.isInWindow == true && !isPresented
    let superview = node.isInWindow == true ? (isAboveShown ? above?.view : nil) ?? window : nil
    if state.views[view]?.superview != superview, superview != view {
      make(.superview(view, superview, index: .max))
    }
    describe(view, part.facts, in: nil, unknown: .superview)
  }

  private mutating func relate(_ view: NodeID, _ part: Part, _ parts: [Part]) {
    let above = part.above.map { parts[$0] }
    if let above = above?.view {
      if state.views[view]?.superview != above { make(.superview(view, above, index: .max)) }
    } else if !state.windows.contains(where: { $0.view == view }) {
      // A dumped root view counts as a window without a root view controller.
      make(.rootViewController(window: view, nil))
    }
    let isAbsolute = [.uiautomator, .xcuitest].contains(part.node.format)
    describe(view, part.facts, in: isAbsolute ? above?.facts.frame?.origin : nil, unknown: [])
    if case .text(let text) = state.views[view]?.content, text.string == part.facts.name { return }
    if let name = part.facts.name { make(.property(view, .content(.text(Content.Text(name))))) }
    guard let controller = part.controller else { return }
    if state.controllers[controller]?.view != view { make(.view(of: controller, view)) }
    make(.unknown(controller, [.phase, .window]))
  }

  private mutating func describe(
    _ view: NodeID, _ facts: DumpFacts, in origin: CGPoint?, unknown: UnknownFacts
  ) {
    var unknown = unknown.union(.look)
    if let frame = facts.frame?.offsetBy(dx: -(origin?.x ?? 0), dy: -(origin?.y ?? 0)) {
      if state.views[view]?.frame != frame {
        make(.property(view, .bounds(CGRect(origin: .zero, size: frame.size))))
        make(.property(view, .center(CGPoint(x: frame.midX, y: frame.midY))))
      }
    } else {
      unknown.insert(.frame)
    }
    if let isHidden = facts.isHidden, state.views[view]?.isHidden != isHidden {
      make(.property(view, .isHidden(isHidden)))
    }
    if let alpha = facts.alpha, state.views[view]?.alpha != alpha {
      make(.property(view, .alpha(alpha)))
    }
    if state.views[view]?.unknown != unknown { make(.unknown(view, unknown)) }
  }

  /// Reorders siblings as in the dump.
  private mutating func order(_ parts: [Part]) {
    var children: [Int: [Int]] = [:]
    for (index, part) in parts.enumerated() {
      if let above = part.above { children[above, default: []].append(index) }
    }
    for (index, list) in children.sorted(by: { $0.key < $1.key }) {
      if parts[index].node.kind == .controller, let parent = parts[index].controller {
        let order = list.filter { parts[$0].node.isPresented != true }.compactMap {
          parts[$0].controller
        }
        if state.controllers[parent]?.children != order,
          order.count == state.controllers[parent]?.children.count
        {
          make(.childOrder(of: parent, order))
        }
      } else if let parent = parts[index].view {
        let order = list.compactMap { parts[$0].view }
        guard state.views[parent]?.subviews != order else { continue }
        for (place, view) in order.enumerated() {
          make(.superview(view, parent, index: Int32(truncatingIfNeeded: place)))
        }
      }
    }
  }
}
