import type { CardRuling } from "@spellwright/contract";
import type { Rulebook, RuleHit } from "@spellwright/rulebook";
import type { Understanding } from "../question/understand.ts";
import type { Vocabulary } from "../vocabulary/create-vocabulary.ts";
import { phrasesOf } from "../vocabulary/known-concept.ts";

/** A text search and how much its hits count against the others. */
export interface WeightedSearch {
  readonly terms: string;
  readonly weight: number;
}

const WIDE = 300;

/** Plain English for a concept: its own name and its first English phrase, without the vocabulary's signs. */
const englishOf = (id: string, vocabulary: Vocabulary): string => {
  const concept = vocabulary.concepts.get(id);
  const phrase = (concept && phrasesOf(concept, "en")[0]) ?? "";
  const words = phrase
    .split(" ")
    .map((word) => (word.split("|")[0] ?? "").replace("*", ""))
    .filter((word) => word !== "~");
  return `${id.replaceAll("-", " ")} ${words.join(" ")}`;
};

const withoutNames = (understanding: Understanding, written: readonly string[]): string =>
  written.reduce((text, name) => text.replaceAll(name, " "), understanding.question);

/**
 * What to look for: the question itself (without card names), the same through the vocabulary's English
 * words, and the words of the named cards' texts and rulings.
 */
export const searchesFor = (
  understanding: Understanding,
  written: readonly string[],
  cardRulings: readonly CardRuling[],
): readonly WeightedSearch[] => {
  const english = [...understanding.asked]
    .map((id) => englishOf(id, understanding.vocabulary))
    .join(" ");
  const question = withoutNames(understanding, written);
  const cardTexts = understanding.cards
    .map((card) =>
      [card.oracle_text, ...(card.card_faces ?? []).map((face) => face.oracle_text)].join(" "),
    )
    .join(" ");
  const rulings = cardRulings.map((ruling) => ruling.comment).join(" ");
  return [
    { terms: question, weight: understanding.language === "en" ? 1 : 0.7 },
    { terms: english, weight: understanding.language === "en" ? 0.5 : 0.9 },
    { terms: `${english} ${cardTexts.slice(0, 600)}`, weight: cardTexts.trim() ? 0.35 : 0 },
    { terms: rulings.slice(0, 1200), weight: rulings ? 0.3 : 0 },
  ].filter(({ terms, weight }) => weight > 0 && terms.trim() !== "");
};

/** Hits with scores between 0 and 1, so that searches of different lengths can be added. */
export const runSearch = (rulebook: Rulebook, terms: string): readonly RuleHit[] => {
  const hits = rulebook.search(terms, { limit: WIDE });
  const top = hits[0]?.score ?? 1;
  return hits.map(({ number, score }) => ({ number, score: score / top }));
};
