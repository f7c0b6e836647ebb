import type { NearQuestion, Ruling } from "@spellwright/contract";
import type { Decision } from "./decision.ts";
import type { SettledQuestion } from "./knowledge/settled-question.ts";
import { readWords } from "./question/read-words.ts";
import type { Understanding } from "./question/understand.ts";

/** "combat/first-strike" → "first-strike": the name of its page. */
const slugOf = (id: string): string => id.slice(id.indexOf("/") + 1);

const nearQuestion =
  ({ language }: Understanding) =>
  ({ id, title, neutral, rules }: SettledQuestion): NearQuestion => ({
    slug: slugOf(id),
    title: title[language],
    answer: neutral[language],
    rule: rules[0]?.number ?? "",
  });

/** Where nothing is sure: what they may have meant; without a decision also what was read. */
export const explainUndecided = (
  { outcome, offered = [] }: Decision,
  understanding: Understanding,
): Pick<Ruling, "understood" | "near_questions"> => {
  const understood = outcome === "cannot_settle" ? readWords(understanding) : [];
  return {
    ...(understood.length > 0 ? { understood: [...understood] } : {}),
    ...(offered.length > 0 ? { near_questions: offered.map(nearQuestion(understanding)) } : {}),
  };
};
