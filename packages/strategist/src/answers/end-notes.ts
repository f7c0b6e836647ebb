import { copiesOutsideFormat } from "../fitting-format.ts";
import type { Finding, StrategyDeck } from "../strategist.ts";
import { hasCommander } from "../usual-ranges.ts";
import { type AnswerContext, type AnswerPart, finding } from "./answer-part.ts";

/** Parts whose figures count lands. */
const COUNTS_LANDS: ReadonlySet<string> = new Set("castTurn,manaOfTurn,mulligan".split(","));

const countsLands = ({ title, headline: { code } }: AnswerPart): boolean =>
  COUNTS_LANDS.has(title) || (title === "odds" && code.startsWith("oddsLands"));

/** Which cards were counted as lands, where some of them are spells too (CR 712.12). */
const countedLands = ({ facts, understanding }: AnswerContext, parts: readonly AnswerPart[]) => {
  if (facts === null || facts.libraryModal === 0 || understanding.landsTold !== null) return [];
  if (!parts.some(countsLands)) return [];
  const modal = facts.libraryModal;
  return [finding("landsCounted", { count: facts.libraryLands - modal, modal })];
};

/** Parts that weigh cards by what may be played. */
const WEIGHS: ReadonlySet<string> = new Set(
  "adds,compare,copyChoice,cuts,fit,sideboard".split(","),
);

/** In which format the cards were weighed, where it is not the one that the deck is filed under. */
export const weighedIn = (filed: StrategyDeck, weighed: StrategyDeck): readonly Finding[] =>
  filed.format === weighed.format
    ? []
    : [
        finding("weighedAs", {
          count: copiesOutsideFormat(filed),
          filed: { format: filed.format },
          format: { format: weighed.format },
        }),
      ];

const formatNote = (
  { facts, question, understanding }: AnswerContext,
  parts: readonly AnswerPart[],
): readonly Finding[] => {
  if (facts === null || question.deck === null || understanding.namesFormat) return [];
  return parts.some(({ title }) => WEIGHS.has(title)) ? weighedIn(question.deck, facts.deck) : [];
};

/** Who speaks of the commander of a list that has none is told so, where nothing else says it. */
const premiseNote = (
  { facts, understanding }: AnswerContext,
  parts: readonly AnswerPart[],
): readonly Finding[] => {
  const speaksOfOne =
    understanding.losesCommander || OF_COMMANDERS.some((one) => understanding.subjects.has(one));
  if (facts === null || hasCommander(facts.deck.format) || !speaksOfOne) return [];
  return parts[0]?.headline.code === "commander"
    ? []
    : [finding("commander", { count: 0, cards: { cards: [] } })];
};
const OF_COMMANDERS = ["commander", "commanderPart", "castCommander"] as const;

/** What an answer says at its end: the format it was weighed in, and what was counted as a land. */
export const endNotes = (
  context: AnswerContext,
  parts: readonly AnswerPart[],
): readonly Finding[] =>
  [
    ...premiseNote(context, parts),
    ...formatNote(context, parts),
    ...countedLands(context, parts),
  ].flat();
