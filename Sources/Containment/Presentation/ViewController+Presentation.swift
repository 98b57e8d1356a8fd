/// Presenting and dismissing controllers.
extension ViewController {
  /// Presents a controller on top of this one.
  ///
  /// The style determines the presenter: the outermost container of this controller or, in the two
  /// context styles, the nearest one that defines a presentation context. The link is set and the
  /// presented view loaded immediately; the transition starts in the next turn (before iOS 8 in the
  /// call). If animated, the `modalTransitionStyle` determines its duration. `completion` runs
  /// after all appearance callbacks.
  ///
  /// Refuses with P1 for nil, P4 for a controller that is already presented, P5 for one that has a
  /// parent, is a window's root or presents this one, and P8 for a page curl in another style than
  /// full screen; before iOS 8 also with H1 if a view inside the controller's belongs to another
  /// parent's child, which later versions detect in the turn. Drops the call with the warning P2 if
  /// the presenter's view is not in a window, and P3 if it already presents. The completion of a
  /// refused or dropped call never runs.
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
      simulation.report(NonFullScreenCurl.diagnostic(for: presenter, presenting: controller))
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

  /// Dismisses the controller that this one or a container of it presents; otherwise itself.
  ///
  /// Everything presented on top is dismissed too, but only the topmost view animates, and only its
  /// controller and those that reappear receive callbacks. From iOS 13 on, a call while the
  /// presented controller is being dismissed goes to this controller's own presenter, and waits for
  /// that end; without a presenter it is dropped with D37. A call with nothing to dismiss has no
  /// effect. The completion of a dropped call never runs. A call during the presentation waits for
  /// its end; before iOS 13 it is dropped with P7.
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

  /// The presenter on which `dismiss(animated:completion:)` acts.
  private var dismisser: ViewController? {
    sequence(first: self, next: \.parent).first { $0.modal.presented != nil && !$0.goesOn }
      ?? presentingViewController
  }

  /// Whether the presented controller is being dismissed, so that a dismissal goes to its own
  /// presenter.
  private var goesOn: Bool {
    simulation.profile.prefersSheets && modal.presented?.modal.isBeingDismissed == true
  }

  private func presenter(in style: ModalPresentationStyle) -> ViewController {
    guard style.isInContext else { return outermostAncestor }
    return sequence(first: self, next: \.parent).first(where: \.modal.definesContext)
      ?? outermostAncestor
  }
}

/// Checks.
extension ViewController {
  /// The reason to refuse a presentation by this controller on behalf of a caller, or nil.
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

  /// Whether it has no parent and no presenter and is not a root.
  fileprivate var isDetached: Bool { parent == nil && modal.presenting == nil && !isWindowRoot }
}

/// Presentation properties.
extension ViewController {
  /// The preferred presentation style; set it before `present`.
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

  /// Whether interactive dismissals are refused.
  ///
  /// UIKit: `isModalInPresentation`, since iOS 13.
  public final var isModalInPresentation: Bool {
    get { modal.isModal }
    set { modal.isModal = newValue }
  }

  /// Whether the context styles cover this controller's view instead of the window.
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

  /// The controller presented by this one or its nearest container that presents.
  ///
  /// UIKit: `presentedViewController`, since iOS 5.
  public final var presentedViewController: ViewController? {
    sequence(first: self, next: \.parent).lazy.compactMap(\.modal.presented).first
  }

  /// The controller that presents this one or its nearest presented container.
  ///
  /// UIKit: `presentingViewController`, since iOS 5; before, `parentViewController` returned it.
  public final var presentingViewController: ViewController? {
    sequence(first: self, next: \.parent).lazy.compactMap(\.modal.presenting).first
  }

  /// Whether it is being presented: true from the call until just before the completion.
  ///
  /// UIKit: `isBeingPresented`, since iOS 5.
  public final var isBeingPresented: Bool { modal.isBeingPresented }

  /// Whether it is being dismissed: true from the call until just before the completion.
  ///
  /// UIKit: `isBeingDismissed`, since iOS 5.
  public final var isBeingDismissed: Bool { modal.isBeingDismissed }
}
