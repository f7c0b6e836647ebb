import type { ChangedSince, RelevantRule } from "@spellwright/contract";
import { History } from "lucide-react";
import { fullDay } from "../../../../lib/text/dates.ts";
import { useText } from "../../../../lib/text/text.tsx";
import { CardTextLine } from "../../../../ui/card-text.tsx";
import { editionDate } from "../../model/rule-sources.ts";
import styles from "./rule-panel.module.css";

interface ChangedRuleProps {
  rule: RelevantRule;
  changed: ChangedSince;
}

/** A rule that a newer edition words otherwise: the text that the answer stands on, and today's. */
export function ChangedRule({ rule, changed }: ChangedRuleProps) {
  const { t, language } = useText();
  const date = fullDay(editionDate(changed.edition), language);
  const number = changed.new_number;
  return (
    <div className={`stack ${styles.changed}`}>
      <p className={`row small ${styles.mark}`}>
        <History className="icon icon-small" />
        <b>{t("conversation.changed.title")}</b>
      </p>
      <div>
        <p className="micro muted">
          {t("conversation.changed.before", {
            date: fullDay(editionDate(rule.edition), language),
          })}
        </p>
        <q lang={rule.verbatim ? "en" : undefined}>
          <CardTextLine line={rule.text} />
        </q>
      </div>
      {changed.text === null ? (
        <p className="small">{t("conversation.changed.removed", { date })}</p>
      ) : (
        <div>
          <p className="micro muted">
            {number === undefined
              ? t("conversation.changed.now", { date })
              : t("conversation.changed.moved", { date, number })}
          </p>
          <q lang={rule.verbatim ? "en" : undefined}>
            <CardTextLine line={changed.text} />
          </q>
        </div>
      )}
    </div>
  );
}
