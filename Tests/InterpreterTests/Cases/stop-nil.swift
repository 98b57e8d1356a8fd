import Containers

class Page: ViewController {
  weak var partner: ViewController?
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print(partner!.name)
  }
}
window.rootViewController = Page("page")
simulation.turn()
print("never")
