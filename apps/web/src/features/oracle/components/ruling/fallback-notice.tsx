import { useText } from "../../../../lib/text.tsx";
import type { ShownRuling } from "../../../chat/index.ts";
import styles from "./ruling-plate.module.css";

/** ERR-04: another model answered than the one that was asked. */
export function FallbackNotice({ engine }: Pick<ShownRuling, "engine">) {
  const { t } = useText();
  if (engine.fallback_from === undefined || engine.model === null) return null;
  return (
    <p className={`small soft ${styles.note}`} role="note">
      {t("model.fallback", { asked: engine.fallback_from, answered: engine.model })}
    </p>
  );
}
