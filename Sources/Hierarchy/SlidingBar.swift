/// The texts of a navigation bar, at rest and during a push or pop.
extension Content {
  /// The texts of a navigation bar: the title and the title of the back button.
  public struct BarFace: Hashable, Sendable {
    /// The centered title.
    public var title: String
    /// The title of the back button; nil for none.
    public var back: String?

    /// Makes a face from its parts.
    public init(title: String, back: String?) { (self.title, self.back) = (title, back) }
  }

  /// A navigation bar during a transition between two faces.
  public struct SlidingBar: Hashable, Sendable {
    /// The texts for the lower page of the stack.
    public var lower: BarFace
    /// The texts for the upper page of the stack.
    public var upper: BarFace
    /// 0 shows only the lower face, 1 only the upper one; animatable.
    public var progress: Double

    /// Makes a bar from its parts.
    public init(lower: BarFace, upper: BarFace, progress: Double) {
      (self.lower, self.upper, self.progress) = (lower, upper, progress)
    }

    /// The more visible face.
    public var nearer: BarFace { progress < 0.5 ? lower : upper }
  }
}
