import type { Language } from "@spellwright/contract";
import { type PageHead, pathInLanguage } from "@spellwright/locales";
import { manifestPath } from "./app-manifest.ts";

const LOCALES: Record<Language, string> = { fr: "fr_FR", en: "en_US" };
const LANGUAGES: readonly Language[] = ["fr", "en"];
const IMAGE_SIZE = { width: 1200, height: 630 } as const;

export interface HeadParts extends PageHead {
  readonly language: Language;
  readonly area: "oracle" | "forge";
  /** Address that people use, without a slash at the end. */
  readonly publicUrl: string;
  /** Null for a page that does not exist: it has no address of its own. */
  readonly pathname: string | null;
  /** Search engines may list it. */
  readonly indexed: boolean;
  readonly image: { readonly path: string; readonly text: string } | null;
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** The page that runs takes these away and writes its own (`data-static`). */
const tag = (name: "meta" | "link", attributes: Readonly<Record<string, string>>): string => {
  const written = Object.entries(attributes).map(([key, value]) => `${key}="${escapeHtml(value)}"`);
  return `<${name} ${written.join(" ")} data-static>`;
};
const meta = (name: string, content: string) => tag("meta", { name, content });
const property = (name: string, content: string) => tag("meta", { property: name, content });

const addresses = (publicUrl: string, pathname: string): string[] => {
  const at = (path: string) => new URL(path, `${publicUrl}/`).href;
  return [
    tag("link", { rel: "canonical", href: at(pathname) }),
    property("og:url", at(pathname)),
    ...LANGUAGES.map((language) =>
      tag("link", {
        rel: "alternate",
        hreflang: language,
        href: at(pathInLanguage(pathname, language)),
      }),
    ),
    tag("link", {
      rel: "alternate",
      hreflang: "x-default",
      href: at(pathInLanguage(pathname, "fr")),
    }),
  ];
};

const picture = (publicUrl: string, { path, text }: { path: string; text: string }): string[] => [
  property("og:image", new URL(path, `${publicUrl}/`).href),
  property("og:image:width", String(IMAGE_SIZE.width)),
  property("og:image:height", String(IMAGE_SIZE.height)),
  property("og:image:alt", text),
  meta("twitter:card", "summary_large_image"),
];

/** The links to a language's texts, which the build names for both. */
const textsOf = (language: Language): RegExp =>
  new RegExp(`\\s*<link[^>]*data-language="${language}"[^>]*>`, "g");

/**
 * ROUTE-10: the built page with the head that readers without scripts see.
 *
 * @param html `index.html` as it was built
 */
export const writeHead = (html: string, parts: HeadParts): string => {
  const other = parts.language === "fr" ? "en" : "fr";
  const lines = [
    `<title data-static>${escapeHtml(parts.title)}</title>`,
    meta("description", parts.description),
    ...(parts.indexed ? [] : [meta("robots", "noindex")]),
    property("og:type", "website"),
    property("og:site_name", "Spellwright"),
    property("og:title", parts.title),
    property("og:description", parts.description),
    property("og:locale", LOCALES[parts.language]),
    property("og:locale:alternate", LOCALES[other]),
    `<link rel="manifest" href="${manifestPath(parts.language)}">`,
    ...(parts.pathname === null ? [] : addresses(parts.publicUrl, parts.pathname)),
    ...(parts.image === null ? [] : picture(parts.publicUrl, parts.image)),
  ];
  return html
    .replace(textsOf(other), "")
    .replace(/<html lang="[a-z]*"/, `<html lang="${parts.language}"`)
    .replace(/data-area="[a-z]*"/, `data-area="${parts.area}"`)
    .replace(/<title data-static>[^<]*<\/title>/, () => lines.join("\n    "));
};
