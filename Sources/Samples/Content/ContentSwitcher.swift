/// A container with at most one child, its content, which is exchanged with a cross-fade.
///
/// Setting the content fades for 0.3 s on screen; off screen it is immediate. Setting the current
/// content does nothing. The published version calls the appearance transitions itself, in addition
/// to the core. In the fixed version only the core does, and a change during a fade waits for its
/// end.
///
/// Source: Dave DeLong, "MVCTodo" (2018), there ContainerViewController.
package class ContentSwitcher: ViewController {
  /// Which code runs.
  package enum Version: String, Sendable, CaseIterable {
    /// An addition: the core sends the appearance callbacks.
    case fixed
    /// As published: sent by hand.
    case original
  }

  /// The duration of a fade, in seconds.
  package static let fadeDuration = 0.3

  /// Which code runs.
  package final let version: Version
  /// The current content: the visible child, or the one fading in.
  final var current: ViewController?
  /// The last request during a fade.
  final var waiting: Request?
  final var isFading = false

  /// A requested content, or none.
  struct Request {
    let content: ViewController?
  }

  /// A switcher with its first content, or none.
  package init(
    _ name: String? = nil, content: ViewController? = nil, version: Version = .fixed
  ) {
    self.version = version
    current = content
    super.init(name)
  }

  /// The only child, or nil; during a fade, the last one requested.
  package final var content: ViewController? {
    get { waiting.map(\.content) ?? current }
    set {
      simulation.log(call: "content = \(newValue?.name ?? "nil")", of: self)
      if version == .original {
        let old = current
        current = newValue
        replaceByHand(old, with: newValue)
      } else if isFading {
        waiting = Request(content: newValue)
      } else {
        replace(with: newValue)
      }
    }
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.clipsToBounds = true
    if view.backgroundColor == nil { view.backgroundColor = .white }
    guard let current else { return }
    if version == .original { replaceByHand(nil, with: current) } else { enter(current) }
  }

  /// The content determines the status bar style.
  package override var childForStatusBarStyle: ViewController? { content }

  /// Lays out a child's view over the whole view.
  final func place(_ child: ViewController) {
    child.view.frame = view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(child.view)
  }
}
