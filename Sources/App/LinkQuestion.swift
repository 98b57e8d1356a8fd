import GtkKit
import Hierarchy
import MarkdownKit
import Support

/// A dialog that shows a link's address before it is opened.
enum LinkQuestion {
  /// Asks whether to open an address, above the window that contains the link.
  ///
  /// Addresses that must not be opened are only shown.
  static func ask(about address: String, from link: Widget) {
    let shown = address.visible().shortened
    guard WebAddress(address).isOpened else {
      MessageDialog(
        localized("This link can't be opened."),
        details: "\(shown)\n\n" + localized("Only addresses that begin with https:// are opened."),
        answers: ["OK", localized("Copy Address")]
      ).present(above: link) { if $0 == 1 { Clipboard.copy(address) } }
      return
    }
    MessageDialog(
      localized("Open this address in the browser?"), details: shown,
      answers: [localized("Cancel"), localized("Copy Address"), localized("Open")]
    ).present(above: link) { answer in
      switch answer {
      case 1: Clipboard.copy(address)
      case 2: open(address, from: link)
      default: break
      }
    }
  }

  private static func open(_ address: String, from link: Widget) {
    WebBrowser.open(address, above: link) { reason in
      MessageDialog(localized("The address could not be opened."), details: reason)
        .present(above: link)
    }
  }
}

extension String {
  /// At most 1,000 characters, with an ellipsis, so that it fits a dialog.
  fileprivate var shortened: String { count > 1_000 ? prefix(1_000) + "…" : self }
}
