/// The keyboard: a panel at the bottom of a window while a text field is active.
///
/// It is in the window only while it is visible or moving. The `KeyboardAware` ancestors of the
/// active field are notified before it moves.
///
/// An addition to UIKit, whose keyboard has its own window and is announced by notifications.
public final class Keyboard: View {
  /// The duration of showing and hiding, in seconds.
  public static let duration = 0.25
  private static let (portraitHeight, landscapeHeight) = (216.0, 162.0)

  /// The active field; nil while the keyboard is hiding.
  public private(set) weak var field: TextField?
  /// The listeners notified last, and the frame they received.
  private var told: [WeakListener] = []
  private var toldFrame: CGRect?
  private lazy var doneButton = simulation.make { Button("\(name).done", title: "Done") }

  private struct WeakListener {
    weak var listener: (any KeyboardAware)?
  }

  fileprivate init(in window: Window) {
    super.init("keyboard")
    content = .picture("keyboard")
    backgroundColor = Color(hex: 0xD1D5DB)
    frame = Self.frame(in: window.bounds).offsetBy(dx: 0, dy: Self.height(in: window.bounds))
    autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    doneButton.onTap = { [weak self] in self?.hide() }
    addSubview(doneButton)
  }

  /// Whether it is shown or showing.
  public var isShown: Bool { toldFrame != nil }

  /// Hides the keyboard and deactivates the field.
  public func hide() {
    guard isShown, let window else { return }
    let old = field
    (field, toldFrame) = (nil, nil)
    old?.showState()
    simulation.log("the keyboard goes")
    let notice = KeyboardNotice(frame: frame, duration: Self.duration, activeField: nil)
    for listener in told.compactMap(\.listener) { listener.keyboardWillHide(notice) }
    told = []
    View.animate(withDuration: Self.duration) {
      frame.origin.y = window.bounds.height
    } completion: { [weak self] _ in
      if let self, !isShown { removeFromSuperview() }
    }
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    follow()
    doneButton.frame = CGRect(
      x: bounds.width * 0.75, y: bounds.height * 0.75, width: bounds.width * 0.25,
      height: bounds.height * 0.25
    ).insetBy(dx: min(3, bounds.width / 8), dy: min(3, bounds.height / 8))
  }

  /// Shows the keyboard for a field, or switches to another one.
  fileprivate func show(for field: TextField, in window: Window) {
    let old = self.field
    guard old !== field || !isShown else { return }
    self.field = field
    window.addSubview(self)
    old?.showState()
    field.showState()
    let place = Self.frame(in: window.bounds)
    if !isShown { simulation.log("the keyboard comes, \(Int(clamping: place.height)) high") }
    toldFrame = place
    tell(place, duration: Self.duration)
    View.animate(withDuration: Self.duration) { frame = place }
  }

  /// Stays at the bottom of a window that was resized.
  private func follow() {
    guard isShown, let window else { return }
    let place = Self.frame(in: window.bounds)
    guard place != toldFrame else { return }
    toldFrame = place
    frame = place
    tell(place, duration: 0)
  }

  private func tell(_ place: CGRect, duration: Double) {
    let listeners = field?.keyboardListeners ?? []
    told.removeAll { old in listeners.contains { $0 === old.listener } }
    let notice = KeyboardNotice(frame: place, duration: duration, activeField: field)
    // Another field became active: listeners around only the old one are notified that the keyboard
    // hides.
    for listener in told.compactMap(\.listener) { listener.keyboardWillHide(notice) }
    told = listeners.map { WeakListener(listener: $0) }
    for listener in listeners { listener.keyboardWillShow(notice) }
  }

  private static func height(in bounds: CGRect) -> Double {
    min(bounds.width > bounds.height ? landscapeHeight : portraitHeight, bounds.height / 2)
  }

  private static func frame(in bounds: CGRect) -> CGRect {
    let height = height(in: bounds)
    return CGRect(
      x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
  }
}

extension Window {
  /// The keyboard of the window, also while it is hiding; nil if there is none.
  ///
  /// An addition to UIKit, whose keyboard is not accessible.
  public var keyboard: Keyboard? {
    for case let keyboard as Keyboard in subviews { return keyboard }
    return nil
  }

  func showKeyboard(for field: TextField) {
    let keyboard = keyboard ?? simulation.make { Keyboard(in: self) }
    keyboard.show(for: field, in: self)
  }
}
