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
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
