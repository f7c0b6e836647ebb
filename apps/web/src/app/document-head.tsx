import { accentOf, pageOf, titleOf } from "@spellwright/locales";
import { useLayoutEffect } from "react";
import { useCurrentSubject } from "../lib/page/page-subject.ts";
import { useText } from "../lib/text/text.tsx";

/** ROUTE-10: title and language follow the page. What only search engines read comes later (`PageMeta`). */
export function DocumentHead({ pathname }: { pathname: string }) {
  const { language } = useText();
  const { page } = pageOf(pathname);
  const subject = useCurrentSubject();
  const accent = accentOf(page);
  useLayoutEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dataset.area = accent;
  }, [language, accent]);
  return <title>{titleOf(page, subject, language)}</title>;
}
