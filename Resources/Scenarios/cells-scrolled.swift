// Controllers as cells, scrolled
//
// Every row is a child of the table; its view is created when it becomes visible and leaves its
// cell when it is hidden. Without rows there is a message instead.

import Containers
import Samples

window.resize(to: CGSize(width: 320, height: 160))
let todo = TodoScreen("todo", count: 13)
window.rootViewController = todo
simulation.turn()
print(todo.list.table.children.count)

todo.list.table.drag(by: -112)
simulation.turn()

todo.replace(by: 0)
simulation.finishAnimations()
print(todo.children[0].name)
