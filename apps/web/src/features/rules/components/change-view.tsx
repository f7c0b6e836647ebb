import type { RuleChange, RuleInEdition } from "@spellwright/contract";
import { useMemo } from "react";
import { useText } from "../../../lib/text/text.tsx";
import { CardTextLine } from "../../../ui/card-text.tsx";
import { type ChangedPart, changedWords } from "../model/changed-words.ts";
import styles from "./changes.module.css";
import { RuleLink } from "./rule-link.tsx";

const WORDS = {
  added: "rules.diff.addedOne",
  removed: "rules.diff.removedOne",
  renumbered: "rules.diff.renumberedOne",
  reworded: "rules.diff.rewordedOne",
} as const;

/** A rule that came or went has an edge of its own. */
const MARKS: { readonly [kind in RuleChange["kind"]]?: string | undefined } = {
  added: styles.added,
  removed: styles.removed,
};

/** One change: what kind, the rule, and both official texts with the words that went and came. */
export function ChangeView({ change }: { change: RuleChange }) {
  const { t } = useText();
  const { kind, before, after } = change;
  const parts = useMemo(
    () => (before !== null && after !== null ? changedWords(before.text, after.text) : null),
    [before, after],
  );
  const moved = before !== null && after !== null && before.number !== after.number;
  return (
    <li className={`${styles.change} ${MARKS[kind] ?? ""}`.trim()}>
      <p className="row wrap">
        <span className="tag">{t(WORDS[kind])}</span>
        {after === null ? (
          <b className="figures">{before?.number}</b>
        ) : (
          <b>
            <RuleLink number={after.number} />
          </b>
        )}
        {moved && (
          <span className="small muted">
            {t("rules.diff.moved", { from: before.number, to: after.number })}
          </span>
        )}
      </p>
      {kind === "reworded" && parts !== null && before !== null && after !== null ? (
        <div className={styles.sides}>
          <Side title={t("rules.diff.before")} parts={parts} hidden="added" />
          <Side title={t("rules.diff.after")} parts={parts} hidden="removed" />
        </div>
      ) : (
        <Whole rule={after ?? before} />
      )}
    </li>
  );
}

interface SideProps {
  title: string;
  parts: readonly ChangedPart[];
  hidden: ChangedPart["kind"];
}

function Side({ title, parts, hidden }: SideProps) {
  return (
    <div>
      <p className="field-label">{title}</p>
      <p lang="en">
        {parts.map((part, place) => {
          if (part.kind === hidden) return null;
          const key = `${place}`;
          if (part.kind === "removed") return <del key={key}>{part.text}</del>;
          return part.kind === "added" ? (
            <ins key={key}>{part.text}</ins>
          ) : (
            <CardTextLine key={key} line={part.text} />
          );
        })}
      </p>
    </div>
  );
}

function Whole({ rule }: { rule: RuleInEdition | null }) {
  if (rule === null) return null;
  return (
    <p className="soft" lang="en">
      <CardTextLine line={rule.text} />
    </p>
  );
}
