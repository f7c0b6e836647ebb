import { LANGUAGES, type Language } from "@spellwright/contract";

const FALLBACK: Language = "fr";

const firstKnown = (candidates: readonly string[]): Language | undefined =>
  candidates.map((text) => LANGUAGES.find((known) => known === text)).find((found) => found);

/** `en-GB;q=0.8` counts as `en`. The caller's order of preference decides. */
export const acceptedLanguages = (headers: Headers): readonly string[] =>
  (headers.get("accept-language") ?? "")
    .split(",")
    .map((range) => {
      const [tag = "", quality] = range.trim().split(/;\s*q=/);
      return { language: tag.slice(0, 2).toLowerCase(), quality: Number(quality ?? 1) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ language }) => language);

/** The stored language that our pages cache in a cookie (LANG-01), as it stands there. Null without one. */
export const languageCookie = (headers: Headers): string | null =>
  /(?:^|;\s*)lang=(\w\w)/.exec(headers.get("cookie") ?? "")?.[1] ?? null;

/**
 * The language of a caller: `?lang=`, then `Accept-Language` (our pages send their own there), then the
 * cookie `lang`, then French (LANG-01).
 */
export const languageOf = (request: Request): Language => {
  const { url } = request;
  const asked = url.includes("?") ? (new URL(url).searchParams.get("lang") ?? "") : "";
  const cookie = languageCookie(request.headers) ?? "";
  const header = acceptedLanguages(request.headers);
  return firstKnown([asked, ...header, cookie]) ?? FALLBACK;
};
