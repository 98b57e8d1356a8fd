/// Pieces of a text that were printed one below the other, as one line.
extension [String] {
  /// All of them with one blank between two, where they have none themselves.
  var joinedByBlanks: String {
    reduce(into: "") { text, piece in
      let hasBlank = text.last?.isWhitespace ?? true || piece.first?.isWhitespace ?? true
      text += hasBlank ? piece : " " + piece
    }
  }
}
