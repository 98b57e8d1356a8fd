/// A story: title, color, picture and text.
package struct Story: Hashable, Sendable {
  /// The title.
  package let title: String
  /// The color of the title.
  package let color: Color
  /// The name of the picture.
  package let picture: String
  /// The text.
  package let text: String

  /// Creates a story.
  package init(title: String, color: Color, picture: String, text: String) {
    (self.title, self.color, self.picture, self.text) = (title, color, picture, text)
  }

  /// A story about an evening at the last gate.
  package static let redSky = Story(
    title: "Red Sky", color: Color(hex: 0xC0392B), picture: "underworld",
    text:
      "The road ended at a gate, and the gate was shut. Behind it the sky burned red from one "
      + "side to the other. We sat down on our bags and waited for somebody with a key. Nobody "
      + "came. When it was dark we saw that the gate had no wall on either side.")

  /// A story about a morning by the water.
  package static let marina = Story(
    title: "Marina Blue", color: Color(hex: 0x1F6FA8), picture: "harbour",
    text:
      "Boats do not like to be counted. Each time we came to the end of the row there was one "
      + "more, or one less, and the men on the quay laughed. In the end we took the ferry, which "
      + "is only one, and leaves when it is full.")

  /// A story about a white house in a garden.
  package static let field = Story(
    title: "Field Green", color: Color(hex: 0x2E7D4F), picture: "tomb",
    text:
      "From far away it hangs above the field like a cloud that forgot to move on. From near it "
      + "is stone, cool below the hand, and every line on it leads the eye upward. The gardener "
      + "says that he has never looked at it. There is always grass.")

  /// A story about a famous tomb.
  package static let tajMahal = Story(
    title: "The Taj Mahal", color: Color(hex: 0xA8452F), picture: "tomb",
    text:
      "White marble, a long basin, and the same house once more in the water, upside down. "
      + "In the evening the stone turns red with the sky; then the gates close, the birds come "
      + "back to the garden, and nobody looks for an hour.")

  /// The stories that alternate on a screen of several.
  static let all = [redSky, marina, field]
}
