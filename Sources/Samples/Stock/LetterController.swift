/// A colored page that shows its name, used as a child in the stock container demos.
final class LetterController: ViewController {
  private static let colors: [UInt32] = [
    0x2C5F8A, 0x2E8B57, 0x7D5BA6, 0xB7791F, 0x2A7F8E, 0xA14A4A, 0x5A6B2D,
  ]

  /// Its position in the alphabet, counted from 0.
  let number: Int
  private let letter = Label("letter")

  /// Makes the page with this number, named a, b, c … and after z "page27".
  init(number: Int) {
    self.number = number
    let letter = number < 26 ? UnicodeScalar(UInt8(97 + number)) : nil
    super.init(letter.map { String(Character($0)) } ?? "page\(number + 1)")
    title = name.uppercased()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Color(hex: Self.colors[number % Self.colors.count])
    letter.text = name
    letter.fontSize = 72
    letter.isBold = true
    letter.textColor = .white
    view.addSubview(letter)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    letter.frame = view.bounds
  }

  /// A new page this many letters on, or nil outside a…g.
  func beside(by step: Int) -> LetterController? {
    (0...6).contains(number + step) ? LetterController(number: number + step) : nil
  }
}

/// A delegate without methods of its own, so that the trace shows every delegate call.
final class Onlooker: NavigationControllerDelegate, TabBarControllerDelegate,
  PageViewControllerDelegate
{}

/// The pages a to g.
final class LetterBook: PageViewControllerDataSource {
  func pageViewController(
    _ pageViewController: PageViewController, viewControllerBefore viewController: ViewController
  ) -> ViewController? {
    (viewController as? LetterController)?.beside(by: -1)
  }

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerAfter viewController: ViewController
  ) -> ViewController? {
    (viewController as? LetterController)?.beside(by: 1)
  }
}

extension ViewController {
  /// Simulates a pan in four steps within 200 ms, then lifts the finger.
  final func follow(
    to progress: Double, _ update: @escaping (Double) -> Void, lift: @escaping () -> Void
  ) {
    for step in 1...4 {
      simulation.after(Double(step) * 0.05) {
        update(progress * Double(step) / 4)
        if step == 4 { lift() }
      }
    }
  }
}
