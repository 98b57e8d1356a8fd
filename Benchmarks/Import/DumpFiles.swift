import Foundation

/// The dumps that are read and compared: views as an app of some size has them, only more of them.
enum DumpFiles {
  static func write(into folder: URL) {
    let before = lines(100_000)
    let after = edited(before)
    write(before, to: folder.appendingPathComponent("before.txt"))
    write(after, to: folder.appendingPathComponent("after.txt"))
    // What a tool for lines is given: it knows no trees, and is spared the sorting.
    write(before.sorted(), to: folder.appendingPathComponent("before-sorted.txt"))
    write(after.sorted(), to: folder.appendingPathComponent("after-sorted.txt"))
  }

  private static func write(_ lines: [String], to file: URL) {
    let text = lines.joined(separator: "\n") + "\n"
    do { try Data(text.utf8).write(to: file) } catch { fail("\(file.path): \(error)") }
  }

  private static let classes = [
    "UIView", "UILabel", "UIButton", "UIImageView", "UITableViewCell", "UITableViewCellContentView",
    "_UIBarBackground", "UIStackView", "MyApp.ProfileHeaderView", "UIScrollView",
  ]

  private static func lines(_ count: Int) -> [String] {
    var (random, depth) = (Dice(), 0)
    return (0..<count).map { number in
      depth =
        number == 0
        ? 0 : max(1, min(depth + [-3, -2, -1, 0, 0, 0, 1, 1, 1, 1][random.roll(10)], 14))
      let name = number == 0 ? "UIWindow" : classes[random.roll(classes.count)]
      let (x, y) = (random.roll(300), random.roll(800))
      let (width, height) = (random.roll(400), Double(random.roll(4000)) / 2)
      let label = name == "UILabel" ? " text = 'Row \(number), what's new';" : ""
      return String(repeating: "   | ", count: depth)
        + "<\(name): 0x7f\(hex(number * 64, 10)); frame = (\(x) \(y); \(width) \(height));\(label)"
        + " opaque = NO; autoresize = RM+BM; userInteractionEnabled = NO;"
        + " layer = <CALayer: 0x6000\(hex(number * 32, 8))>>"
    }
  }

  private static func hex(_ number: Int, _ width: Int) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  /// The same after a while: of a hundred lines one is gone, one new and one has another frame.
  private static func edited(_ lines: [String]) -> [String] {
    var result: [String] = []
    for (number, line) in lines.enumerated() {
      switch number % 100 {
      case 31 where number > 100: continue
      case 57: result += [line, line.replacingOccurrences(of: ": 0x7f", with: ": 0x9f")]
      case 83: result.append(line.replacingOccurrences(of: "frame = (", with: "frame = (1"))
      default: result.append(line)
      }
    }
    return result
  }
}

/// Numbers that look random, and are the same every time (a linear congruential generator).
private struct Dice {
  private var state: UInt64 = 7

  mutating func roll(_ sides: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % sides
  }
}
