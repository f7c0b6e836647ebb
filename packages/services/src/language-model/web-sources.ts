import { isIP } from "node:net";
import type { WebSource } from "@spellwright/contract";
import { withoutLoneSurrogates } from "@spellwright/text";

/** Longest address and title that are kept, in characters. */
const URL_MAX = 2_000;
const TITLE_MAX = 200;

/** Marks that providers and pages put on addresses to follow their readers. */
const TRACKING = /^(?:utm_\w+|gclid|fbclid|msclkid|mc_[ce]id)$/i;

/** Names that only machines of a private network answer to (RFC 6761, 6762, 8375). */
const PRIVATE_NAME =
  /^(?:localhost|[^.]+)$|\.(?:localhost|local|internal|intranet|lan|home|corp|test|invalid|home\.arpa|onion)$/i;

/**
 * An address as it may be shown: http or https, a public host name, no user name, no other port's
 * service, without tracking marks. Undefined for anything else. Nothing is ever fetched.
 */
const publicUrl = (address: string): string | undefined => {
  if (address.length > URL_MAX || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (url.protocol !== "https:" && url.protocol !== "http:") return undefined;
  if (url.username !== "" || url.password !== "" || url.port !== "") return undefined;
  const host = url.hostname.replace(/\.$/, "");
  // Public pages have names. An address of digits is a private network, a router or a trap.
  if (isIP(host.replace(/^\[|\]$/g, "")) !== 0 || PRIVATE_NAME.test(host)) return undefined;
  for (const name of [...url.searchParams.keys()]) {
    if (TRACKING.test(name)) url.searchParams.delete(name);
  }
  return url.toString();
};

/** One line of plain words: a page may call itself anything. */
const plainTitle = (title: string): string => {
  const line = title
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what goes
    .replace(/[\u0000-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2066-\u2069<>]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  return withoutLoneSurrogates(line.slice(0, TITLE_MAX));
};

/** ORA-18: the pages that may be shown, each once, the first title that says something wins. */
export const checkSources = (found: readonly WebSource[]): WebSource[] => {
  const sources = new Map<string, string>();
  for (const { url, title } of found) {
    const address = publicUrl(url);
    if (address === undefined) continue;
    const name = sources.get(address) || plainTitle(title);
    sources.set(address, name);
  }
  return [...sources].map(([url, title]) => ({
    url,
    title: title === "" ? new URL(url).hostname : title,
  }));
};
