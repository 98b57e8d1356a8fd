@testable import Containers
@testable import Containment

/// Whose unrest is the program's own doing, and why.
///
/// - A program that begins an appearance by hand may leave it open.
/// - A container that forwards manually, or stops forwarding half-way, owes its children the rest.
/// - A program that treats UIKit's containers and their children as plain ones takes them out of
///   the hands that would have told them the rest.
/// - A view set to nil on screen leaves its controller without one.
/// - Row 5: without `reversalResetsLevel` a transition that turns around needs two ends, and all
///   code that turns one around with one end, UIKit's containers' included, leaves it open.
/// - Descendants of an excused controller miss the rest, too.
struct Excuses {
  /// All excused controllers.
  private(set) var marked: Set<NodeID> = []
  /// Controllers that forward manually, or once did: their children are excused.
  private(set) var forwarders: Set<NodeID> = []
  /// Those whose view was taken away.
  private(set) var viewless: Set<NodeID> = []

  /// Takes note of what a call is about to do.
  mutating func note(_ request: Request, _ participants: [ViewController]) {
    let ids = participants.map(\.id)
    if request == .flipForwarding { forwarders.formUnion(ids) }
    if request == .unload { viewless.formUnion(ids) }
    if request.isAppearance || request == .unload { marked.formUnion(ids) }
    guard request.isPlain else { return }
    for controller in participants {
      let isInStock = controller.parent.map { type(of: $0).isStockContainer } ?? false
      if isInStock || type(of: controller).isStockContainer { marked.insert(controller.id) }
    }
  }

  /// Excuses all current descendants of an excused controller, wherever they go from there.
  mutating func spread(among living: [ViewController]) {
    for controller in living {
      if let player = controller as? Player, !player.forwards { forwarders.insert(player.id) }
      guard marked.contains(controller.id) || forwarders.contains(controller.id) else { continue }
      for child in controller.children where marked.insert(child.id).inserted {
        spread(among: [child])
      }
    }
  }

  /// Whether a controller may stay in the middle of an appearance.
  func covers(_ controller: ViewController) -> Bool {
    !controller.simulation.policy.reversalResetsLevel || marked.contains(controller.id)
  }
}
