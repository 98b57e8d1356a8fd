import Geometry

/// The keyboard: a panel that comes up from the bottom of a window while a field of text is active.
///
/// It is in the window only while it is visible or moving. A controller that adopts `KeyboardAware`
/// and has the active field in its view is told before it moves.
///
/// UIKit: the keyboard is a window of its own, and is told of by notifications, since iOS 2; the
/// panel and its heights are ours.
public final class Keyboard: View {
  /// How long it takes to come and to go, in seconds.
  public static let duration = 0.25
  private static let (portraitHeight, landscapeHeight) = (216.0, 162.0)

  /// The field that is active; nil while the keyboard is on its way out.
  public private(set) weak var field: TextField?
  /// Who was told last, and of which frame.
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

  /// Whether it is up, or on its way.
  public var isShown: Bool { toldFrame != nil }

  /// Lets the keyboard go down; the field is active no more.
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

  /// Comes up for a field, or goes on with another one.
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

  /// Keeps to the bottom of a window that has got another size.
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
    // Another field has become the active one: those around the old one only are done.
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
  /// The keyboard that shows in the window, or is on its way; nil without one.
  ///
  /// Ours; UIKit's cannot be reached.
  public var keyboard: Keyboard? {
    for case let keyboard as Keyboard in subviews { return keyboard }
    return nil
  }

  func showKeyboard(for field: TextField) {
    let keyboard = keyboard ?? simulation.make { Keyboard(in: self) }
    keyboard.show(for: field, in: self)
  }
}
