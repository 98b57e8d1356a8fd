/// What happened and to whom in nine bytes, for what happens often.
///
/// Packing is inlined where events are made, so that it costs nothing for a kind that is known
/// there.
@usableFromInline struct ShortEvent: BitwiseCopyable, Hashable, Sendable {
  @usableFromInline let form: Form
  /// To whom; 0 where a form has nobody.
  @usableFromInline let subject: Int32
  /// A node, or `nobody`, or 1 for true, or the place of a large event.
  @usableFromInline let argument: Int32

  /// The argument that stands for no node.
  @usableFromInline static var nobody: Int32 { .min }

  /// What happens often, and `large` for what does not.
  @usableFromInline enum Form: UInt8, BitwiseCopyable, Sendable {
    case willMove, didMove
    case viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear
    case viewWillLayoutSubviews, viewDidLayoutSubviews
    case addChild, removeFromParent, transition
    case beginAppearanceTransition, endAppearanceTransition
    case present, dismiss
    case addSubview, insertSubview, removeFromSuperview, bringSubviewToFront
    case setRootViewController
    case settled
    case large
  }

  @inlinable init(_ form: Form, _ subject: Int32, _ argument: Int32) {
    (self.form, self.subject, self.argument) = (form, subject, argument)
  }

  /// An event in short, or nil when it does not fit.
  @inlinable init?(_ kind: Event.Kind, by subject: NodeID?) {
    guard let subject else {
      guard case .settled = kind else { return nil }
      self.init(.settled, 0, 0)
      return
    }
    switch kind {
    case .callback(let callback): self.init(callback, of: subject.rawValue)
    case .call(let method, let argument):
      if argument?.rawValue == Self.nobody { return nil }
      self.init(Form(method), subject.rawValue, argument?.rawValue ?? Self.nobody)
    default: return nil
    }
  }

  @inlinable init?(_ callback: Callback, of subject: Int32) {
    switch callback {
    case .willMove(let parent):
      if parent?.rawValue == Self.nobody { return nil }
      self.init(.willMove, subject, parent?.rawValue ?? Self.nobody)
    case .didMove(let parent):
      if parent?.rawValue == Self.nobody { return nil }
      self.init(.didMove, subject, parent?.rawValue ?? Self.nobody)
    case .viewWillAppear(let isAnimated): self.init(.viewWillAppear, subject, isAnimated ? 1 : 0)
    case .viewIsAppearing(let isAnimated): self.init(.viewIsAppearing, subject, isAnimated ? 1 : 0)
    case .viewDidAppear(let isAnimated): self.init(.viewDidAppear, subject, isAnimated ? 1 : 0)
    case .viewWillDisappear(let isAnimated):
      self.init(.viewWillDisappear, subject, isAnimated ? 1 : 0)
    case .viewDidDisappear(let isAnimated):
      self.init(.viewDidDisappear, subject, isAnimated ? 1 : 0)
    case .viewWillLayoutSubviews: self.init(.viewWillLayoutSubviews, subject, 0)
    case .viewDidLayoutSubviews: self.init(.viewDidLayoutSubviews, subject, 0)
    default: return nil
    }
  }
}

/// Unpacking.
extension ShortEvent {
  /// What happened; nil for a large event, which is kept elsewhere.
  var kind: Event.Kind? {
    switch form {
    case .willMove: .callback(.willMove(toParent: node))
    case .didMove: .callback(.didMove(toParent: node))
    case .viewWillAppear: .callback(.viewWillAppear(animated: argument == 1))
    case .viewIsAppearing: .callback(.viewIsAppearing(animated: argument == 1))
    case .viewDidAppear: .callback(.viewDidAppear(animated: argument == 1))
    case .viewWillDisappear: .callback(.viewWillDisappear(animated: argument == 1))
    case .viewDidDisappear: .callback(.viewDidDisappear(animated: argument == 1))
    case .viewWillLayoutSubviews: .callback(.viewWillLayoutSubviews)
    case .viewDidLayoutSubviews: .callback(.viewDidLayoutSubviews)
    case .addChild: .call(.addChild, node)
    case .removeFromParent: .call(.removeFromParent, node)
    case .transition: .call(.transition, node)
    case .beginAppearanceTransition: .call(.beginAppearanceTransition, node)
    case .endAppearanceTransition: .call(.endAppearanceTransition, node)
    case .present: .call(.present, node)
    case .dismiss: .call(.dismiss, node)
    case .addSubview: .call(.addSubview, node)
    case .insertSubview: .call(.insertSubview, node)
    case .removeFromSuperview: .call(.removeFromSuperview, node)
    case .bringSubviewToFront: .call(.bringSubviewToFront, node)
    case .setRootViewController: .call(.setRootViewController, node)
    case .settled: .settled
    case .large: nil
    }
  }

  /// To whom it happened, or nil.
  var subjectNode: NodeID? { form == .settled ? nil : NodeID(subject) }

  private var node: NodeID? { argument == Self.nobody ? nil : NodeID(argument) }
}

extension ShortEvent.Form {
  @inlinable init(_ method: Event.Method) {
    self =
      switch method {
      case .addChild: .addChild
      case .removeFromParent: .removeFromParent
      case .transition: .transition
      case .beginAppearanceTransition: .beginAppearanceTransition
      case .endAppearanceTransition: .endAppearanceTransition
      case .present: .present
      case .dismiss: .dismiss
      case .addSubview: .addSubview
      case .insertSubview: .insertSubview
      case .removeFromSuperview: .removeFromSuperview
      case .bringSubviewToFront: .bringSubviewToFront
      case .setRootViewController: .setRootViewController
      }
  }
}
