import Containers
_ = window
struct Point { var x = 1, y = 2; mutating func move(by d: Int) { x += d; y += d } ; var sum: Int { x + y } }
enum Color: String, CaseIterable { case red, green = "G", blue ; var next: Color { switch self { case .red: return .green
 case .green: return .blue
 case .blue: return .red } } }
enum Shape { case circle(radius: Double), square(side: Double), none
  var area: Double { switch self { case .circle(let r): return r * r * 3
   case let .square(side: s): return s * s
   case .none: return 0 } } }
class Animal { let name: String; var legs = 4; init(name: String) { self.name = name } ; func speak() -> String { "..." }
  deinit { print("gone", name) } }
class Dog: Animal { var tricks: [String] = []; override func speak() -> String { "Woof " + super.speak() }
  convenience init() { self.init(name: "Rex") } }
protocol Greeter { func greet(_ n: String) -> String; var title: String { get } }
struct Polite: Greeter { let title: String; func greet(_ n: String) -> String { "Hello \(title) \(n)" } }
var p = Point()
p.move(by: 3)
p.x += 10
print(p, p.sum)
print(Color.red.next.rawValue, Color.allCases, Color(rawValue: "G")!, Color(rawValue: "zz") as Color?)
print(Shape.circle(radius: 2).area, Shape.square(side: 1.5).area)
do_it()
func do_it() {
  let d = Dog()
  d.tricks.append("sit")
  d.tricks[0] += "!"
  print(d.name, d.speak(), d.tricks, d.legs)
  let g: Greeter = Polite(title: "Dr")
  print(g.greet("Who"), g.title)
}
var counter = 0
let inc = { counter += 1 }
inc(); inc()
print("counter \(counter)")
func make() -> () -> Int { var n = 0; return { n += 1; return n } }
let m = make()
print(m(), m(), m())
let xs = [3, 1, 2]
print(xs.sorted(), xs.map { $0 * 2 }, xs.reduce(0) { $0 + $1 }, xs.filter { $0 > 1 }.count, xs.max()!)
print(xs.reduce(0) { $0 + Double($1) / 2 })
for (i, x) in xs.enumerated() where i != 1 { print(i, x) }
var dict = ["a": 1, "b": 2]
dict["c", default: 0] += 5
for k in dict.keys.sorted() { print(k, dict[k]!) }
let s = "héllo"
print(s.count, s.uppercased(), s.isEmpty ? "empty" : "full", s + "!", s == "x")
var o: Int? = nil
print(o as Int?, o ?? 4)
o = 5
if let o { print("o", o) }
guard let q = o, q > 2 else { print("no"); fatalError() }
print(q)
var i = 0
while true { i += 1; if i == 3 { continue }; if i > 5 { break } }
print(i)
switch i { case 0..<3: print("low")
case 4...6: print("mid")
default: print("hi") }
let t = (1, name: "x")
print(t.0, t.name, t)
let (aa, bb) = (1, "two")
print(aa, bb)
print(1 / 2 * 3.0, 7 / 2, 7 % 3, -7 / 2, 2.0 * 3)
print(stride(from: 0, to: 10, by: 3).map { $0 })
var arr2 = [[1, 2], [3]]
arr2[0][1] = 9
arr2[1].append(4)
print(arr2)
func fact(_ n: Int) -> Int { n <= 1 ? 1 : n * fact(n - 1) }
print(fact(10))
let any: Any = 5
if let n = any as? Int { print("int", n) }
print(any is String)
let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
print(rect.width, rect.origin.x + 2)
let v = View()
v.frame.origin.x = 30
v.frame.size = CGSize(width: 5, height: 6)
print(v.frame.minX, v.frame.width)
