public import Geometry

/// A controller property that is not visible on the stage, with its value.
public enum ControllerProperty: Hashable, Sendable {
  /// The number of open calls of `beginAppearanceTransition(_:animated:)`, and their direction.
  case explicitAppearance(level: Int32, isAppearing: Bool)
  /// The parent's trait overrides for it; nil for none.
  case overrideTraits(TraitCollection?)
  /// The trait overrides for itself and its children.
  case traitOverrides(TraitCollection)
  /// The preferred content size.
  case preferredContentSize(CGSize)
  /// Whether contextual presentation styles cover its view instead of the whole window.
  case definesPresentationContext(Bool)
  /// The modal presentation style, by UIKit's name.
  case modalPresentationStyle(String)

  /// Its name in recording files.
  var name: String {
    switch self {
    case .explicitAppearance: "explicitAppearance"
    case .overrideTraits: "overrideTraits"
    case .traitOverrides: "traitOverrides"
    case .preferredContentSize: "preferredContentSize"
    case .definesPresentationContext: "definesPresentationContext"
    case .modalPresentationStyle: "modalPresentationStyle"
    }
  }

  /// The position of its kind in the canonical order.
  fileprivate var place: Int {
    switch self {
    case .explicitAppearance: 0
    case .overrideTraits: 1
    case .traitOverrides: 2
    case .preferredContentSize: 3
    case .definesPresentationContext: 4
    case .modalPresentationStyle: 5
    }
  }

  /// Whether it is the default, which is not stored.
  fileprivate var isUsual: Bool {
    switch self {
    case .explicitAppearance(let level, _): level == 0
    case .overrideTraits(let traits): traits == nil
    case .traitOverrides(let traits): traits == TraitCollection()
    case .preferredContentSize(let size): size == .zero
    case .definesPresentationContext(let isOn): !isOn
    case .modalPresentationStyle(let style): style == "automatic"
    }
  }
}

/// Properties by name, with defaults for those never set.
extension ControllerState {
  /// Sets a property.
  mutating func set(_ property: ControllerProperty) {
    properties.removeAll { $0.place == property.place }
    guard !property.isUsual else { return }
    let index = properties.firstIndex { $0.place > property.place } ?? properties.endIndex
    properties.insert(property, at: index)
  }

  /// The number of open calls of `beginAppearanceTransition(_:animated:)`.
  public var explicitLevel: Int {
    for case .explicitAppearance(let level, _) in properties { return Int(level) }
    return 0
  }

  /// The direction of the open explicit transition; nil when none is open.
  public var isExplicitlyAppearing: Bool? {
    for case .explicitAppearance(_, let isAppearing) in properties { return isAppearing }
    return nil
  }

  /// The parent's trait overrides for it, or nil.
  public var overrideTraits: TraitCollection? {
    for case .overrideTraits(let traits) in properties { return traits }
    return nil
  }

  /// The trait overrides for itself and its children.
  public var traitOverrides: TraitCollection {
    for case .traitOverrides(let traits) in properties { return traits }
    return TraitCollection()
  }

  /// The preferred content size; zero if not set.
  public var preferredContentSize: CGSize {
    for case .preferredContentSize(let size) in properties { return size }
    return .zero
  }

  /// Whether contextual presentation styles cover its view.
  public var definesPresentationContext: Bool {
    properties.contains(.definesPresentationContext(true))
  }

  /// The modal presentation style, by UIKit's name.
  public var modalPresentationStyle: String {
    for case .modalPresentationStyle(let style) in properties { return style }
    return "automatic"
  }
}

/// Traits of a controller, computed from its window and the overrides in between.
extension HierarchyState {
  /// The traits of a controller at this instant; unspecified without a window.
  public func traits(of controller: NodeID) -> TraitCollection {
    let lineage = lineage(of: controller)
    var traits = lineage.last.flatMap(windowOfTraits)?.traits(in: self) ?? TraitCollection()
    for id in lineage.reversed() {
      guard let controller = controllers[id] else { continue }
      if let override = controller.overrideTraits { traits = traits.overlaid(with: override) }
      traits = traits.overlaid(with: controller.traitOverrides)
    }
    return traits
  }

  /// A controller and its containers, the outermost last.
  private func lineage(of controller: NodeID) -> [NodeID] {
    Array(sequence(first: controller) { controllers[$0]?.parent })
  }

  /// The window from which a controller without a parent gets its traits.
  private func windowOfTraits(_ root: NodeID) -> WindowState? {
    var root = root
    for _ in 0...controllers.values.count {
      if let view = controllers[root]?.view, let window = window(of: view) { return window }
      guard let presenter = controllers[root]?.presenting else { break }
      root = lineage(of: presenter).last ?? presenter
    }
    return windows.first { $0.rootViewController == root } ?? windows.first
  }

  /// The window that contains a view, or whose view it is.
  private func window(of view: NodeID) -> WindowState? {
    let above = sequence(first: view) { views[$0]?.superview }
    return above.lazy.compactMap { id in windows.first { $0.view == id } }.first
  }
}

extension HierarchyState.WindowState {
  /// The traits of the window's contents, from its size and its overrides.
  public func traits(in state: HierarchyState) -> TraitCollection {
    let size = state.views[view]?.bounds.size ?? .zero
    return TraitCollection(screenWidth: size.width, height: size.height)
      .overlaid(with: traitOverrides)
  }
}
