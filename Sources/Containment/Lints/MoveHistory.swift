/// What the lints remember of one controller: how it came to its parent, and what moved it.
///
/// A property of the controller, so no table is needed.
struct MoveHistory {
  /// How it came to its present parent; nil without one.
  var addition: Addition?
  /// The event of the last `addChild` that was called for it and has not been carried out.
  var addCall: Int32?
  /// The last `willMove` or `didMove`; a move that is over ends with the latter.
  private var last: (move: Move, isOver: Bool)?
  /// The child that was added to it last.
  var lastChild: NodeID?
  /// The last turn in which it was given children, and their number.
  private var additions: (turn: Int32, count: Int) = (0, 0)
  /// The calls that led to the last two different will callbacks, the older one first.
  private(set) var arrivals: (older: Int32, last: Int32)?
  /// The phase that callbacks sent by hand have brought it to.
  var handmade: AppearanceMachine?
  /// The controller under whose view it was reported to hang as an orphan.
  var orphanHost: NodeID?
  /// Whether it was reported that its appearance is not forwarded.
  var isForwardingReported = false
  /// Whether it was reported that it came in too late for `viewWillAppear`.
  var isLateReported = false
  /// Whether it was reported that its appearance is begun and ended by hand beside forwarding.
  var isDoublingReported = false
  /// Whether the appearance that was begun last turned around one that was still open.
  var isTurnedAround = false
  /// The turn of its last `viewWillAppear`.
  var appearanceTurn: Int32 = 0
  /// Whether it keeps children that are not on show, and brings them in later.
  var keepsChildren = false

  /// One `willMove` or `didMove`.
  struct Move {
    let target: NodeID?
    let event: Int32
    /// Whether the program called it.
    let isByHand: Bool
  }

  /// One coming to a parent.
  struct Addition {
    let parent: NodeID
    let turn: Int32
    var patience: Patience
    /// Whether its view has been put below its parent's view since.
    var isInserted: Bool
    var call: Int32?
    /// The `didMove` with the parent.
    var didMove: Int32?
  }

  /// A new parent; the result is the call that gave it.
  mutating func begin(_ addition: Addition) -> Int32? {
    self.addition = addition
    self.addition?.call = addCall
    defer { addCall = nil }
    orphanHost = nil
    (isForwardingReported, isLateReported, isDoublingReported) = (false, false, false)
    return addCall
  }

  /// A `willMove`; the result is the one before, if it said the same about the same move.
  mutating func willMove(_ move: Move) -> Move? {
    defer { last = (move, isOver: false) }
    guard let last, !last.isOver, last.move.target == move.target else { return nil }
    return last.move
  }

  /// A `didMove`; the result is the one before, if it said the same about the same move.
  mutating func didMove(_ move: Move) -> Move? {
    defer { last = (move, isOver: true) }
    if let target = move.target, addition?.parent == target { addition?.didMove = move.event }
    guard let last, last.isOver, last.move.target == move.target else { return nil }
    return last.move
  }

  /// The `didMove` since it was added that was the last it heard, and named another parent.
  var misdirectedArrival: Move? {
    guard let last, last.isOver, let target = last.move.target, let addition,
      target != addition.parent, last.move.event > addition.call ?? .max
    else { return nil }
    return last.move
  }

  /// The `willMove` that was the last it heard, and named a controller other than its parent.
  var misdirectedDeparture: Move? {
    guard let last, !last.isOver, let target = last.move.target, let addition,
      target != addition.parent
    else { return nil }
    return last.move
  }

  /// Whether the last thing it heard of a move was `willMove(toParent: nil)`.
  var isLeavingAnnounced: Bool {
    if let last, !last.isOver { last.move.target == nil } else { false }
  }

  /// One child more; the result is how many have come in this turn.
  mutating func countAddition(in turn: Int32) -> Int {
    additions = (turn, additions.turn == turn ? additions.count + 1 : 1)
    return additions.count
  }

  mutating func noteArrival(by call: Int32) { arrivals = (arrivals?.last ?? call, call) }
}

/// A controller that lost its parent while its view was in other views.
struct Departure {
  let controller: NodeID
  let parent: NodeID
  let call: Int32?
  let view: NodeID
  var patience: Patience
}

/// How long to wait for what a program may still do: until the animations are over that it began
/// between a call and the end of the turn, for their completions may do it.
struct Patience {
  /// The number of actions scheduled before the call.
  let after: Int
  /// The number at the end of its turn; nil before.
  var through: Int?

  init(in simulation: Simulation) { after = simulation.scheduledCount }

  /// Whether there is still something to wait for, at the end of a turn.
  mutating func lasts(in simulation: Simulation) -> Bool {
    let last = through ?? simulation.scheduledCount
    through = last
    return last > after
      && simulation.agenda.actions.contains {
        $0.isAnimationEnd && $0.order > after && $0.order <= last
      }
  }
}

/// A `transition(from:to:)` that has not ended.
struct WatchedTransition {
  let number: Int
  let call: Int32
  let parent: NodeID
  let old: NodeID
  let new: NodeID
  /// Whether it was reported that another change disturbed it.
  var isReported = false

  func concerns(_ id: NodeID) -> Bool { old == id || new == id }
}

/// A place that an animation gave a view.
struct AnimatedPlace {
  let animation: Int32
  let view: NodeID
  let value: ViewProperty
  /// The size of the superview when it was given.
  let room: CGSize
  /// The turn in which the animation ended; nil while it runs.
  var endedTurn: Int32?
}
