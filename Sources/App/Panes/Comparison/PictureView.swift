import Drawing
import Foundation
import Geometry
import GtkKit
import Session

/// A zoomable picture, initially at the largest scale that fits, or at a legible one: wheel, drag
/// and keys work as in the hierarchy.
final class PictureView {
  let canvas = Canvas(role: .image)
  private let picture: DisplayList
  private var viewport = Viewport()
  private var dragged = CGPoint.zero
  /// The initial center, if not everything fits.
  private var first: CGPoint?

  /// The distance of an arrow key, in points.
  private static let stride = 60.0

  init(_ picture: DisplayList, beginningAt first: CGPoint? = nil, label: String) {
    self.picture = picture
    self.first = first
    canvas.setAccessibleLabel(label)
    canvas.setSize(minimum: CGSize(width: 200, height: 140), natural: picture.size)
    canvas.expandsVertically = true
    canvas.expandsHorizontally = true
    canvas.isFocusable = true
    canvas.draw { [weak self] size in self?.shown(in: size) }
    canvas.onScroll { [weak self] event in self?.scroll(event) ?? false }
    canvas.onKey { [weak self] event in self?.press(event) ?? false }
    canvas.onDrag { [weak self] event in self?.drag(event) }
    canvas.onDrag(with: .middle) { [weak self] event in self?.drag(event) }
  }

  private func shown(in size: CGSize) -> DisplayList? {
    viewport.resize(size, content: picture.size)
    if let first, !viewport.visible.contains(first) { viewport.center(on: first) }
    let ground = picture.background.map {
      [DisplayList.Item.fill(.rectangle(CGRect(origin: .zero, size: size)), $0)]
    }
    let group = Group(transform: viewport.transform, items: picture.items)
    return DisplayList(size: size, items: (ground ?? []) + [.group(group)])
  }

  private func look(_ body: (inout Viewport) -> Void) {
    first = nil
    body(&viewport)
    canvas.queueDraw()
  }

  private func scroll(_ event: ScrollEvent) -> Bool {
    if let factor = event.magnification {
      look { $0.zoom(by: factor, at: event.position) }
    } else {
      look { $0.pan(by: event.shift) }
    }
    return true
  }

  private func press(_ event: KeyEvent) -> Bool {
    guard event.modifiers.isSubset(of: .shift) else { return false }
    switch event.key {
    case .character("+"), .character("="): look { $0.zoom(by: Viewport.step) }
    case .character("-"): look { $0.zoom(by: 1 / Viewport.step) }
    case .character("0"): look { $0.fit() }
    case .character("1"): look { $0.zoom(by: 1 / $0.scale) }
    case .left: look { $0.pan(by: CGPoint(x: Self.stride, y: 0)) }
    case .right: look { $0.pan(by: CGPoint(x: -Self.stride, y: 0)) }
    case .up: look { $0.pan(by: CGPoint(x: 0, y: Self.stride)) }
    case .down: look { $0.pan(by: CGPoint(x: 0, y: -Self.stride)) }
    default: return false
    }
    return true
  }

  private func drag(_ event: DragEvent) {
    switch event.phase {
    case .began:
      dragged = .zero
      canvas.setCursor("grabbing")
    case .changed:
      let (last, next) = (dragged, event.offset)
      dragged = next
      look { $0.pan(by: CGPoint(x: next.x - last.x, y: next.y - last.y)) }
    case .ended, .cancelled: canvas.setCursor(nil)
    }
  }
}
