// A state container, retried
//
// A spinner, a failure with a button, the spinner again, and the content: four children, one after
// the other, exchanged by a container that alone knows them.

import Containers
import Samples

let state = StateContainer("state", after: 1)
state.fail("The network is down")
window.rootViewController = state
simulation.turn()
print(state.children[0].name)

simulation.advance(by: 2)
print(state.children[0].name)

state.answer(ViewController("content"), after: 0.5)
if let message = state.content as? MessageController {
  message.act()
}
simulation.finishAnimations()
print(state.children[0].name)
