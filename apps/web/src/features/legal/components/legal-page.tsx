import type { LegalFacts } from "@spellwright/contract";
import { pageOf, pagePath } from "@spellwright/locales";
import { Link, useLocation } from "@spellwright/router";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/http/api.ts";
import { TERMS_VERSION } from "../../../lib/http/contract.static.ts";
import { fullDay } from "../../../lib/text/dates.ts";
import { useText } from "../../../lib/text/text.tsx";
import { LoadFailed, Skeleton } from "../../../ui/index.ts";
import { notice } from "../model/notice.ts";
import { privacy } from "../model/privacy.ts";
import { terms } from "../model/terms.ts";
import { withdrawal } from "../model/withdrawal.ts";
import styles from "./legal-page.module.css";

const PAGES = {
  privacy: { lead: "legal.privacy.lead", write: privacy },
  terms: { lead: "legal.terms.lead", write: terms },
  legalNotice: { lead: "legal.notice.lead", write: notice },
  withdrawal: { lead: "legal.withdrawal.lead", write: withdrawal },
} as const;
type LegalPageName = keyof typeof PAGES;
const NAMES = Object.keys(PAGES) as LegalPageName[];

/** One of the four pages that the law asks for, by its address. */
export function LegalPage() {
  const { t } = useText();
  const { pathname } = useLocation();
  const page = NAMES.find((name) => name === pageOf(pathname).page) ?? "legalNotice";
  const { data, error, isFetching, refetch } = useQuery(api.legal.queryOptions());
  return (
    <main className={`page page-narrow stack ${styles.page}`} id="main" tabIndex={-1}>
      <h1>{t(`pages.${page}.title`)}</h1>
      <p className="lead">{t(PAGES[page].lead)}</p>
      {data !== undefined && <Sections page={page} facts={data} />}
      {data === undefined && error === null && (
        <Skeleton label={t("legal.loading")} widths={["40%", "100%", "90%", "60%"]} />
      )}
      {data === undefined && error !== null && (
        <LoadFailed
          title={t("legal.failed")}
          error={error}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </main>
  );
}

function Sections({ page, facts }: { page: LegalPageName; facts: LegalFacts }) {
  const { t, language } = useText();
  const listed = (names: readonly string[]) => new Intl.ListFormat(language).format(names);
  return (
    <>
      {PAGES[page].write({ t, facts, listed }).map(({ title, lines }) => (
        <section key={title} className={styles.section}>
          <h2>{title}</h2>
          <ul>
            {lines
              .filter((line) => line !== null)
              .map((line) => (
                <li key={line}>{line}</li>
              ))}
          </ul>
        </section>
      ))}
      <p className="small soft">{t("legal.version", { date: fullDay(TERMS_VERSION, language) })}</p>
      <nav className="small" aria-label={t("legal.others")}>
        <ul className={styles.others}>
          {NAMES.filter((name) => name !== page).map((name) => (
            <li key={name}>
              <Link to={pagePath(language, name)}>{t(`pages.${name}.title`)}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
