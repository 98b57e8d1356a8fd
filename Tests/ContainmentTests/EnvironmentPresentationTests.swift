import Containment
import Testing

/// Sizes, turning, memory and showing where something is presented: semantics 5.1 to 5.7.
@Suite struct `A controller shown by presentation` {
  /// P with its child C, and M presented over it with its child G.
  private func presenting(
    _ style: ModalPresentationStyle, size: CGSize = CGSize(width: 390, height: 844)
  ) -> (Simulation, Window) -> [ViewController] {
    { simulation, window in
      let all = phone(simulation, window)
      window.resize(to: size)
      let (modal, child) = (Turning("M"), ViewController("G"))
      child.view.frame = modal.view.bounds
      child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      modal.embed(child)
      modal.modalPresentationStyle = style
      simulation.turn()
      all[1].present(modal, animated: false)
      simulation.turn()
      return all + [modal, child]
    }
  }

  @Test func `5.5 is one that no container wanted to show`() {
    let text = trace(given: phone) { simulation, _, all in
      let shown = ViewController("x")
      shown.modalPresentationStyle = .fullScreen
      all[1].show(shown, sender: nil)
      simulation.finishAnimations()
      #expect(shown.presentingViewController === all[0])
      all[0].dismiss(animated: false)
      simulation.turn()
      simulation.log("detail")
      all[1].showDetailViewController(shown, sender: nil)
      #expect(all[0].presentedViewController === shown)
    }
    #expect(
      text.hasPrefix(
        """
        0 x loadView
        0 x viewDidLoad
        0 P viewWillDisappear(true)
        0 C viewWillDisappear(true)
        0 x viewWillAppear(true)
        0 x viewIsAppearing(true)

        """))
  }

  @Test func `5.5 is presented by the first receiver, whose context counts`() {
    _ = story(given: phone) { _, _, all in
      let shown = ViewController("x")
      shown.modalPresentationStyle = .overCurrentContext
      all[1].definesPresentationContext = true
      all[1].show(shown, sender: nil)
      #expect(shown.presentingViewController === all[1])
    }
  }

  @Test func `5.7 receives a memory warning after the tree it covers`() {
    let text = story(given: presenting(.fullScreen)) { simulation, _, _ in
      simulation.sendMemoryWarning()
    }
    #expect(
      text == ["P", "C", "M", "G"].map { "\($0).didReceiveMemoryWarning" }.joined(separator: " "))
    let old = story(profile: .ios5, given: presenting(.fullScreen)) { simulation, _, all in
      simulation.sendMemoryWarning()
      #expect(all.map(\.isViewLoaded) == [false, false, true, true])
    }
    #expect(
      old
        == "P.didReceiveMemoryWarning P.viewWillUnload P.viewDidUnload "
        + "C.didReceiveMemoryWarning C.viewWillUnload C.viewDidUnload "
        + "M.didReceiveMemoryWarning G.didReceiveMemoryWarning")
  }

  @Test func `5.1 receives the window's size after the tree it covers`() {
    let text = trace(given: presenting(.fullScreen)) { _, window, all in
      window.rotate()
      #expect(all[3].view.bounds.size == CGSize(width: 844, height: 390))
    }
    #expect(
      text == """
        0 P willTransition(to: compact x compact)
        0 C willTransition(to: compact x compact)
        0 M willTransition(to: compact x compact)
        0 G willTransition(to: compact x compact)
        0 P viewWillTransition(to: 844x390)
        0 C viewWillTransition(to: 844x390)
        0 M viewWillTransition(to: 844x390)
        0 G viewWillTransition(to: 844x390)
        0 P traitCollectionDidChange
        0 C traitCollectionDidChange
        0 M traitCollectionDidChange
        0 G traitCollectionDidChange

        """)
  }

  @Test func `5.1 as a sheet receives the sheet's size when that changes`() {
    let page = trace(
      given: presenting(.pageSheet, size: CGSize(width: 768, height: 1024))
    ) { _, window, all in
      window.rotate()
      #expect(all[2].view.frame == CGRect(x: 160, y: 40, width: 704, height: 728))
    }
    #expect(
      page == """
        0 P viewWillTransition(to: 1024x768)
        0 C viewWillTransition(to: 1024x768)
        0 M viewWillTransition(to: 704x728)
        0 G viewWillTransition(to: 704x728)

        """)
    let form = trace(
      given: presenting(.formSheet, size: CGSize(width: 768, height: 1024))
    ) { _, window, all in
      window.rotate()
      #expect(all[2].view.frame == CGRect(x: 242, y: 74, width: 540, height: 620))
    }
    #expect(
      form == """
        0 P viewWillTransition(to: 1024x768)
        0 C viewWillTransition(to: 1024x768)

        """)
  }

  @Test func `5.3 decides about rotation when it covers the screen`() {
    final class Upright: ViewController {
      override var supportedInterfaceOrientations: InterfaceOrientationMask { .portrait }
    }
    for (style, turns) in [(ModalPresentationStyle.fullScreen, false), (.pageSheet, true)] {
      _ = simulated { simulation, window in
        let all = phone(simulation, window)
        let modal = Upright("M")
        modal.modalPresentationStyle = style
        simulation.turn()
        all[0].present(modal, animated: false)
        simulation.turn()
        #expect(window.rotate() == turns)
        simulation.finishAnimations()
      }
    }
  }

  @Test func `5.3 alone receives rotation callbacks while it covers the others, before ios8`() {
    let text = story(profile: .ios6, given: presenting(.fullScreen)) { _, window, _ in
      window.rotate()
    }
    #expect(
      text
        == "M.willRotate G.willRotate M.willAnimateRotation G.willAnimateRotation "
        + "@300 M.didRotate G.didRotate")
  }

  @Test func `5.4 sends its presenter its preferred size`() {
    let text = trace(given: presenting(.fullScreen)) { _, _, all in
      all[2].preferredContentSize = CGSize(width: 10, height: 10)
    }
    #expect(text == "0 P preferredContentSizeDidChange(M)\n")
  }
}
