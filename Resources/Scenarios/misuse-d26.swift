// Misuse: constraints that cannot all hold
//
// A stack as it was published asks for the width that its content prefers, and is as wide as the
// screen. It makes no child of its content either, which is reported first.

import Containers
import Samples

let narrow = ViewController("narrow")
narrow.preferredContentSize = CGSize(width: 200, height: 100)
let stack = StackViewController("stack", contents: [narrow], version: .original)
window.rootViewController = ScrollingContentViewController("scrolling", content: stack)
simulation.turn()
print(stack.constraints, narrow.view.frame.width)
