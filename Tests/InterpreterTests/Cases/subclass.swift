import Containers
class Page: ViewController {
  var log: [String] = []
  lazy var label: Label = { let l = Label(); return l }()
  weak var boss: ViewController?
  var count = 0 { didSet { print("count", oldValue, count) } }
  override func viewDidLoad() { super.viewDidLoad(); print("\(name) loaded"); count += 1 }
  override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); log.append("will"); count = log.count }
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}
class Root: Page {
  let child: Page
  init(_ n: String, child: Page) { self.child = child; super.init(n); addChild(child); view.addSubview(child.view); child.didMove(toParent: self) }
  override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); print("root did") }
}
let r = Root("root", child: Page())
window.rootViewController = r
simulation.turn()
r.child.boss = r
print(r.child.boss === r, r.child.name, r.children.count)
func scope() { let tmp = Page("tmp"); let second = Page(); _ = tmp; print(second.name) ; simulation.after(0.5) { [weak tmp] in print("tmp", tmp == nil) } }
scope()
r.label.text = "x"
simulation.advance(by: 1)
r.child.beginAppearanceTransition(true, animated: false)
r.child.endAppearanceTransition()
