/** Bytes looked at to tell UTF-16 without a mark from other texts. */
const SAMPLE = 512;

function decode(bytes: Uint8Array, encoding: string): string {
  return new TextDecoder(encoding).decode(bytes);
}

/** Texts in Latin letters as UTF-16 have a zero in every second byte. */
function guessUtf16(bytes: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  const sample = bytes.subarray(0, SAMPLE);
  const pairs = Math.floor(sample.length / 2);
  if (pairs === 0) return undefined;
  let evenZeros = 0;
  let oddZeros = 0;
  for (let at = 0; at < pairs * 2; at += 2) {
    if (sample[at] === 0) evenZeros += 1;
    if (sample[at + 1] === 0) oddZeros += 1;
  }
  if (oddZeros > pairs / 2 && evenZeros === 0) return "utf-16le";
  if (evenZeros > pairs / 2 && oddZeros === 0) return "utf-16be";
  return undefined;
}

/**
 * The text of a file: UTF-8, UTF-16 of either order with or without a byte order mark, else
 * Windows-1252, which holds all of Latin-1. Never throws. The mark is not part of the text.
 */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decode(bytes, "utf-16le");
  if (first === 0xfe && second === 0xff) return decode(bytes, "utf-16be");
  const utf16 = guessUtf16(bytes);
  if (utf16) return decode(bytes, utf16);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return decode(bytes, "windows-1252");
  }
}
