import Attach
import GioKit

/// The running programs, as the sidebar lists them.
///
/// Connects to the bus once the window is shown, and rebuilds the list when the registry reports a
/// program; no polling.
final class RunningPrograms {
  /// The state of the list.
  enum Listing {
    case unknown
    case none(reason: String)
    case some([RunningApplication])
  }

  private(set) var listing = Listing.unknown
  private(set) var icons = ProgramIcons()
  /// Programs with windows that are not in the list.
  private(set) var unheard: [UnheardProgram] = []
  private(set) var bus: AccessibilityBus?
  private var news: AccessibilityNews?
  private var isAsking = false
  /// Whether a program appeared or left while the list was being built.
  private var isStale = false
  private var handler: () -> Void = {}

  /// Sets the handler of changes of the list.
  func onChange(_ handler: @escaping () -> Void) { self.handler = handler }

  /// Connects to the bus, unless connected, and lists the programs.
  func refresh() {
    guard !isAsking else {
      isStale = true
      return
    }
    isAsking = true
    if let bus, !bus.isClosed { return list(on: bus) }
    AccessibilityBus.open { [weak self] opened in
      guard let self else { return }
      switch opened {
      case .success(let bus):
        self.bus = bus
        news = bus.onApplicationsChange { [weak self] in self?.refresh() }
        // The bus may have restarted.
        bus.onClose { [weak self] in self?.refresh() }
        list(on: bus)
      case .failure(let error): listed(.none(reason: "\(error)"))
      }
    }
  }

  private func list(on bus: AccessibilityBus) {
    bus.applications { [weak self] result in
      switch result {
      case .success(let found): self?.listed(.some(found))
      case .failure(let error): self?.listed(.none(reason: "\(error)"))
      }
    }
  }

  private func listed(_ listing: Listing) {
    isAsking = false
    show(listing)
    guard isStale else { return }
    isStale = false
    refresh()
  }

  /// The program with this bus name.
  func application(onBus name: String) -> RunningApplication? {
    guard case .some(let found) = listing else { return nil }
    return found.first { $0.bus == name }
  }

  /// The program with this process id.
  func application(ofProcess process: String) -> RunningApplication? {
    guard case .some(let found) = listing else { return nil }
    return found.first { String($0.process) == process }
  }

  private func show(_ listing: Listing) {
    self.listing = listing
    handler()
    if case .some(let found) = listing { lookUpIcons(of: found) }
    lookForUnheard()
  }

  /// Looks for programs with windows but without accessibility.
  func lookForUnheard() {
    let windows = X11Screen()?.windows.map { (process: $0.process, title: $0.title) } ?? []
    var heard: Set<Int> = []
    if case .some(let found) = listing { heard = Set(found.map(\.process)) }
    inBackground { [heard] in
      UnheardProgram.found(
        among: windows, heard: heard, onWayland: UnheardProgram.isWaylandThere)
    } then: { [weak self] found in
      guard let self, found != unheard else { return }
      unheard = found
      handler()
    }
  }

  /// Loads icons from the disk after the list is shown.
  private func lookUpIcons(of found: [RunningApplication]) {
    guard !icons.knows(found) else { return }
    inBackground { [icons] in
      icons.looked(up: found)
    } then: { [weak self] known in
      guard let self, case .some(found) = listing else { return }
      self.icons = known
      handler()
    }
  }
}
