import type { Doing, Side, Zone } from "../scene.ts";
import type { Sense } from "./symbols.ts";

/** Who is spoken of. */
export const SIDES: Partial<Record<Sense, Side>> = { me: "asker", them: "opponent" };
/** What things are counted. */
export const KINDS: Partial<Record<Sense, string>> = {
  creature: "creature",
  "creature-token": "creature token",
  "artifact-token": "artifact token",
  land: "land",
  artifact: "artifact",
  card: "card",
  spell: "spell",
};
/** What is done. */
export const ACTS: Partial<Record<Sense, Doing>> = {
  cast: "cast",
  draw: "draw",
  attack: "attack",
  enter: "enter",
  die: "die",
  activate: "activate",
  counter: "counter",
  search: "search",
  gain: "gain",
  lose: "lose",
  get: "create",
  deal: "damage",
  win: "win",
};
/** Where a card comes from. */
export const ZONES: Partial<Record<Sense, Zone>> = {
  "from-graveyard": "graveyard",
  "from-exile": "exile",
  "from-command": "command",
  "from-hand": "hand",
};
/** What a number of something is a number of. */
export const AMOUNTS: Partial<Record<Sense, Doing>> = {
  card: "draw",
  "creature-token": "create",
  "artifact-token": "create",
  creature: "create",
};
/** Acts of the thing that is named before them. */
export const OF_THINGS: ReadonlySet<Doing> = new Set(["enter", "die"]);
/** What is done with a keyword, and from where: “flashback @0”, “unearth @0”, “cycle @0”. */
export const KEYWORD_ACTS: Readonly<Record<string, readonly [Sense, Sense]>> = Object.fromEntries([
  ...["flashback", "jump-start", "escape", "disturb", "retrace", "aftermath"].map(
    (name) => [name, ["cast", "from-graveyard"]] as const,
  ),
  ...["unearth", "embalm", "eternalize", "encore", "scavenge"].map(
    (name) => [name, ["activate", "from-graveyard"]] as const,
  ),
  ...["cycling", "ninjutsu", "transmute", "reinforce", "channel"].map(
    (name) => [name, ["activate", "from-hand"]] as const,
  ),
]);
