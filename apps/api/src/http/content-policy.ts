import { createHash } from "node:crypto";

/** An element of a page whose text a browser runs or applies. Data blocks are neither. */
const INLINE = /<(script|style)(?![^>]*\b(?:src|type="application\/json"))[^>]*>([\s\S]*?)<\/\1>/g;

/** What a page has inline, named by its hash: nothing else inline is run or applied. */
export interface InlineSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const NOTHING: InlineSources = { scripts: [], styles: [] };

const hashOf = (text: string): string =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/**
 * The inline scripts and styles of a page.
 *
 * @param html a file of the build, before anything of a visitor is in it
 */
export const inlineSources = (html: string): InlineSources => {
  const found = [...html.matchAll(INLINE)];
  const of = (tag: string) =>
    found.filter(([, name]) => name === tag).map(([, , text = ""]) => hashOf(text));
  return { scripts: of("script"), styles: of("style") };
};

/** Names one more style element. */
export const withStyle = ({ scripts, styles }: InlineSources, text: string): InlineSources => ({
  scripts,
  styles: [...styles, hashOf(text)],
});

/** The content policy of an answer: our own files, and what is named by its hash. */
export const contentPolicy = (production: boolean, inline: InlineSources = NOTHING): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...inline.scripts].join(" "),
    ["style-src 'self'", ...inline.styles].join(" "),
    "img-src 'self' data: blob:",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // Needs HTTPS.
    ...(production ? ["upgrade-insecure-requests"] : []),
  ].join("; ");

/** The policy of whatever has none of its own: a page names what it has inline itself. */
export const addContentPolicy = (headers: Headers, production: boolean): void => {
  if (!headers.has("content-security-policy"))
    headers.set("content-security-policy", contentPolicy(production));
};
