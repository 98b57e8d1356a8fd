import Geometry
import TestSupport
import Testing

@testable import Import

/// Numbers of rectangles are printed and read by hand, with equal results.
@Suite struct `The numbers of a rectangle` {
  /// Numbers as rectangles have them, and some that no view has.
  private static let numbers: [Double] = {
    var random = SeededGenerator(seed: 1)
    let edges: [Double] = [
      0, -0.0, 1, -1, 0.5, 10, 99.99, 100, 0.1, 0.0001, 0.00011, 0.00001, 1.0001, 9.99995, 1e10,
      99_999_999_999, 99_999_999_999.9999, 1e11, 1e15, 1e16, 1e300, .leastNormalMagnitude, 1.0 / 3,
      2.0 / 3,
      Double(1 << 53), .greatestFiniteMagnitude, .infinity, .nan,
    ]
    return edges
      + (0..<2000).map { number in
        let size = Double(random.number(below: 2_000_000) - 1_000_000)
        return number % 2 == 0 ? size / [1, 2, 3, 4, 10, 100, 1000][number / 2 % 7] : size * .pi
      }
  }()

  @Test func `are printed as Swift prints them`() {
    for (x, y) in zip(Self.numbers, Self.numbers.dropFirst()) {
      let rect = CGRect(x: x, y: y, width: y.magnitude, height: x.magnitude)
      let parts: [Double] = [rect.minX, rect.minY, rect.width, rect.height]
      #expect(rect.numbers == parts.map(\.description).joined(separator: " "))
    }
  }

  @Test func `are read as Swift reads them`() {
    let texts =
      [
        "1.", "-0", "007", "1.50", "0.000000000000001", "123456789012345.6", "1234567890123456",
        "1e3",
      ]
      + Self.numbers.filter(\.isFinite).map(\.description)
    for text in texts {
      let number = Double(text)
      for rect in [
        CGRect(numbersIn: "(\(text) 1; 2 3)"), CGRect(numbersIn: "{{\(text),1},{2,3}}"),
      ] {
        #expect(rect?.origin.x == number.map { CGFloat($0) }, "\(text)")
      }
    }
  }

  @Test(arguments: ["", "1 2 3", "(1 2; 3 x)", "(1 2; 3 1e999)"])
  func `are four finite ones, or there is no rectangle`(text: String) {
    #expect(CGRect(numbersIn: text) == nil)
  }
}
