import type { EventName } from "./event.ts";

/** Which part of an act something is read from. */
export type Part = "who" | "what" | "place" | "nothing";

/** Which acts are an event, and where it says of what, whose and how many. */
export interface EventRow {
  readonly event: EventName;
  readonly verb: string;
  /** The last word of what is acted on. */
  readonly head?: string;
  /** What the number that is acted on is a number of. */
  readonly counted?: string;
  /** Words that belong to the verb. */
  readonly part?: string;
  /** The zone that a thing goes to. */
  readonly to?: string;
  /** The zone that it comes from. */
  readonly from?: string;
  /** What happens to a permanent, not to a card elsewhere or a spell. */
  readonly permanent?: true;
  /** What it happens to. */
  readonly of: Part;
  /** Whose it is: the player's who does it, or whose zone that is; else it is whose the thing is. */
  readonly whose?: "actor" | "zone";
  /** Words of the thing that the text leaves out. */
  readonly words?: readonly string[];
  /** Whether it follows from the act: who waits for the act does not wait for it. */
  readonly follows?: true;
}

const onceOwn = { of: "nothing", whose: "actor" } as const;

/** Every event by the acts that are it. An act may be several. */
export const EVENT_ROWS: readonly EventRow[] = [
  { event: "draw", verb: "draw", of: "what", whose: "actor" },
  { event: "discard", verb: "discard", of: "what", whose: "actor" },
  { event: "cycle", verb: "cycle", of: "what", whose: "actor" },
  { event: "discard", verb: "cycle", of: "what", whose: "actor", follows: true },
  { event: "mill", verb: "mill", of: "what", whose: "actor" },
  { event: "sacrifice", verb: "sacrifice", of: "what", whose: "actor" },
  { event: "dies", verb: "sacrifice", of: "what", whose: "actor", follows: true },
  { event: "dies", verb: "destroy", of: "what", follows: true },
  { event: "dies", verb: "die", of: "who" },
  { event: "dies", verb: "put", to: "graveyard", from: "battlefield", of: "what" },
  { event: "leaves", verb: "exile", permanent: true, of: "what" },
  { event: "leaves", verb: "return", to: "hand", permanent: true, of: "what" },
  { event: "leaves", verb: "leave", head: "battlefield", of: "who" },
  { event: "put-into-graveyard", verb: "put", to: "graveyard", of: "what" },
  { event: "leaves-graveyard", verb: "leave", head: "graveyard", of: "who", whose: "zone" },
  { event: "leaves-graveyard", verb: "return", from: "graveyard", of: "what", follows: true },
  { event: "leaves-graveyard", verb: "put", from: "graveyard", of: "what", follows: true },
  { event: "leaves-graveyard", verb: "exile", from: "graveyard", of: "what" },
  { event: "leaves-graveyard", verb: "cast", from: "graveyard", of: "what", follows: true },
  {
    event: "reanimate",
    verb: "return",
    to: "battlefield",
    from: "graveyard",
    of: "what",
    whose: "actor",
  },
  {
    event: "reanimate",
    verb: "put",
    to: "battlefield",
    from: "graveyard",
    of: "what",
    whose: "actor",
  },
  { event: "enters", verb: "return", to: "battlefield", of: "what", whose: "actor", follows: true },
  { event: "enters", verb: "put", to: "battlefield", of: "what", whose: "actor" },
  {
    event: "put-into-play",
    verb: "put",
    to: "battlefield",
    from: "hand",
    of: "what",
    whose: "actor",
  },
  { event: "enters", verb: "enter", of: "who" },
  { event: "enters", verb: "create", of: "what", whose: "actor", follows: true },
  { event: "enters", verb: "play", head: "land", of: "what", whose: "actor" },
  { event: "token-created", verb: "create", of: "what", whose: "actor" },
  { event: "token-created", verb: "investigate", ...onceOwn, words: ["artifact", "clue"] },
  { event: "token-created", verb: "amass", ...onceOwn, words: ["creature", "army"] },
  { event: "token-created", verb: "populate", ...onceOwn, words: ["creature"] },
  { event: "token-created", verb: "incubate", ...onceOwn, words: ["artifact"] },
  { event: "token-created", verb: "fabricate", ...onceOwn, words: ["creature", "servo"] },
  { event: "life-gained", verb: "gain", head: "life", of: "nothing", whose: "actor" },
  { event: "life-lost", verb: "lose", head: "life", of: "nothing", whose: "actor" },
  { event: "life-lost", verb: "pay", head: "life", of: "nothing", whose: "actor", follows: true },
  { event: "counter-placed", verb: "put", head: "counter", of: "place" },
  { event: "counter-placed", verb: "distribute", head: "counter", of: "place" },
  { event: "counter-placed", verb: "get", head: "counter", of: "who" },
  { event: "counter-placed", verb: "bolster", ...onceOwn, words: ["+1/+1", "creature"] },
  { event: "counter-placed", verb: "adapt", ...onceOwn, words: ["+1/+1"] },
  { event: "counter-placed", verb: "support", ...onceOwn, words: ["+1/+1", "creature"] },
  { event: "counter-placed", verb: "explore", of: "who", words: ["+1/+1"], follows: true },
  { event: "counter-placed", verb: "proliferate", ...onceOwn, follows: true },
  { event: "proliferate", verb: "proliferate", ...onceOwn },
  { event: "proliferate", verb: "double", counted: "counter", ...onceOwn },
  { event: "attack", verb: "attack", of: "who" },
  { event: "spell-cast", verb: "cast", of: "what", whose: "actor" },
  { event: "copy", verb: "copy", of: "what", whose: "actor" },
  { event: "untap", verb: "untap", of: "what" },
  { event: "untap", verb: "become", part: "-ed untap", of: "who" },
  { event: "tap", verb: "tap", of: "what" },
  { event: "tap", verb: "become", part: "-ed tap", of: "who" },
  { event: "game-won", verb: "win", head: "game", of: "nothing", whose: "actor" },
  { event: "game-won", verb: "win", part: "the game", of: "nothing", whose: "actor" },
  { event: "game-lost", verb: "lose", part: "the game", of: "nothing", whose: "actor" },
  { event: "extra-turn", verb: "take", head: "extra turn", of: "nothing", whose: "actor" },
  { event: "extra-combat", verb: "be", head: "combat phase", of: "nothing", whose: "actor" },
  { event: "coin-flip", verb: "flip", part: "a coin", of: "nothing", whose: "actor" },
  { event: "coin-flip", verb: "win", head: "coin flip", of: "nothing", whose: "actor" },
  { event: "coin-flip", verb: "lose", head: "coin flip", of: "nothing", whose: "actor" },
  { event: "die-roll", verb: "roll", of: "nothing", whose: "actor" },
  { event: "scry", verb: "scry", ...onceOwn },
  { event: "surveil", verb: "surveil", ...onceOwn },
  { event: "search", verb: "search", head: "library", of: "nothing", whose: "actor" },
  { event: "transform", verb: "transform", of: "what" },
];

const named = (
  name: EventName,
  of: readonly string[],
  whose: "you" | "opponent" | "any" = "you",
) => ({
  name,
  of,
  whose,
});
type Named = ReturnType<typeof named>;

/** What keywords make happen and what they wait for (rule 702). */
export const KEYWORD_EVENTS: Readonly<
  Record<string, { readonly causes?: readonly Named[]; readonly rewards?: readonly Named[] }>
> = {
  lifelink: { causes: [named("life-gained", [])] },
  extort: {
    causes: [named("life-lost", [], "opponent"), named("life-gained", [])],
    rewards: [named("spell-cast", [])],
  },
  prowess: { rewards: [named("spell-cast", ["noncreature"])] },
  storm: { causes: [named("copy", [])], rewards: [named("spell-cast", [])] },
  cascade: { causes: [named("spell-cast", [])] },
  evolve: {
    causes: [named("counter-placed", ["+1/+1"])],
    rewards: [named("enters", ["creature"])],
  },
  exalted: { rewards: [named("attack", ["creature"])] },
  exploit: { causes: [named("sacrifice", ["creature"]), named("dies", ["creature"])] },
  myriad: { causes: [named("token-created", ["creature"]), named("enters", ["creature"])] },
  training: { causes: [named("counter-placed", ["+1/+1"])] },
  mentor: { causes: [named("counter-placed", ["+1/+1", "creature"])] },
  cycling: { causes: [named("cycle", []), named("discard", []), named("draw", [])] },
};
