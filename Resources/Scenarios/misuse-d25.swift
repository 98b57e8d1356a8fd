// Misuse: layout that undoes an animation
//
// The card is animated upwards, and the next layout pass puts it back where the code says it is.

import Containers

class Card: ViewController {
    let card = View("card")

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(card)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        card.frame = CGRect(x: 0, y: 700, width: 390, height: 400)
    }

    func open() {
        View.animate(withDuration: 0.3) {
            self.card.frame = CGRect(x: 0, y: 444, width: 390, height: 400)
        }
    }
}

let root = Card("root")
window.rootViewController = root
simulation.turn()

root.open()
simulation.advance(by: 0.1)
root.view.setNeedsLayout()
simulation.finishAnimations()
