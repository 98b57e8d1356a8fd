/// Showing one controller on top of another, and taking it away again.
extension ViewController {
  /// Shows a controller on top of this one.
  ///
  /// The presenter follows from the style: the outermost container of this controller, or, in the
  /// two context styles, the nearest one that defines a presentation context. The two are linked
  /// and the view of the one presented is loaded at once; the transition starts in the next turn
  /// (before iOS 8 in the call). With an animation
  /// it takes as long as the `modalTransitionStyle` says. `completion` runs after all appearance
  /// callbacks.
  ///
  /// Refused as P1 for nil, as P4 for a controller that is presented already, as P5 for one that
  /// has a parent, fills a window or presents this one, and as P8 when a page is to curl in another
  /// style than full screen; before iOS 8 also as H1 when a view inside of the controller's belongs
  /// to another parent's child, which later eras find out in the turn. Dropped with a warning as P2
  /// when the presenter's view is in no window, and as P3 when it presents already. The completion
  /// of a refused or dropped call never runs.
  ///
  /// UIKit: `present(_:animated:completion:)`, since iOS 5.
  public final func present(
    _ controller: ViewController?, animated: Bool, completion: (() -> Void)? = nil
  ) {
    if let controller, !isCompatriot(controller, in: "present") { return }
    simulation.announce(.call(.present, controller?.id), by: id)
    guard let controller else {
      simulation.report(NilPresentation.diagnostic(for: self))
      return
    }
    let width = outermostAncestor.loadedView?.window?.widthClass ?? .compact
    let style = controller.modalPresentationStyle.resolved(in: simulation.profile, width: width)
    let presenter = presenter(in: style)
    if let refusal = presenter.refusal(toPresent: controller, for: self) {
      simulation.report(refusal)
      return
    }
    if controller.modalTransitionStyle == .partialCurl, style != .fullScreen {
      simulation.report(CurlOfPart.diagnostic(for: presenter, presenting: controller))
      return
    }
    if simulation.profile.presentsInTheCall, let view = controller.loadedView,
      let mismatch = WindowMove.mismatch(in: view, nearest: nil)
    {
      simulation.report(mismatch)
      return
    }
    if presenter.isDetached {
      simulation.report(DetachedPresenter.diagnostic(for: presenter, presenting: controller))
    }
    controller.presentationController.style = style
    simulation.run(
      Presenting(
        controller, by: presenter, for: self, animated: animated, completion: completion))
  }

  /// Takes away what this controller, or a container of it, presents; otherwise itself.
  ///
  /// Everything presented on top is dismissed too, but only the topmost moves, and only it and the
  /// controllers that come back on screen are told. From iOS 13 on, a call while what this
  /// controller presents is being dismissed goes to this controller's own presenter, and waits for
  /// that end; without a presenter it is dropped with D37. A call that finds nothing to take away
  /// does nothing. The completion of a dropped call never runs. A call while the presentation still
  /// runs waits for its end; before iOS 13 it is dropped with P7.
  ///
  /// Evidence for the second call: swift-navigation PR 332 and 295, openradar 30263707.
  ///
  /// UIKit: `dismiss(animated:completion:)`, since iOS 5.
  public final func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    simulation.announce(.call(.dismiss, nil), by: id)
    guard let presenter = dismisser, let target = presenter.modal.presented else {
      if let leaving = sequence(first: self, next: \.parent).lazy.compactMap(\.modal.presented)
        .first
      {
        simulation.report(IdleDismissal.diagnostic(for: self, of: leaving))
      }
      return
    }
    let transition = Dismissing(
      target, by: presenter, for: self, animated: animated, completion: completion)
    if transition.isBlocked {
      if !simulation.profile.prefersSheets {
        simulation.report(DismissalInProgress.diagnostic(for: self))
        return
      }
      if target.modal.isBeingDismissed {
        simulation.report(IdleDismissal.diagnostic(for: self, of: target))
        return
      }
    }
    simulation.run(transition)
  }

  /// The controller that presents whatever `dismiss(animated:completion:)` takes away.
  private var dismisser: ViewController? {
    sequence(first: self, next: \.parent).first { $0.modal.presented != nil && !$0.goesOn }
      ?? presentingViewController
  }

  /// Whether what it presents is on its way out, so that a dismissal concerns its own presenter.
  private var goesOn: Bool {
    simulation.profile.prefersSheets && modal.presented?.modal.isBeingDismissed == true
  }

  private func presenter(in style: ModalPresentationStyle) -> ViewController {
    guard style.isInContext else { return outermostAncestor }
    return sequence(first: self, next: \.parent).first(where: \.modal.definesContext)
      ?? outermostAncestor
  }
}

/// Refusals.
extension ViewController {
  /// Why this controller may not present another one on behalf of a caller, or nil.
  final func refusal(
    toPresent controller: ViewController, for caller: ViewController
  ) -> Diagnostic? {
    if let presenting = controller.modal.presenting {
      return PresentedTwice.diagnostic(for: controller, by: presenting)
    }
    if controller.parent != nil || controller.isWindowRoot || isBelow(controller) {
      return ActiveController.diagnostic(for: controller, by: self)
    }
    if let shown = modal.presented {
      return BusyPresenter.diagnostic(
        for: self, caller: caller, presenting: controller, over: shown)
    }
    if !simulation.profile.prefersSheets, modal.transition != nil {
      return BusyPresenter.diagnostic(for: self, caller: caller, presenting: controller, over: nil)
    }
    if loadedView?.window == nil {
      return PresenterOffScreen.diagnostic(
        for: self, caller: caller, presenting: controller)
    }
    return nil
  }

  private var isWindowRoot: Bool { rootWindow != nil }

  /// Whether it is on screen without anybody who brought it there.
  fileprivate var isDetached: Bool { parent == nil && modal.presenting == nil && !isWindowRoot }
}

/// Properties of presentations.
extension ViewController {
  /// The style in which it wants to be presented; set it before `present`.
  ///
  /// UIKit: `modalPresentationStyle`, since iOS 3.2.
  public final var modalPresentationStyle: ModalPresentationStyle {
    get { modal.style }
    set {
      guard newValue != modal.style else { return }
      modal.style = newValue
      simulation.note(.controllerProperty(id, .modalPresentationStyle(newValue.rawValue)))
    }
  }

  /// Whether fingers may not dismiss it.
  ///
  /// UIKit: `isModalInPresentation`, since iOS 13.
  public final var isModalInPresentation: Bool {
    get { modal.isModal }
    set { modal.isModal = newValue }
  }

  /// Whether the context styles cover this controller's view, not the whole window.
  ///
  /// UIKit: `definesPresentationContext`, since iOS 5.
  public final var definesPresentationContext: Bool {
    get { modal.definesContext }
    set {
      guard newValue != modal.definesContext else { return }
      modal.definesContext = newValue
      simulation.note(.controllerProperty(id, .definesPresentationContext(newValue)))
    }
  }

  /// The controller that this one, or the nearest of its containers that does, presents.
  ///
  /// UIKit: `presentedViewController`, since iOS 5.
  public final var presentedViewController: ViewController? {
    sequence(first: self, next: \.parent).lazy.compactMap(\.modal.presented).first
  }

  /// The controller that presents this one, or the nearest of its containers that is presented.
  ///
  /// UIKit: `presentingViewController`, since iOS 5; before, `parentViewController` answered it.
  public final var presentingViewController: ViewController? {
    sequence(first: self, next: \.parent).lazy.compactMap(\.modal.presenting).first
  }

  /// Whether it is being presented; true from the call until just before the completion.
  ///
  /// UIKit: `isBeingPresented`, since iOS 5.
  public final var isBeingPresented: Bool { modal.isBeingPresented }

  /// Whether it is being dismissed; true from the call until just before the completion.
  ///
  /// UIKit: `isBeingDismissed`, since iOS 5.
  public final var isBeingDismissed: Bool { modal.isBeingDismissed }
}
