import { useState } from "react";
import { useText } from "../../../../lib/text/text.tsx";
import { Field } from "../../../../ui/index.ts";
import { NAME_MAX } from "../../model/game.ts";
import type { PlayerProps } from "./player-props.ts";

/** The name of a player, kept at every key; without one the seat names them. */
export function PlayerName({ table, seat, player }: PlayerProps) {
  const { t } = useText();
  // As it is typed: the game keeps it without the space that a second word begins with.
  const [typed, setTyped] = useState(player.name);
  return (
    <Field
      label={t("table.player.name")}
      value={typed}
      maxLength={NAME_MAX}
      autoComplete="off"
      placeholder={table.nameOf(seat)}
      onChange={({ target }) => {
        setTyped(target.value);
        table.act({ kind: "name", player: seat, name: target.value });
      }}
    />
  );
}
