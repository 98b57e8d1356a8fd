// Stories without a parent
//
// The stack as it was published, on a device that is rotated and then laid flat. The stories
// receive no change, and a row asks for more width than there is. After "Container View Controllers
// Redux" (2019).

import Containers
import Samples

window.resize(to: CGSize(width: 375, height: 667))
let marina = ViewController("marina")
marina.preferredContentSize = CGSize(width: 0, height: 420)
let taj = ViewController("taj")
taj.preferredContentSize = CGSize(width: 0, height: 500)
let stack = StackViewController("stack", contents: [marina, taj], version: .original)
window.rootViewController = ScrollingContentViewController("scrolling", content: stack)
simulation.turn()

window.rotate(to: .landscapeLeft)
simulation.finishAnimations()
print(stack.axis, stack.children.count)
simulation.sendMemoryWarning()
window.rotate(to: .portrait)
simulation.finishAnimations()
window.rotate(to: .landscapeRight)
simulation.finishAnimations()

window.layFlat()
window.resize(to: CGSize(width: 736, height: 414))
print(stack.axis)
