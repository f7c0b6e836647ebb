import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { readCardQuery } from "@spellwright/cards";
import {
  ARCHETYPE_PLANS,
  type BracketPolicy,
  type Combo,
  type GameChanger,
} from "@spellwright/decks";
import * as z from "zod";
import { projectRoot } from "../../config/root.ts";
import { StartupError } from "../../config/startup-error.ts";
import { CombosFile, type Edition, GameChangersFile, PolicyFile } from "./bracket-files.ts";

/** What brackets are calculated with, out of `data` (BRK-03). */
export interface BracketData {
  readonly policy: BracketPolicy;
  readonly gameChangers: readonly GameChanger[];
  /** What each edition of the official list of Game Changers changed, oldest first. */
  readonly history: readonly z.infer<typeof Edition>[];
  /** The limits that each edition of the policy set, oldest first. */
  readonly policyHistory: z.infer<typeof PolicyFile>["history"];
  /** Known whether the public combo database is imported or not. */
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
  const policyFile = read("bracket-policy.json", PolicyFile);
  const { cards: gameChangers, history } = read("game-changers.json", GameChangersFile);
  const { combos } = read("combos.json", CombosFile);
  // A deck keeps its archetype: another table asks for another look.
  hash.update(JSON.stringify(ARCHETYPE_PLANS));
  return {
    policy: policyOf(policyFile),
    policyHistory: policyFile.history,
    gameChangers,
    history,
    wellKnownCombos: combos.map(({ cards, templates, result, how, ...combo }) => ({
      id: null,
      cards,
      templates,
      fillers: templates.map((query) => readCardQuery(query).query),
      result,
      how,
      produces: [],
      manaValue: combo.mana_value,
      manaNeeded: combo.mana_needed,
      mustLead: combo.must_be_commander,
      isSlow: false,
      prerequisites: [],
      steps: [],
      url: null,
    })),
    edition: hash.digest("hex").slice(0, 12),
  };
};
