/// Memory warnings.
extension Simulation {
  /// Simulates a memory warning.
  ///
  /// Calls `applicationDidReceiveMemoryWarning`, then `didReceiveMemoryWarning()` of every
  /// controller in every window's tree, parents first, whether on screen or loaded; presented
  /// controllers follow the tree below them. Controllers in no tree receive nothing.
  ///
  /// An addition to UIKit; simulates a system low on memory.
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
  /// Unloads the view if it is off screen, in iOS 5.
  ///
  /// The base implementation of `didReceiveMemoryWarning()` calls it; an override without `super`
  /// keeps its view.
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
  /// The key window; nil for the first window.
  weak var keyWindow: Window?
  var applicationDidReceiveMemoryWarning: (() -> Void)?
  /// The `show` calls in progress, the innermost last.
  var showing: [Showing] = []
}
