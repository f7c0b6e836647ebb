import { useText } from "../../../lib/text.tsx";
import type { ShownAnswer } from "../model/exchanges.ts";
import styles from "./answer-plate.module.css";

/** ERR-04: another model answered than the one that was asked. */
export function FallbackNotice({ engine }: Pick<ShownAnswer, "engine">) {
  const { t } = useText();
  if (engine.fallback_from === undefined || engine.model === null) return null;
  return (
    <p className={`small soft ${styles.note}`} role="note">
      {t("model.fallback", { asked: engine.fallback_from, answered: engine.model })}
    </p>
  );
}
