import Geometry

/// Views in the format of UIKit's debugger command.
///
/// UIKit: `recursiveDescription` of `UIView`. As in UIKit, values are the model's, not those of a
/// running animation; pointers are derived from ids.
extension HierarchyState {
  /// The windows and their views, in UIKit's format.
  public var recursiveDescription: String {
    var printer = ViewPrinter(self)
    for window in windows { printer.print(window.view) }
    return printer.text
  }

  /// A view and its descendants, in UIKit's format.
  public func recursiveDescription(of view: NodeID) -> String {
    var printer = ViewPrinter(self)
    printer.print(view)
    return printer.text
  }
}

/// Prints views line by line; very deep lines print their level instead of bars, an extension of
/// UIKit's format.
private struct ViewPrinter {
  private(set) var text = ""
  private let state: HierarchyState
  private var printed: Set<NodeID> = []

  init(_ state: HierarchyState) { self.state = state }

  mutating func print(_ top: NodeID) {
    var waiting = [(id: top, level: 0)]
    while let (id, level) = waiting.popLast() {
      guard let view = state.views[id], printed.insert(id).inserted else { continue }
      let facts = view.facts + [animations(of: id), view.layerFacts].compactMap(\.self)
      text += OutlineBars.text(level, most: OutlineBars.mostForTools)
      text +=
        "<\(view.className.visible()): \(id.pointer(.object)); \(facts.joined(separator: "; "))>\n"
      waiting += view.subviews.reversed().map { ($0, level + 1) }
    }
  }

  private func animations(of view: NodeID) -> String? {
    let running = state.animations.filter { $0.view == view }.map { animation in
      let pointer = NodeID(animation.id).pointer(.animation)
      return "\(animation.key)=<\(animation.className): \(pointer)>; "
    }
    return running.isEmpty ? nil : "animations = { \(running.joined())}"
  }
}

extension ViewState {
  fileprivate var facts: [String] {
    let map = transform
    let numbers = [map.a, map.b, map.c, map.d, map.tx, map.ty].map(\.debugText)
    let label: String? = if case .text(let text) = content { text.string.shortened } else { nil }
    let facts = [
      "frame = \(frame.debugText)",
      map.isIdentity ? nil : "transform = [\(numbers.joined(separator: ", "))]",
      label.map { "text = '\($0.visible())'" },
      clipsToBounds ? "clipsToBounds = YES" : nil,
      isHidden ? "hidden = YES" : nil,
      alpha == 1 ? nil : "alpha = \(alpha.debugText)",
    ]
    return facts.compactMap(\.self)
  }

  /// The last attributes that UIKit prints: the color, since iOS 13, and the layer.
  fileprivate var layerFacts: String {
    let layer = "layer = <CALayer: \(id.pointer(.layer))>"
    return backgroundColor.map { "backgroundColor = \($0.debugText); \(layer)" } ?? layer
  }
}

extension AnimationState {
  /// Core Animation's key for it.
  fileprivate var key: String {
    guard case .property(_, let to) = motion else { return "transition" }
    return switch to {
    case .center: "position"
    case .alpha: "opacity"
    case .isHidden: "hidden"
    case .clipsToBounds: "masksToBounds"
    case .content: "contents"
    case .bounds, .transform, .cornerRadius, .backgroundColor, .shadow: to.name
    }
  }

  fileprivate var className: String {
    if case .property = motion { "CABasicAnimation" } else { "CATransition" }
  }
}

extension Color {
  fileprivate var debugText: String {
    red == green && green == blue
      ? "UIExtendedGrayColorSpace \(red.debugText) \(alpha.debugText)"
      : "UIExtendedSRGBColorSpace "
        + [red, green, blue, alpha].map(\.debugText).joined(separator: " ")
  }
}

extension CGRect {
  fileprivate var debugText: String {
    "(\(Double(minX).debugText) \(Double(minY).debugText);"
      + " \(Double(width).debugText) \(Double(height).debugText))"
  }
}

extension Double {
  /// The number with at most six digits, in `%g` format.
  fileprivate var debugText: String { String(format: "%g", self == 0 ? 0 : self) }
}

extension String {
  /// The first 25 characters, then dots if there are more.
  fileprivate var shortened: String { count > 25 ? prefix(25) + "..." : self }
}
