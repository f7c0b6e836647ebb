import { LANGUAGES, type Language } from "@spellwright/contract";

const FALLBACK: Language = "fr";

const firstKnown = (candidates: readonly string[]): Language | undefined =>
  candidates.map((text) => LANGUAGES.find((known) => known === text)).find((found) => found);

/** `en-GB;q=0.8` counts as `en`; the caller's order of preference decides. */
const accepted = (header: string): readonly string[] =>
  header
    .split(",")
    .map((range) => {
      const [tag = "", quality] = range.trim().split(/;\s*q=/);
      return { language: tag.slice(0, 2).toLowerCase(), quality: Number(quality ?? 1) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ language }) => language);

/**
 * The language of a caller: `?lang=`, then `Accept-Language` (our pages send their own there), then the
 * cookie `lang`, then French (LANG-01).
 */
export const languageOf = (request: Request): Language => {
  const asked = new URL(request.url).searchParams.get("lang") ?? "";
  const cookie = /(?:^|;\s*)lang=(\w\w)/.exec(request.headers.get("cookie") ?? "")?.[1] ?? "";
  const header = accepted(request.headers.get("accept-language") ?? "");
  return firstKnown([asked, ...header, cookie]) ?? FALLBACK;
};
