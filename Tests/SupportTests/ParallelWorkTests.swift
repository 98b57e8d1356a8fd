import Foundation
import Synchronization
import Testing
import Support

@Suite struct `Parallel work` {
  @Test(arguments: [0, 1, 2, 7, 1000]) func `is done completely, each part once`(count: Int) {
    let done = Mutex([Int]())
    sideBySide(count) { number in done.withLock { $0.append(number) } }
    #expect(done.withLock { $0.sorted() } == Array(0..<count))
  }

  @Test func `can be nested`() {
    let sum = Atomic(0)
    sideBySide(8) { outer in
      sideBySide(8) { inner in sum.add(outer * inner, ordering: .relaxed) }
    }
    #expect(sum.load(ordering: .relaxed) == 28 * 28)
  }
}

@Suite struct `A precomputed value` {
  @Test func `is returned when it is ready, or nil after a timeout`() {
    let gate = DispatchSemaphore(value: 0)
    let ahead = Ahead {
      gate.wait()
      return 7
    }
    #expect(ahead.value(within: 0.01) == nil)
    gate.signal()
    #expect(ahead.value == 7)
    #expect(ahead.value(within: 0) == 7)
  }
}

@Suite struct `The work of a serial queue` {
  @Test func `is done in order`() {
    let errands = SerialQueue()
    let log = Mutex([Int]())
    for number in 0..<100 {
      errands.soon {
        if number == 0 { Thread.sleep(forTimeInterval: 0.01) }
        log.withLock { $0.append(number) }
      }
    }
    errands.now {}
    #expect(log.withLock { $0 } == Array(0..<100))
  }

  @Test func `gets a new thread when one has ended`() {
    let errands = SerialQueue()
    for number in 0..<20 {
      #expect(errands.now { number * 2 } == number * 2)
      Thread.sleep(forTimeInterval: 0.001)
    }
  }

  @Test func `is released when its caller has the result`() {
    final class Claim: Sendable {}
    let errands = SerialQueue()
    var kept = 0
    for _ in 0..<1000 {
      weak var left: Claim?
      do {
        let claim = Claim()
        left = claim
        errands.now { [claim] in withExtendedLifetime(claim) {} }
      }
      if left != nil { kept += 1 }
    }
    #expect(kept == 0)
  }
}
