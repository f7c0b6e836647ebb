/**
 * Bytes of a published rules file → text with "\n" line ends. Editions came as UTF-8, UTF-16 with a
 * byte order mark and Windows-1252, with CRLF or bare CR line ends (`external-services` §2.2).
 * Never fails: Windows-1252 gives a letter to every byte.
 */
export function decodeRulesText(bytes: Uint8Array): string {
  return normalizeLineEnds(decode(bytes));
}

/** Every line end becomes "\n", and a byte order mark goes. */
export function normalizeLineEnds(text: string): string {
  return text.replace(/^\uFEFF/, "").replace(/\r\n|\r/g, "\n");
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return decodeWindows1252(bytes);
  }
}

/** Windows-1252 for the bytes 0x80 to 0x9F. The five that it leaves open stay control signs. */
const WINDOWS_1252_SIGNS = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ";

/** Node 20 reads "windows-1252" as Latin-1, which turns its curly quotes into control signs. */
function decodeWindows1252(bytes: Uint8Array): string {
  return new TextDecoder("windows-1252")
    .decode(bytes)
    .replace(/[\u0080-\u009F]/g, (sign) => WINDOWS_1252_SIGNS[sign.charCodeAt(0) - 0x80] ?? sign);
}
