import * as z from "zod";

/** What may happen in a game, as cards cause it or wait for it. */
export const CARD_EVENTS = [
  "attack",
  "coin-flip",
  "copy",
  "counter-placed",
  "cycle",
  "damage-to-permanent",
  "damage-to-player",
  "die-roll",
  "dies",
  "discard",
  "draw",
  "enters",
  "extra-combat",
  "extra-turn",
  "game-lost",
  "game-won",
  "landfall",
  "leaves",
  "leaves-graveyard",
  "life-gained",
  "life-lost",
  "mana-produced",
  "mill",
  "proliferate",
  "put-into-graveyard",
  "put-into-play",
  "reanimate",
  "sacrifice",
  "scry",
  "search",
  "spell-cast",
  "surveil",
  "tap",
  "token-created",
  "transform",
  "untap",
] as const;
export const CardEventName = z.enum(CARD_EVENTS);
export type CardEventName = z.infer<typeof CardEventName>;
/** An event, and to whom it happens where that is said: `draw`, `draw:you`, `discard:opponent`. */
export const CardEventLabel = z.templateLiteral([CardEventName, z.enum(["", ":you", ":opponent"])]);
export type CardEventLabel = z.infer<typeof CardEventLabel>;
