import Figures
import Foundation
import Geometry
import GtkKit
import Hierarchy
import Session

/// The visible part of the run: set by wheel, keys and the microscope.
extension TimelinePane {
  /// The zoom factor of a key or a wheel step.
  static let closer = 1.5
  /// The margin on both sides of a transition, as a share of it.
  private static let margin = 0.2
  /// The number of steps of Page Up and Page Down.
  private static let page = 10

  /// The microscope's transition, to frame it once.
  struct Framed: Equatable {
    let start: Instant
    let end: Instant
    let animation: Int32?
  }

  func listenToSight() {
    canvas.isFocusable = true
    canvas.onKey { [weak self] event in self?.press(event) ?? false }
    canvas.onScroll { [weak self] event in self?.turn(event) ?? false }
    canvas.onPinch { [weak self] event in
      self.map { $0.zoom(by: event.scale, about: $0.place(of: event.center).x) }
    }
    scroller.onVerticalMove { [weak self] in self?.canvas.queueDraw() }
    // The microscope's row takes height when it appears.
    scroller.onHeightChange { [weak self] in self?.revealTransition() }
  }

  /// Zooms about the playhead.
  func zoom(by factor: Double) {
    guard let figure = figure(canvas.size) else { return }
    let isSeen = figure.track.contains(figure.playheadX)
    let middle = (figure.track.lowerBound + figure.track.upperBound) / 2
    zoom(by: factor, about: isSeen ? figure.playheadX : middle)
  }

  func perform(_ zoom: Zoom) {
    if let factor = zoom.factor(Self.closer) {
      self.zoom(by: factor)
    } else {
      sight = TimelineSight()
    }
  }

  private func zoom(by factor: Double, about x: Double) {
    guard let track = figure(canvas.size)?.track, track.upperBound > track.lowerBound else {
      return
    }
    let place = (x - track.lowerBound) / (track.upperBound - track.lowerBound)
    sight = sight.zoomed(by: factor, about: min(max(place, 0), 1))
  }

  /// Control and the wheel zoom, Shift and the wheel scroll in time; otherwise the lanes scroll.
  private func turn(_ event: ScrollEvent) -> Bool {
    if event.modifiers.contains(.control) {
      zoom(by: pow(Self.closer, -event.delta.y / 60), about: place(of: event.position).x)
      return true
    }
    let isAside = abs(event.delta.x) > abs(event.delta.y)
    guard isAside || event.modifiers.contains(.shift), sight.zoom > 1 else { return false }
    sight = sight.moved(by: (isAside ? event.delta.x : event.delta.y) / 600)
    return true
  }

  private func step(by count: Int) { act(.time(.step(count))) }

  /// The keys of a slider, and those that zoom.
  private func press(_ event: KeyEvent) -> Bool {
    guard event.modifiers.isSubset(of: .shift) else { return false }
    switch event.key {
    case .left, .down: step(by: -1)
    case .right, .up: step(by: 1)
    case .pageUp: step(by: -Self.page)
    case .pageDown: step(by: Self.page)
    case .character("+"): perform(.closer)
    case .character("-"): perform(.farther)
    case .character("0"): perform(.whole)
    default: return false
    }
    return true
  }

  /// Scrolls to the lanes of both controllers of the transition, if both fit.
  private func revealTransition() {
    guard let transition = model?.microscope?.transition, let content,
      let offset = TimelineFigure.offset(
        revealing: Set([transition.from, transition.to].compactMap(\.self)), in: content,
        height: canvas.size.height / letterScale, seen: seenRows)
    else { return }
    if offset != seenRows.lowerBound { scroller.scroll(to: offset * letterScale) }
  }

  /// Frames the microscope's transition once, and keeps the playhead visible.
  func frameTransition() {
    guard let model, let content else { return }
    let microscope = model.microscope
    let wanted = microscope.map {
      Framed(start: $0.start, end: $0.end, animation: $0.transition.animation)
    }
    if wanted != framed {
      framed = wanted
      if let wanted {
        sight = sight.showing(
          content.stretch(from: wanted.start, to: wanted.end), margin: Self.margin)
        revealTransition()
      } else {
        sight = TimelineSight()
      }
    } else if model.player.isPlaying || model.player.playhead != followed {
      sight = sight.following(content.share(of: model.player.playhead))
    }
    followed = model.player.playhead
  }
}
