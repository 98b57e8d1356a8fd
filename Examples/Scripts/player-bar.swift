// A small player above the tabs: it is not a tab, stays while tabs change, and opens in full.

import Containers

class MiniPlayer: ViewController {
    var onTap: (() -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.onTap = { [weak self] in self?.onTap?() }
    }
}

class Root: ViewController {
    let tabs = TabBarController(
        "tabs", viewControllers: [ViewController("library"), ViewController("search")])
    let mini = MiniPlayer("mini")

    override func viewDidLoad() {
        super.viewDidLoad()
        embed(tabs, CGRect(x: 0, y: 0, width: view.bounds.width, height: view.bounds.height))
        embed(mini, CGRect(x: 0, y: view.bounds.height - 113, width: view.bounds.width, height: 64))
        mini.onTap = { [unowned self] in
            let full = ViewController("full")
            full.modalPresentationStyle = .pageSheet
            self.present(full, animated: true)
        }
    }

    private func embed(_ child: ViewController, _ frame: CGRect) {
        addChild(child)
        child.view.frame = frame
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }
}

let root = Root("root")
window.rootViewController = root
simulation.turn()

root.tabs.selectedIndex = 1
simulation.turn()
root.mini.view.tap()
simulation.finishAnimations()
print(root.presentedViewController?.name ?? "nothing")
root.dismiss(animated: true)
simulation.finishAnimations()
