import Containers
_ = window
class Base { var items = [1, 2, 3]; weak var other: Base?; var onEnd: (() -> Void)?
  init() { print("Base init") }
  func run() { onEnd?() }
  deinit { print("gone base", items.count) } }
final class Sub: Base { let n: Int; lazy var text = "n\(n)"
  init(n: Int) { self.n = n; super.init(); print(text) }
  override init() { n = 7; super.init() }
  static var made = 0
  static func make() -> Sub { made += 1; return Sub(n: made) }
  class func kind() -> String { "Sub" } }
func scope() {
  let a = Sub.make(); let b = Sub()
  a.other = b
  a.onEnd = { [weak b, unowned a] in print("end", b?.n ?? -1, a.n) }
  a.run()
  a.items[1] += 40
  a.items.append(9)
  print(a.items, a.other === b, Sub.made, Sub.kind())
}
scope()
struct Stack { private(set) var all: [Int] = []
  var top: Int? { all.last }
  mutating func push(_ x: Int) { all.append(x) }
  mutating func pop() -> Int? { all.isEmpty ? nil : all.removeLast() } 
  static let empty = Stack() }
var st = Stack.empty
st.push(1); st.push(2)
print(st.pop() ?? 0, st.top as Int?, st)
struct Temp { var c: Double { didSet { print("c", oldValue, c) } } 
  var f: Double { get { c * 9 / 5 + 32 } set { c = (newValue - 32) * 5 / 9 } } }
var te = Temp(c: 100)
te.f = 32
te.c += 1.5
print(te.f)
class Node { var value: Int; var next: Node?; init(_ v: Int, next: Node? = nil) { value = v; self.next = next } }
let list = Node(1, next: Node(2, next: Node(3)))
var cur: Node? = list
var total = 0
while let n = cur { total += n.value; cur = n.next }
print(total, list.next?.next?.value ?? 0, list.next?.next?.next?.value as Int?)
list.next?.value = 20
list.next?.next?.next?.value = 20
print(list.next!.value)
let fs: [(Int) -> Int] = [{ $0 + 1 }, { $0 * 2 }]
print(fs.map { $0(5) })
func apply(_ f: (Int, Int) -> Int, to a: Int, _ b: Int = 10) -> Int { f(a, b) }
print(apply({ $0 - $1 }, to: 1, 2), apply({ a, b in a * b }, to: 3))
