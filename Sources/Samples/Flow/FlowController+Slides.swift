/// Transitions between steps: children slide in from the right, and out to the right on the way
/// back.
extension FlowController {
  /// Shows the first step.
  func begin() {
    guard let first = steps.first else { return }
    let controller = make(first)
    current = controller
    dispatched.addChild(controller)
    place(controller)
    controller.dispatched.didMove(toParent: self)
  }

  /// Lays out the visible step.
  func place(_ controller: ViewController) {
    controller.view.frame = contentFrame
    view.addSubview(controller.view)
    showTitle()
  }

  /// Continues after a completed step, with the next one or the end.
  func goOn(from step: ViewController) {
    guard step === current, !isSliding, !isOver else {
      simulation.log("\(name): an answer of \(step) comes too late")
      return
    }
    guard position + 1 < steps.count else { return finish(.finished(photo, choice)) }
    position += 1
    let next = make(steps[position])
    if policy == .stack { earlier.append(step) }
    dispatched.addChild(next)
    slide(from: step, to: next, side: 1, leaves: policy == .replace) { next in
      next.dispatched.didMove(toParent: self)
    } onCancel: { [self] in
      position -= 1
      if policy == .stack { earlier.removeLast() }
      undoMoves(of: policy == .replace ? step : nil, for: next)
    }
  }

  func slideBack() {
    guard let old = current else { return }
    position -= 1
    let known = earlier.popLast()
    let previous = known ?? make(steps[position])
    if known == nil { dispatched.addChild(previous) }
    slide(from: old, to: previous, side: -1, leaves: true) { previous in
      if known == nil { previous.dispatched.didMove(toParent: self) }
    } onCancel: { [self] in
      position += 1
      if let known { earlier.append(known) }
      undoMoves(of: old, for: known == nil ? previous : nil)
    }
  }

  private func slide(
    from old: ViewController, to new: ViewController, side: Double, leaves: Bool,
    completion: @escaping (ViewController) -> Void, onCancel: @escaping () -> Void
  ) {
    isSliding = true
    if leaves { old.dispatched.willMove(toParent: nil) }
    current = new
    let (place, width) = (contentFrame, contentFrame.width)
    new.view.frame = place.offsetBy(dx: side * width, dy: 0)
    showTitle()
    transition(from: old, to: new, duration: Self.slideDuration) {
      new.view.frame = place
      old.view.frame = place.offsetBy(dx: -side * width, dy: 0)
    } completion: { [self] finished in
      if finished {
        if leaves { old.dispatched.removeFromParent() }
        completion(new)
      } else {
        current = old
        onCancel()
        showTitle()
      }
      isSliding = false
    }
  }
}

/// The results of the steps.
extension FlowController: PickerControllerDelegate, CameraControllerDelegate,
  FilterControllerDelegate, PostControllerDelegate
{
  func make(_ step: Step) -> ViewController {
    simulation.make { () -> ViewController in
      switch step {
      case .picker:
        let controller = PickerController("picker")
        controller.delegate = self
        return controller
      case .camera:
        let controller = CameraController("camera")
        controller.delegate = self
        return controller
      case .filter:
        let controller = FilterController("filter", photo: photo)
        controller.delegate = self
        return controller
      case .post:
        let controller = PostController("post", photo: photo)
        controller.delegate = self
        return controller
      }
    }
  }

  /// A photo was picked.
  package func picker(_ picker: PickerController, didPick motif: Photo.Motif) {
    answer(picker) { photo.motif = motif }
  }

  /// A photo was taken.
  package func camera(_ camera: CameraController, didTake motif: Photo.Motif) {
    answer(camera) { photo.motif = motif }
  }

  /// A filter was chosen.
  package func filter(_ controller: FilterController, didChoose filter: Photo.Filter) {
    answer(controller) { photo.filter = filter }
  }

  /// The user chose to post or save the photo.
  package func post(
    _ controller: PostController, didChoose choice: PostController.Choice, caption: String
  ) {
    answer(controller) {
      photo.caption = caption
      self.choice = choice
    }
  }

  /// Handles the result of the visible step; ignores late ones.
  private func answer(_ step: ViewController, _ heed: () -> Void) {
    if step === current, !isSliding, !isOver { heed() }
    goOn(from: step)
  }
}
