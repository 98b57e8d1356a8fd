import Drawing
import Geometry

/// A keyboard: three rows of letters and a space bar; the key at its lower right is a separate
/// view.
enum KeyboardContent {
  private static let letters = ["qwertyuiop", "asdfghjkl", "zxcvbnm"].map { $0.map(String.init) }
  private static let (gap, rowCount) = (6.0, 4)
  private static let wideKeys = [("123", 0.0, 2.0), ("space", 2, 5.5)]

  static func items(in bounds: CGRect, on canvas: StagePainter) -> [DisplayList.Item] {
    let column = bounds.width / 10
    let rows = letters.enumerated().flatMap { row, letters in
      letters.enumerated().flatMap { index, letter in
        let left = (bounds.width - column * Double(letters.count)) / 2 + column * Double(index)
        return key(letter, frame(row, left, column, in: bounds), on: canvas)
      }
    }
    let last = wideKeys.flatMap { title, start, width in
      key(title, frame(rowCount - 1, column * start, column * width, in: bounds), on: canvas)
    }
    return [.group(Group(clip: .rectangle(bounds), items: rows + last))]
  }

  private static func frame(
    _ row: Int, _ left: Double, _ width: Double, in bounds: CGRect
  ) -> CGRect {
    let height = bounds.height / Double(rowCount)
    return CGRect(
      x: bounds.minX + left, y: bounds.minY + height * Double(row), width: width, height: height
    ).insetBy(dx: min(gap, width) / 2, dy: min(gap, height) / 2)
  }

  private static func key(
    _ title: String, _ frame: CGRect, on canvas: StagePainter
  ) -> [DisplayList.Item] {
    let shadow = frame.offsetBy(dx: 0, dy: 1)
    let run = TextRun(
      title, size: min(18, max(frame.height * 0.5, 6)), color: Color(hex: 0x1B1E21))
    let plates: [DisplayList.Item] = [
      .fill(.roundedRectangle(shadow, radius: 5), Color(hex: 0x8A8F98)),
      .fill(.roundedRectangle(frame, radius: 5), .white),
    ]
    return plates + [canvas.centered(run, in: frame)].compactMap(\.self)
  }
}
