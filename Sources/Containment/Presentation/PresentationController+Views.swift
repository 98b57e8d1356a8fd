/// The views of a presentation: its host view, positions and dimming view.
extension PresentationController {
  /// Inserts the presented view into its host, just out of sight; returns its motion.
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
    let slide = slide(of: view, style: presentedStyle, down: bounds.maxY - rest.minY)
    host.simulation.withoutAnimation { slide.move(to: 1) }
    host.insert(view, at: place(in: host, above: presenter))
    return slide
  }

  private var presentedStyle: ModalTransitionStyle {
    presentedViewController?.modalTransitionStyle ?? .coverVertical
  }

  /// The animated motion; without a page to curl, the view slides.
  private func slide(of view: View, style: ModalTransitionStyle, down way: Double) -> Slide {
    if style == .partialCurl, let page, let host {
      return Slide(page, style: style, way: -(page.frame.maxY - host.bounds.minY))
    }
    return Slide(
      view, veil: dimmingView, style: style == .partialCurl ? .coverVertical : style, way: way)
  }

  /// The presenter's view, if it is in the same host.
  private var page: View? {
    guard let page = presentingViewController?.loadedView, page.superview === host else {
      return nil
    }
    return page
  }

  private func addVeil(to host: View) {
    let veil = host.simulation.make {
      View("\(presentedViewController?.name ?? "").veil", frame: host.bounds)
    }
    veil.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    veil.backgroundColor = Color(white: 0, alpha: 0.3)
    host.insert(veil, at: host.subviews.count)
    dimmingView = veil
  }

  /// The index for the presented view: in front in a window, below a page that curls, just above
  /// the presenter's view in a context.
  private func place(in host: View, above presenter: ViewController) -> Int {
    let index = host.subviews.firstIndex { $0 === presenter.loadedView }
    guard let index, style.isInContext || presentedStyle == .partialCurl else {
      return host.subviews.count
    }
    return style.isInContext ? index + 1 : index
  }

  /// Removes the presenter's view and stores its position.
  func displaceView(of presenter: ViewController) {
    guard let view = presenter.loadedView, let superview = view.superview else { return }
    displacement = Displacement(
      host: superview, index: superview.subviews.firstIndex { $0 === view } ?? 0,
      parent: presenter.parent?.id, wasRoot: view.window?.rootViewController === presenter)
    view.leaveSuperview()
  }

  /// The position to which the presenter's view returns; nil if it stayed or its place is gone.
  func displacement(of presenter: ViewController) -> (host: View, index: Int)? {
    guard let place = displacement, let host = place.host, let view = presenter.loadedView,
      view.superview == nil, presenter.parent?.id == place.parent,
      !place.wasRoot || host.window?.rootViewController === presenter,
      host.refusal(of: presenter) == nil
    else { return nil }
    return (host, place.index)
  }

  /// Puts the presenter's view back, below the dismissed views; a page that uncurls goes above.
  func putBack(_ view: View, at place: (host: View, index: Int), below chain: [ViewController]) {
    let above = chain.flatMap { [$0.loadedView, $0.presentationController.dimmingView] }
    let index = place.host.subviews.firstIndex { subview in above.contains { $0 === subview } }
    if displacement?.wasRoot == true { view.frame = place.host.bounds }
    let isPage = chain.count == 1 && presentedStyle == .partialCurl
    place.host.insert(view, at: index.map { isPage ? $0 + 1 : $0 } ?? place.index)
    displacement = nil
  }

  /// The exit motion of a presented view on screen; an interactive dismissal slides it down.
  func wayOut(byFinger: Bool) -> Slide? {
    guard let view = presentedViewController?.loadedView, let host, view.superview === host,
      host.window != nil
    else { return nil }
    return slide(
      of: view, style: byFinger ? .coverVertical : presentedStyle,
      down: max(0, host.bounds.maxY - view.frame.minY))
  }

  /// Removes the presented view and its dimming view.
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

extension Window {
  /// The size class of the window's width.
  var widthClass: TraitCollection.SizeClass {
    TraitCollection(screenWidth: bounds.width, height: bounds.height).horizontalSizeClass
  }
}
