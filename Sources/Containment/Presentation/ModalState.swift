/// The presentation state of a controller: presented, presenter, and style.
struct ModalState {
  /// The controller it presents, retained.
  var presented: ViewController?
  /// The controller that presents it.
  weak var presenting: ViewController?
  var isBeingPresented = false
  var isBeingDismissed = false
  var style = ModalPresentationStyle.automatic
  var transitionStyle = ModalTransitionStyle.coverVertical
  var isModal = false
  var definesContext = false
  /// Created lazily.
  var controller: PresentationController?
  /// Its current presentation or dismissal; one at a time.
  var transition: ModalTransition?
}

/// Traversal of presentations.
extension ViewController {
  /// The outermost container above it, or itself.
  final var outermostAncestor: ViewController {
    sequence(first: self, next: \.parent).reversed().first ?? self
  }

  /// Whether `other` is this controller, an ancestor, or a presenter of either.
  final func isBelow(_ other: ViewController) -> Bool {
    var presenters: Set<NodeID> = []
    var open = [self]
    while let start = open.popLast() {
      for controller in sequence(first: start, next: \.parent) {
        if controller === other { return true }
        if let presenter = controller.modal.presenting, presenters.insert(presenter.id).inserted {
          open.append(presenter)
        }
      }
    }
    return false
  }

  /// The controllers presented on top of it, the lowest first.
  final var presentedChain: [ViewController] {
    Array(sequence(first: self, next: \.modal.presented).dropFirst())
  }

  /// Records that a presentation of it begins or ends.
  final func note(isBeingPresented: Bool) {
    guard modal.isBeingPresented != isBeingPresented else { return }
    modal.isBeingPresented = isBeingPresented
    notePresentationMove()
  }

  /// Records that a dismissal of it begins or ends.
  final func note(isBeingDismissed: Bool) {
    guard modal.isBeingDismissed != isBeingDismissed else { return }
    modal.isBeingDismissed = isBeingDismissed
    notePresentationMove()
  }

  private func notePresentationMove() {
    let move: PresentationMove =
      modal.isBeingDismissed ? .dismissed : modal.isBeingPresented ? .presented : .none
    simulation.note(.presentationMove(id, move))
  }

  /// Unlinks a controller it presents.
  final func cutPresentation(of presented: ViewController) {
    guard modal.presented === presented else { return }
    presented.modal.presenting = nil
    presented.note(isBeingPresented: false)
    modal.presented = nil
    simulation.note(.presenting(presented.id, by: nil))
  }
}
