import Attach
import GioKit

/// The programs that run beside this one, as the sidebar lists them.
///
/// The bus is looked for when the window stands, not before, and the list is made anew when the
/// registry says that a program came or went; meanwhile nothing runs.
final class RunningPrograms {
  /// What is known of the programs.
  enum Listing {
    case unknown
    case none(reason: String)
    case some([RunningApplication])
  }

  private(set) var listing = Listing.unknown
  private(set) var bus: AccessibilityBus?
  private var news: AccessibilityNews?
  private var isAsking = false
  /// Whether somebody came or went while the list was made.
  private var isStale = false
  private var handler: () -> Void = {}

  /// Calls `handler` whenever the list is another one.
  func onChange(_ handler: @escaping () -> Void) { self.handler = handler }

  /// Looks for the bus, unless it was found, and asks who is there.
  func refresh() {
    guard !isAsking else {
      isStale = true
      return
    }
    if bus?.isClosed ?? true {
      do throws(AttachError) {
        let bus = try AccessibilityBus()
        self.bus = bus
        news = bus.onApplicationsChange { [weak self] in self?.refresh() }
      } catch {
        show(.none(reason: "\(error)"))
        return
      }
    }
    isAsking = true
    bus?.applications { [weak self] result in
      guard let self else { return }
      isAsking = false
      switch result {
      case .success(let found): show(.some(found))
      case .failure(let error): show(.none(reason: "\(error)"))
      }
      if isStale {
        isStale = false
        refresh()
      }
    }
  }

  /// The program with this number.
  func application(ofProcess process: String) -> RunningApplication? {
    guard case .some(let found) = listing else { return nil }
    return found.first { String($0.process) == process }
  }

  private func show(_ listing: Listing) {
    self.listing = listing
    handler()
  }
}
