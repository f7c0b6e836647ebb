import {
  answerQuestion,
  type JudgedRules,
  type StrategyDeck,
  type StrategyQuestion,
  type StrategyResult,
} from "@spellwright/strategist";
import { runInSlices } from "../../runtime/time-slices.ts";
import { resolveCards, withLocalFallback } from "../answers/index.ts";
import { cardsByNames } from "../decks/index.ts";
import type { RunProgress } from "../runs/index.ts";
import { nearCombosOf, swapsOf, withCombos } from "./analysis/gather-report.ts";
import type { ForgeParts } from "./forge-parts.ts";
import { lookUpPorts } from "./look-up-ports.ts";
import { readDeck } from "./read-deck.ts";
import type { StoredForgeQuestion } from "./store-question.ts";
import { writeFinding } from "./write-findings.ts";

/** The combos of a deck that lack one card, with that card. Those whose card is not known are left out. */
const nearWithCards = async (
  parts: Pick<ForgeParts, "knowledge" | "brackets">,
  deck: StrategyDeck,
): Promise<NonNullable<StrategyQuestion["near"]>> => {
  const near = await nearCombosOf(parts, deck);
  const cards = await cardsByNames(
    parts,
    near.map(({ missing }) => missing),
  );
  return near.flatMap(({ missing: name, cards: joined }) => {
    const missing = cards.get(name);
    return missing === undefined ? [] : [{ missing, cards: joined }];
  });
};

/** Has a question on the rules judged, its cards as they were found here. What was said before stays here. */
const judgeRules = async (
  { judge }: Pick<ForgeParts, "judge">,
  { userId, language }: Pick<StoredForgeQuestion, "userId" | "language">,
  { question, cards }: StrategyQuestion,
  progress: RunProgress,
): Promise<JudgedRules> => {
  const { answer } = await judge(
    {
      ...{ userId, question, language },
      cards: cards.map(({ card: { id, name } }) => ({ id, name })),
      ...{ gameState: null, history: [], summary: "", effort: "low" },
    },
    progress,
  );
  const { ruling, engine, usage, searches = 0 } = answer;
  return { ruling, engine, usage, searches };
};

/** Reads the deck and the cards of a question and has it answered. No transaction is open meanwhile. */
export const answerStoredQuestion = async (
  parts: ForgeParts,
  stored: StoredForgeQuestion,
  progress: RunProgress,
): Promise<StrategyResult> => {
  const { signal, step, foundCards } = progress;
  const { question, language, format, history, summary } = stored;
  await step("resolving_cards");
  const { cards } = await resolveCards(parts.knowledge, { question, cards: [], language });
  if (cards.length > 0) await foundCards(cards.map(({ card }) => card.name));
  const read = await readDeck(parts, stored);
  const lowerBracketOptions = read?.bracket
    ? parts.brackets.lowerBracketOptions(read.bracket, read.entries)
    : [];
  const deck = read === null ? null : await withCombos(parts, { ...read, lowerBracketOptions });
  const near = deck === null || cards.length > 2 ? [] : await nearWithCards(parts, deck);
  const asked = { question, language, cards, deck, format, history, summary, near };
  const answered = await withLocalFallback(parts, signal, (model) =>
    answerQuestion(asked, {
      signal,
      lookUp: async (names) => [...(await cardsByNames(parts, names)).values()],
      namesIn: async (text, language) => {
        const index = await parts.knowledge.cardIndex();
        const { cards, unknown } = await runInSlices(index.readNames(text, language));
        return {
          cards: cards.map(({ name }) => name),
          unknown: unknown.filter(({ by }) => by !== "quoted").map(({ written }) => written),
        };
      },
      ...lookUpPorts(parts, stored.userId, progress),
      swapsOf: (each) => swapsOf(parts, each),
      // What is written may be withdrawn: only a sure ruling is the answer, and a stop before it is free.
      judgeRules: (each) =>
        judgeRules(parts, stored, each, { ...progress, write: () => undefined }),
      say: writeFinding,
      onReasoning: () => step("reasoning"),
      ...(model === undefined ? {} : { model }),
    }),
  );
  const { struck = 0 } = answered;
  if (struck > 0) parts.log.info({ struck }, "sentences of a model are not shown");
  return answered;
};
