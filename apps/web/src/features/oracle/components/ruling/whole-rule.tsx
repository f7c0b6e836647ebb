import { useQueries, useQuery } from "@tanstack/react-query";
import { api } from "../../../../lib/http/api.ts";
import { useText } from "../../../../lib/text/text.tsx";
import { CardTextLine } from "../../../../ui/card-text.tsx";
import styles from "./rule-panel.module.css";

const ALWAYS = Number.POSITIVE_INFINITY;

interface WholeRuleProps {
  number: string;
  /** The subrule that was cited stands out. */
  cited: string;
}

/** A rule with its subrules, each in the text in use. */
export function WholeRule({ number, cited }: WholeRuleProps) {
  const { t, language } = useText();
  const options = (wanted: string) =>
    api.rules.read.queryOptions({ input: { number: wanted, language }, staleTime: ALWAYS });
  const whole = useQuery(options(number));
  const children = useQueries({ queries: (whole.data?.children ?? []).map(options) });
  if (whole.isError) return <p className={`small ${styles.whole}`}>{t("oracle.rule.failed")}</p>;
  if (whole.data === undefined) {
    return (
      <p className={`small muted ${styles.whole}`} role="status">
        {t("oracle.rule.loading")}
      </p>
    );
  }
  const lines = [whole.data, ...children.flatMap(({ data }) => data ?? [])];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling text must be reachable by keyboard
    <section className={styles.whole} tabIndex={0} aria-label={number}>
      {lines.map((line) => (
        <p key={line.number} className={line.number === cited ? styles.cited : undefined}>
          <b className="figures">{line.number}</b>{" "}
          <span lang={line.verbatim ? "en" : undefined}>
            <CardTextLine line={line.text} />
          </span>
        </p>
      ))}
    </section>
  );
}
