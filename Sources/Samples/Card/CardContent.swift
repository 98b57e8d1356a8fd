/// A controller that can be shown on a card: it has a handle and reports touches on it.
///
/// Source: "Container View Controllers Redux" (Dennis Walsh, 2019), where the compiler checks the
/// same.
package protocol CardContent: ViewController {
  /// The view that a finger drags, at the top of the card.
  var handle: View { get }
  /// Receives taps on the handle.
  var cardDelegate: (any CardContentDelegate)? { get set }
}

/// Moves a card when its handle is touched.
package protocol CardContentDelegate: AnyObject {
  /// The handle was tapped.
  func cardHandleWasTapped(_ card: any CardContent)
}

/// The card of the demo: a handle with a grip, and a picture with a short text.
package final class CardViewController: ViewController, CardContent {
  /// The strip with a grip at the top.
  package private(set) lazy var handle: View = Button("\(name).handle")
  /// Receives taps on the strip.
  package weak var cardDelegate: (any CardContentDelegate)?
  private lazy var grip = View("\(name).grip")
  private lazy var picture = View("\(name).picture")
  private lazy var label = Label("\(name).label")

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.clipsToBounds = true
    handle.backgroundColor = Color(hex: 0xE4E8EA)
    handle.onTap = { [weak self] in
      if let self { cardDelegate?.cardHandleWasTapped(self) }
    }
    grip.backgroundColor = Color(hex: 0x8B969C)
    grip.cornerRadius = 2.5
    grip.isUserInteractionEnabled = false
    picture.backgroundColor = Color(hex: 0x2A7F8E)
    picture.cornerRadius = 8
    label.text = "A quiet harbour, with a card's worth of things to know about it."
    label.fontSize = 17
    for part in [handle, picture, label] { view.addSubview(part) }
    handle.addSubview(grip)
  }

  package override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let width = view.bounds.width
    handle.frame = CGRect(x: 0, y: 0, width: width, height: CardGeometry.handleHeight)
    grip.frame = CGRect(x: width / 2 - 20, y: 12.5, width: 40, height: 5)
    let side = max(0, width - 32)
    picture.frame = CGRect(
      x: 16, y: CardGeometry.handleHeight + 16, width: side, height: side * 0.5)
    label.frame = CGRect(x: 16, y: picture.frame.maxY + 12, width: side, height: 60)
  }
}
