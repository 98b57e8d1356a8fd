import Containers
class D: NavigationControllerDelegate {
  func navigationController(_ n: NavigationController, willShow c: ViewController, animated: Bool) { print("will", c.name) }
  func navigationController(_ n: NavigationController, didShow c: ViewController, animated: Bool) { print("did", c.name) }
}
let d = D()
let nav = NavigationController("nav", rootViewController: ViewController("r"))
nav.delegate = d
window.rootViewController = nav
simulation.turn()
nav.pushViewController(ViewController("p"), animated: true)
simulation.finishAnimations()
nav.popViewController(animated: true)
simulation.finishAnimations()
let tabs = TabBarController("tabs", viewControllers: [ViewController("1"), ViewController("2")])
nav.present(tabs, animated: true) { print("presented") }
simulation.finishAnimations()
tabs.selectedIndex = 1
simulation.turn()
View.animate(withDuration: 0.3, animations: { tabs.view.alpha = 0.5 }, completion: { ok in print("anim", ok) })
simulation.advance(by: 1)
nav.dismiss(animated: false)
simulation.profile = .ios8
print(simulation.profile == .ios8, simulation.now)
switch nav.appearancePhase { case .appeared: print("on"); case .disappeared, .appearing, .disappearing: print("off") }
let b = Button("tap me")
b.onTap = { print("tapped") }
b.tap()
