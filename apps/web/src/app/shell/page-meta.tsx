import type { Language } from "@spellwright/contract";
import { headOf, pageOf, pathInLanguage } from "@spellwright/locales";
import { useLocation } from "@spellwright/router";
import { useLayoutEffect } from "react";
import { LANGUAGES } from "../../lib/http/contract.static.ts";
import { useCurrentSubject } from "../../lib/page/page-subject.ts";
import { isHiddenFromSearch } from "../../lib/page/served-robots.ts";
import { useText } from "../../lib/text/text.tsx";

const OG_LOCALES: Record<Language, string> = { fr: "fr_FR", en: "en_US" };

/** ROUTE-10: description, canonical address and alternates follow the page; until then the server’s stand. */
export function PageMeta() {
  const { t, language } = useText();
  const { pathname } = useLocation();
  const { page, open } = pageOf(pathname);
  const { title, description } = headOf(page, useCurrentSubject(), language);
  const address = (path: string) => new URL(path, window.location.origin).href;
  useLayoutEffect(() => {
    for (const element of document.head.querySelectorAll("[data-static]")) element.remove();
  }, []);
  return (
    <>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={t("common.productName")} />
      <meta property="og:locale" content={OG_LOCALES[language]} />
      {isHiddenFromSearch(pathname, open) && <meta name="robots" content="noindex" />}
      {page !== "notFound" && (
        <>
          <link rel="canonical" href={address(pathname)} />
          {LANGUAGES.map((other) => (
            <link
              key={other}
              rel="alternate"
              hrefLang={other}
              href={address(pathInLanguage(pathname, other))}
            />
          ))}
          <link
            rel="alternate"
            hrefLang="x-default"
            href={address(pathInLanguage(pathname, "fr"))}
          />
        </>
      )}
    </>
  );
}
