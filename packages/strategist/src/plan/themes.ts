import type { EventQuery } from "@spellwright/card-text";
import type { Part, ThemeRule } from "./theme-rule.ts";

export type { NamedTheme, Part, Theme, ThemeRule } from "./theme-rule.ts";

const causes = (name: EventQuery["name"], more: Omit<EventQuery, "name"> = {}): Part => ({
  causes: { name, ...more },
});
const rewards = (name: EventQuery["name"], more: Omit<EventQuery, "name"> = {}): Part => ({
  rewards: { name, ...more },
});
const YOURS = { whose: "you" } as const;
const THEIRS = { whose: "opponent" } as const;
const CREATURE = { of: ["creature"], ...YOURS } as const;
const COUNTER = { of: ["+1/+1", "creature"], ...YOURS } as const;
const SPELLS: readonly Part[] = [{ type: "Instant" }, { type: "Sorcery" }];
const CAST_PAYOFFS: readonly Part[] = ["instant", "sorcery"].map((type) =>
  rewards("spell-cast", { of: [type], ...YOURS }),
);

/** Themes of creatures and what is attached to them. */
const OF_CREATURES: readonly ThemeRule[] = [
  { theme: "tokensAndSacrifice", makers: [{ role: "tokens" }], payoffs: [{ role: "sacrifice" }] },
  {
    theme: "tokensAndEntering",
    makers: [{ role: "tokens" }],
    payoffs: [rewards("enters", CREATURE), rewards("token-created", CREATURE)],
  },
  { theme: "team", makers: [{ role: "tokens" }], payoffs: [{ wants: "team" }], least: [7, 3] },
  {
    theme: "sacrificeAndDeath",
    makers: [{ role: "sacrifice" }],
    payoffs: [rewards("dies", CREATURE)],
  },
  {
    theme: "counters",
    makers: [causes("counter-placed", { of: ["+1/+1"] })],
    payoffs: [
      { wants: "+1/+1 counter" },
      rewards("counter-placed", COUNTER),
      causes("proliferate"),
    ],
  },
  { theme: "blinkAndEntering", makers: [{ role: "blink" }], payoffs: [{ waits: "enters" }] },
  {
    theme: "attacks",
    makers: [{ role: "tokens" }, { keyword: "Haste" }],
    payoffs: [rewards("attack", CREATURE), causes("extra-combat", YOURS)],
    least: [6, 4],
  },
  {
    theme: "flying",
    makers: [{ all: [{ type: "Creature" }, { keyword: "Flying" }] }],
    payoffs: [{ wants: "flying" }],
    isBroad: true,
    least: [10, 4],
  },
  {
    theme: "equipment",
    makers: [{ type: "Equipment" }, { keyword: "Equip" }],
    payoffs: [{ wants: "equipment" }, { wants: "equipped" }],
    areApart: true,
  },
  {
    theme: "auras",
    makers: [{ keyword: "Enchant" }, causes("token-created", { of: ["aura"], ...YOURS })],
    payoffs: [{ wants: "aura" }, { wants: "enchanted" }, { honors: "enchant" }],
    least: [8, 3],
  },
];

/** Into one’s own graveyard, from wherever. */
const FILLS = (["mill", "put-into-graveyard", "discard"] as const).map((name) =>
  causes(name, YOURS),
);

/** Themes of cards in hand, library and graveyard. */
const OF_CARDS: readonly ThemeRule[] = [
  {
    theme: "graveyard",
    makers: [causes("surveil"), ...FILLS],
    payoffs: [{ role: "recursion" }, rewards("leaves-graveyard", YOURS)],
    isCast: true,
    least: [6, 5],
  },
  {
    theme: "reanimator",
    makers: [causes("put-into-graveyard"), ...FILLS, { large: 6 }],
    payoffs: [causes("reanimate", CREATURE)],
    isCast: true,
    least: [6, 5],
  },
  {
    theme: "discard",
    makers: [causes("discard", THEIRS)],
    payoffs: [rewards("discard", THEIRS)],
  },
  {
    theme: "cycling",
    makers: [causes("cycle", YOURS)],
    payoffs: [rewards("cycle", YOURS), { wants: "cycling ability" }, { wants: "cycling cost" }],
    least: [8, 2],
  },
  {
    theme: "mill",
    makers: [causes("mill", THEIRS)],
    payoffs: [rewards("mill", THEIRS)],
    least: [8, 0],
  },
  {
    theme: "madness",
    makers: [causes("discard", YOURS)],
    payoffs: [{ keyword: "Madness" }, rewards("discard", YOURS)],
    isCast: true,
  },
  {
    theme: "wheels",
    makers: [causes("draw", THEIRS)],
    payoffs: [rewards("draw", THEIRS)],
    least: [6, 3],
  },
  // What others own is a plan by itself: few cards reward it.
  { theme: "theft", makers: [{ takesFrom: "others" }], payoffs: [], isCast: true, least: [8, 0] },
  {
    theme: "drawing",
    makers: [{ role: "draw" }],
    payoffs: [rewards("draw", YOURS)],
    least: [8, 3],
  },
];

/** A mechanic of its own, whichever keywords it is printed as. */
const OF_MECHANICS: readonly ThemeRule[] = [
  {
    theme: "faceDown",
    makers: [{ has: "face-down" }],
    payoffs: [{ honors: "face-down" }],
    least: [8, 3],
  },
];

/** What wins where it happens often enough. */
const ENDS: readonly Part[] = [
  causes("damage-to-player", THEIRS),
  causes("life-lost", THEIRS),
  causes("mill"),
  { role: "tokens" },
];

/** Themes of types, spells and mana. */
const OF_KINDS: readonly ThemeRule[] = [
  {
    theme: "artifacts",
    makers: [{ type: "Artifact" }, causes("token-created", { of: ["artifact"], ...YOURS })],
    payoffs: [{ wants: "artifact" }],
    isBroad: true,
    least: [14, 4],
  },
  {
    theme: "treasures",
    makers: [causes("token-created", { of: ["treasure"], ...YOURS })],
    payoffs: [{ wants: "treasure" }, rewards("sacrifice", { of: ["artifact"], ...YOURS })],
    least: [5, 2],
  },
  {
    theme: "enchantments",
    makers: [{ type: "Enchantment" }],
    payoffs: [{ wants: "enchantment" }],
    isBroad: true,
    least: [10, 3],
  },
  {
    theme: "planeswalkers",
    makers: [{ type: "Planeswalker" }],
    payoffs: [{ wants: "planeswalker" }, causes("proliferate")],
    least: [5, 2],
  },
  {
    theme: "spells",
    makers: SPELLS,
    payoffs: CAST_PAYOFFS,
    isBroad: true,
    isCast: true,
    least: [12, 4],
  },
  {
    theme: "storm",
    makers: SPELLS.map((type) => ({ all: [type, causes("mana-produced", YOURS)] })),
    // What it copies must end the game: many answers to one spell do not.
    payoffs: ENDS.map((part) => ({ all: [{ keyword: "Storm" }, part] })),
    least: [4, 1],
  },
];

/** Themes of things that happen. */
const OF_EVENTS: readonly ThemeRule[] = [
  {
    theme: "lifegain",
    makers: [{ role: "lifegain" }],
    payoffs: [rewards("life-gained", YOURS)],
  },
  {
    theme: "landfall",
    makers: [causes("landfall", YOURS)],
    payoffs: [
      rewards("landfall", YOURS),
      rewards("enters", { of: ["land", "mountain", "forest"], ...YOURS }),
    ],
  },
  {
    theme: "selfDamage",
    makers: [causes("damage-to-player", YOURS)],
    payoffs: [rewards("damage-to-player", YOURS)],
    least: [6, 3],
  },
  {
    theme: "coinFlips",
    makers: [causes("coin-flip")],
    payoffs: [rewards("coin-flip")],
    least: [3, 1],
  },
  { theme: "dice", makers: [causes("die-roll")], payoffs: [rewards("die-roll")], least: [4, 2] },
  {
    theme: "groupHug",
    makers: [
      { all: [causes("draw", THEIRS), causes("draw", YOURS)] },
      { all: [causes("mana-produced", THEIRS), causes("mana-produced", YOURS)] },
      { all: [causes("life-gained", THEIRS), causes("life-gained", YOURS)] },
      { all: [causes("put-into-play", THEIRS), causes("put-into-play", YOURS)] },
    ],
    payoffs: [],
    least: [8, 0],
  },
  {
    theme: "poison",
    makers: [{ keyword: "Infect" }, { keyword: "Toxic" }, { wants: "poison counter" }],
    payoffs: [causes("proliferate")],
    least: [6, 0],
  },
  {
    theme: "burn",
    makers: SPELLS.map((type) => ({ all: [type, causes("damage-to-player", THEIRS)] })),
    payoffs: CAST_PAYOFFS,
    isCast: true,
    least: [12, 0],
  },
];

/** Every theme but that of a creature type, which is another one in every deck. */
export const THEMES: readonly ThemeRule[] = [
  ...OF_CREATURES,
  ...OF_CARDS,
  ...OF_KINDS,
  ...OF_EVENTS,
  ...OF_MECHANICS,
];
