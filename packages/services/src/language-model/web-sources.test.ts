import { describe, expect, test } from "vitest";
import { checkSources } from "./web-sources.ts";

const shown = (...urls: readonly string[]) =>
  checkSources(urls.map((url) => ({ url, title: "A page" }))).map(({ url }) => url);

describe("[ORA-18] links of a provider's search", () => {
  test.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:x",
    "file:///etc/passwd",
    "ftp://example.org/rules",
    "blob:https://example.org/1",
    "//example.org/rules",
    "/relative",
    "",
    "https://",
    "https://judge:secret@example.org/",
    "https://example.org@evil.example.net/",
    "http://localhost/",
    "http://LOCALHOST./",
    "http://app.localhost/",
    "http://router/",
    "http://printer.local/",
    "http://wiki.internal/",
    "http://127.0.0.1/",
    "http://127.1/",
    "http://0x7f000001/",
    "http://2130706433/",
    "http://0/",
    "http://10.0.0.1/",
    "http://192.168.1.1/",
    "http://172.16.0.1/",
    "http://169.254.169.254/latest/meta-data",
    "http://8.8.8.8/",
    "http://[::1]/",
    "http://[fd00::1]/",
    "http://[::ffff:127.0.0.1]/",
    "https://example.org:8443/",
    `https://example.org/${"a".repeat(2000)}`,
  ])("%s is not shown", (url) => {
    expect(shown(url)).toEqual([]);
  });

  test("a public page is shown without its tracking marks, once", () => {
    expect(
      shown(
        "https://Example.org/rules?utm_source=openai&id=3",
        "https://example.org/rules?id=3&utm_campaign=x",
        "http://example.org./other?gclid=1",
        "https://exämple.org/",
      ),
    ).toEqual([
      "https://example.org/rules?id=3",
      "http://example.org./other",
      "https://xn--exmple-cua.org/",
    ]);
  });

  test("a title is one plain line; a page without one is named by its host", () => {
    const titles = ["<b>Rules</b>\n\u202eevil", "", "x".repeat(500), `${"x".repeat(199)}😀`];
    const found = titles.map((title, at) => ({ url: `https://example.org/${at}`, title }));
    const [marked, bare, long, halved] = checkSources(found);
    expect(marked?.title).toBe("b Rules /b evil");
    expect(bare?.title).toBe("example.org");
    expect(long?.title).toHaveLength(200);
    expect(halved?.title).toBe("x".repeat(199));
  });

  test("the first title that says something stays with the page", () => {
    const url = "https://example.org/";
    expect(
      checkSources([
        { url, title: "" },
        { url, title: "Rules" },
        { url, title: "Other" },
      ]),
    ).toEqual([{ url, title: "Rules" }]);
  });
});
