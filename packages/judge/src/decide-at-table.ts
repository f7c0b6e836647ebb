import type { Decision } from "./decision.ts";
import type { JudgeQuestion } from "./judge.ts";
import { describeTable, readTable } from "./question/read-table.ts";
import { type Understanding, understand } from "./question/understand.ts";
import { decideBySettled, type RecogniseSettled } from "./recognise/decide-by-settled.ts";

/**
 * What a settled question decides once the table tells that it is an opponent's turn (DATA-09): “May I play a land
 * now?”. Undefined when the table says no such thing, or the question tells the turn itself.
 */
export const decideAtTable = (
  look: RecogniseSettled,
  { question, language, vocabulary }: Understanding,
  input: JudgeQuestion,
): Decision | undefined => {
  const table = readTable(input.gameState);
  if (table?.myTurn !== false) return undefined;
  const told = describeTable({ ...table, myLife: null, opponentLife: null }, question, language);
  if (told === "") return undefined;
  const whole = understand({ ...input, question: `${told} ${question}`, history: [] }, vocabulary);
  const decision = decideBySettled(look({ ...whole, language }));
  return decision?.verdict ? decision : undefined;
};
