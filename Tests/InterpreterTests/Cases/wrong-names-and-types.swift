import Containers
let a = ViewController("a")
a.addChld(a)
a.title = 3
let x: Int = "s"
undefined()
simulation.trun()
x = 4
func f() -> Int { if x > 2 { return 1 } }
class K: ViewController { func viewDidLoad() {} 
 override func viewDidLod() {}
 var n: Int }
var o: Int? = 3
print(o + 1)
a.view.frame.origin.y = "s"
for i in ["a": 1] { print(i) }
let d = ["a": 1]
print(d)
enum E { case a, b }
switch E.a { case .a: print("a") }
struct S { let v: Int }
let s = S(w: 1)
var t = S(v: 1)
t.v = 3
a.addChild()
a.addChild(a, a)
root.view
let z = a as! String
if a { }
let fn = { $0 + 1 }
window.rootViewControler = a
