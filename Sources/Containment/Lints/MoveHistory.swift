/// The lints' record of one controller: its addition to its parent, and its moves.
///
/// A property of the controller, so no table is needed.
struct MoveHistory {
  /// Its addition to its current parent; nil without a parent.
  var addition: Addition?
  /// The event of the last `addChild` call for it that is not completed.
  var addCall: Int32?
  /// The last `willMove` or `didMove`; the latter ends a move.
  private var last: (move: Move, isOver: Bool)?
  /// The child added to it last.
  var lastChild: NodeID?
  /// The last turn in which children were added to it, and their number.
  private var additions: (turn: Int32, count: Int) = (0, 0)
  /// The calls that led to the last two will callbacks, the older first.
  private(set) var arrivals: (older: Int32, last: Int32)?
  /// Its phase according to appearance callbacks called by hand.
  var handmade: AppearanceMachine?
  /// The controller in whose view it was reported as an orphan.
  var orphanHost: NodeID?
  /// Whether its missing forwarding was reported.
  var isForwardingReported = false
  /// Whether it was reported as too late for `viewWillAppear`.
  var isLateReported = false
  /// Whether manual appearance calls in addition to forwarding were reported.
  var isDoublingReported = false
  /// Whether the last appearance transition reversed an open one.
  var isTurnedAround = false
  /// The turn of its last `viewWillAppear`.
  var appearanceTurn: Int32 = 0
  /// Whether it keeps children in reserve and shows them later.
  var keepsChildren = false

  /// A call of `willMove` or `didMove`.
  struct Move {
    let target: NodeID?
    let event: Int32
    /// Whether the program called it.
    let isByHand: Bool
  }

  /// An addition to a parent.
  struct Addition {
    let parent: NodeID
    let turn: Int32
    var patience: Patience
    /// Whether its view was inserted into its parent's view since.
    var isInserted: Bool
    var call: Int32?
    /// The `didMove` with the parent.
    var didMove: Int32?
  }

  /// Records a new parent; returns the call that added it.
  mutating func begin(_ addition: Addition) -> Int32? {
    self.addition = addition
    self.addition?.call = addCall
    defer { addCall = nil }
    orphanHost = nil
    (isForwardingReported, isLateReported, isDoublingReported) = (false, false, false)
    return addCall
  }

  /// Records a `willMove`; returns the previous one, if it repeats it for the same move.
  mutating func willMove(_ move: Move) -> Move? {
    defer { last = (move, isOver: false) }
    guard let last, !last.isOver, last.move.target == move.target else { return nil }
    return last.move
  }

  /// Records a `didMove`; returns the previous one, if it repeats it for the same move.
  mutating func didMove(_ move: Move) -> Move? {
    defer { last = (move, isOver: true) }
    if let target = move.target, addition?.parent == target { addition?.didMove = move.event }
    guard let last, last.isOver, last.move.target == move.target else { return nil }
    return last.move
  }

  /// The last `didMove` since its addition, if it named another parent.
  var misdirectedArrival: Move? {
    guard let last, last.isOver, let target = last.move.target, let addition,
      target != addition.parent, last.move.event > addition.call ?? .max
    else { return nil }
    return last.move
  }

  /// The last `willMove`, if it named a controller other than its parent.
  var misdirectedDeparture: Move? {
    guard let last, !last.isOver, let target = last.move.target, let addition,
      target != addition.parent
    else { return nil }
    return last.move
  }

  /// Whether its last move callback was `willMove(toParent: nil)`.
  var isLeavingAnnounced: Bool {
    if let last, !last.isOver { last.move.target == nil } else { false }
  }

  /// Counts a new child; returns the number added in this turn.
  mutating func countAddition(in turn: Int32) -> Int {
    additions = (turn, additions.turn == turn ? additions.count + 1 : 1)
    return additions.count
  }

  mutating func noteArrival(by call: Int32) { arrivals = (arrivals?.last ?? call, call) }
}

/// A controller that lost its parent while its view was in another view.
struct Departure {
  let controller: NodeID
  let parent: NodeID
  let call: Int32?
  let view: NodeID
  var patience: Patience
}

/// A grace period: until the end of animations that started between a call and the end of its turn,
/// as their completions may still make the expected call.
struct Patience {
  /// The number of actions scheduled before the call.
  let after: Int
  /// The number at the end of its turn; nil before that.
  var through: Int?

  init(in simulation: Simulation) { after = simulation.scheduledCount }

  /// Whether the grace period continues, at the end of a turn.
  mutating func lasts(in simulation: Simulation) -> Bool {
    let last = through ?? simulation.scheduledCount
    through = last
    return last > after
      && simulation.agenda.actions.contains {
        $0.isAnimationEnd && $0.order > after && $0.order <= last
      }
  }
}

/// A running `transition(from:to:)`.
struct WatchedTransition {
  let number: Int
  let call: Int32
  let parent: NodeID
  let old: NodeID
  let new: NodeID
  /// Whether a disturbance of it was reported.
  var isReported = false

  func concerns(_ id: NodeID) -> Bool { old == id || new == id }
}

/// A position that an animation gave to a view.
struct AnimatedPlace {
  let animation: Int32
  let view: NodeID
  let value: ViewProperty
  /// The size of the superview at that time.
  let room: CGSize
  /// The turn in which the animation ended; nil while it runs.
  var endedTurn: Int32?
}
