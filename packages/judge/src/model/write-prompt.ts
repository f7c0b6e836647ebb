import type { Card, GameState, Language } from "@spellwright/contract";
import type { Rulebook } from "@spellwright/rulebook";
import { inOneLine, markMaterial } from "@spellwright/text";
import prompt from "../../../../data/judge/sentences/prompt.json" with { type: "json" };
import type { Decision } from "../decision.ts";
import type { JudgeQuestion } from "../judge.ts";
import type { Interaction } from "../knowledge/interaction.ts";
import type { Understanding } from "../question/understand.ts";
import { createRoom } from "./prompt-room.ts";

/** Passages by handle: "R1" stands for one rule of the edition in use. */
export type Passages = ReadonlyMap<string, string>;

/** Ten interleaved passages hold the deciding rule as often as twenty of the search alone. */
const MOST_PASSAGES = 10;

/** The passages that a model is given, by handle. */
export const handlePassages = (contextRules: readonly string[]): Passages =>
  new Map(contextRules.slice(0, MOST_PASSAGES).map((number, index) => [`R${index + 1}`, number]));

/** The longest handle that a model is heard with, in characters. */
const HANDLE_LONGEST = 40;

/** "R1", "[R1]", "702.12b", "[R1] 702.12b": the rule of a handle; undefined for one that no passage has. */
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

/** What holds for every question; the question itself is data in the prompt. */
export const writeSystem = (language: Language, searchesWeb: boolean): string =>
  [...prompt.begins, searchesWeb ? prompt.searchesWeb : prompt.noWeb, prompt.ends]
    .join("\n")
    .replace("{language}", prompt.languages[language]);

/**
 * What is told and asked together, in characters: some 4,000 tokens, so that with schema and answer it fits
 * the 8,000 tokens of a small local model.
 */
export const PROMPT_LONGEST = 14_000;

/** Longest parts in characters. Question and passages always have room; the others in turn what is left. */
const LONGEST = {
  question: 2_400,
  passage: 700,
  card: 500,
  ruling: 240,
  said: 240,
  summary: 400,
  near: 260,
} as const;
const MOST = { cards: 5, rulings: 5, history: 3, near: 3 } as const;

const cardBlock = (card: Card): string =>
  [
    `${card.name}${card.printed_name ? ` (${card.printed_name})` : ""} ${card.mana_cost ?? ""}`.trim(),
    card.type_line,
    card.power != null ? `${card.power}/${card.toughness ?? ""}` : "",
    card.oracle_text ?? card.summary?.en ?? "",
    ...(card.card_faces ?? []).map((face) => `${face.name}: ${face.oracle_text ?? ""}`),
  ]
    .filter(Boolean)
    .join("\n")
    .slice(0, LONGEST.card);

/** The same note is printed with several printings of a card. */
const onceEach = (rulings: JudgeQuestion["cardRulings"]): JudgeQuestion["cardRulings"] =>
  rulings.filter(({ comment }, at) => rulings.findIndex((one) => one.comment === comment) === at);

/** DATA-09: the table, one thing a line; absent things say nothing. */
const tableLines = (state: GameState): string[] =>
  [
    state.activePlayer === undefined ? "" : `Active player: ${state.activePlayer}`,
    state.step === undefined ? "" : `Step: ${state.step}`,
    ...(state.players ?? []).map(({ name, life }) => `Player ${name}: ${life} life`),
    ...(state.battlefield ?? []).map(({ card, controller }) => `${controller} controls ${card}`),
    ...(state.stack ?? []).map((spell, place) => `Stack ${place + 1}: ${spell}`),
  ].filter(Boolean);

/** The question as material; many short lines are longer with their marks. */
const questionBlock = ({ question }: Pick<Understanding, "question">): string =>
  `<<<\n${markMaterial(question).slice(0, LONGEST.question)}\n>>>`;

const section = (title: string, lines: readonly string[]): string =>
  lines.length === 0 ? "" : `${title}\n${lines.join("\n")}`;

export interface PromptParts {
  readonly understanding: Understanding;
  readonly input: JudgeQuestion;
  readonly computed: Decision | undefined;
  readonly passages: Passages;
  readonly rulebook: Rulebook;
  /** The nearest settled questions, the most likely first. */
  readonly near: readonly Interaction[];
}

/** The user's part of the prompt; with `writeSystem` it is `PROMPT_LONGEST` long at most. */
export const writePrompt = ({
  understanding,
  input,
  computed,
  passages,
  rulebook,
  near,
}: PromptParts): string => {
  const { language } = understanding;
  const take = createRoom(PROMPT_LONGEST - writeSystem(language, true).length);
  const question = take("QUESTION", [questionBlock(understanding)]);
  const rules = take(
    "PASSAGES",
    [...passages].map(([handle, number]) => {
      const { text = "", heading } = rulebook.read(number, language) ?? {};
      const titled = heading && !text.startsWith(heading) ? `(${heading}) ` : "";
      return `[${handle}] ${number} ${titled}${inOneLine(text.slice(0, LONGEST.passage))}`;
    }),
  );
  const result = take("COMPUTED RESULT", computed ? [computed.ruling, ...computed.facts] : []);
  const cards = take(
    "CARDS",
    input.cards.slice(0, MOST.cards).map(({ card }) => markMaterial(cardBlock(card))),
  );
  const table = take(
    "GAME STATE",
    input.gameState ? tableLines(input.gameState).map(markMaterial) : [],
  );
  const rulings = take(
    "RULINGS OF THESE CARDS",
    onceEach(input.cardRulings)
      .slice(0, MOST.rulings)
      .map(({ name, published_at, comment }) =>
        markMaterial(`${name}, ${published_at}: ${comment.slice(0, LONGEST.ruling)}`),
      ),
  );
  const settled = take(
    "SETTLED QUESTIONS",
    near
      .slice(0, MOST.near)
      .map(({ title, neutral }) =>
        markMaterial(`${title[language]}: ${neutral[language]}`.slice(0, LONGEST.near)),
      ),
  );
  const summary = take(
    "SUMMARY OF THE DISCUSSION",
    input.summary ? [markMaterial(input.summary.slice(0, LONGEST.summary))] : [],
  );
  const history = take(
    "HISTORY",
    input.history
      .slice(-MOST.history)
      .map(({ role, content }) => markMaterial(`${role}: ${content.slice(0, LONGEST.said)}`)),
  );
  return [rules, cards, rulings, settled, result, table, summary, history, question]
    .filter(Boolean)
    .join("\n\n");
};

/** What the second reading is told: it decides from the quotes alone, and does not know what was ruled. */
export const SECOND_SYSTEM = prompt.second.join("\n");

/**
 * Question and quotes, without the ruling that is checked. Where the question asks for no yes or no, it is
 * whether the quotes say `statement`.
 */
export const writeSecondPrompt = (
  { understanding, input }: Pick<PromptParts, "understanding" | "input">,
  quotes: readonly string[],
  statement: string | null,
): string =>
  [
    section("QUOTES", quotes.map(markMaterial)),
    section(
      "CARDS",
      input.cards.slice(0, MOST.cards).map(({ card }) => markMaterial(cardBlock(card))),
    ),
    section("QUESTION", [questionBlock(understanding)]),
    statement === null
      ? ""
      : `Is this what the quotes say of that question?\n<<<\n${markMaterial(statement)}\n>>>`,
  ]
    .filter(Boolean)
    .join("\n\n");
