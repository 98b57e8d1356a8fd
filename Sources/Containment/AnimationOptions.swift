/// The options of an animation: its timing curve and, for transitions, its built-in effect.
///
/// UIKit: `UIView.AnimationOptions`, since iOS 4, with its bit patterns.
public struct AnimationOptions: OptionSet, Hashable, Sendable {
  /// The raw bits.
  public let rawValue: UInt

  /// Makes options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Eases in and out; the default.
  public static let curveEaseInOut: AnimationOptions = []
  /// Eases in: starts slowly.
  public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
  /// Eases out: ends slowly.
  public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
  /// Runs at constant speed.
  public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
  /// Moves like a critically damped spring: starts fast and settles slowly.
  ///
  /// UIKit: a damping of 1 with `usingSpringWithDamping`, since iOS 7; the bits are Terrarium's
  /// own.
  public static let curveSpring = AnimationOptions(rawValue: 8 << 16)
  /// Flips about the vertical axis, from the left.
  public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
  /// Flips about the vertical axis, from the right.
  public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
  /// Curls the old view up from the bottom like a calendar page.
  public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
  /// Uncurls the new view down over the old one like a calendar page.
  public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
  /// Cross-fades from the old view to the new one.
  public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  /// Flips about the horizontal axis, from the top.
  public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
  /// Flips about the horizontal axis, from the bottom.
  public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

  var curve: TimingCurve {
    switch rawValue >> 16 & 0xF {
    case 1: .easeIn
    case 2: .easeOut
    case 3: .linear
    case 8: .spring
    default: .easeInOut
    }
  }

  var transitionStyle: TransitionStyle? {
    switch rawValue >> 20 & 0xF {
    case 1: .flipFromLeft
    case 2: .flipFromRight
    case 3: .curlUp
    case 4: .curlDown
    case 5: .crossDissolve
    case 6: .flipFromTop
    case 7: .flipFromBottom
    default: nil
    }
  }
}

extension AnimationOptions: BoxedValue {}

extension Recipe {
  /// The catalog entry of `AnimationOptions`.
  public static let animationOptions = Recipe.options(
    AnimationOptions.self, "How an animation runs: its pace and its built-in look.",
    [
      "curveEaseInOut": .curveEaseInOut, "curveEaseIn": .curveEaseIn,
      "curveEaseOut": .curveEaseOut, "curveLinear": .curveLinear,
      "curveSpring": .curveSpring,
      "transitionFlipFromLeft": .transitionFlipFromLeft,
      "transitionFlipFromRight": .transitionFlipFromRight,
      "transitionCurlUp": .transitionCurlUp, "transitionCurlDown": .transitionCurlDown,
      "transitionCrossDissolve": .transitionCrossDissolve,
      "transitionFlipFromTop": .transitionFlipFromTop,
      "transitionFlipFromBottom": .transitionFlipFromBottom,
    ])
}
