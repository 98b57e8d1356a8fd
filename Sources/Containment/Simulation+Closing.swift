/// The end of a simulation in which something still waits to happen.
extension Simulation {
  /// Lets go of all that waits to happen, which it never will; nothing is recorded from then on.
  ///
  /// What waits holds controllers, and these hold the simulation. Nobody would ever free the three
  /// of them, so whoever is done with a simulation says so. What ends with them may let others wait
  /// in turn.
  package func close() {
    stop()
    (prologue, epilogue, readyWindow) = (nil, nil, nil)
    var rounds = 0
    while isWaiting, rounds < 100 {
      rounds += 1
      // Out of the simulation first: what is freed may look into it.
      let waiting = (agenda, nextTurnBlocks, deferredTransitions, waitingModals, afterCommit)
      let begun = (blocksUnderWay, unloadedViews)
      (agenda, nextTurnBlocks, deferredTransitions) = (Agenda(), [], [])
      (waitingModals, afterCommit) = ([], Few())
      (blocksUnderWay, unloadedViews) = ([], [])
      withExtendedLifetime((waiting, begun)) {}
    }
  }

  private var isWaiting: Bool {
    agenda.first != nil || !nextTurnBlocks.isEmpty || !deferredTransitions.isEmpty
      || !waitingModals.isEmpty || !afterCommit.isEmpty || !blocksUnderWay.isEmpty
      || !unloadedViews.isEmpty
  }
}
