import { fallbackNotice } from "@spellwright/locales";
import { useText } from "../../../lib/text/text.tsx";
import type { ShownAnswer } from "../model/exchanges.ts";
import styles from "./answer-plate.module.css";

/** ERR-04: another model answered than the one that was asked, or none, and our own judge in its place. */
export function FallbackNotice({ engine }: Pick<ShownAnswer, "engine">) {
  const { t } = useText();
  const notice = fallbackNotice(engine, t);
  if (notice === undefined) return null;
  return (
    <p className={`small soft ${styles.note}`} role="note">
      {notice}
    </p>
  );
}
