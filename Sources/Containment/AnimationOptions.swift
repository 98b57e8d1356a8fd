/// How an animation runs: its pace and, for transitions, its built-in look.
///
/// UIKit: `UIView.AnimationOptions`, since iOS 4, with its bit patterns.
public struct AnimationOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Starts and ends slowly; the default.
  public static let curveEaseInOut: AnimationOptions = []
  /// Starts slowly.
  public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
  /// Ends slowly.
  public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
  /// The same pace throughout.
  public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
  /// As a spring that does not swing: off at once, and long at coming to rest.
  ///
  /// UIKit: a damping of 1 with `usingSpringWithDamping`, since iOS 7; the bits are ours.
  public static let curveSpring = AnimationOptions(rawValue: 8 << 16)
  /// Turns about the vertical axis, the left edge coming forward.
  public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
  /// Turns about the vertical axis, the right edge coming forward.
  public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
  /// The old view curls up and away like the leaf of a calendar, from the bottom.
  public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
  /// The new view comes down over the old one like a leaf that uncurls, from the top.
  public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
  /// Fades from the old view to the new one.
  public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  /// Turns about the horizontal axis, the top edge coming forward.
  public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
  /// Turns about the horizontal axis, the bottom edge coming forward.
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
  /// What scripts may ask of `AnimationOptions`.
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
