/// The texts of a navigation bar, at rest and during a push or pop.
extension Content {
  /// The texts of a navigation bar: the title and the title of the back button.
  public struct BarFace: Hashable, Sendable {
    /// The title in the middle.
    public var title: String
    /// The title of the back button; nil for none.
    public var back: String?

    /// A face from its parts.
    public init(title: String, back: String?) { (self.title, self.back) = (title, back) }
  }

  /// A navigation bar on its way between two faces, while the pages below it change places.
  public struct SlidingBar: Hashable, Sendable {
    /// The texts for the lower page of the stack.
    public var lower: BarFace
    /// The texts for the upper page of the stack.
    public var upper: BarFace
    /// 0 where only the lower face shows, 1 where only the upper one does; animations move it.
    public var progress: Double

    /// A bar from its parts.
    public init(lower: BarFace, upper: BarFace, progress: Double) {
      (self.lower, self.upper, self.progress) = (lower, upper, progress)
    }

    /// The face that shows more of itself.
    public var nearer: BarFace { progress < 0.5 ? lower : upper }
  }
}
