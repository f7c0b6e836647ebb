import type { BracketSignal } from "@spellwright/contract";
import { ChevronDown } from "lucide-react";
import { fullDay } from "../../../lib/text/dates.ts";
import { useText } from "../../../lib/text/text.tsx";
import styles from "./bracket-signals.module.css";

/** More of them are folded: the reasons come first. */
const MOST_OPEN = 2;

/** What of the list is worth telling the table, and who says so. It decides nothing (BRK-03). */
export function BracketSignals({ signals }: { signals: readonly BracketSignal[] }) {
  const { t } = useText();
  if (signals.length === 0) return null;
  return (
    <details className={styles.signals} open={signals.length <= MOST_OPEN}>
      <summary>
        <h4 className="ruled-heading">{t("bracketPage.signals.title")}</h4>
        <span className="tag">{signals.length}</span>
        <ChevronDown className="icon" />
      </summary>
      <p className="small soft">{t("bracketPage.signals.lead")}</p>
      <ul>
        {signals.map((signal) => (
          <Signal key={signal.kind} signal={signal} />
        ))}
      </ul>
    </details>
  );
}

function Signal({ signal: { text, towards, source } }: { signal: BracketSignal }) {
  const { t, language } = useText();
  const by = { publisher: source.publisher, date: fullDay(source.date, language) };
  return (
    <li>
      {text}
      <small>
        {towards === null
          ? t("bracketPage.signals.source", by)
          : t("bracketPage.signals.towards", { ...by, bracket: towards })}{" "}
        <a className="text-link" href={source.url} target="_blank" rel="noopener noreferrer">
          <span lang="en">{source.title}</span> {t("bracketPage.signals.newTab")}
        </a>
      </small>
    </li>
  );
}
