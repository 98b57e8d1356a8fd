public import Geometry

/// A callback of a controller, with its arguments; the cases have UIKit's names.
public enum Callback: Hashable, Sendable {
  /// Create the view.
  case loadView
  /// The view was made.
  case viewDidLoad
  /// The controller is about to be added to a container, or removed (nil).
  case willMove(toParent: NodeID?)
  /// The controller was added to a container, or removed (nil).
  case didMove(toParent: NodeID?)
  /// The view is about to come on screen.
  case viewWillAppear(animated: Bool)
  /// The view is in the window and has its size; its subviews are not laid out yet.
  case viewIsAppearing(animated: Bool)
  /// The view came on screen.
  case viewDidAppear(animated: Bool)
  /// The view is about to leave the screen.
  case viewWillDisappear(animated: Bool)
  /// The view left the screen.
  case viewDidDisappear(animated: Bool)
  /// The view is about to lay out its subviews.
  case viewWillLayoutSubviews
  /// The view laid out its subviews.
  case viewDidLayoutSubviews
  /// The view is about to update its constraints.
  case updateViewConstraints
  /// The view's size is about to change.
  case viewWillTransition(to: CGSize)
  /// The traits are about to change.
  case willTransition(to: TraitCollection)
  /// The traits changed.
  case traitCollectionDidChange
  /// A child prefers another size.
  case preferredContentSizeDidChange(NodeID)
  /// Returns the size of a child.
  case size(forChild: NodeID)
  /// The interface is about to turn (iOS 5 to 7).
  case willRotate(to: InterfaceOrientation)
  /// The interface turns; the views have their new sizes (iOS 5 to 7).
  case willAnimateRotation(to: InterfaceOrientation)
  /// The interface turned (iOS 5 to 7).
  case didRotate(from: InterfaceOrientation)
  /// Memory warning.
  case didReceiveMemoryWarning
  /// The view is about to be unloaded (iOS 5).
  case viewWillUnload
  /// The view was unloaded (iOS 5).
  case viewDidUnload

  /// The method without its argument; the cases are the Swift base names.
  public enum Method: UInt8, Hashable, Sendable {
    case loadView, viewDidLoad, willMove, didMove
    case viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear
    case viewDidDisappear, viewWillLayoutSubviews, viewDidLayoutSubviews, updateViewConstraints
    case viewWillTransition, willTransition, traitCollectionDidChange, preferredContentSizeDidChange
    case willRotate, willAnimateRotation, didRotate, viewWillUnload
    case viewDidUnload, didReceiveMemoryWarning, size
  }

  /// The method.
  public var method: Method {
    switch self {
    case .loadView: .loadView
    case .viewDidLoad: .viewDidLoad
    case .willMove: .willMove
    case .didMove: .didMove
    case .viewWillAppear: .viewWillAppear
    case .viewIsAppearing: .viewIsAppearing
    case .viewDidAppear: .viewDidAppear
    case .viewWillDisappear: .viewWillDisappear
    case .viewDidDisappear: .viewDidDisappear
    case .viewWillLayoutSubviews: .viewWillLayoutSubviews
    case .viewDidLayoutSubviews: .viewDidLayoutSubviews
    case .updateViewConstraints: .updateViewConstraints
    case .viewWillTransition: .viewWillTransition
    case .willTransition: .willTransition
    case .traitCollectionDidChange: .traitCollectionDidChange
    case .preferredContentSizeDidChange: .preferredContentSizeDidChange
    case .size: .size
    case .willRotate: .willRotate
    case .willAnimateRotation: .willAnimateRotation
    case .didRotate: .didRotate
    case .viewWillUnload: .viewWillUnload
    case .viewDidUnload: .viewDidUnload
    case .didReceiveMemoryWarning: .didReceiveMemoryWarning
    }
  }

  /// The Swift base name of the method.
  public var name: String { Self.names[Int(method.rawValue)] }

  /// The names by raw value, computed once.
  private static let names = (0...UInt8.max).compactMap { Method(rawValue: $0) }.map { "\($0)" }

  /// Whether the callback is about layout; traces omit these by default.
  public var isLayout: Bool {
    switch self {
    case .viewWillLayoutSubviews, .viewDidLayoutSubviews, .updateViewConstraints: true
    default: false
    }
  }

  /// The label of the argument, or nil if there is none.
  var label: String? {
    switch self {
    case .willMove, .didMove: "toParent"
    case .viewWillTransition, .willTransition: "to"
    case .size: "forChildContentContainer"
    default: nil
    }
  }

  /// The argument in trace syntax, with controllers formatted by `name`; nil if there is none.
  func argument(_ name: (NodeID) -> String) -> String? {
    switch self {
    case .willMove(let parent), .didMove(let parent): parent.map(name) ?? "nil"
    case .viewWillAppear(let animated), .viewIsAppearing(let animated),
      .viewDidAppear(let animated), .viewWillDisappear(let animated),
      .viewDidDisappear(let animated):
      String(animated)
    case .viewWillTransition(let size): size.traceText
    case .willTransition(let traits): traits.traceText
    case .preferredContentSizeDidChange(let child), .size(let child): name(child)
    case .willRotate(let orientation), .willAnimateRotation(let orientation),
      .didRotate(let orientation):
      orientation.rawValue
    case .loadView, .viewDidLoad, .viewWillLayoutSubviews, .viewDidLayoutSubviews,
      .updateViewConstraints, .traitCollectionDidChange, .didReceiveMemoryWarning,
      .viewWillUnload, .viewDidUnload:
      nil
    }
  }
}

extension CGSize {
  /// "844x390"; at most two decimals.
  package var traceText: String { "\(Double(width).traceText)x\(Double(height).traceText)" }
}

extension Double {
  /// The number with at most two decimals and no trailing zeros.
  var traceText: String {
    let hundredths = (self * 100).rounded()
    guard hundredths.magnitude < 1e15 else { return String(self) }
    guard hundredths != 0 else { return "0" }
    return hundredths.truncatingRemainder(dividingBy: 100) == 0
      ? String(Int(hundredths / 100)) : String(hundredths / 100)
  }
}
