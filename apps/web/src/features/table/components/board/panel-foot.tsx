import { type LucideIcon, Swords } from "lucide-react";
import { useText } from "../../../../lib/text/text.tsx";
import { VisuallyHidden } from "../../../../ui/index.ts";
import { formatOf } from "../../model/formats.ts";
import { COUNTERS } from "../../model/game.ts";
import type { Loss } from "../../model/losses.ts";
import { COUNTER_ICONS } from "../counter-icons.ts";
import type { PlayerProps } from "../player/player-props.ts";
import styles from "./panel.module.css";

interface PanelFootProps extends PlayerProps {
  losses: readonly Loss[];
}

/** What stands beside the life of a player: why they lost, or their counters and commander damage. */
export function PanelFoot({ table, seat, player, losses }: PanelFootProps) {
  const { t } = useText();
  const { game } = table;
  const [loss] = losses;
  if (loss !== undefined) {
    const why =
      loss.why === "commander"
        ? t("table.loss.commander", {
            count: player.commanderDamage[loss.from]?.[loss.commander] ?? 0,
          })
        : t(`table.loss.${loss.why}`, { count: player.counters.poison });
    return (
      <span className={styles.loss}>
        <VisuallyHidden>{t("table.loss.title")} · </VisuallyHidden>
        {why} <span className={styles.rule}>§ {loss.rule}</span>
      </span>
    );
  }
  const damage =
    formatOf(game.format).commanderDamage === null ? 0 : Math.max(...player.commanderDamage.flat());
  return (
    <>
      {damage > 0 && (
        <Mark icon={Swords} name={t("table.panel.commander", { count: damage })} count={damage} />
      )}
      {COUNTERS.filter((counter) => player.counters[counter] > 0).map((counter) => (
        <Mark
          key={counter}
          icon={COUNTER_ICONS[counter]}
          name={`${t(`table.counters.${counter}`)} ${player.counters[counter]}`}
          count={player.counters[counter]}
        />
      ))}
      {/* Drawn beside the name. */}
      {game.monarch === seat && <VisuallyHidden>{t("table.panel.monarch")}</VisuallyHidden>}
      {game.initiative === seat && <VisuallyHidden>{t("table.panel.initiative")}</VisuallyHidden>}
    </>
  );
}

function Mark({ icon: Icon, name, count }: { icon: LucideIcon; name: string; count: number }) {
  return (
    <span className={styles.mark}>
      <Icon className="icon" />
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </span>
  );
}
