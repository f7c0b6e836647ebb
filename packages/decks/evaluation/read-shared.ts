import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { readCardQuery } from "@spellwright/cards";
import {
  type BracketEntry,
  type BracketPolicy,
  type BracketRules,
  type Combo,
  type ComboRecord,
  type GameChanger,
  readCombo,
  readDecklist,
  resolveDecklist,
} from "../src/index.ts";
import { readAllCards, readSample, readSamples } from "../test/shared-data.ts";

const shipped = new URL("../../../data/", import.meta.url);
const shared = new URL("../../../../shared/data/", import.meta.url);

const readJson = (file: string) => JSON.parse(readFileSync(new URL(file, shipped), "utf8"));

const camelled = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(camelled);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
      camelled(each),
    ]),
  );
};

const readCombos = (policy: BracketPolicy["combos"]) =>
  gunzipSync(readFileSync(new URL("combos.jsonl.gz", shared)))
    .toString("utf8")
    .trimEnd()
    .split("\n")
    .flatMap((line) => {
      const raw = JSON.parse(line);
      const record: ComboRecord = {
        id: raw.id,
        cards: raw.cards,
        produces: raw.produces,
        tag: raw.bracket_tag,
        manaValue: raw.mana_value_total,
        manaNeeded: null,
        prerequisites: [],
        steps: [],
        url: raw.url,
      };
      return readCombo(record, policy) ?? [];
    });

/** The combos that are shipped, which join those of an import. */
const readShipped = (): readonly Combo[] =>
  (readJson("combos.json").combos as ShippedCombo[]).map(
    ({
      cards,
      templates = [],
      result,
      mana_value,
      mana_needed = null,
      must_be_commander,
      how,
    }) => ({
      ...{ id: null, cards, templates, result, how, produces: [], isSlow: false },
      fillers: templates.map((query) => readCardQuery(query).query),
      ...{ manaValue: mana_value, manaNeeded: mana_needed, mustLead: must_be_commander ?? [] },
      ...{ prerequisites: [], steps: [], url: null },
    }),
  );

interface ShippedCombo extends Pick<Combo, "cards" | "result" | "how"> {
  readonly templates?: readonly string[];
  readonly mana_value: number | null;
  readonly mana_needed?: number | null;
  readonly must_be_commander?: readonly string[];
}

/** The shipped rules of the brackets, with all combos of the shared data. */
export const readRules = (): BracketRules => {
  // The API checks the shape of the shipped files.
  const policy = camelled(readJson("bracket-policy.json")) as BracketPolicy;
  const gameChangers = readJson("game-changers.json").cards as GameChanger[];
  const combos = [...readCombos(policy.combos), ...readShipped()];
  return { policy, gameChangers, combos, allCombos: true };
};

/** A list of the shared data with its cards. */
export interface SampleDeck {
  readonly file: string;
  readonly kind: string;
  readonly entries: readonly BracketEntry[];
}

/** The Commander lists of the shared data, and all cards by name. */
export const readCommanderDecks = () => {
  const { cards, index } = readAllCards();
  const decks = readSamples()
    .decks.filter(({ file }) => file.startsWith("commander/"))
    .map(({ file, kind }): SampleDeck => {
      const { entries } = resolveDecklist(readDecklist(readSample(file), index), index);
      return {
        file,
        kind,
        entries: entries.map((entry) => ({
          ...entry,
          card: cards.get(entry.cardId ?? "") ?? null,
        })),
      };
    });
  return { decks, cards: new Map([...cards.values()].map((card) => [card.name, card])) };
};
