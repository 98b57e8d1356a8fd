import Testing

@testable import Samples

/// The positions of the picture, the list and its rows: systems 2.5.
@Suite struct `The layout of picture and list` {
  private func stage(
    _ version: ReduxVersion, _ width: Double, _ height: Double, isSideBySide: Bool = false
  ) -> Stage<ContainerViewController> {
    let stage = Stage(size: CGSize(width: width, height: height)) {
      () -> ContainerViewController in
      let container = ContainerViewController(
        "container",
        imageController: ImageViewController("image", loader: ImageLoader(), version: version),
        listController: ListViewController("list", loader: ListLoader(), version: version),
        version: version)
      container.isSideBySide = isSideBySide
      return container
    }
    stage.finish()
    return stage
  }

  private func list(_ stage: Stage<ContainerViewController>) -> ListViewController? {
    stage.root?.listController as? ListViewController
  }

  /// Image, list and rows, from top to bottom of the screen.
  private func spans(_ stage: Stage<ContainerViewController>) -> [String] {
    guard let root = stage.root, let list = list(stage) else { return [] }
    let rows = list.rows.frame.offsetBy(dx: 0, dy: list.view.frame.minY)
    return [root.imageController.view.frame, list.view.frame, rows].map { rect in
      [rect.minY, rect.maxY].map { String(Double(($0 * 10).rounded() / 10)) }
        .joined(separator: "–")
    }
  }

  @Test func `S2-09 has the places of its two children`() {
    #expect(stage(.fixed, 375, 667).root?.children.map(\.name) == ["image", "list"])
  }

  @Test(arguments: [
    (375.0, 667.0, ["0.0–266.8", "134.0–535.0", "268.0–669.0"]),
    (320, 568, ["0.0–227.2", "114.0–455.0", "228.0–569.0"]),
    (414, 896, ["0.0–358.4", "180.0–718.0", "360.0–898.0"]),
    (667, 375, ["0.0–150.0", "75.0–300.0", "150.0–375.0"]),
  ])
  func `K38 is as published in the specification's table`(
    width: Double, height: Double, expected: [String]
  ) {
    let stage = stage(.original, width, height)
    #expect(spans(stage) == expected)
    #expect(stage.diagnostics == ["D18"])
  }

  @Test(arguments: [
    (375.0, 667.0, ["0.0–266.8", "267.0–667.0", "267.0–667.0"]),
    (320, 568, ["0.0–227.2", "228.0–568.0", "228.0–568.0"]),
    (414, 896, ["0.0–358.4", "359.0–896.0", "359.0–896.0"]),
    (667, 375, ["0.0–150.0", "150.0–375.0", "150.0–375.0"]),
  ])
  func `K38 has no gap or overlap when fixed`(
    width: Double, height: Double, expected: [String]
  ) {
    let stage = stage(.fixed, width, height)
    #expect(spans(stage) == expected)
    #expect(stage.diagnostics == [])
  }

  @Test func `K38 leaves visible rows that cannot be tapped, D19, and none when fixed`() {
    func row(at y: Double, _ stage: Stage<ContainerViewController>) -> Bool {
      let hit = stage.window.hitTest(CGPoint(x: 100, y: y))
      return hit.map { hit in list(stage).map { hit.isDescendant(of: $0.rows) } ?? false } ?? false
    }
    let published = stage(.original, 375, 667)
    #expect([300, 534, 536, 660].map { row(at: $0, published) } == [true, true, false, false])
    published.perform { published.window.reportUnreachableViews() }
    #expect(
      published.simulation.recording.diagnostics.dropFirst().map(\.message)
        == (6...9).map { "list.rows.row\($0) is visible, but a part of it can't be tapped" })
    #expect(published.diagnostics == ["D18", "D19", "D19", "D19", "D19"])
    let fixed = stage(.fixed, 375, 667)
    #expect([300, 534, 536, 660].map { row(at: $0, fixed) } == [true, true, true, true])
    fixed.perform { fixed.window.reportUnreachableViews() }
    #expect(fixed.diagnostics == [])
  }

  @Test func `K38 lets the list take touches of the picture's lower half`() {
    func owner(at y: Double, _ version: ReduxVersion) -> String? {
      let stage = stage(version, 375, 667)
      let hit = stage.window.hitTest(CGPoint(x: 100, y: y))
      return hit.flatMap { hit in
        sequence(first: hit, next: \.superview).lazy.compactMap(\.controller).first?.name
      }
    }
    #expect([100, 200].map { owner(at: $0, .original) } == ["image", "list"])
    #expect([100, 200].map { owner(at: $0, .fixed) } == ["image", "image"])
  }

  @Test func `K38 makes the list's content longer at every layout, but not when fixed`() {
    func heights(_ version: ReduxVersion) -> [Double] {
      let stage = stage(version, 375, 667)
      return (0..<3).map { _ in
        stage.perform { list(stage)?.view.setNeedsLayout() }
        return list(stage).map { Double($0.rows.contentSize.height) } ?? 0
      }
    }
    #expect(heights(.fixed) == [528, 528, 528])
    let published = heights(.original)
    #expect(published[1] - published[0] == 134 && published[2] - published[1] == 134)
    #expect(published[0] > 528)
  }

  @Test func `is side by side if requested, where the width exceeds the height`() {
    let stage = stage(.fixed, 667, 375, isSideBySide: true)
    #expect(stage.root?.imageController.view.frame.text == "0,0,267,375")
    #expect(list(stage)?.view.frame.text == "267,0,400,375")
    stage.perform { stage.window.resize(to: CGSize(width: 375, height: 667)) }
    #expect(list(stage)?.view.frame.text == "0,267,375,400")
  }

  @Test func `S2-13 has twelve rows once the list has arrived`() {
    let list = list(stage(.fixed, 375, 667))
    #expect(list?.rows.titles.first == "Boats below the rock")
    #expect(list?.rows.titles == list?.dataSource.texts)
    #expect(list?.rows.titles.count == 12)
  }
}
