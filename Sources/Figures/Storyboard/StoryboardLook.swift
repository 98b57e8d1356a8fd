/// What a storyboard shows, and in how many pictures.
package struct StoryboardLook: Hashable, Sendable {
  /// How many pictures there may be.
  package static let counts = 1...24

  /// What each picture shows.
  package var figure = FigureKind.stage
  package var count = 6
  /// Which part of the run; nil for its first movement.
  package var stretch: Stretch?

  package init() {}
}
