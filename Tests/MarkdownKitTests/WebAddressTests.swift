import MarkdownKit
import Testing

@Suite struct `The address of a link` {
  @Test(arguments: [
    "https://example.com", "https://example.com/a?b=c&d#e", "HTTPS://Example.com/",
    "https://例え.テスト/頁", "https://[2001:db8::1]/", "https://example.com:8443/~me/",
  ])
  func `opens if it is a readable web address`(address: String) {
    #expect(WebAddress(address).isOpened)
  }

  @Test(arguments: [
    "", "evil:payload", "file:///etc/passwd", "http://example.com/", "javascript:alert(1)",
    "data:text/html,x", "mailto:a@b.c", "ftp://example.com", "//example.com", "example.com",
    "https:", "https://", "https:///etc/passwd", "https://?a", "https:example.com",
    " https://example.com", "https://example.com/a b", "https://example.com/\u{202E}moc",
    "https://exam\u{0}ple.com", "https://example.com/\n", "https://example.com\\@evil.example",
    "https://example.com/\u{200B}", "httpſ://example.com",
    "https://example.com/" + String(repeating: "a", count: 1_000),
  ])
  func `does not open otherwise`(address: String) {
    #expect(!WebAddress(address).isOpened)
  }
}
