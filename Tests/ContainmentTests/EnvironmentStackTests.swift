import TestSupport
import Testing

@testable import Containment

/// Stack views: laws on random input, then each rule by itself.
@Suite struct `A stack view` {
  private static let distributions: [StackView.Distribution] = [.fill, .fillEqually, .equalSpacing]
  private static let alignments: [StackView.Alignment] = [.fill, .leading, .center, .trailing]

  @Test(arguments: [UInt64](1...20))
  func `is filled exactly, in order, without overlaps`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let layout = StackLayout(
        axis: random.isOnce(in: 2) ? .horizontal : .vertical,
        distribution: Self.distributions[random.number(below: 3)],
        alignment: Self.alignments[random.number(below: 4)],
        spacing: random.isOnce(in: 4) ? 0 : random.fraction() * 60)
      let bounds = CGRect(
        x: random.fraction() * 20, y: random.fraction() * 20,
        width: random.isOnce(in: 10) ? 0 : random.fraction() * 400, height: random.fraction() * 400)
      let sizes = (0...random.number(below: 8)).map { _ in
        CGSize(
          width: random.isOnce(in: 3) ? 0 : random.fraction() * 150,
          height: random.isOnce(in: 3) ? 0 : random.fraction() * 150)
      }
      #expect(violations(of: layout.frames(of: sizes, in: bounds), in: bounds, by: layout) == [])
    }
  }

  /// What is wrong with the frames of a stack; empty when all is well.
  private func violations(
    of frames: [CGRect], in bounds: CGRect, by layout: StackLayout
  ) -> [String] {
    let isRow = layout.axis == .horizontal
    let spans = frames.map { isRow ? ($0.minX, $0.maxX) : ($0.minY, $0.maxY) }
    let (start, end) = isRow ? (bounds.minX, bounds.maxX) : (bounds.minY, bounds.maxY)
    var found: [String] = []
    if abs((spans.first?.0 ?? start) - start) > 1e-9 { found.append("starts elsewhere") }
    if abs((spans.last?.1 ?? end) - end) > 1e-9 { found.append("ends elsewhere") }
    for (one, next) in zip(spans, spans.dropFirst()) {
      if next.0 < one.1 - 1e-9 { found.append("overlap") }
      let least = min(layout.spacing, (end - start) / Double(spans.count - 1))
      if next.0 - one.1 < least - 1e-9 { found.append("narrow gap") }
    }
    if frames.contains(where: { $0.width < 0 || $0.height < 0 }) { found.append("negative") }
    for frame in frames {
      let overhang = max(
        bounds.minX - frame.minX, frame.maxX - bounds.maxX, bounds.minY - frame.minY,
        frame.maxY - bounds.maxY)
      if overhang > 1e-9 { found.append("outside") }
    }
    if layout.distribution == .fillEqually,
      Set(spans.map { (($0.1 - $0.0) * 1e6).rounded() }).count > 1
    {
      found.append("unequal")
    }
    return found
  }

  private func stack(_ widths: [Double]) -> (StackView, [View]) {
    let views = widths.enumerated().map { index, width in
      View("v\(index)", frame: CGRect(x: 0, y: 0, width: width, height: 20))
    }
    let stack = StackView("stack", arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    return (stack, views)
  }

  private func spans(_ views: [View]) -> String {
    views.map { "\($0.frame.minX)-\($0.frame.maxX)" }.joined(separator: " ")
  }

  @Test(
    arguments: [
      (.fill, [50, 60], "0.0-50.0 60.0-200.0"),
      (.fill, [50, 0, 0], "0.0-50.0 60.0-125.0 135.0-200.0"),
      (.fill, [190, 190], "0.0-95.0 105.0-200.0"),
      (.fillEqually, [50, 60], "0.0-95.0 105.0-200.0"),
      (.equalSpacing, [50, 60], "0.0-50.0 140.0-200.0"), (.equalSpacing, [50], "0.0-200.0"),
      (.equalSpacing, [20, 30, 50], "0.0-20.0 70.0-100.0 150.0-200.0"),
    ] as [(StackView.Distribution, [Double], String)])
  func `distributes its length as its distribution says`(
    distribution: StackView.Distribution, widths: [Double], expected: String
  ) {
    _ = simulated { _, _ in
      let (stack, views) = stack(widths)
      (stack.distribution, stack.spacing) = (distribution, 10)
      stack.layoutIfNeeded()
      stack.setNeedsLayout()
      stack.layoutIfNeeded()
      #expect(spans(views) == expected)
    }
  }

  @Test func `aligns views as its alignment says`() {
    _ = simulated { _, _ in
      let (stack, views) = stack([50])
      let seen = Self.alignments.map { alignment in
        stack.alignment = alignment
        stack.layoutIfNeeded()
        return "\(views[0].frame.minY)-\(views[0].frame.maxY)"
      }
      #expect(seen == ["0.0-50.0", "0.0-20.0", "15.0-35.0", "30.0-50.0"])
    }
  }

  @Test func `gives no space to hidden or removed views`() {
    _ = simulated { simulation, window in
      let (stack, views) = stack([10, 20, 30])
      stack.distribution = .fillEqually
      window.addSubview(stack)
      simulation.turn()
      views[1].isHidden = true
      simulation.turn()
      #expect(spans([views[0], views[2]]) == "0.0-100.0 100.0-200.0")
      #expect(stack.arrangedSubviews.count == 3)
      views[1].isHidden = false
      views[0].removeFromSuperview()
      simulation.turn()
      #expect(spans([views[1], views[2]]) == "0.0-100.0 100.0-200.0")
      stack.removeArrangedSubview(views[1])
      simulation.turn()
      #expect(spans([views[2]]) == "0.0-200.0" && views[1].superview === stack)
      stack.insertArrangedSubview(views[0], at: 0)
      stack.insertArrangedSubview(views[2], at: 0)
      #expect(stack.arrangedSubviews.map(\.name) == ["v2", "v0"])
    }
  }

  @Test func `uses preferred content sizes, and the fitting size of inner stacks`() {
    _ = simulated { simulation, window in
      let (root, child) = (ViewController("P"), ViewController("C"))
      let (inner, _) = stack([30, 40])
      inner.axis = .vertical
      let stack = StackView("outer", arrangedSubviews: [], axis: .vertical)
      root.loadViewIfNeeded()
      root.view = stack
      window.rootViewController = root
      root.addChild(child)
      stack.addArrangedSubview(child.view)
      stack.addArrangedSubview(inner)
      stack.addArrangedSubview(View("rest"))
      child.preferredContentSize = CGSize(width: 10, height: 120)
      simulation.turn()
      #expect(stack.subviews.map(\.frame.height) == [120, 40, 300])
      #expect(stack.intrinsicContentSize == CGSize(width: 40, height: 160))
    }
  }

  @Test func `does not arrange views it may not contain`() {
    _ = simulated { simulation, window in
      let (root, stranger, child) = (ViewController("P"), ViewController("Q"), ViewController("C"))
      let stack = StackView("stack")
      window.rootViewController = root
      root.view.addSubview(stack)
      stranger.addChild(child)
      stack.addArrangedSubview(child.view)
      #expect(simulation.refusals.map(\.id) == ["H1"])
      #expect(stack.arrangedSubviews.isEmpty)
    }
  }
}
