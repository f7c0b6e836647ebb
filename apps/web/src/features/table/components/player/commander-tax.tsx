import { Coins } from "lucide-react";
import { useText } from "../../../../lib/text/text.tsx";
import type { CommanderIndex } from "../../model/game.ts";
import type { PlayerProps } from "./player-props.ts";
import { Stepper } from "./stepper.tsx";

/** CR 903.8: more for each time before. */
const MANA_A_CAST = 2;

/** What each commander of a player costs more the next time. */
export function CommanderTax({ table, seat, player }: PlayerProps) {
  const { t } = useText();
  return Array.from({ length: player.commanders }, (_, index) => {
    const commander: CommanderIndex = index === 0 ? 0 : 1;
    const several = commander === 0 ? "table.commanders.taxFirst" : "table.commanders.taxSecond";
    return (
      <Stepper
        key={commander}
        label={t(player.commanders === 1 ? "table.commanders.tax" : several)}
        mark={<Coins className="icon" />}
        value={`+${MANA_A_CAST * player.casts[commander]}`}
        onChange={(amount) => table.act({ kind: "cast", player: seat, commander, amount })}
      />
    );
  });
}
