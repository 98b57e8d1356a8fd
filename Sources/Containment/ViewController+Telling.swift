/// Telling a controller something, and noticing what a program tells it by hand.
extension ViewController {
  /// Sends a callback: records it, does its bookkeeping, then lets the open method run.
  final func tell(_ callback: Callback, parent: ViewController? = nil) {
    simulation.announce(.callback(callback), by: id)
    takeNote(of: callback, parent: parent)
    simulation.sending.append(SentCallback(receiver: id, name: callback.name))
    call(callback, parent: parent)
    simulation.sending.removeLast()
  }

  /// What the base implementation of every callback does.
  ///
  /// When the core is just sending this callback to this controller the duty is done already.
  /// Otherwise a program called it by hand, and it takes effect here; an override that never
  /// calls `super` loses it, as in UIKit.
  final func reachedBase(_ callback: Callback, parent: ViewController? = nil) {
    let sent = SentCallback(receiver: id, name: callback.name)
    guard simulation.sending.last != sent else { return }
    simulation.announce(.callback(callback), by: id)
    if callback.isAppearance {
      if simulation.profile.reportsDirectCallbacks {
        simulation.report(DirectCallback.diagnostic(for: self, callback))
      }
    } else {
      takeNote(of: callback, parent: parent)
    }
  }

  private func takeNote(of callback: Callback, parent: ViewController?) {
    switch callback {
    case .willMove(let target): setPendingMove(target == nil ? .from : .to)
    case .didMove:
      if machine.phase.isTransitional, simulation.policy.redeliversDidMove {
        moveToSettle = MoveToSettle(parent: parent)
      } else {
        setPendingMove(.none)
      }
    default: break
    }
  }

  final func setPendingMove(_ move: PendingMove) {
    guard move != pendingMove else { return }
    pendingMove = move
    simulation.note(.pendingMove(id, move))
  }

  private func call(_ callback: Callback, parent: ViewController?) {
    switch callback {
    case .loadView: loadView()
    case .viewDidLoad: viewDidLoad()
    case .willMove: willMove(toParent: parent)
    case .didMove: didMove(toParent: parent)
    case .viewWillAppear(let animated): viewWillAppear(animated)
    case .viewIsAppearing(let animated): viewIsAppearing(animated)
    case .viewDidAppear(let animated): viewDidAppear(animated)
    case .viewWillDisappear(let animated): viewWillDisappear(animated)
    case .viewDidDisappear(let animated): viewDidDisappear(animated)
    case .viewWillLayoutSubviews: viewWillLayoutSubviews()
    case .viewDidLayoutSubviews: viewDidLayoutSubviews()
    case .viewWillTransition(let size): viewWillTransition(to: size)
    case .didReceiveMemoryWarning: didReceiveMemoryWarning()
    }
  }
}

/// A callback on its way: to whom, and which.
struct SentCallback: Hashable {
  let receiver: NodeID
  let name: String
}

extension Callback {
  /// Whether it is one of the four that only the core may send.
  var isAppearance: Bool {
    switch self {
    case .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear: true
    default: false
    }
  }
}
