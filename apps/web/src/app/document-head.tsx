import type { Language } from "@spellwright/contract";
import { useLayoutEffect } from "react";
import { LANGUAGES } from "../lib/contract.static.ts";
import { pathInLanguage } from "../lib/language.ts";
import { useText } from "../lib/text.tsx";
import { pageOf } from "./page.ts";

const OG_LOCALES: Record<Language, string> = { fr: "fr_FR", en: "en_US" };

/** ROUTE-10: title, description, canonical address and alternates follow the page and its language. */
export function DocumentHead({ pathname }: { pathname: string }) {
  const { t, language } = useText();
  const page = pageOf(pathname);
  const title = `${t(`shell.head.${page}Title`)} · ${t("common.productName")}`;
  const description = t(`shell.head.${page}Description`);
  const address = (path: string) => new URL(path, window.location.origin).href;
  useLayoutEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dataset.area = page === "forge" ? "forge" : "oracle";
  }, [language, page]);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={t("common.productName")} />
      <meta property="og:locale" content={OG_LOCALES[language]} />
      {page === "notFound" ? (
        <meta name="robots" content="noindex" />
      ) : (
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
