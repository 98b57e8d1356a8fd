// Numbers: those that are none, literals of either kind, and how they are written.

extension ScriptWriter {
  mutating func writeNumbers() {
    let (maybe, part) = (name("maybe"), name("Part"))
    line("class \(part) { var w = \(roll(9)).5; var q: \(part)? }")
    scene { writer in
      let (d, e, i, j) = (writer.name("d"), writer.name("e"), writer.name("i"), writer.name("j"))
      let special = [
        "Double.nan", "Double.infinity", "-Double.infinity", "0.0", "-0.0", "1.5", "2.0", "1e17",
        "1e-5",
      ]
      writer.line(
        "let \(d): Double = \(writer.pick(special)), \(e): Double = \(writer.pick(special))")
      writer.line("let \(i) = \(writer.roll(99) - 50), \(j) = \(writer.roll(20) + 1)")
      writer.line("let \(maybe): Double? = \(writer.pick(["nil", "1.5", d]))")
      let object = writer.name("p")
      writer.line("let \(object): \(part)? = \(writer.pick(["nil", "\(part)()"]))")
      let controller = writer.name("c")
      writer.line(
        "let \(controller): ViewController? = \(writer.pick(["nil", "ViewController(\"n\")"]))")
      for _ in 0...(4 + writer.roll(6)) {
        let literal = writer.pick(["1", "-1", "0", "2.5", ".nan"])
        let bool = writer.pick(["\(i) > 0", "true", "false"])
        let long = writer.pick([
          "255", "-1", "4294967295", "4294967296", "2147483648", "-2147483649", "\(i)", "\(j)",
        ])
        writer.line(
          writer.pick([
            "print(max(\(d), \(e)), min(\(d), \(e)))",
            "print(max(\(literal), \(d)), min(\(d), \(literal)))",
            "print(max(1.0, .nan), min(.nan, 1), max(.nan, \(e)))",
            "print([\(d), \(e), 1].max() ?? 0, [\(e), \(d)].min() ?? 0)",
            "print((\(d), \(e)) < (\(e), \(d)), (1.0, \(d)) <= (1.0, \(e)), (\(d), 1) >= (\(d), 1))",
            "print((\(d), \"a\") == (\(d), \"a\"), \(d) == \(e), \(d) != \(d), \(d) < \(e), \(d) >= \(e))",
            "print([\(d)] == [\(e)], [\(d)].contains(\(e)), \(maybe) == \(d))",
            "print(\(maybe) ?? -1, \(maybe) ?? 0)", "print(\"\\(\(maybe) ?? -1)\")",
            "print(\(bool) ? 1 : 2.5, \(bool) ? 2 : 3)",
            "print(\(object)?.w ?? -1, \(object)?.q?.w ?? 3)",
            "print(\(controller)?.view.alpha ?? -1, \(controller)?.view.frame.width ?? 7)",
            "let \(writer.name("k")): [Any] = [1, 2.5, \(bool) ? 1 : 2.5]",
            "print([1, \(d)], [\(bool) ? 1 : 2.5], (1, 2.5), max(1, 2.5))",
            "print(String(format: \"%x %d %5.2f\", \(long), \(long), 1.005))",
            "print(String(format: \"%ld %lx %X\", \(long), \(long), \(long)))",
            "print(String(format: \"%03d|%-4d|%+d\", \(i), \(j), \(i)))",
            "print(String(format: \"%@ %.0f\", \"t\", \(d == "Double.nan" ? "1" : "2.5")))",
            "print(\(i) / \(j), \(i) % \(j), -\(i) % \(j), abs(\(i)), \(i).signum())",
            "print(\(i) << 3, \(i) >> 2, \(i) & \(j), \(i) | \(j), \(i) ^ \(j), ~\(i))",
            "print(\(d).isNaN, \(d).isFinite, \(d).isInfinite)",
            "print(\(d) - 1, \(e) / 4, \(d) * 2)",
            "print(Double(\(i)) / Double(\(j)), Double(\(i)).rounded(), (Double(\(i)) / 4).rounded())",
            "print(floor(\(e)), ceil(\(e)), \(e).rounded(), abs(\(e)).squareRoot())",
            "print(Int(Double(\(i)) * 1.5), Int(\"\(writer.roll(99))\") ?? -1, Int(\"x\") ?? 0, Double(\"1e3\") ?? 0)",
            "let \(writer.name("s")): Double = 3 + 4; print(\(i) + \(j))",
            "print(\(d), \(e), \"\\(\(d)) \\(\(e))\")",
            "print(\(i).isMultiple(of: \(j)), Int.max, Int.min, Double.pi)",
            "print(stride(from: 0, to: 1, by: 0.25).map { $0 }, (1...3).map { Double($0) })",
            "print(pow(Double(\(j)), 2.0), sqrt(2.0))",
            "print(CGFloat(\(i)), CGPoint(x: CGFloat(\(i)), y: 2.5), CGFloat(1) / 3)",
            "print([2.5, 1, .infinity].sorted(), [3, 1, 2].sorted(by: >))",
          ]))
      }
    }
  }
}
