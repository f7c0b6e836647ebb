/** A MIME message as a person sees it. */
export interface ParsedMail {
  readonly headers: Readonly<Record<string, string>>;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

interface Part {
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

const MAX_DEPTH = 5;

/**
 * Bytes of a message (RFC 5322, MIME) → its headers (names in small letters), subject, text and HTML, with encoded words,
 * quoted-printable and base64 read. Bodies are taken as UTF-8.
 */
export function parseMail(raw: Buffer): ParsedMail {
  // Latin-1 keeps every byte as one sign until its encoding is known.
  const root = splitPart(raw.toString("latin1"));
  const leaves = leavesOf(root, 0);
  const headers = Object.fromEntries(root.headers);
  return {
    headers,
    subject: headers.subject ?? "",
    text: bodyOf(leaves, "text/plain"),
    html: bodyOf(leaves, "text/html"),
  };
}

function splitPart(source: string): Part {
  const text = source.replaceAll("\r\n", "\n");
  const end = text.startsWith("\n") ? 0 : text.indexOf("\n\n");
  const head = end === -1 ? text : text.slice(0, end);
  const headers = new Map<string, string>();
  for (const line of head.replace(/\n[ \t]+/g, " ").split("\n")) {
    const colon = line.indexOf(":");
    if (colon <= 0) continue;
    headers.set(line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim()));
  }
  return { headers, body: end === -1 ? "" : text.slice(end).replace(/^\n{1,2}/, "") };
}

function leavesOf(part: Part, depth: number): readonly Part[] {
  const boundary = /^multipart\/.*boundary="?([^";]+)"?/i.exec(typeOf(part))?.[1];
  if (boundary === undefined || depth > MAX_DEPTH) return [part];
  const [body = ""] = `\n${part.body}`.split(`\n--${boundary}--`);
  return body
    .split(`\n--${boundary}\n`)
    .slice(1)
    .flatMap((inner) => leavesOf(splitPart(inner), depth + 1));
}

const typeOf = (part: Part): string => part.headers.get("content-type") ?? "text/plain";

function bodyOf(leaves: readonly Part[], type: string): string {
  const part = leaves.find((leaf) => typeOf(leaf).toLowerCase().startsWith(type));
  return part === undefined ? "" : decodeBody(part);
}

function decodeBody({ headers, body }: Part): string {
  switch (headers.get("content-transfer-encoding")?.toLowerCase()) {
    case "base64":
      return Buffer.from(body, "base64").toString("utf8");
    case "quoted-printable":
      return decodeQuoted(body.replace(/=[ \t]*\n/g, ""));
    default:
      return Buffer.from(body, "latin1").toString("utf8");
  }
}

function decodeQuoted(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, "latin1").toString("utf8");
}

/** RFC 2047: "=?UTF-8?Q?Caf=C3=A9?=". White space between two encoded words does not count. */
function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?[^?]+\?([QB])\?([^?]*)\?=/gi, (_, encoding: string, word: string) =>
      encoding.toUpperCase() === "B"
        ? Buffer.from(word, "base64").toString("utf8")
        : decodeQuoted(word.replaceAll("_", " ")),
    );
}
