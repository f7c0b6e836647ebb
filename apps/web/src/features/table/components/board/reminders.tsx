import { useText } from "../../../../lib/text/text.tsx";
import type { Table } from "../../hooks/use-table.ts";
import { remindersOf } from "../../model/reminders-of.ts";
import styles from "./reminders.module.css";

/** What happens at this step because of what stands on the table. */
export function Reminders({ table: { game, nameOf } }: { table: Table }) {
  const { t } = useText();
  const name = game.turn === null ? "" : nameOf(game.turn.player);
  return (
    <div className={styles.reminders} role="status">
      {remindersOf(game).map(({ of, rule, count = 0 }) => (
        <p key={of}>
          {t(`table.reminders.${of}`, { name, count })}{" "}
          <span className="muted">{`§\u00A0${rule}`}</span>
        </p>
      ))}
    </div>
  );
}
