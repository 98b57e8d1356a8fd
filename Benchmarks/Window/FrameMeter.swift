import Foundation

/// What is measured: it opens a window, moves something in it, and ends the program.
protocol FrameWork: AnyObject {
  func begin()
}

/// The processor time of each frame, all threads of the process together, from the beginning of one
/// frame to that of the next; and how late frames came.
struct FrameMeter {
  private var busy: [Double] = []
  private var last: (busy: Double, time: Int64, isCounted: Bool)?
  /// The late frames by their numbers, and how long each took, in milliseconds.
  private var late: [(number: Int, time: Double)] = []

  /// A display's frame, in microseconds.
  private static let frame = 16_667.0

  /// Notes the beginning of a frame, and whether it is one of those that are asked about.
  mutating func tick(_ time: Int64, isCounted: Bool = true) {
    let now = Self.now
    if let last, last.isCounted {
      busy.append(now - last.busy)
      let way = Double(time - last.time)
      if way > 1.5 * Self.frame { late.append((busy.count, way / 1000)) }
    }
    last = (now, time, isCounted)
  }

  /// Prints the median and what 95 of 100 frames keep to, in milliseconds, and how many of a hundred
  /// came later than the display; which those were is told beside.
  func report(_ key: String) {
    let sorted = busy.dropFirst(3).sorted()
    guard !sorted.isEmpty else { return }
    print("\(key)-p50", sorted[sorted.count / 2])
    print("\(key)-p95", sorted[sorted.count * 95 / 100])
    print("\(key)-late", 100 * Double(late.count) / Double(sorted.count))
    for frame in late {
      let words = "\(key): frame \(frame.number) of \(busy.count) after \(frame.time) ms"
      FileHandle.standardError.write(
        Data("\(words), of which it worked \(busy[frame.number - 1])\n".utf8))
    }
  }

  /// Milliseconds of processor time this process has used.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
}
