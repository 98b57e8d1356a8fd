/// The options of a storyboard.
package struct StoryboardLook: Hashable, Sendable {
  /// The allowed numbers of pictures.
  package static let counts = 1...24

  /// The figure in each picture.
  package var figure = FigureKind.stage
  package var count = 6
  /// The part of the run; nil for its first movement.
  package var stretch: Stretch?

  package init() {}
}
