import { type Language, promptCharacters } from "@spellwright/contract";
import type { Rulebook } from "@spellwright/rulebook";
import { createSectionFitter, cutText, markUntrustedText } from "@spellwright/text";
import prompt from "../../../../data/judge/sentences/prompt.json" with { type: "json" };
import type { Decision } from "../decision.ts";
import type { JudgeQuestion } from "../judge.ts";
import type { SettledQuestion } from "../knowledge/settled-question.ts";
import type { Understanding } from "../question/understand.ts";
import type { CardBook } from "./card-book.ts";
import { stemsOf } from "./keep-sentences.ts";
import { passageLine } from "./passage-line.ts";
import { cardBlock, citableBlocks, computedBlocks, tableLines } from "./prompt-blocks.ts";

/** Passages by handle: "R1" stands for one rule of the edition in use. */
export type Passages = ReadonlyMap<string, string>;

/** The passages that a model is given, by handle. */
export const handlePassages = (contextRules: readonly string[]): Passages =>
  new Map(contextRules.map((number, index) => [`R${index + 1}`, number]));

/** The longest handle that a model is heard with, in characters. */
const HANDLE_LONGEST = 40;

/** "R1", "[R1]", "702.12b", "[R1] 702.12b": the rule of a handle. Undefined for one that no passage has. */
export const numberOfHandle = (handle: string, passages: Passages): string | undefined => {
  if (handle.length > HANDLE_LONGEST) return undefined;
  const [first = "", second, ...others] = handle
    .replace(/[[\]()]/g, " ")
    .trim()
    .split(/\s+/);
  if (others.length > 0) return undefined;
  const meant = passages.get(first.toUpperCase());
  const named = (second ?? first).toLowerCase();
  if (meant !== undefined) return second === undefined || named === meant ? meant : undefined;
  return second === undefined ? [...passages.values()].find((one) => one === named) : undefined;
};

/** What holds for every question. The question itself is data in the prompt. */
export const writeSystem = (language: Language, searchesWeb: boolean): string =>
  [...prompt.begins, searchesWeb ? prompt.searchesWeb : prompt.noWeb, prompt.ends]
    .join("\n")
    .replace("{language}", prompt.languages[language]);

/** Settled questions that a prompt tells of. */
export const NEAR_QUESTIONS_MAX = 4;

/** Longest parts in characters. Question and passages always have room. The others in turn what is left. */
const LONGEST = {
  question: 2_400,
  statement: 1_000,
  said: 600,
  summary: 1_200,
  near: 600,
} as const;
const MOST = { cards: 10, history: 4, near: NEAR_QUESTIONS_MAX } as const;

/** The question as material. Many short lines are longer with their marks. */
const questionBlock = ({ question }: Pick<Understanding, "question">): string =>
  `<<<\n${markUntrustedText(question).slice(0, LONGEST.question)}\n>>>`;

export interface PromptParts {
  readonly understanding: Understanding;
  readonly input: JudgeQuestion;
  readonly computed: Decision | undefined;
  readonly passages: Passages;
  /** The cards and their notes, by handle. */
  readonly cardBook: CardBook;
  readonly rulebook: Rulebook;
  /** The nearest settled questions, the most likely first. */
  readonly near: readonly SettledQuestion[];
  /** Longest with the instructions, in characters. Absent: what the smallest usual context holds. */
  readonly longest?: number | undefined;
}

const passageLines = (
  { understanding: { language, question }, passages, rulebook }: PromptParts,
  longest: number,
): readonly string[] => {
  const asked = stemsOf(question);
  return [...passages].map(([handle, number]) =>
    passageLine(handle, number, { rulebook, language, asked, longest }),
  );
};

/**
 * The user's part of the prompt; with `writeSystem` it is as long as the model's context allows. The cards stand
 * first, the question last: the next question of a discussion begins with the same words, which servers
 * remember.
 */
export const writePrompt = (parts: PromptParts): string => {
  const { understanding, input, computed, cardBook, near } = parts;
  const { given, sources } = cardBook;
  const { language } = understanding;
  const longest = parts.longest ?? promptCharacters(undefined, language);
  const take = createSectionFitter(longest - writeSystem(language, true).length);
  const question = take("QUESTION", [questionBlock(understanding)]);
  const rules = take("PASSAGES", passageLines(parts, longest));
  const result = take("COMPUTED RESULT", computed ? computedBlocks(computed) : []);
  const cards = take("CARDS", citableBlocks(given.cards, sources));
  const table = take("GAME STATE", input.gameState ? tableLines(input.gameState) : []);
  const notes = take("RULINGS OF THESE CARDS", citableBlocks(given.notes, sources));
  const possible = take("CARDS THAT MAY BE MEANT", citableBlocks(given.possible, sources));
  const settled = take(
    "SETTLED QUESTIONS",
    near
      .slice(0, MOST.near)
      .map(({ title, neutral }) => `${title[language]}: ${neutral[language]}`)
      .filter(({ length }) => length <= LONGEST.near)
      .map(markUntrustedText),
  );
  const summary = take(
    "SUMMARY OF THE DISCUSSION",
    input.summary ? [markUntrustedText(cutText(input.summary, LONGEST.summary))] : [],
  );
  const history = take(
    "HISTORY",
    input.history
      .slice(-MOST.history)
      .map(({ role, content }) => markUntrustedText(`${role}: ${cutText(content, LONGEST.said)}`)),
  );
  return [cards, notes, possible, rules, settled, result, table, summary, history, question]
    .filter(Boolean)
    .join("\n\n");
};

/** What the second reading is told: it decides from the quotes alone, and does not know what was ruled. */
export const SECOND_SYSTEM = prompt.second.join("\n");

/**
 * Question and quotes, without the verdict that is checked. Where the question asks for no yes or no, it is
 * whether the quotes say `statement`.
 */
export const writeSecondPrompt = (
  {
    understanding,
    input,
    longest = promptCharacters(undefined, understanding.language),
  }: Pick<PromptParts, "understanding" | "input" | "longest">,
  quotes: readonly string[],
  statement: string | null,
): string => {
  const take = createSectionFitter(longest - SECOND_SYSTEM.length);
  const question = take("QUESTION", [questionBlock(understanding)]);
  const said =
    statement === null
      ? ""
      : take("Is this what the quotes say of that question?", [
          `<<<\n${markUntrustedText(cutText(statement, LONGEST.statement))}\n>>>`,
        ]);
  const quoted = take("QUOTES", quotes.map(markUntrustedText));
  const cards = take(
    "CARDS",
    input.cards.slice(0, MOST.cards).map(({ card }) => cardBlock(card)),
  );
  return [quoted, cards, question, said].filter(Boolean).join("\n\n");
};
