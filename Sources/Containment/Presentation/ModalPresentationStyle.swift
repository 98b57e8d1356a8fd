/// The style of a presentation, which also decides whether the presenter's view stays on screen.
///
/// UIKit: `UIModalPresentationStyle`, since iOS 3.2.
public enum ModalPresentationStyle: String, Hashable, Sendable, Codable, CaseIterable {
  /// The default of the profile: a page sheet from iOS 13 on, full screen before.
  case automatic
  /// Covers the window; the presenter's view is removed.
  case fullScreen
  /// Covers all but a strip at the top; the presenter's view stays.
  case pageSheet
  /// A small centered sheet in regular width; the presenter's view stays.
  case formSheet
  /// Covers the view of the controller that defines the context; that view is removed.
  case currentContext
  /// Determined by the presentation controller.
  case custom
  /// Covers the window; the presenter's view stays below it (iOS 8 and later, else full screen).
  case overFullScreen
  /// Covers the view of the controller that defines the context; that view stays below (iOS 8 and
  /// later, else like `currentContext`).
  case overCurrentContext
  /// A small card; the presenter's view stays on screen.
  case popover
}

extension ModalPresentationStyle {
  /// The style that is used in a profile and a window width.
  ///
  /// Before iOS 13, sheets in compact width become full screen. Before iOS 8, `overFullScreen` and
  /// `overCurrentContext` act like `fullScreen` and `currentContext`.
  func resolved(in profile: Profile, width: TraitCollection.SizeClass) -> Self {
    let style =
      switch self {
      case .automatic: profile.prefersSheets ? ModalPresentationStyle.pageSheet : .fullScreen
      case .overFullScreen: profile.hasAdaptivity ? self : .fullScreen
      case .overCurrentContext: profile.hasAdaptivity ? self : .currentContext
      default: self
      }
    return style.isSheet && width == .compact && !profile.prefersSheets ? .fullScreen : style
  }

  /// The class of UIKit's presentation controller for the style.
  var presentationControllerClass: String {
    switch self {
    case .automatic, .fullScreen: "_UIFullscreenPresentationController"
    case .pageSheet: "_UIPageSheetPresentationController"
    case .formSheet: "_UIFormSheetPresentationController"
    case .currentContext: "_UICurrentContextPresentationController"
    case .custom: "UIPresentationController"
    case .overFullScreen: "_UIOverFullscreenPresentationController"
    case .overCurrentContext: "_UIOverCurrentContextPresentationController"
    case .popover: "UIPopoverPresentationController"
    }
  }

  /// Whether it is a page sheet or form sheet.
  var isSheet: Bool { self == .pageSheet || self == .formSheet }

  /// Whether it covers the nearest controller that defines a context instead of the root.
  var isInContext: Bool { self == .currentContext || self == .overCurrentContext }

  /// The final frame of the presented view in a container view with the given bounds.
  func frame(in bounds: CGRect, width: TraitCollection.SizeClass) -> CGRect {
    switch (self, width) {
    case (.pageSheet, _), (.formSheet, .compact):
      // Limit the width to a readable one, and leave a strip at the top.
      let size = CGSize(
        width: width == .compact ? bounds.width : min(bounds.width, 704),
        height: max(0, bounds.height - Self.strip))
      return CGRect(
        x: bounds.midX - size.width / 2, y: bounds.maxY - size.height, width: size.width,
        height: size.height)
    case (.formSheet, _): return bounds.middle(CGSize(width: 540, height: 620))
    case (.popover, _): return bounds.middle(CGSize(width: 320, height: 480))
    default: return bounds
    }
  }

  /// The height of the strip above a page sheet, in points.
  static let strip = 40.0
}

extension CGRect {
  /// A centered rectangle of this size, or smaller to fit.
  fileprivate func middle(_ size: CGSize) -> CGRect {
    let size = CGSize(width: min(size.width, width), height: min(size.height, height))
    return CGRect(
      x: midX - size.width / 2, y: midY - size.height / 2, width: size.width, height: size.height)
  }
}

/// Differences between the profiles in presentations.
extension Profile {
  /// Whether sheets are the default and can be swiped away (iOS 13 and later).
  var prefersSheets: Bool { self == .ios13 || self == .ios17 }

  /// Whether presentations start in the call, not in the next turn (before iOS 8).
  var presentsInTheCall: Bool { self == .ios5 || self == .ios6 }
}
