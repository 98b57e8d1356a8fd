import Samples
import Testing

/// Apple's sample of elements that adapt to their room: systems 2.13.
@Suite struct `Adaptive elements` {
  /// A size of the sample, and what is shown at it.
  struct Case: Sendable, CustomTestStringConvertible {
    let size: CGSize
    let axis: StackView.Axis
    let isLarge: Bool

    init(_ width: Double, _ height: Double, _ axis: StackView.Axis, isLarge: Bool = false) {
      (size, self.axis, self.isLarge) = (CGSize(width: width, height: height), axis, isLarge)
    }

    var testDescription: String { "\(size.width) × \(size.height)" }
  }

  private static let table = [
    Case(320, 568, .vertical), Case(568, 320, .horizontal), Case(507, 768, .vertical),
    Case(694, 768, .vertical), Case(749, 1000, .vertical),
    Case(750, 1000, .vertical, isLarge: true), Case(768, 1024, .vertical, isLarge: true),
    Case(1024, 768, .horizontal, isLarge: true), Case(1366, 1024, .horizontal, isLarge: true),
  ]

  private func stage(
    _ width: Double = 320, _ height: Double = 568,
    _ version: AdaptiveElementsController.Version = .fixed
  ) -> Stage<AdaptiveElementsController> {
    Stage(size: CGSize(width: width, height: height)) {
      AdaptiveElementsController("adaptive", version: version)
    }
  }

  private func resize(
    _ stage: Stage<AdaptiveElementsController>, _ width: Double, _ height: Double,
    animated: Bool = false
  ) {
    stage.perform {
      stage.window.resize(to: CGSize(width: width, height: height), animated: animated)
    }
  }

  private func open(_ stage: Stage<AdaptiveElementsController>, at place: Int = 0) {
    stage.perform { stage.root?.elements[place].view.subviews.first?.tap() }
  }

  private func words(_ stage: Stage<AdaptiveElementsController>) -> [String] {
    stage.root?.elements.map { ($0.view.subviews.first as? Label)?.text ?? "" } ?? []
  }

  @Test(arguments: table)
  func `S2-60 S2-61 have the design of each of nine sizes, initially or after resizing`(
    place: Case
  ) throws {
    let started = stage(place.size.width, place.size.height)
    let come = stage(600, 600)
    resize(come, place.size.width, place.size.height, animated: true)
    come.finish()
    for stage in [started, come] {
      let root = try #require(stage.root)
      #expect(root.design == AdaptiveElementsController.Design(for: place.size))
      #expect(root.design?.axis == place.axis && root.design?.isLarge == place.isLarge)
      #expect(root.children.map(\.name) == root.elements.map(\.name))
      #expect(root.children.allSatisfy { ($0 is LargeElementController) == place.isLarge })
      #expect(root.children.allSatisfy { $0.appearancePhase == .appeared })
      let (width, height) = (place.size.width, place.size.height)
      let slots = (0..<3).map { number in
        place.axis == .horizontal
          ? CGRect(x: width / 3 * Double(number), y: 0, width: width / 3, height: height)
          : CGRect(x: 0, y: height / 3 * Double(number), width: width, height: height / 3)
      }
      #expect(root.elements.map(\.view.frame.text) == slots.map(\.text))
      #expect(stage.diagnostics == [])
    }
  }

  @Test func `S2-60 small ones are squares at every size`() {
    for place in Self.table where !place.isLarge {
      let stage = stage(place.size.width, place.size.height)
      let cards = stage.root?.elements.compactMap(\.view.subviews.first?.bounds.size) ?? []
      #expect(cards.count == 3 && cards.allSatisfy { $0.width == $0.height && $0.width > 0 })
    }
  }

  @Test(arguments: AdaptiveElementsController.Version.allCases)
  func `S2-60 replace all three from 749 to 750, in either version`(
    version: AdaptiveElementsController.Version
  ) throws {
    let stage = stage(749, 1000, version)
    let start = stage.eventCount
    resize(stage, 750, 1000)
    try GoldenTrace("adaptive-750").expect(stage.trace(from: start))
  }

  @Test func `S2-60 change only the axis without moving a child`() {
    let stage = stage(320, 568)
    let elements = stage.root?.elements.map(\.name)
    let start = stage.eventCount
    resize(stage, 568, 320)
    #expect(stage.root?.design?.axis == .horizontal)
    #expect(stage.root?.elements.map(\.name) == elements)
    #expect(!stage.trace(from: start, all: true).contains { $0.contains("addChild") })
    #expect(!stage.trace(from: start, all: true).contains { $0.contains("Move") })
  }

  @Test func `S2-60 send and change nothing when laid out again at the same size`() {
    let stage = stage(750, 1000)
    let (start, changes) = (stage.eventCount, stage.state)
    for _ in 0..<10 { stage.perform { stage.root?.view.setNeedsLayout() } }
    let heard = stage.trace(from: start, all: true).filter { !$0.contains("LayoutSubviews") }
    #expect(heard == [])
    #expect(stage.state.views == changes.views)
    #expect(stage.state.controllers == changes.controllers)
  }

  @Test func `S2-60 present a large one on a tap, and dismiss it on a tap there`() throws {
    let stage = stage()
    let start = stage.eventCount
    open(stage)
    stage.finish()
    let large = try #require(stage.root?.presentedViewController as? LargeElementController)
    #expect(large.view.frame.text == "0,0,320,568")
    stage.perform { large.view.subviews.first?.tap() }
    stage.finish()
    #expect(stage.root?.presentedViewController == nil)
    try GoldenTrace("adaptive-opened").expect(stage.trace(from: start))
    #expect(words(stage) == ["1\n×1", "2", "3"])
    #expect(stage.diagnostics == [])
  }

  @Test func `S2-60 a tap on a large child does nothing`() {
    let stage = stage(750, 1000)
    let start = stage.eventCount
    open(stage)
    stage.finish()
    #expect(stage.root?.presentedViewController == nil)
    #expect(stage.trace(from: start) == [])
  }

  @Test(arguments: [0.0, 100, 1000])
  func `S2-60 dismiss what a small one presents when the space grows`(
    moment: Double
  ) {
    let stage = stage()
    open(stage, at: 1)
    stage.advance(by: moment)
    resize(stage, 768, 1024, animated: true)
    stage.finish()
    #expect(stage.root?.presentedViewController == nil)
    #expect(stage.root?.children.count == 3 && stage.diagnostics == [])
    resize(stage, 320, 568)
    open(stage, at: 1)
    stage.finish()
    #expect(stage.root?.presentedViewController != nil)
  }

  @Test func `S2-60 keep what a small one presents while the kind stays`() {
    let stage = stage()
    open(stage)
    stage.finish()
    resize(stage, 568, 320)
    stage.finish()
    #expect(stage.root?.presentedViewController?.view.frame.text == "0,0,568,320")
  }

  @Test func `K60 keep their state when replaced, only in the fixed version`() {
    for version in AdaptiveElementsController.Version.allCases {
      let stage = stage(320, 568, version)
      open(stage, at: 2)
      stage.finish()
      resize(stage, 1024, 768)
      stage.finish()
      #expect(
        stage.root?.elements.map(\.timesOpened) == (version == .fixed ? [0, 0, 1] : [0, 0, 0]))
      resize(stage, 320, 568)
      #expect(words(stage) == (version == .fixed ? ["1", "2", "3\n×1"] : ["1", "2", "3"]))
    }
  }
}
