// A text field above a keyboard: the keyboard comes after a delay, the content moves out of its
// way, and the timer that hides it is cancelled by a new touch.

import Containers

class Keyboard: ViewController {
    static let height = 300.0
}

class Screen: ViewController {
    private let content = View("content")
    private var keyboard: Keyboard?
    private var touches = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        content.frame = view.bounds
        view.addSubview(content)
    }

    func touch() {
        touches += 1
        let touch = touches
        showKeyboard()
        simulation.after(2) { [weak self] in
            guard let self = self, self.touches == touch else { return }
            self.hideKeyboard()
        }
    }

    private func showKeyboard() {
        guard keyboard == nil else { return }
        let keyboard = Keyboard("keyboard")
        self.keyboard = keyboard
        addChild(keyboard)
        keyboard.view.frame = CGRect(
            x: 0, y: view.bounds.height, width: view.bounds.width, height: Keyboard.height)
        view.addSubview(keyboard.view)
        View.animate(withDuration: 0.25, animations: {
            keyboard.view.frame.origin.y -= Keyboard.height
            self.content.frame.size.height -= Keyboard.height
        }, completion: { _ in
            keyboard.didMove(toParent: self)
        })
    }

    private func hideKeyboard() {
        guard let keyboard = keyboard else { return }
        self.keyboard = nil
        keyboard.willMove(toParent: nil)
        View.animate(withDuration: 0.25, animations: {
            keyboard.view.frame.origin.y += Keyboard.height
            self.content.frame.size.height += Keyboard.height
        }, completion: { _ in
            keyboard.view.removeFromSuperview()
            keyboard.removeFromParent()
        })
    }
}

let screen = Screen("screen")
window.rootViewController = screen
simulation.turn()

screen.touch()
simulation.advance(by: 1.5)
screen.touch()
simulation.advance(by: 1)
print("children: \(screen.children.count)")
simulation.finishAnimations()
print("children: \(screen.children.count)")
