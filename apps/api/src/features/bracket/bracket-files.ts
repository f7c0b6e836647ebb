import { isDeepStrictEqual } from "node:util";
import { readCardQuery } from "@spellwright/cards";
import {
  Bracket,
  BracketLimit,
  BracketSignalKind,
  GameChangerCategory,
} from "@spellwright/contract";
import { COMBO_RESULTS, GAME_CHANGER_IMPACTS } from "@spellwright/decks";
import * as z from "zod";

const names = z.array(z.string());
const share = z.number().min(0).max(1);

const expectedTurns = z.array(z.strictObject({ bracket: Bracket, turns: z.int().positive() }));
const gameChangers = z.array(z.strictObject({ from: z.int().positive(), bracket: Bracket })).min(1);

const SignalsOfPolicy = z
  .strictObject({
    sources: z.array(
      z.strictObject({
        id: z.string(),
        publisher: z.string(),
        title: z.string(),
        date: z.iso.date(),
        url: z.url(),
      }),
    ),
    expected_turns: expectedTurns,
    rules: z.array(
      z.strictObject({
        kind: BracketSignalKind,
        from: z.int().positive(),
        towards: Bracket.nullable(),
        source: z.string(),
      }),
    ),
  })
  .refine(
    ({ sources, rules }) => rules.every(({ source }) => sources.some(({ id }) => id === source)),
    {
      error: "A signal names a source that is not among the sources",
    },
  );

/** The limits that an official edition may set. */
const Limits = z.strictObject({
  game_changers: gameChangers,
  mass_land_denial: Bracket,
  extra_turns: Bracket,
  early_combos: Bracket,
  late_combos: Bracket,
  expected_turns: expectedTurns,
} satisfies Record<BracketLimit, z.ZodType>);

/** What an edition of the policy set. What it leaves out stood before. */
const PolicyEdition = z.strictObject({
  date: z.iso.date(),
  source: z.url(),
  limits: Limits.partial(),
});

/** The limits that stand after editions of the policy, the first of which begins with nothing. */
export const limitsAfter = (
  editions: readonly z.infer<typeof PolicyEdition>[],
): z.infer<typeof PolicyEdition>["limits"] =>
  Object.assign({}, ...editions.map(({ limits }) => limits));

/** The limits that an edition of the policy set. An empty one sets none. */
export const limitsSetBy = ({ limits }: z.infer<typeof PolicyEdition>): BracketLimit[] =>
  BracketLimit.options.filter((name) => {
    const limit = limits[name];
    return Array.isArray(limit) ? limit.length > 0 : limit !== undefined;
  });

const PolicyShape = z.strictObject({
  as_of: z.iso.date().describe("Of the official state that is followed"),
  checked: z.iso.date().describe("When it was last compared with the source"),
  source: z.url(),
  base: Bracket,
  declarable: Bracket,
  /** Oldest first; may be left out. */
  history: z.array(PolicyEdition).default([]),
  game_changers: gameChangers,
  mass_land_denial: z.strictObject({ bracket: Bracket, cards: names, except: names }),
  extra_turns: z.strictObject({
    bracket: Bracket,
    chained_from: z.int().positive(),
    cards: names,
    except: names,
    looping: names,
  }),
  combos: z.strictObject({
    early_mana_value: z.int().positive(),
    early_turn: z.int().positive(),
    early_bracket: Bracket,
    late_bracket: Bracket,
    most_cards: z.int().min(2),
    ignored_tags: names,
    slow_tags: names,
  }),
  signals: SignalsOfPolicy,
  confidence: z.strictObject({
    base: share,
    least: share,
    per_unknown: share,
    unknown_most: share,
    near_threshold: share,
    single_reason: share,
    few_combos: share,
    incomplete: share,
  }),
});

const limitsOf = (file: z.infer<typeof PolicyShape>): z.infer<typeof Limits> => ({
  game_changers: file.game_changers,
  mass_land_denial: file.mass_land_denial.bracket,
  extra_turns: file.extra_turns.bracket,
  early_combos: file.combos.early_bracket,
  late_combos: file.combos.late_bracket,
  expected_turns: file.signals.expected_turns,
});

/** `bracket-policy.json`. */
export const PolicyFile = PolicyShape.refine(
  (file) =>
    file.history.length === 0 || isDeepStrictEqual(limitsAfter(file.history), limitsOf(file)),
  { error: "The editions of the policy do not come to its limits" },
);

const dated = { as_of: z.iso.date(), source: z.url() };
/** What an edition of the official list of Game Changers changed. */
export const Edition = z.strictObject({
  date: z.iso.date(),
  source: z.url(),
  added: names,
  removed: names,
});

/** The names that a list holds after its editions, the first of which begins with nothing. */
export const namesAfter = (editions: readonly z.infer<typeof Edition>[]): ReadonlySet<string> => {
  const held = new Set<string>();
  for (const { added, removed } of editions) {
    for (const name of added) held.add(name);
    for (const name of removed) held.delete(name);
  }
  return held;
};

/** `game-changers.json`. */
export const GameChangersFile = z
  .strictObject({
    ...dated,
    cards: z.array(
      z.strictObject({
        name: z.string(),
        category: GameChangerCategory,
        impact: z.enum(GAME_CHANGER_IMPACTS),
      }),
    ),
    /** What each edition of the list changed, oldest first. May be left out. */
    history: z.array(Edition).default([]),
  })
  .refine(
    ({ cards, history }) => {
      const held = namesAfter(history);
      return (
        history.length === 0 ||
        (held.size === cards.length && cards.every(({ name }) => held.has(name)))
      );
    },
    { error: "The editions of the list do not come to its cards" },
  );
/** `combos.json`. */
export const CombosFile = z.strictObject({
  ...dated,
  combos: z.array(
    z.strictObject({
      cards: z.array(z.string()).min(1).max(5),
      /** Searches for further pieces, each filled by any card that it finds; may be left out. */
      templates: z
        .array(z.string().refine((query) => readCardQuery(query).problems.length === 0))
        .default([]),
      result: z.enum(COMBO_RESULTS),
      mana_value: z.int().nullable(),
      /** All mana that is spent. May be left out: then it is counted from the cards. */
      mana_needed: z.int().nullable().default(null),
      must_be_commander: names.default([]),
      /** How it goes, in our own words. */
      how: z.strictObject({ fr: z.string(), en: z.string() }).optional(),
    }),
  ),
});
