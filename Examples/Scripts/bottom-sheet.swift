// A bottom sheet that a finger drags: it is a child all along and changes between two heights.

import Containers

enum Detent: String {
    case collapsed
    case expanded

    var height: Double {
        switch self {
        case .collapsed: return 120
        case .expanded: return 600
        }
    }
}

class BottomSheet: ViewController {
    let content: ViewController
    let sheet: ViewController
    private(set) var detent = Detent.collapsed {
        didSet { print("\(oldValue.rawValue) -> \(detent.rawValue)") }
    }

    init(content: ViewController, sheet: ViewController) {
        self.content = content
        self.sheet = sheet
        super.init("bottomSheet")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        for child in [content, sheet] {
            addChild(child)
            view.addSubview(child.view)
            child.didMove(toParent: self)
        }
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        content.view.frame = view.bounds
        sheet.view.frame = frame(of: detent)
    }

    func settle(velocity: Double) {
        let target: Detent = velocity < 0 ? .expanded : .collapsed
        if target == detent { return }
        detent = target
        View.animate(withDuration: 0.25) {
            self.sheet.view.frame = self.frame(of: target)
        }
    }

    private func frame(of detent: Detent) -> CGRect {
        let bounds = view.bounds
        return CGRect(
            x: 0, y: bounds.height - detent.height, width: bounds.width, height: detent.height)
    }
}

let screen = BottomSheet(content: ViewController("map"), sheet: ViewController("places"))
window.rootViewController = screen
simulation.turn()

screen.settle(velocity: -300)
simulation.finishAnimations()
screen.settle(velocity: 200)
simulation.finishAnimations()
print(screen.sheet.view.frame.origin.y)
