// Composition: peek at a row, then pop
//
// A finger rests on a row: a factory creates the detail, and a card shows it. The first time the
// finger lifts, the second time it presses harder, and the card's own controller is pushed.

import Containers
import Samples

window.resize(to: CGSize(width: 375, height: 667))
let redux = ReduxTabBarController("redux")
window.rootViewController = redux
simulation.advance(by: 1)

if let press = redux.listViewController?.press {
    press.begin(row: 1)
    simulation.advance(by: 0.6)
    print(press.stage == .hint)
    simulation.advance(by: 0.6)
    print(press.stage == .peek)
    press.cancel()
    simulation.finishAnimations()

    press.begin(row: 3)
    simulation.advance(by: 1.2)
    press.finish()
    simulation.finishAnimations()
}
