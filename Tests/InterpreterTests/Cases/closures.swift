import Containers
_ = window
_ = window
enum Level: Int { case low = 1, mid, high }
print(Level.high.rawValue, Level(rawValue: 2) == .mid, Level.low)
protocol Delegate: AnyObject { func did(_ x: Int); var name: String { get set } }
class D: Delegate { var name = "d"; func did(_ x: Int) { print(name, x) } }
class Source { weak var delegate: Delegate?; func fire() { delegate?.did(3); delegate?.name = "changed"; delegate?.did(4) } }
func t() { let s = Source(); do2(s); s.fire() }
func do2(_ s: Source) { let d = D(); s.delegate = d; s.fire() }
t()
var fns: [() -> Void] = []
for i in 1...3 { fns.append { print("i", i) } }
fns.forEach { $0() }
func outer() -> Int {
  var x = 1
  func inner(_ n: Int) { x += n; if n > 0 { inner(n - 1) } }
  inner(3)
  return x
}
print(outer())
let opt: String? = "abc"
print(opt.map { $0.count } ?? 0, opt?.uppercased() ?? "none", opt!.count)
let nested = ["a": [1, 2], "b": []]
print(nested["a"]?.first ?? 0, nested["z"]?.count ?? -1)
var grid = Array(repeating: Array(repeating: 0, count: 3), count: 2)
grid[1][2] = 5
print(grid, grid.flatMap { $0 }.reduce(0) { $0 + $1 })
let names = ["x", "yy", "zzz"]
print(names.joined(separator: "-"))
