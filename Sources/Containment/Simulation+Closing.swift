/// Closing a simulation with pending work.
extension Simulation {
  /// Releases all pending work; nothing is recorded from then on.
  ///
  /// Pending blocks retain controllers, and controllers retain the simulation: without this call
  /// the cycle leaks. Objects released here may add to the queues, hence the loop.
  package func close() {
    stop()
    // Detach these objects before releasing them, as their `deinit` may access the simulation.
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
