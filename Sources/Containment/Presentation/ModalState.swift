/// A controller's part in presentations: what it presents, what presents it, and how.
struct ModalState {
  /// The controller it presents, kept alive by it.
  var presented: ViewController?
  /// The controller that presents it.
  weak var presenting: ViewController?
  var isBeingPresented = false
  var isBeingDismissed = false
  var style = ModalPresentationStyle.automatic
  var transitionStyle = ModalTransitionStyle.coverVertical
  var isModal = false
  var definesContext = false
  /// Made when first used.
  var controller: PresentationController?
  /// The presentation or dismissal it takes part in; one at a time.
  var transition: ModalTransition?
}

/// Walking along the links.
extension ViewController {
  /// The top of its tree of containers.
  final var outermostAncestor: ViewController {
    sequence(first: self, next: \.parent).reversed().first ?? self
  }

  /// Whether a controller is this one, contains it, or presents one that does.
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

  /// The chain of controllers presented on top of it.
  final var presentedChain: [ViewController] {
    Array(sequence(first: self, next: \.modal.presented).dropFirst())
  }

  /// A presentation of it begins or ends.
  final func note(isBeingPresented: Bool) {
    guard modal.isBeingPresented != isBeingPresented else { return }
    modal.isBeingPresented = isBeingPresented
    notePresentationMove()
  }

  /// A dismissal of it begins or ends.
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

  /// Cuts the tie to a controller it presents.
  final func cutPresentation(of presented: ViewController) {
    guard modal.presented === presented else { return }
    presented.modal.presenting = nil
    presented.note(isBeingPresented: false)
    modal.presented = nil
    simulation.note(.presenting(presented.id, by: nil))
  }
}
