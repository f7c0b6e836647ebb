import { CARD_VERBS } from "./cards.ts";
import { PERMANENT_VERBS } from "./permanents.ts";
import { PLAYER_VERBS } from "./players.ts";

/** Every verb that a clause may have, with what may follow it. */
export const FRAMES: Readonly<Record<string, readonly string[]>> = {
  ...PLAYER_VERBS,
  ...CARD_VERBS,
  ...PERMANENT_VERBS,
};

export { PASSIVE_FRAMES, UNMARKED_FRAMES } from "./passives.ts";
