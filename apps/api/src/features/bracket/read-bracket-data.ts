import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import {
  Bracket,
  type BracketPolicySource,
  BracketSignalKind,
  GameChangerCategory,
} from "@spellwright/contract";
import {
  type BracketPolicy,
  COMBO_RESULTS,
  type Combo,
  GAME_CHANGER_IMPACTS,
  type GameChanger,
} from "@spellwright/decks";
import * as z from "zod";
import { projectRoot } from "../../root.ts";
import { StartupError } from "../../startup-error.ts";

const names = z.array(z.string());
const share = z.number().min(0).max(1);

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
    expected_turns: z.array(z.strictObject({ bracket: Bracket, turns: z.int().positive() })),
    rules: z.array(
      z.strictObject({
        kind: BracketSignalKind,
        from: z.int().positive(),
        towards: Bracket.nullable(),
        source: z.string(),
      }),
    ),
  })
  .refine(({ sources, rules }) => rules.every(({ source }) => sources.some(({ id }) => id === source)), {
    error: "A signal names a source that is not among the sources",
  });

const PolicyFile = z.strictObject({
  as_of: z.iso.date().describe("Of the official state that is followed"),
  checked: z.iso.date().describe("When it was last compared with the source"),
  source: z.url(),
  base: Bracket,
  declarable: Bracket,
  game_changers: z.array(z.strictObject({ from: z.int().positive(), bracket: Bracket })).min(1),
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

const dated = { as_of: z.iso.date(), source: z.url() };
const GameChangersFile = z.strictObject({
  ...dated,
  cards: z.array(
    z.strictObject({
      name: z.string(),
      category: GameChangerCategory,
      impact: z.enum(GAME_CHANGER_IMPACTS),
    }),
  ),
  /** What each edition of the list changed, the first one from nothing. */
  history: z
    .array(
      z.strictObject({
        date: z.iso.date(),
        added: z.int().min(0),
        removed: z.int().min(0),
        source: z.url(),
      }),
    )
    .default([]),
});
const CombosFile = z.strictObject({
  ...dated,
  combos: z.array(
    z.strictObject({
      cards: z.array(z.string()).min(2).max(5),
      result: z.enum(COMBO_RESULTS),
      mana_value: z.int().nullable(),
    }),
  ),
});

/** What brackets are calculated with, out of `data` (BRK-03). */
export interface BracketData {
  readonly policy: BracketPolicy;
  readonly gameChangers: readonly GameChanger[];
  /** What each edition of the official list of Game Changers changed, oldest first. */
  readonly history: NonNullable<BracketPolicySource["history"]>;
  /** For where the public combo database is not imported. */
  readonly wellKnownCombos: readonly Combo[];
  /** Changes with the content: what was calculated with another one is calculated anew. */
  readonly edition: string;
}

const policyOf = (file: z.infer<typeof PolicyFile>): BracketPolicy => ({
  asOf: file.as_of,
  source: file.source,
  base: file.base,
  declarable: file.declarable,
  gameChangers: file.game_changers,
  massLandDenial: file.mass_land_denial,
  extraTurns: {
    bracket: file.extra_turns.bracket,
    chainedFrom: file.extra_turns.chained_from,
    cards: file.extra_turns.cards,
    except: file.extra_turns.except,
    looping: file.extra_turns.looping,
  },
  combos: {
    earlyManaValue: file.combos.early_mana_value,
    earlyTurn: file.combos.early_turn,
    earlyBracket: file.combos.early_bracket,
    lateBracket: file.combos.late_bracket,
    mostCards: file.combos.most_cards,
    ignoredTags: file.combos.ignored_tags,
    slowTags: file.combos.slow_tags,
  },
  signals: {
    sources: file.signals.sources,
    expectedTurns: file.signals.expected_turns,
    rules: file.signals.rules,
  },
  confidence: {
    base: file.confidence.base,
    least: file.confidence.least,
    perUnknown: file.confidence.per_unknown,
    unknownMost: file.confidence.unknown_most,
    nearThreshold: file.confidence.near_threshold,
    singleReason: file.confidence.single_reason,
    fewCombos: file.confidence.few_combos,
    incomplete: file.confidence.incomplete,
  },
});

/**
 * The shipped policy, Game Changers and well-known combos.
 *
 * @param folder of the three files
 * @throws StartupError naming the file that cannot be used
 */
export const readBracketData = (folder = path.join(projectRoot, "data")): BracketData => {
  const hash = createHash("sha256");
  const read = <Schema extends z.ZodType>(name: string, schema: Schema): z.infer<Schema> => {
    try {
      const text = readFileSync(path.join(folder, name), "utf8");
      hash.update(text);
      return schema.parse(JSON.parse(text), { jitless: true });
    } catch (error) {
      const why =
        error instanceof z.ZodError ? z.prettifyError(error).split("\n")[0] : String(error);
      throw new StartupError(`${path.join(folder, name)}: ${why}`, { cause: error });
    }
  };
  const policy = policyOf(read("bracket-policy.json", PolicyFile));
  const { cards: gameChangers, history } = read("game-changers.json", GameChangersFile);
  const { combos } = read("combos.json", CombosFile);
  return {
    policy,
    gameChangers,
    history,
    wellKnownCombos: combos.map(({ cards, result, mana_value: manaValue }) => ({
      id: null,
      cards,
      result,
      produces: [],
      manaValue,
      manaNeeded: null,
      isSlow: false,
      prerequisites: [],
      steps: [],
      url: null,
    })),
    edition: hash.digest("hex").slice(0, 12),
  };
};
