import { Zap } from "lucide-react";
import { useId } from "react";
import { EFFORTS } from "../../../../lib/http/contract.static.ts";
import { useText } from "../../../../lib/text/text.tsx";
import { costOf } from "../../../chat/index.ts";
import type { EffortSetting } from "../../hooks/use-effort.ts";
import styles from "./effort.module.css";

/** The three efforts with their cost in zaps (ORA-11). */
export function EffortChoices({ setting }: { setting: EffortSetting }) {
  const { t } = useText();
  const name = useId();
  return (
    <div className={styles.choices}>
      {setting.remaining !== null && (
        <p className="small muted">{t("oracle.effort.remaining", { count: setting.remaining })}</p>
      )}
      {setting.localJudge && <p className="small">{t("oracle.effort.localOnly")}</p>}
      <fieldset disabled={setting.localJudge}>
        <legend className="visually-hidden">{t("oracle.effort.title")}</legend>
        {EFFORTS.map((effort) => {
          const zaps = costOf(effort, setting.localJudge);
          return (
            <label
              key={effort}
              className={`menu-item ${styles.choice}${effort === setting.effort ? " is-on" : ""}`}
            >
              <input
                type="radio"
                className="visually-hidden"
                name={name}
                value={effort}
                checked={effort === setting.effort}
                onChange={() => setting.choose(effort)}
              />
              <span className="grow">
                <span className="row">
                  <b>{t(`oracle.effort.${effort}`)}</b>
                  {effort === "medium" && !setting.localJudge && (
                    <span className="tag">{t("oracle.effort.recommended")}</span>
                  )}
                </span>
                <span className={`small muted ${styles.use}`}>
                  {t(`oracle.effort.${effort}Use`)}
                </span>
              </span>
              <span className={`row ${styles.cost}`}>
                <span className="visually-hidden">{t("oracle.effort.cost", { count: zaps })}</span>
                {Array.from({ length: zaps }, (_, zap) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: drawings of a count
                  <Zap className={`icon icon-small ${styles.zap}`} aria-hidden="true" key={zap} />
                ))}
              </span>
            </label>
          );
        })}
      </fieldset>
    </div>
  );
}
