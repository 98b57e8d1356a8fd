/// A container with one child or none, its content, which is exchanged in a cross-fade.
///
/// Setting the content on screen fades for 0.3 s; off screen nothing is to be seen, and it takes no
/// time. What is content already stays as it is. As published, appearance is begun and ended by
/// hand, also where the core sends it. In the fixed version only the core does, and a change
/// during a fade waits for its end.
///
/// Source: Dave DeLong, "MVCTodo" (2018), where it is called ContainerViewController.
public class ContentSwitcher: ViewController {
  /// Which code runs.
  public enum Version: String, Sendable, CaseIterable {
    /// Ours: the core tells who appears.
    case fixed
    /// As published: told by hand.
    case original
  }

  /// How long a fade takes, in seconds.
  public static let fadeDuration = 0.3

  /// Which code runs.
  public final let version: Version
  /// Who is content now: the child on show, or the one that fades in.
  final var current: ViewController?
  /// What was asked for last while a fade was under way.
  final var waiting: Request?
  final var isFading = false

  /// A content that was asked for, perhaps none.
  struct Request {
    let content: ViewController?
  }

  /// A switcher with its first content, or none.
  public init(
    _ name: String? = nil, content: ViewController? = nil, version: Version = .fixed
  ) {
    self.version = version
    current = content
    super.init(name)
  }

  /// The one child, or nil; during a fade the one that was asked for last.
  public final var content: ViewController? {
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

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.clipsToBounds = true
    if view.backgroundColor == nil { view.backgroundColor = .white }
    guard let current else { return }
    if version == .original { replaceByHand(nil, with: current) } else { enter(current) }
  }

  /// The status bar suits the content.
  public override var childForStatusBarStyle: ViewController? { content }

  /// Puts a child's view over the whole of this one.
  final func place(_ child: ViewController) {
    child.view.frame = view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(child.view)
  }
}
