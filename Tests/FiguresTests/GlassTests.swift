import Drawing
import Geometry
import Hierarchy
import Testing

@testable import Figures

/// The device around the window: its status bar, and another app on the same screen.
@Suite struct `The screen of a device` {
  /// A device at its natural size around a window of 200 × 300.
  private func figure(_ change: (inout FigureOptions) -> Void) -> StageFigure {
    var options = options()
    change(&options)
    return StageFigure(of: SlotScene().recording.latest, options: options)
  }

  @Test func `belongs to the window by default`() {
    let bare = figure { _ in }
    #expect(bare.picture.size == CGSize(width: 264, height: 364))
    #expect(bare.screenFrame == CGRect(x: 32, y: 32, width: 200, height: 300))
    #expect(bare.dividerFrame == nil)
  }

  @Test func `S4-05 has its status bar above the window, 20 points high`() {
    let barred = figure { $0.showsStatusBar = true }
    #expect(barred.picture.size == CGSize(width: 264, height: 384))
    #expect(barred.screenFrame == CGRect(x: 32, y: 52, width: 200, height: 300))
    #expect(barred.picture.texts == ["9:41"] + figure { _ in }.picture.texts)
    // What is touched is still the window alone.
    let above = CGPoint(x: 100, y: -10).applying(barred.screenTransform)
    #expect(barred.picture.node(at: above) == nil)
  }

  @Test(arguments: [
    (CGSize(width: 320, height: 460), true), (CGSize(width: 460, height: 320), false),
    (CGSize(width: 1024, height: 768), true), (CGSize(width: 500, height: 500), true),
  ])
  func `has no status bar where the height is compact`(size: CGSize, isShown: Bool) {
    #expect(StatusBarDrawing.isShown(on: size) == isShown)
  }

  @Test func `leaves the rest of a split screen to another app, with a divider`() throws {
    let screen = CGSize(width: 500, height: 300)
    let shared = figure { $0.sharedScreen = screen }
    #expect(shared.picture.size == CGSize(width: 564, height: 364))
    #expect(shared.screenFrame == CGRect(x: 32, y: 32, width: 200, height: 300))
    #expect(shared.dividerFrame == CGRect(x: 232, y: 32, width: 10, height: 300))
    let glass = Glass(
      around: CGSize(width: 200, height: 300), options: with(options()) { $0.sharedScreen = screen }
    )
    #expect(glass.neighbour == CGRect(x: 210, y: 0, width: 290, height: 300))
    let there = CGPoint(x: 400, y: 100).applying(shared.screenTransform)
    #expect(shared.picture.node(at: there) == nil)
  }

  @Test func `has no space for another app when the window fills it, or more`() {
    for width in [195.0, 200, 100] {
      let glass = Glass(
        around: CGSize(width: 200, height: 300),
        options: with(options()) { $0.sharedScreen = CGSize(width: width, height: 300) })
      #expect(glass.neighbour == nil && glass.box.width == 200)
    }
  }

  private func with(
    _ options: FigureOptions, _ change: (inout FigureOptions) -> Void
  ) -> FigureOptions {
    var options = options
    change(&options)
    return options
  }
}

extension DisplayList {
  /// All that is written on it, in the order of the alphabet.
  var texts: [String] {
    func texts(_ items: [Item]) -> [String] {
      items.flatMap { item -> [String] in
        switch item {
        case .text(let run, _): [run.text]
        case .group(let group): texts(group.items)
        default: []
        }
      }
    }
    return texts(items).sorted()
  }
}
