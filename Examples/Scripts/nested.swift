// Containers in containers: a stack in a tab in a card, and who finds whom.

import Containers

class Card: ViewController {
    let content: ViewController

    init(_ name: String, content: ViewController) {
        self.content = content
        super.init(name)
        addChild(content)
        content.didMove(toParent: self)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        content.view.frame = CGRect(x: 20, y: 60, width: 350, height: 724)
        view.addSubview(content.view)
    }
}

class Leaf: ViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        print("\(name): \(navigationController?.name ?? "-") \(tabBarController?.name ?? "-")")
    }
}

let stack = NavigationController("stack", rootViewController: Leaf("leaf"))
let tabs = TabBarController("tabs", viewControllers: [stack, Leaf("other")])
let card = Card("card", content: tabs)
window.rootViewController = card
simulation.turn()

stack.pushViewController(Leaf("deeper"), animated: true)
simulation.finishAnimations()
tabs.selectedIndex = 1
simulation.turn()

func depth(of controller: ViewController) -> Int {
    var depth = 0
    var current = controller.parent
    while let parent = current {
        depth += 1
        current = parent.parent
    }
    return depth
}
print(depth(of: stack.viewControllers[1]))
