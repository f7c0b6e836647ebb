import { escapePattern } from "@spellwright/text";
import type { Decision } from "./decision.ts";
import { decideByEngine } from "./engines/decide-by-engine.ts";
import type { JudgeQuestion } from "./judge.ts";
import type { JudgeParts } from "./judge-parts.ts";
import { describeTable, readTable, type Table } from "./question/read-table.ts";
import { restateFollowUp } from "./question/restate-follow-up.ts";
import { type Understanding, understand } from "./question/understand.ts";

const ownedBy = (question: string, names: readonly string[], owner: string): string =>
  names.reduce(
    (text, name) =>
      text.replace(
        new RegExp(`(?<!\\p{L})${escapePattern(name)}(?!\\p{L})`, "u"),
        `${owner} ${name}`,
      ),
    question,
  );

/** Each card of the table as “my <card>” or “my opponent’s <card>”: engines read who controls it. */
const withOwners = (question: string, { mine, theirs }: Table): string =>
  ownedBy(ownedBy(question, mine, "my"), theirs, "my opponent’s");

/**
 * What code works out of a question by itself; else of the question before with the numbers that this
 * one changes; else of the question with what the table tells (DATA-09). Always in this question's
 * language.
 */
export const computeInContext = (
  understanding: Understanding,
  input: JudgeQuestion,
  { decideTable }: Pick<JudgeParts, "decideTable"> = {},
): Decision | undefined => {
  const { question, language, vocabulary } = understanding;
  const again = (
    restated: string | undefined,
    { cards }: Pick<JudgeQuestion, "cards"> = input,
  ): Decision | undefined =>
    restated === undefined || restated === question
      ? undefined
      : decideByEngine(
          {
            ...understand({ ...input, cards, question: restated, history: [] }, vocabulary),
            language,
          },
          cards,
          decideTable,
        );
  const known = [...input.cards, ...(input.earlierCards ?? [])];
  const names = known.map(({ written }) => written);
  const followUp = restateFollowUp(question, input.history, vocabulary, names);
  const table = readTable(input.gameState);
  const owned =
    table && table.mine.length + table.theirs.length > 0
      ? again(withOwners(question, table))
      : undefined;
  // A life total that plays no part keeps engines silent: both are told, then each alone.
  const tellings = [
    table,
    table && { ...table, opponentLife: null },
    table && { ...table, myLife: null },
  ].map((told) => describeTable(told, question, language));
  const atTable = (): Decision | undefined => {
    for (const told of new Set(tellings)) {
      const computed = told === "" ? undefined : again(`${told} ${question}`);
      if (computed) return computed;
    }
    return undefined;
  };
  return (
    owned ??
    decideByEngine(understanding, input.cards, decideTable) ??
    again(followUp, { cards: known.filter(({ written }) => followUp?.includes(written)) }) ??
    atTable()
  );
};
