/// Where the views of a presentation are: in which host, at which place, below which veil.
extension PresentationController {
  /// Puts the presented view into its host, just out of sight; the way from rest to there.
  func bringIn(_ view: View, into host: View, above presenter: ViewController) -> Slide {
    let width = host.window?.widthClass ?? .compact
    let bounds = style.isInContext ? presenter.loadedView?.frame ?? host.bounds : host.bounds
    let rest = style.frame(in: bounds, width: width)
    self.host = host
    host.simulation.withoutAnimation {
      view.frame = rest
      view.autoresizingMask =
        rest.width < bounds.width || style == .popover
        ? [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin]
        : [.flexibleWidth, .flexibleHeight]
      if style.isSheet { addVeil(to: host) }
    }
    let slide = Slide(
      view: view, veil: dimmingView, rest: view.center, way: bounds.maxY - rest.minY)
    host.simulation.withoutAnimation { slide.move(to: 1) }
    host.insert(view, at: place(in: host, above: presenter))
    return slide
  }

  private func addVeil(to host: View) {
    let veil = View("\(presentedViewController?.name ?? "").veil", frame: host.bounds)
    veil.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    veil.backgroundColor = Color(white: 0, alpha: 0.3)
    host.insert(veil, at: host.subviews.count)
    dimmingView = veil
  }

  /// In a window the front; in a context just above the presenter's view.
  private func place(in host: View, above presenter: ViewController) -> Int {
    guard style.isInContext,
      let index = host.subviews.firstIndex(where: { $0 === presenter.loadedView })
    else { return host.subviews.count }
    return index + 1
  }

  /// Takes the presenter's view off the screen and keeps its place in mind.
  func displaceView(of presenter: ViewController) {
    guard let view = presenter.loadedView, let superview = view.superview else { return }
    displacement = Displacement(
      host: superview, index: superview.subviews.firstIndex { $0 === view } ?? 0,
      parent: presenter.parent?.id, wasRoot: view.window?.rootViewController === presenter)
    view.leaveSuperview()
  }

  /// Where the presenter's view is to come back, or nil when it stayed, or when its place is gone.
  func displacement(of presenter: ViewController) -> (host: View, index: Int)? {
    guard let place = displacement, let host = place.host, let view = presenter.loadedView,
      view.superview == nil, presenter.parent?.id == place.parent,
      !place.wasRoot || host.window?.rootViewController === presenter,
      host.refusal(of: presenter) == nil
    else { return nil }
    return (host, place.index)
  }

  /// Puts the presenter's view back, below those that go.
  func putBack(_ view: View, at place: (host: View, index: Int), below chain: [ViewController]) {
    let above = chain.flatMap { [$0.loadedView, $0.presentationController.dimmingView] }
    let index = place.host.subviews.firstIndex { subview in above.contains { $0 === subview } }
    if displacement?.wasRoot == true { view.frame = place.host.bounds }
    place.host.insert(view, at: index ?? place.index)
    displacement = nil
  }

  /// The way out of sight of a presented view that is on screen.
  var wayOut: Slide? {
    guard let view = presentedViewController?.loadedView, let host, view.superview === host,
      host.window != nil
    else { return nil }
    return Slide(
      view: view, veil: dimmingView, rest: view.center,
      way: max(0, host.bounds.maxY - view.frame.minY))
  }

  /// Takes the presented view out of its host, with its veil.
  func takeOut() {
    if let view = presentedViewController?.loadedView, view.superview === host {
      view.leaveSuperview()
    }
    dimmingView?.leaveSuperview()
    dimmingView = nil
    displacement = nil
    host = nil
  }
}

/// The way of a presented view between its place (0) and out of sight below (1).
struct Slide {
  let view: View
  let veil: View?
  let rest: CGPoint
  let way: Double

  func move(to fraction: Double) {
    view.center = CGPoint(x: rest.x, y: rest.y + way * fraction)
    veil?.alpha = 1 - fraction
  }

  /// Puts a view that is off screen back to where it was.
  func reset() {
    if view.superview == nil { move(to: 0) }
  }
}

extension Window {
  /// Whether there is little or much room from left to right.
  var widthClass: TraitCollection.SizeClass {
    TraitCollection(screenWidth: bounds.width, height: bounds.height).horizontalSizeClass
  }
}
