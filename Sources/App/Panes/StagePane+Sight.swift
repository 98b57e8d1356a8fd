import Drawing
import Figures
import Foundation
import Geometry
import GtkKit
import Hierarchy
import Session

/// Zooming a stage without interaction: a running program, a recording, a dump.
///
/// As in the hierarchy, Control and the wheel zoom at the pointer; the wheel and drags pan.
extension StagePane {
  func perform(_ zoom: Zoom) {
    if let factor = zoom.factor() { self.zoom(by: factor) } else { look { $0.fit() } }
  }

  /// Whether zooming is possible: without interaction the pointer has no other use.
  var isZoomable: Bool { model?.isReadOnly ?? false }

  /// The visible part for a canvas size; nil if the whole stage is always visible.
  func sight(in size: CGSize, of model: StageModel, _ options: FigureOptions) -> StageSight? {
    guard isZoomable else { return nil }
    viewport.resize(
      size, content: StageFigure.naturalSize(of: model.state, options: options))
    return viewport.stageSight
  }

  /// Changes the viewport, as by zooming or panning.
  func look(_ body: (inout Viewport) -> Void) {
    guard isZoomable else { return }
    var next = viewport
    body(&next)
    viewport = next
    redraw()
  }

  /// Zooms about a point, or about the center.
  func zoom(by factor: Double, at point: CGPoint? = nil) {
    look { $0.zoomStage(by: factor, at: point) }
  }

  /// Scrolls to a selection made in another pane.
  func revealSelection() {
    guard isZoomable, viewport.isExceeded, let model, let selection = model.selection,
      let frame = figure?.picture.nodes.last(where: { $0.node == selection })?.frame
    else { return }
    look { $0.reveal(inFrame: frame) }
  }

  /// The wheel pans, horizontally with Shift; with Control it zooms at the pointer.
  func scrollPicture(_ event: ScrollEvent) -> Bool {
    guard isZoomable else { return false }
    if let factor = event.magnification {
      zoom(by: factor, at: event.position)
      return true
    }
    guard viewport.isExceeded else { return false }
    look { $0.pan(by: event.shift) }
    return true
  }

  /// The middle button pans.
  func dragPicture(_ event: DragEvent) {
    switch event.phase {
    case .began:
      guard isZoomable, viewport.isExceeded, hand == nil else { return }
      hand = .picture(at: event.start)
      canvas.setCursor("grabbing")
    case .changed:
      guard case .picture(let last)? = hand else { return }
      hand = .picture(at: event.position)
      look {
        $0.pan(by: CGPoint(x: event.position.x - last.x, y: event.position.y - last.y))
      }
    case .ended, .cancelled:
      guard case .picture? = hand else { return }
      hand = nil
      canvas.setCursor(nil)
    }
  }
}
