import Containers

print("start")
func down(_ n: Int) -> Int { 1 + down(n + 1) }
print(down(0))
