// Composition: stories in a stack in a scroll view
//
// One container stacks two stories, another scrolls its content; neither references the other. The
// device is rotated, and the column becomes a row; then a story prefers to be taller, its parent is
// notified, and the whole grows. A memory warning and a rotation back reach every controller.

import Containers
import Samples

window.resize(to: CGSize(width: 375, height: 667))
let marina = ViewController("marina")
marina.preferredContentSize = CGSize(width: 0, height: 420)
let taj = ViewController("taj")
taj.preferredContentSize = CGSize(width: 0, height: 500)
let stack = StackViewController("stack", contents: [marina, taj])
let scrolling = ScrollingContentViewController("scrolling", content: stack)
window.rootViewController = NavigationController("navigation", rootViewController: scrolling)
simulation.turn()
print(stack.axis, scrolling.scrollView.contentSize.height, stack.constraints)

window.rotate(to: .landscapeLeft)
simulation.finishAnimations()
print(stack.axis, scrolling.scrollView.contentSize.height, stack.constraints)

marina.preferredContentSize = CGSize(width: 0, height: 700)
simulation.finishAnimations()
print(marina.view.frame.height)

simulation.sendMemoryWarning()
window.rotate(to: .portrait)
simulation.finishAnimations()
print(stack.axis, scrolling.scrollView.contentSize.height)
