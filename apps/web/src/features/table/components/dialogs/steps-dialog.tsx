import { pagePath } from "@spellwright/locales";
import { Link } from "@spellwright/router";
import { useText } from "../../../../lib/text/text.tsx";
import { Dialog } from "../../../../ui/index.ts";
import { TURN_STEPS } from "../../model/turn-steps.ts";
import type { SheetProps } from "../board/sheet-name.ts";
import styles from "./steps-dialog.module.css";

const bringIntoView = (line: HTMLElement | null): void => line?.scrollIntoView({ block: "center" });

/** The steps of a turn with what happens in each. One leads there. */
export function StepsDialog({ table: { game, act }, open, onClose }: SheetProps) {
  const { t, language } = useText();
  return (
    <Dialog open={open} onClose={onClose} title={t("table.steps.title")} width="34rem">
      <ol className={`dialog-body ${styles.steps}`}>
        {TURN_STEPS.map(({ name, rule }) => (
          <li
            key={name}
            ref={game.turn?.step === name ? bringIntoView : undefined}
            className={game.turn?.step === name ? styles.now : undefined}
          >
            <button
              type="button"
              className={styles.step}
              aria-current={game.turn?.step === name ? "step" : undefined}
              onClick={() => {
                act({ kind: "step", to: name });
                onClose();
              }}
            >
              <b>{t(`table.steps.${name}`)}</b>
              <span className="small soft">{t(`table.does.${name}`)}</span>
            </button>
            <Link className="chip chip-rule" to={pagePath(language, "rule", rule)}>
              {rule}
            </Link>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
