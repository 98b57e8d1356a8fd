// Tabs with a delegate that may say no.

import Containers

protocol TabsDelegate: AnyObject {
    func tabs(_ tabs: Tabs, shouldSelect index: Int) -> Bool
    func tabs(_ tabs: Tabs, didSelect index: Int)
}

class Tabs: ViewController {
    weak var delegate: TabsDelegate?
    private(set) var selectedIndex = -1
    private var buttons: [Button] = []

    init(_ name: String, _ controllers: [ViewController]) {
        super.init(name)
        for controller in controllers {
            addChild(controller)
            controller.didMove(toParent: self)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        for (index, child) in children.enumerated() {
            let button = Button("\(child.name).button", title: child.name)
            button.frame = CGRect(x: Double(index) * 100, y: 800, width: 100, height: 44)
            button.onTap = { [weak self] in self?.tap(index) }
            view.addSubview(button)
            buttons.append(button)
        }
        select(0)
    }

    func press(_ index: Int) {
        buttons[index].tap()
    }

    private func tap(_ index: Int) {
        guard delegate?.tabs(self, shouldSelect: index) ?? true else {
            print("no to \(index)")
            return
        }
        select(index)
        delegate?.tabs(self, didSelect: index)
    }

    private func select(_ index: Int) {
        if selectedIndex >= 0 {
            children[selectedIndex].view.removeFromSuperview()
        }
        selectedIndex = index
        let child = children[index]
        child.view.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 800)
        view.insertSubview(child.view, at: 0)
    }
}

class Guardian: TabsDelegate {
    var isLoggedIn = false

    func tabs(_ tabs: Tabs, shouldSelect index: Int) -> Bool {
        return isLoggedIn || index != 2
    }

    func tabs(_ tabs: Tabs, didSelect index: Int) {
        print("selected \(tabs.children[index])")
    }
}

let guardian = Guardian()
let tabs = Tabs("tabs", [ViewController("home"), ViewController("search"), ViewController("account")])
tabs.delegate = guardian
window.rootViewController = tabs
simulation.turn()

tabs.press(1)
simulation.turn()
tabs.press(2)
simulation.turn()
guardian.isLoggedIn = true
tabs.press(2)
simulation.turn()
