import Testing

@testable import Samples

/// The simulated network of the Redux app, and its users.
@Suite struct `A simulated network` {
  /// What an image loader is answered, and when, if the network changes at half of the latency.
  private func answer(
    _ path: String, on network: Network, then later: Network? = nil
  ) -> (answer: Result<String, NetworkError>?, milliseconds: Double, trace: String) {
    let simulation = Simulation()
    var found: (Result<String, NetworkError>?, Double) = (nil, -1)
    let trace = simulation.trace {
      simulation.network = network
      ImageLoader().load(path) { found = ($0, (simulation.now * 1000).rounded()) }
      if let later { simulation.after(network.latency / 2) { simulation.network = later } }
    }
    return (found.0, found.1, trace)
  }

  @Test func `S2-11 answers a request after the latency, and records both`() {
    let found = answer("/images/tomb/600", on: .slow)
    #expect(found.answer == .success("tomb"))
    #expect(found.milliseconds == 3000)
    #expect(found.trace == "0 > GET /images/tomb/600\n3000 > 200 /images/tomb/600")
  }

  @Test func `S2-81 limits the latency to 0 to 30 seconds`() {
    #expect(
      [-1, 0, 7.5, 30, 31, .infinity].map { Network(latency: $0).latency } == [
        0, 0, 7.5, 30, 30, 0,
      ])
    #expect(answer("/images/boots/150", on: Network(latency: 0)).milliseconds == 0)
    #expect(answer("/images/boots/150", on: Network(latency: 99)).milliseconds == 30_000)
  }

  @Test func `S2-81 decides whether a response succeeds when it is due`() {
    let down = Network(latency: 1, isDown: true)
    let up = Network(latency: 1)
    #expect(answer("/images/boots/600", on: down).answer == .failure(.down))
    #expect(answer("/images/boots/600", on: up, then: down).answer == .failure(.down))
    #expect(answer("/images/boots/600", on: down, then: up).answer == .success("boots"))
    #expect(
      answer("/images/boots/600", on: down).trace
        == "0 > GET /images/boots/600\n1000 > no answer to GET /images/boots/600")
  }

  @Test func `returns not found for resources that do not exist`() {
    for path in ["/images/nobody/600", "/images/boots/601", "/images/boots", "/", ""] {
      #expect(answer(path, on: .fast).answer == .failure(.notFound), "\(path)")
    }
  }

  @Test func `S2-70 fails with unreadable for a resource that cannot be decoded`() {
    let simulation = Simulation()
    var found: Result<Int, NetworkError>?
    simulation.trace {
      simulation.request(Resource(path: "/photos") { Int($0) }) { found = $0 }
    }
    #expect(found == .failure(.unreadable))
  }
}

/// The list's items, and the object that has them ready as rows.
@Suite struct `The data source of a list` {
  private func items(at path: String) -> [ListItem] {
    let simulation = Simulation()
    var items: [ListItem] = []
    simulation.trace { ListLoader(path: path).load { items = (try? $0.get()) ?? [] } }
    return items
  }

  @Test func `S2-14 S2-15 S2-80 reads what the loader returned: twelve items in two albums`() {
    let items = items(at: "/photos")
    #expect(items.map(\.id) == Array(1...12))
    #expect(Set(items.map(\.albumId)) == [1, 2])
    for item in items {
      #expect(!item.title.isEmpty)
      #expect(Server.text(at: item.url) == Server.text(at: item.thumbnailUrl))
      #expect(Server.text(at: item.url) != nil, "\(item.url)")
    }
    #expect(self.items(at: "/photos?albumId=0").isEmpty)
  }

  @Test func `S2-80 has the fields of the examples' lists, and refuses other text`() {
    let text = #"[{"albumId": 7, "id": 9, "title": "t", "url": "u", "thumbnailUrl": "v"}]"#
    #expect(
      ListLoader.items(in: text) == [
        ListItem(albumId: 7, id: 9, title: "t", url: "u", thumbnailUrl: "v")
      ])
    for text in ["", "{}", "[1]", #"[{"id": 9}]"#] {
      #expect(ListLoader.items(in: text) == nil, "\(text)")
    }
  }

  @Test func `S2-16 is an object that needs no controller and no view`() {
    let source = ListDataSource(items: items(at: "/photos"))
    #expect(source.numberOfSections == 1)
    #expect([-1, 0, 1].map(source.numberOfRows) == [0, 12, 0])
    #expect(source.text(at: 1) == "A white tomb and its water")
    #expect(source.item(at: 3)?.albumId == 2)
    #expect(source.item(at: 12) == nil && source.item(at: -1) == nil)
    #expect(source.text(at: 12) == "")
    source.items = []
    #expect(source.numberOfRows(inSection: 0) == 0 && source.texts == [])
  }
}
