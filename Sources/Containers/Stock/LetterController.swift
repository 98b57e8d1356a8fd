/// A coloured page with its name on it: the child that the stock containers are shown with.
final class LetterController: ViewController {
  private static let colors: [UInt32] = [
    0x2C5F8A, 0x2E8B57, 0x7D5BA6, 0xB7791F, 0x2A7F8E, 0xA14A4A, 0x5A6B2D,
  ]

  /// Its place in the alphabet, counted from 0.
  let number: Int
  private let letter = Label("letter")

  /// The page with this number: a, b, c … and after z "page27".
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

  /// A new page so many letters further, or nil outside a…g.
  func beside(by step: Int) -> LetterController? {
    (0...6).contains(number + step) ? LetterController(number: number + step) : nil
  }
}

/// A delegate that only watches, so that the trace shows what delegates are asked and told.
final class Onlooker: NavigationControllerDelegate, TabBarControllerDelegate,
  PageViewControllerDelegate
{}

/// The letters a to g, one a page.
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
  /// Moves a finger in four steps within 200 ms, then lifts it.
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
