import Figures
import Geometry
import Testing

@testable import Session

@Suite struct `A viewport` {
  private func viewport(of width: Double, _ height: Double) -> Viewport {
    var viewport = Viewport()
    viewport.resize(
      CGSize(width: 400, height: 300), content: CGSize(width: width, height: height))
    return viewport
  }

  @Test func `centers a small drawing at its natural size`() {
    let small = viewport(of: 200, 100)
    #expect(small.scale == 1)
    #expect(small.origin == CGPoint(x: 100, y: 100))
    #expect(!small.isExceeded)
  }

  @Test func `draws larger with a larger text scale`() {
    var (small, large) = (viewport(of: 200, 100), viewport(of: 2000, 100))
    small.letterScale = 1.5
    large.letterScale = 1.5
    #expect(abs(small.scale - 1.5) < 1e-9)
    #expect(abs(large.scale - 1.125) < 1e-9)
    // Also where all of it would be in sight otherwise, a little smaller.
    var aLittle = viewport(of: 400, 100)
    aLittle.letterScale = 1.5
    #expect(aLittle.scale == 1.125 && aLittle.isExceeded && !aLittle.hidesMuch)
    large.fit()
    #expect(abs(large.scale - 384.0 / 2000) < 1e-9)
  }

  @Test func `fits a drawing, but keeps it readable unless zoomed out`() {
    var large = viewport(of: 2000, 100)
    #expect(large.scale == 0.6)
    #expect(large.isExceeded)
    large.fit()
    #expect(abs(large.scale - 384.0 / 2000) < 1e-9)
    #expect(!large.isExceeded)
  }

  @Test func `enlarges a drawing for an audience as far as it fits`() {
    var viewport = Viewport()
    viewport.greatest = 3
    viewport.resize(
      CGSize(width: 400, height: 300), content: CGSize(width: 192, height: 100))
    #expect(viewport.scale == 2)
    viewport.resize(CGSize(width: 4000, height: 3000), content: CGSize(width: 192, height: 100))
    #expect(viewport.scale == 3)
  }

  @Test func `shows everything or has an overview`() {
    #expect(!viewport(of: 640, 100).isExceeded)
    // A little smaller than can be read well.
    #expect(!viewport(of: 700, 100).isExceeded && viewport(of: 700, 100).scale == 384.0 / 700)
    #expect(viewport(of: 100, 600).hidesMuch)
    for length in stride(from: 100.0, to: 2000, by: 7) {
      for viewport in [viewport(of: length, 90), viewport(of: 90, length)] {
        #expect(viewport.isExceeded == viewport.hidesMuch)
      }
    }
  }

  @Test func `needs an overview only if enough is out of sight`() {
    var closer = viewport(of: 640, 100)
    closer.zoom(by: 1.1)
    #expect(closer.isExceeded && !closer.hidesMuch)
    closer.zoom(by: 1.1)
    #expect(closer.hidesMuch)
  }

  @Test func `keeps the point under the pointer while zooming`() {
    var zoomed = viewport(of: 2000, 2000)
    zoomed.pan(by: CGPoint(x: -300, y: -300))
    let point = CGPoint(x: 130, y: 90)
    let place = zoomed.place(at: point)
    for factor in [1.25, 1.25, 0.8] {
      zoomed.zoom(by: factor, at: point)
      #expect(abs(zoomed.place(at: point).x - place.x) < 1e-9)
      #expect(abs(zoomed.place(at: point).y - place.y) < 1e-9)
    }
    #expect(abs(zoomed.scale - 0.75) < 0.005)
  }

  @Test func `never leaves the drawing`() {
    var panned = viewport(of: 2000, 2000)
    panned.pan(by: CGPoint(x: 5000, y: -9000))
    #expect(panned.origin == CGPoint(x: 8, y: 300 - 8 - 1200))
  }

  @Test func `scrolls only as far as needed to show a part`() {
    var revealing = viewport(of: 2000, 2000)
    revealing.reveal(CGRect(x: 100, y: 100, width: 50, height: 50))
    #expect(revealing.origin == CGPoint(x: 0, y: 0))
    revealing.reveal(CGRect(x: 1000, y: 100, width: 100, height: 50))
    #expect(abs(revealing.origin.x - (400 - 28 - 1100 * 0.6)) < 1e-9)
    #expect(revealing.origin.y == 0)
  }

  @Test func `keeps the chosen scale when the drawing changes`() {
    var chosen = viewport(of: 300, 200)
    chosen.zoom(to: 2, at: .zero)
    chosen.resize(CGSize(width: 500, height: 500), content: CGSize(width: 900, height: 900))
    #expect(chosen.scale == 2)
  }

  /// A stage of 800 × 600 in a pane of 416 × 316: half as large fits.
  private var stage: Viewport {
    var viewport = Viewport.ofStage
    viewport.resize(
      CGSize(width: 416, height: 316), content: CGSize(width: 800, height: 600))
    return viewport
  }

  @Test func `of a stage fits it until it is zoomed in, and after zooming out`() {
    var viewport = stage
    #expect(viewport.stageSight == StageSight(scale: 0.5, origin: CGPoint(x: 8, y: 8)))
    let corner = CGPoint(x: 8, y: 8)
    viewport.zoomStage(by: 2, at: corner)
    #expect(viewport.stageSight == StageSight(scale: 1, origin: corner))
    viewport.pan(by: CGPoint(x: -100, y: -50))
    #expect(viewport.visible == CGRect(x: 92, y: 42, width: 416, height: 316))
    viewport.zoomStage(by: 0.4)
    #expect(viewport == stage)
    var small = Viewport.ofStage
    small.resize(CGSize(width: 416, height: 316), content: CGSize(width: 100, height: 50))
    small.zoomStage(by: 1.25)
    #expect(small.scale == 2.5)
  }

  @Test func `of a stage scrolls to the selection unless it is visible`() {
    var viewport = stage
    viewport.zoomStage(by: 4, at: .zero)
    let before = viewport
    viewport.reveal(inFrame: CGRect(x: 300, y: 200, width: 100, height: 60))
    // What is larger than the pane and fills it stays, too.
    viewport.reveal(inFrame: CGRect(x: -100, y: -100, width: 2000, height: 2000))
    #expect(viewport == before)
    viewport.reveal(inFrame: CGRect(x: 900, y: 700, width: 100, height: 60))
    let place = viewport.point(of: before.place(at: CGPoint(x: 900, y: 700)))
    #expect(CGRect(x: 0, y: 0, width: 316, height: 256).contains(place))
  }
}
