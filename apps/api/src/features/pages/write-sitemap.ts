const HEADER = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";
const LANGUAGES = ["fr", "en"] as const;

/** Addresses hold no `<` or `&`: both are percent-encoded or absent in ours. */
const encode = (path: string): string => path.split("/").map(encodeURIComponent).join("/");

/**
 * A sitemap of pages that exist in both languages, each naming the other (hreflang).
 *
 * @param paths without language, not encoded
 */
export const writeSitemap = (publicUrl: string, paths: readonly string[]): string => {
  const urls = paths.flatMap((path) => {
    const at = (language: string) => `${publicUrl}/${language}${encode(path)}`;
    const alternates = LANGUAGES.map(
      (language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${at(language)}"/>`,
    ).join("");
    return LANGUAGES.map((language) => `<url><loc>${at(language)}</loc>${alternates}</url>`);
  });
  return `${HEADER}\n<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join("\n")}\n</urlset>\n`;
};

/** The list of sitemaps. A single one may hold 50,000 addresses at most. */
export const writeSitemapIndex = (publicUrl: string, names: readonly string[]): string => {
  const entries = names.map(
    (name) => `<sitemap><loc>${publicUrl}/sitemaps/${name}.xml</loc></sitemap>`,
  );
  return `${HEADER}\n<sitemapindex xmlns="${NAMESPACE}">\n${entries.join("\n")}\n</sitemapindex>\n`;
};
