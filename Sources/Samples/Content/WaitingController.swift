/// A page with only a spinner.
final class WaitingController: ViewController {
  private lazy var wheel = ActivityIndicator("\(name).wheel")

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Color(hex: 0xF4F5F7)
    view.addSubview(wheel)
    wheel.startAnimating()
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    wheel.frame = CGRect(center: view.bounds.center, size: CGSize(width: 40, height: 40))
  }
}
