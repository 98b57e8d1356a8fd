// Vertical navigation, four ways
//
// Pages slide, push over, cover and fade. The bar stays in front of all of them.

import Containers
import Samples

window.resize(to: CGSize(width: 320, height: 460))
let stack = VerticalNavigationController(
    "stack", rootViewController: VerticalPageController(number: 0))
window.rootViewController = stack
simulation.turn()

let styles: [VerticalAnimationStyle] = [.slide, .pushOver, .cover, .fade]
for style in styles {
    stack.animationStyle = style
    stack.push(VerticalPageController(number: stack.viewControllers.count), animated: true)
    simulation.finishAnimations()
}
while stack.viewControllers.count > 1 {
    stack.pop(animated: true)
    simulation.finishAnimations()
}
