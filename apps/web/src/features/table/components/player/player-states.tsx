import { useText } from "../../../../lib/text/text.tsx";
import { formatOf } from "../../model/formats.ts";
import type { PlayerProps } from "./player-props.ts";
import styles from "./player-states.module.css";

/** What a player is or has beside numbers: each is turned on and off. */
export function PlayerStates({ table: { game, act }, seat, player }: PlayerProps) {
  const { t } = useText();
  const isMonarch = game.monarch === seat;
  const hasInitiative = game.initiative === seat;
  const states = [
    {
      words: t("table.player.monarch"),
      on: isMonarch,
      turn: () => act({ kind: "monarch", player: isMonarch ? null : seat }),
    },
    {
      words: t("table.player.initiative"),
      on: hasInitiative,
      turn: () => act({ kind: "initiative", player: hasInitiative ? null : seat }),
    },
    ...(formatOf(game.format).hasCommanders
      ? [
          {
            words: t("table.commanders.partners"),
            on: player.commanders === 2,
            turn: () => act({ kind: "partners", player: seat, on: player.commanders === 1 }),
          },
        ]
      : []),
    {
      words: t("table.player.cannotLose"),
      on: player.cannotLose,
      turn: () => act({ kind: "cannotLose", player: seat, on: !player.cannotLose }),
    },
    {
      words: t("table.player.left"),
      on: player.left,
      turn: () => act({ kind: "leave", player: seat, on: !player.left }),
    },
  ];
  return (
    <div className={styles.states}>
      {states.map(({ words, on, turn }) => (
        <button
          key={words}
          type="button"
          className={`button button-small ${on ? styles.on : ""}`}
          aria-pressed={on}
          onClick={turn}
        >
          {words}
        </button>
      ))}
    </div>
  );
}
