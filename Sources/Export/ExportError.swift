package import Figures
package import Geometry

/// Why a picture could not be written; each error includes a remedy.
package enum ExportError: Error, Hashable, Sendable {
  /// A side of the picture, in points, is 0 or less.
  case emptyPicture(CGSize)
  /// A side of the picture is not finite.
  case sizeNotFinite
  /// The scale is not positive and finite.
  case unusableScale(Double)
  /// The size at the requested scale, and the format's limit.
  case tooLarge(CGSize, limit: String)
  /// The size at the requested scale, with a side of less than one pixel or point.
  case tooSmall(CGSize)
  case outOfMemory
  /// The figure cannot be written in the format.
  case unsuitable(FigureKind, ExportFormat)
  /// The drawing library failed, with its message.
  case surface(String)
  /// The file could not be written, for the system's reason.
  case unwritable(path: String, reason: String)
  /// Standard output is closed (EPIPE).
  case brokenPipe
}

extension ExportError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .emptyPicture(let size):
      "The picture is empty (\(text(size)) points): choose a size of at least 1x1."
    case .sizeNotFinite:
      "The picture's size is not a number: choose a size such as 800x600."
    case .unusableScale(let scale):
      "The scale \(scale) cannot be used: choose a number above 0, such as 2."
    case .tooLarge(let size, let limit):
      "The picture would measure \(text(size)), but the limit is \(limit): "
        + "choose a smaller size or scale."
    case .tooSmall(let size):
      "The picture would measure \(text(size)), but each side must measure at least 1: "
        + "choose a larger size or scale."
    case .outOfMemory:
      "There is not enough memory for the picture: choose a smaller size or scale."
    case .unsuitable(let figure, let format):
      "The figure \(figure.rawValue) cannot be written as \(format.rawValue): choose "
        + "\(Self.list(ExportFormat.formats(of: figure).map(\.rawValue))), or for \(format.rawValue) the "
        + "figure \(Self.list(format.figures.map(\.rawValue)))."
    case .surface(let words):
      "The picture could not be drawn (\(words)): try another format."
    case .unwritable(let path, let reason):
      "\(path): cannot be written: \(reason)"
    case .brokenPipe:
      "Standard output was closed."
    }
  }

  /// "a, b or c".
  static func list(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }

  private func text(_ size: CGSize) -> String {
    func number(_ length: Double) -> String {
      abs(length) < 1e15 && length == length.rounded() ? String(Int(length)) : String(length)
    }
    return "\(number(size.width))x\(number(size.height))"
  }
}
