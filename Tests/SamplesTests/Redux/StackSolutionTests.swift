import TestSupport
import Testing

@testable import Samples

/// The small model of constraints: what a stack of a given width makes of them.
@Suite struct `Constraints in a stack view` {
  private func width(
    _ item: Int, _ constant: Double, _ priority: SizeConstraint.Priority = .high
  ) -> SizeConstraint {
    SizeConstraint(item: item, side: .width, constant: constant, priority: priority)
  }

  private func height(
    _ item: Int, _ constant: Double, _ relation: SizeConstraint.Relation = .equal,
    _ priority: SizeConstraint.Priority = .high
  ) -> SizeConstraint {
    SizeConstraint(
      item: item, side: .height, relation: relation, constant: constant, priority: priority)
  }

  private func solve(
    _ axis: StackView.Axis, _ width: Double, _ constraints: [SizeConstraint], count: Int = 2
  ) -> StackSolution {
    StackSolution(
      axis: axis, spacing: 5, width: width, items: Array(0..<count), constraints: constraints)
  }

  private func dropped(_ solution: StackSolution) -> [String] {
    solution.dropped.map { $0.text(of: ["a", "b", "c"][$0.item]) }
  }

  @Test func `S2-50 in a column all hold if widths match the stack's, and heights add up`() {
    let solution = solve(
      .vertical, 375, [width(0, 375), height(0, 420), width(1, 375), height(1, 500)])
    #expect(solution.frames.map(\.text) == ["0,0,375,420", "0,425,375,500"])
    #expect(solution.size == CGSize(width: 375, height: 925))
    #expect(dropped(solution) == [])
  }

  @Test
  func `S2-50 in a row excess widths are shared and the tallest decides; the rest is dropped`() {
    let solution = solve(
      .horizontal, 667, [width(0, 375), height(0, 420), width(1, 375), height(1, 500)])
    #expect(solution.frames.map(\.text) == ["0,0,331,500", "336,0,331,500"])
    #expect(
      dropped(solution)
        == ["a.width == 375 (750)", "a.height == 420 (750)", "b.width == 375 (750)"])
  }

  @Test func `S2-50 in a row stories without a width share, and those with a minimum get more`() {
    let solution = solve(
      .horizontal, 667, [height(0, 420, .atLeast), height(1, 500, .atLeast)])
    #expect(solution.frames.map(\.text) == ["0,0,331,500", "336,0,331,500"])
    #expect(dropped(solution) == [])
    let mixed = solve(.horizontal, 410, [width(1, 100)], count: 3)
    #expect(mixed.frames.map(\.text) == ["0,0,150,0", "155,0,100,0", "260,0,150,0"])
    #expect(dropped(mixed) == [])
  }

  @Test func `S2-50 a higher priority wins, and the last view takes the rest`() {
    let strong = solve(
      .horizontal, 405,
      [width(0, 300, .required), width(1, 300), height(0, 10, .equal, .required), height(1, 20)])
    #expect(strong.frames.map(\.text) == ["0,0,300,10", "305,0,100,10"])
    #expect(dropped(strong) == ["b.width == 300 (750)", "b.height == 20 (750)"])
    let wide = solve(.horizontal, 1366, [width(0, 375), width(1, 375)])
    #expect(wide.frames.map(\.text) == ["0,0,375,0", "380,0,986,0"])
    #expect(dropped(wide) == ["b.width == 375 (750)"])
    let twice = solve(.vertical, 100, [height(0, 10), height(0, 40, .equal, .required)], count: 1)
    #expect(twice.size.height == 40)
    #expect(dropped(twice) == ["a.height == 10 (750)"])
  }

  @Test func `S2-50 accept no views and too little space`() {
    #expect(solve(.horizontal, 100, [], count: 0).size == CGSize(width: 100, height: 0))
    #expect(solve(.vertical, 100, [], count: 0).size == CGSize(width: 100, height: 0))
    #expect(
      solve(.horizontal, 3, [width(0, 10), width(1, .nan)]).frames.map(\.text)
        == ["0,0,0,0", "3,0,0,0"])
  }

  /// Whatever is asked for: a row is as wide as its stack, nothing overlaps, and what is not dropped
  /// holds.
  @Test(arguments: 0..<40) func `S2-50 fill the width and hold unless dropped`(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let count = 1 + generator.number(below: 5)
    let room = Double(generator.number(below: 1400))
    var constraints: [SizeConstraint] = []
    for item in 0..<count {
      for side in [SizeConstraint.Side.width, .height] where !generator.isOnce(in: 3) {
        constraints.append(
          SizeConstraint(
            item: item, side: side, relation: generator.isOnce(in: 2) ? .equal : .atLeast,
            constant: Double(generator.number(below: 700)),
            priority: generator.isOnce(in: 4) ? .required : .high))
      }
    }
    for axis in [StackView.Axis.vertical, .horizontal] {
      let solution = solve(axis, room, constraints, count: count)
      let frames = solution.frames
      let right = frames.map { Double($0.maxX) }.max() ?? 0
      #expect(abs(right - room) < 0.001 && solution.size.width == CGFloat(room))
      #expect(abs(Double(frames.map(\.maxY).max() ?? 0) - Double(solution.size.height)) < 0.001)
      for (one, next) in zip(frames, frames.dropFirst()) {
        let gap = axis == .vertical ? next.minY - one.maxY : next.minX - one.maxX
        #expect(Double(gap) > -0.001 && Double(gap) < 5.001)
      }
      for constraint in constraints where !solution.dropped.contains(constraint) {
        #expect(constraint.isSatisfied(by: frames[constraint.item].size))
      }
      #expect(solution.dropped.allSatisfy { !$0.isSatisfied(by: frames[$0.item].size) })
    }
  }
}
