import { FAILURE_TEXTS } from "@spellwright/locales";
import { useState } from "react";
import { pageLanguage } from "../../lib/text/page-language.ts";
import { Button, Disclosure } from "../../ui/index.ts";
import styles from "./failed-page.module.css";

/** What the team needs to know of a failure. Nothing that the person wrote. */
const reportOf = (error: unknown): string =>
  [
    error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error),
    `${window.location.pathname} · ${new Date().toISOString()}`,
    navigator.userAgent,
  ].join("\n");

/**
 * In place of what failed. It needs nothing but itself: neither the texts of the pages nor a session nor
 * the router, which may be what failed.
 */
export function FailedPage({ error }: { error: unknown }) {
  const language = pageLanguage();
  const texts = FAILURE_TEXTS[language];
  const [report] = useState(() => reportOf(error));
  const [copied, setCopied] = useState(false);
  const copy = () => {
    navigator.clipboard.writeText(report).then(
      () => setCopied(true),
      // Refused: the report can be selected by hand.
      () => setCopied(false),
    );
  };
  return (
    <main className="page page-narrow stack" id="main" tabIndex={-1} lang={language}>
      <h1>{texts.title}</h1>
      <p className="lead">{texts.text}</p>
      <div className="row wrap">
        <Button variant="primary" onClick={() => window.location.reload()}>
          {texts.reload}
        </Button>
        <a className="button" href={`/${language}/oracle`}>
          {texts.home}
        </a>
      </div>
      <Disclosure summary={texts.details}>
        <pre className={`small soft ${styles.report}`}>{report}</pre>
        <Button onClick={copy}>{texts.copy}</Button>
        <p role="status">{copied && texts.copied}</p>
      </Disclosure>
    </main>
  );
}
