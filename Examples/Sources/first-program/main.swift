import Containment

let simulation = Simulation.current
let window = Window()
let parent = ViewController("parent")
window.rootViewController = parent
simulation.turn()

let child = ViewController("child")
parent.addChild(child)
parent.view.addSubview(child.view)
child.didMove(toParent: parent)
simulation.turn()

child.willMove(toParent: nil)
child.view.removeFromSuperview()
child.removeFromParent()
simulation.turn()

print(simulation.recording.traceText())
