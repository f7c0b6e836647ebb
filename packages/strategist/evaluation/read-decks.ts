import { createHash } from "node:crypto";
import type { Card } from "@spellwright/contract";
import {
  createComboIndex,
  estimateBracket,
  fillsTemplates,
  isLedBy,
  playedCards,
  readDecklist,
  resolveDecklist,
} from "@spellwright/decks";
import { readRules } from "../../decks/evaluation/read-shared.ts";
import { readAllCards, readSample } from "../../decks/test/shared-data.ts";
import type { StrategyDeck } from "../src/strategist.ts";

/** A list of the shared data as the Forge reads it, with what tells that it is the same list. */
export interface ReadDeck {
  readonly sha256: string;
  readonly deck: StrategyDeck;
  /** The combos that lack one card. */
  readonly near: readonly { readonly missing: string; readonly cards: readonly string[] }[];
}

const FORMATS = ["standard", "pioneer", "modern", "legacy", "vintage", "pauper"] as const;

const formatOf = (file: string): StrategyDeck["format"] => {
  const [folder, name = ""] = file.split("/");
  if (folder === "commander") return "commander";
  return FORMATS.find((format) => name.startsWith(format)) ?? "casual";
};

/** Reads lists by their files, with all combos that are known. */
export const createDeckReader = () => {
  const { cards, index } = readAllCards();
  const rules = readRules();
  const combos = createComboIndex(rules.combos);
  const read = (file: string): ReadDeck => {
    const bytes = readSample(file);
    const { entries: lines } = resolveDecklist(readDecklist(bytes, index), index);
    const entries = lines.map((entry) => ({
      ...entry,
      card: cards.get(entry.cardId ?? "") ?? null,
    }));
    const { whole, near } = combos.find(entries.map(({ name }) => name));
    const played = playedCards(entries);
    const leading = entries.flatMap(({ board, name }) => (board === "commander" ? [name] : []));
    const found = whole.flatMap((at) => rules.combos[at] ?? []);
    const finding = estimateBracket(entries, { ...rules, combos: found }, null);
    const format = formatOf(file);
    const ofFormat =
      format === "commander"
        ? { bracket: finding }
        : { bracket: null, combos: finding.combos, archetype: finding.archetype };
    return {
      sha256: createHash("sha256").update(bytes).digest("hex"),
      deck: { name: file, format, entries, ...ofFormat },
      near: near.flatMap(({ missing, at }) => {
        const combo = rules.combos[at];
        return combo !== undefined && isLedBy(combo, leading) && fillsTemplates(combo, played)
          ? [{ missing, cards: combo.cards }]
          : [];
      }),
    };
  };
  return { read, cards: [...cards.values()] as readonly Card[] };
};
