/** Encodings and line ends that published editions came in (external-services §2.2). */
export type RulesEncoding = "utf-8" | "utf-8-bom" | "utf-16be-bom" | "windows-1252";
/** Older editions end their lines as old systems did. */
export type LineEnds = "lf" | "crlf" | "cr";

const ENDS: Readonly<Record<LineEnds, string>> = { lf: "\n", crlf: "\r\n", cr: "\r" };

/** Signs of Windows-1252 that Latin-1 has elsewhere. Those that rules texts use. */
const WINDOWS_1252: Readonly<Record<string, number>> = {
  "‘": 0x91,
  "’": 0x92,
  "“": 0x93,
  "”": 0x94,
  "–": 0x96,
  "—": 0x97,
  "™": 0x99,
};

/** A rules text as the bytes of a published file. */
export function encodeRules(
  text: string,
  { encoding, lineEnds }: { readonly encoding: RulesEncoding; readonly lineEnds: LineEnds },
): Uint8Array {
  const lines = text.replaceAll("\n", ENDS[lineEnds]);
  if (encoding === "utf-8") return Buffer.from(lines);
  if (encoding === "utf-8-bom") return Buffer.from(`\uFEFF${lines}`);
  if (encoding === "utf-16be-bom") return Buffer.from(`\uFEFF${lines}`, "utf16le").swap16();
  return Uint8Array.from(lines, (sign) => WINDOWS_1252[sign] ?? sign.charCodeAt(0) & 0xff);
}
