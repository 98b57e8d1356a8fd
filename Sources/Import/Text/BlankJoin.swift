/// Joining lines.
extension [String] {
  /// The strings joined by single blanks, unless they have blanks at the joint.
  var joinedByBlanks: String {
    reduce(into: "") { text, piece in
      let hasBlank = text.last?.isWhitespace ?? true || piece.first?.isWhitespace ?? true
      text += hasBlank ? piece : " " + piece
    }
  }
}
