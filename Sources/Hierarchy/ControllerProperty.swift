public import Geometry

/// What a controller was set to, or how far a container has taken it, where no picture shows it:
/// one property with its value.
public enum ControllerProperty: Hashable, Sendable {
  /// The number of open calls of `beginAppearanceTransition(_:animated:)`, and their direction.
  case explicitAppearance(level: Int32, isAppearing: Bool)
  /// The parent's trait overrides for it; nil for none.
  case overrideTraits(TraitCollection?)
  /// The trait overrides for itself and its children.
  case traitOverrides(TraitCollection)
  /// The size it would like to have.
  case preferredContentSize(CGSize)
  /// Whether the context styles of presentation cover its view, not the whole window.
  case definesPresentationContext(Bool)
  /// The style in which it wants to be presented, by UIKit's name.
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

  /// The kinds of properties.
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

  /// Whether a controller has it of itself, so that nothing need be kept.
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

/// The properties by their names; those never set have their defaults.
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

  /// The size it would like to have; zero while it has no wish.
  public var preferredContentSize: CGSize {
    for case .preferredContentSize(let size) in properties { return size }
    return .zero
  }

  /// Whether the context styles of presentation cover its view.
  public var definesPresentationContext: Bool {
    properties.contains(.definesPresentationContext(true))
  }

  /// The style in which it wants to be presented, by UIKit's name.
  public var modalPresentationStyle: String {
    for case .modalPresentationStyle(let style) in properties { return style }
    return "automatic"
  }
}

/// The traits of a controller follow from its window and from what is laid over them on the way.
extension HierarchyState {
  /// The environment a controller lives in at this instant; unspecified where no window is.
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

  /// The window whose traits reach a controller without a parent.
  private func windowOfTraits(_ root: NodeID) -> WindowState? {
    var root = root
    for _ in 0...controllers.values.count {
      if let view = controllers[root]?.view, let window = window(of: view) { return window }
      guard let presenter = controllers[root]?.presenting else { break }
      root = lineage(of: presenter).last ?? presenter
    }
    return windows.first { $0.rootViewController == root } ?? windows.first
  }

  /// The window a view is in, or is.
  private func window(of view: NodeID) -> WindowState? {
    let above = sequence(first: view) { views[$0]?.superview }
    return above.lazy.compactMap { id in windows.first { $0.view == id } }.first
  }
}

extension HierarchyState.WindowState {
  /// The traits of what is in the window, from its size and what is laid over them.
  public func traits(in state: HierarchyState) -> TraitCollection {
    let size = state.views[view]?.bounds.size ?? .zero
    return TraitCollection(screenWidth: size.width, height: size.height)
      .overlaid(with: traitOverrides)
  }
}
