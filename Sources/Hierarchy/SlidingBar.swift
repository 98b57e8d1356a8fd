/// What navigation bars say, at rest and while the pages below them change places.
extension Content {
  /// What a navigation bar says: a title and, when there is a way back, its name.
  public struct BarFace: Hashable, Sendable {
    /// What stands in the middle.
    public var title: String
    /// What the way back is called; nil for none.
    public var back: String?

    /// A face from its parts.
    public init(title: String, back: String?) { (self.title, self.back) = (title, back) }
  }

  /// A navigation bar on its way between two faces, while the pages below it change places.
  public struct SlidingBar: Hashable, Sendable {
    /// What it says of the page further down the stack.
    public var lower: BarFace
    /// What it says of the page that covers the lower one.
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
