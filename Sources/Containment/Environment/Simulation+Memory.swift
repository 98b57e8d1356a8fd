/// Memory running short.
extension Simulation {
  /// Simulates a memory warning.
  ///
  /// `applicationDidReceiveMemoryWarning` runs first. Then every controller of every window's tree
  /// hears `didReceiveMemoryWarning()`, parents before their children, on screen or not, loaded or
  /// not; those presented over a tree hear it after that tree. Controllers in no tree hear nothing.
  ///
  /// Ours, in place of a system that runs out of memory.
  public func sendMemoryWarning() {
    log(call: "simulation.sendMemoryWarning()", by: nil)
    environment.applicationDidReceiveMemoryWarning?()
    for window in windows {
      for controller in window.treeRoots { warn(controller) }
    }
    settle()
  }

  /// The application delegate's handler of memory warnings.
  ///
  /// UIKit: `applicationDidReceiveMemoryWarning(_:)` of the application's delegate, since iOS 2.
  public var applicationDidReceiveMemoryWarning: (() -> Void)? {
    get { environment.applicationDidReceiveMemoryWarning }
    set { environment.applicationDidReceiveMemoryWarning = newValue }
  }

  private func warn(_ controller: ViewController) {
    controller.tell(.didReceiveMemoryWarning)
    for child in controller.children where child.parent === controller { warn(child) }
  }
}

extension ViewController {
  /// Throws the view away when it is not on screen, in iOS 5.
  ///
  /// The base implementation of `didReceiveMemoryWarning()` does it: an override without `super`
  /// keeps its view.
  final func unloadUnusedView() {
    guard simulation.profile.unloadsViews, isViewUnused else { return }
    tell(.viewWillUnload)
    guard isViewUnused else { return }
    unloadView()
    tell(.viewDidUnload)
  }

  private var isViewUnused: Bool {
    guard let loadedView, !isLoadingView else { return false }
    return loadedView.window == nil && machine.phase == .disappeared
  }
}

/// The environment of a simulation.
struct SimulationEnvironment {
  /// The window that gets the keys; nil stands for the first one.
  weak var keyWindow: Window?
  var applicationDidReceiveMemoryWarning: (() -> Void)?
  /// The controllers that are being shown by a container above, the innermost last.
  var showing: [Showing] = []
}
