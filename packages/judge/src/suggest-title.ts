import type { Language } from "@spellwright/contract";
import { toPrintedPunctuation } from "@spellwright/text";

/** ORA-08: titles of discussions hold 60 characters. */
const LONGEST = 60;

/** The sentence that asks, as it was typed, cut at a word. Null when there is none. */
export const suggestTitle = (question: string, language: Language): string | null => {
  const asking =
    question.split(/(?<=[?!.])\s+/u).findLast((sentence) => sentence.includes("?")) ?? question;
  const title = toPrintedPunctuation(asking.replace(/\s+/g, " ").trim(), language);
  if (title === "") return null;
  if (title.length <= LONGEST) return title;
  const cut = title.slice(0, LONGEST - 1);
  const space = cut.lastIndexOf(" ");
  return `${cut.slice(0, space > LONGEST / 2 ? space : cut.length).trimEnd()}…`;
};
