import type { Rulebook } from "@spellwright/rulebook";
import type { JudgeQuestion } from "../judge.ts";
import type { JudgeParts } from "../judge-parts.ts";
import type { SettledQuestion } from "../knowledge/settled-question.ts";
import type { Understanding } from "../question/understand.ts";
import { ScoreBoard } from "./score-board.ts";
import { runSearch, searchesFor } from "./search-questions.ts";

/** How much each kind of evidence counts. Measured on the evaluation set, the same for every question. */
const POINTS = {
  conceptFirst: 1.3,
  /** Per place in a concept's list of rules. */
  conceptStep: 0.22,
  underConcept: 0.45,
  ordinary: 0.45,
  keyword: 1.25,
  fromCards: 0.4,
  parent: 0.1,
  link: 0.12,
} as const;
const CONTEXT = 20;
/** Settled questions whose rules are read beside the passages. */
const NEAR = 6;

/** How far one concept's rules are raised: a keyword of the question most, an ordinary word little. */
const weightOf = (id: string, understanding: Understanding): number => {
  const concept = understanding.vocabulary.concepts.get(id);
  if (!concept) return 0;
  const kind = concept.ordinary ? POINTS.ordinary : concept.keyword ? POINTS.keyword : 1;
  return understanding.asked.has(id) || understanding.fromHistory.has(id)
    ? kind
    : kind * POINTS.fromCards;
};

const addConcepts = (board: ScoreBoard, understanding: Understanding, rulebook: Rulebook): void => {
  const ids = new Set([
    ...understanding.asked,
    ...understanding.fromHistory,
    ...understanding.fromCards.keywords,
  ]);
  for (const id of ids) {
    const weight = weightOf(id, understanding);
    (understanding.vocabulary.concepts.get(id)?.rules ?? []).forEach((number, place) => {
      const points = Math.max(0.2, POINTS.conceptFirst - place * POINTS.conceptStep) * weight;
      if (rulebook.has(number)) board.add(number, points);
      for (const child of rulebook.childrenOf(number)) {
        board.add(child, POINTS.underConcept * weight);
      }
    });
  }
};

const addSearches = (
  board: ScoreBoard,
  understanding: Understanding,
  input: JudgeQuestion,
  rulebook: Rulebook,
): void => {
  const written = input.cards.flatMap(({ card, written }) => [written, card.name]);
  for (const { terms, weight } of searchesFor(understanding, written, input.cardRulings)) {
    for (const { number, score } of runSearch(rulebook, terms)) board.add(number, score * weight);
  }
};

const addNeighbours = (board: ScoreBoard, rulebook: Rulebook): void => {
  for (const number of board.best(5)) {
    const parent = rulebook.parentOf(number);
    if (parent?.includes(".")) board.add(parent, POINTS.parent);
    for (const link of rulebook.linksOf(number)) {
      if (link.includes(".")) board.add(link, POINTS.link);
    }
  }
};

/** Headings and chapter titles say nothing that an answer could stand on. */
const saysSomething = (number: string, rulebook: Rulebook): boolean => {
  const rule = rulebook.read(number, "en");
  return rule !== undefined && number.includes(".") && rule.text.trim().split(/\s+/).length > 4;
};

/** The rules that speak to a question, best first: by concept, by text, by neighbourhood. */
export const retrieveRules = (
  understanding: Understanding,
  input: JudgeQuestion,
  { rulebook }: Pick<JudgeParts, "rulebook">,
): readonly string[] => {
  const board = new ScoreBoard();
  addConcepts(board, understanding, rulebook);
  addSearches(board, understanding, input, rulebook);
  addNeighbours(board, rulebook);
  const found: string[] = [];
  for (const number of board.best(CONTEXT * 3))
    if (found.length < CONTEXT && saysSomething(number, rulebook)) found.push(number);
  return found;
};

/** The rules of near settled questions and the passages in turn, each rule once. */
export const interleaveRules = (
  near: readonly SettledQuestion[],
  passages: readonly string[],
): readonly string[] => {
  const first = near.slice(0, NEAR);
  const most = Math.max(0, ...first.map(({ rules }) => rules.length));
  // The decisive rule of each stands first, then the second of each.
  const own = Array.from({ length: most }, (_, place) =>
    first.flatMap(({ rules }) => rules[place]?.number ?? []),
  ).flat();
  const inTurn = Array.from({ length: Math.max(own.length, passages.length) }, (_, at) => at);
  return [
    ...new Set(
      inTurn.flatMap((at) => [own[at], passages[at]].filter((number) => number !== undefined)),
    ),
  ].slice(0, CONTEXT);
};
