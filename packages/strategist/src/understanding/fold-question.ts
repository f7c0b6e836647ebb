import { foldPhrase } from "@spellwright/text";

/** “4+” is four or more. */
const OR_MORE = /(\d) ?\+/g;

/** Words that are typed without their apostrophe or hyphen, or by their sound. */
const TYPED: readonly (readonly [RegExp, string])[] = [
  [/\b(what|how|where|who)s\b/g, "$1's"],
  [/\bcest\b/g, "c'est"],
  [/\b(?:c|c'est) ?koi\b/g, "c'est quoi"],
  [/\bjai\b/g, "j'ai"],
  [/\best ce qu/g, "est-ce qu"],
];

/** The question as words compare, without the brackets of card names. */
export const foldQuestion = (question: string): string =>
  TYPED.reduce(
    (text, [typed, meant]) => text.replaceAll(typed, meant),
    foldPhrase(question.replaceAll(/\[\[|\]\]/g, "").replaceAll(OR_MORE, "$1 or more")),
  );
