import { useText } from "../../../../lib/text/text.tsx";
import type { Table } from "../../hooks/use-table.ts";
import { signed } from "../../model/describe-event.ts";
import styles from "./life-steps.module.css";

const STEPS = [-10, -5, -1, 1, 5, 10] as const;
const OF_OTHERS = [-5, -2, -1, 1] as const;

/** Life by larger steps than a tap, and that of everybody else: what drains a whole table. */
export function LifeSteps({ table, seat }: { table: Table; seat: number }) {
  const { t } = useText();
  const { game, nameOf, act } = table;
  const name = nameOf(seat);
  return (
    <section>
      <h3 className="ruled-heading">
        {t("table.life.total")} <output className={styles.life}>{game.players[seat]?.life}</output>
      </h3>
      <div className={styles.steps}>
        {STEPS.map((amount) => (
          <button
            key={amount}
            type="button"
            className={`button ${styles.step}`}
            aria-label={t("table.life.by", { name, amount: signed(amount) })}
            onClick={() => act({ kind: "life", player: seat, amount })}
          >
            {signed(amount)}
          </button>
        ))}
      </div>
      <p className={`small soft ${styles.others}`}>{t("table.life.others")}</p>
      <div className={styles.steps}>
        {OF_OTHERS.map((amount) => (
          <button
            key={amount}
            type="button"
            className={`button ${styles.step}`}
            aria-label={t("table.life.othersBy", { amount: signed(amount) })}
            onClick={() => act({ kind: "others", player: seat, amount })}
          >
            {signed(amount)}
          </button>
        ))}
      </div>
    </section>
  );
}
