import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decodeRulesText } from "./decode-rules-text.ts";

const utf16 = (text: string, bigEndian: boolean): Uint8Array => {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < text.length; i++) view.setUint16(i * 2, text.charCodeAt(i), !bigEndian);
  return bytes;
};

describe("[ORA-17] decodeRulesText", () => {
  const text = "L’épée\n“two”\n";

  test.each([
    ["UTF-8", new TextEncoder().encode(text)],
    ["UTF-8 with a mark", new TextEncoder().encode(`\uFEFF${text}`)],
    ["UTF-16 big endian", utf16(`\uFEFF${text}`, true)],
    ["UTF-16 little endian", utf16(`\uFEFF${text}`, false)],
    [
      "Windows-1252",
      Uint8Array.from([76, 146, 233, 112, 233, 101, 10, 147, 116, 119, 111, 148, 10]),
    ],
  ])("reads %s", (_name, bytes) => {
    expect(decodeRulesText(bytes)).toBe(text);
  });

  test("makes one line end of CRLF, of CR alone and of a mixture", () => {
    const bytes = new TextEncoder().encode("a\r\nb\rc\nd\r\r\n");
    expect(decodeRulesText(bytes)).toBe("a\nb\nc\nd\n\n");
  });

  test("never throws and leaves no carriage return, whatever the bytes", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        expect(decodeRulesText(bytes)).not.toContain("\r");
      }),
    );
  });
});
