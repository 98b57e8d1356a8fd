internal import CGtk

/// Calls `body` once, when the loop has nothing more urgent to do.
package func afterwards(_ body: @escaping () -> Void) {
  let once: GSourceFunc = { held in
    nonisolated(unsafe) let held = held
    MainActor.assumeIsolated {
      guard let held else { return }
      Held<() -> Void>.open(held)()
    }
    return 0
  }
  g_idle_add_full(G_PRIORITY_DEFAULT_IDLE, once, Held(body).retained) { releaseHeld($0) }
}
