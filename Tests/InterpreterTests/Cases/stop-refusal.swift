import Containers

simulation.stopsAtRefusals = true
let a = ViewController("a")
a.addChild(a)
print("never")
