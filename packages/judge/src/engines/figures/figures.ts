import combat from "../../../../../data/judge/engines/figures/combat.json" with { type: "json" };
import counters from "../../../../../data/judge/engines/figures/counters-and-tokens.json" with {
  type: "json",
};
import life from "../../../../../data/judge/engines/figures/life-and-damage.json" with {
  type: "json",
};
import mana from "../../../../../data/judge/engines/figures/mana-and-costs.json" with {
  type: "json",
};
import stack from "../../../../../data/judge/engines/figures/stack-and-copies.json" with {
  type: "json",
};
import turns from "../../../../../data/judge/engines/figures/turns-and-players.json" with {
  type: "json",
};
import type { Figure } from "./figure-row.ts";

/** All that can be counted, by matter. */
export const FIGURES: readonly Figure[] = [combat, counters, stack, life, mana, turns].flat();
