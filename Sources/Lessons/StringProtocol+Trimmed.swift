/// Texts without the blanks around them.
extension StringProtocol {
  /// The same without blanks at both ends.
  var trimmed: String {
    let isBlank: (Character) -> Bool = { $0 == " " || $0 == "\t" || $0 == "\r" || $0 == "\n" }
    let start = drop(while: isBlank)
    return String(start.prefix(start.count - start.reversed().prefix(while: isBlank).count))
  }
}
