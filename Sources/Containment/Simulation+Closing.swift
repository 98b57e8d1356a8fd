/// Ending a simulation in which something still waits to happen.
extension Simulation {
  /// Releases everything that waits to happen; nothing is recorded from then on.
  ///
  /// Waiting blocks retain controllers, and controllers retain the simulation: without this call
  /// the cycle is never freed. Objects that end with it may add to the queues, hence the rounds.
  package func close() {
    stop()
    // Objects leave the simulation before they are freed, as their ends may access it.
    let first = (prologue, epilogue, readyWindow)
    (prologue, epilogue, readyWindow) = (nil, nil, nil)
    withExtendedLifetime(first) {}
    var rounds = 0
    while isWaiting, rounds < 100 {
      rounds += 1
      let waiting = (agenda, nextTurnBlocks, deferredTransitions, waitingModals, afterCommit)
      let begun = blocksUnderWay
      (agenda, nextTurnBlocks, deferredTransitions) = (Agenda(), [], [])
      (waitingModals, afterCommit, blocksUnderWay) = ([], [], [])
      withExtendedLifetime((waiting, begun)) {}
    }
  }

  private var isWaiting: Bool {
    agenda.first != nil || !nextTurnBlocks.isEmpty || !deferredTransitions.isEmpty
      || !waitingModals.isEmpty || !afterCommit.isEmpty || !blocksUnderWay.isEmpty
  }
}
