import type { Language } from "@spellwright/contract";
import { type ConceptMatch, isFunctionWord, writeFigures } from "@spellwright/text";

/** The idea that a payment asks for more life than there is (CR 119.4). */
const ID = "costs-more-life";
/** A Phyrexian symbol asks for so much (CR 107.4f). */
const PHYREXIAN = 2;
/** What stands before a life total: “at 1”, « à 1 ». */
const AT: Readonly<Record<Language, string>> = { en: "at", fr: "a" };

/** What stands before that: who asks is at it. Of somebody else, or of a card, it says nothing. */
const MINE: ReadonlySet<string | undefined> = new Set([undefined, "m", "im", "am", "suis"]);

/**
 * Where a question tells of a payment that asks for more life than there is: “I’m at 1, can I pay 2 life?”. A number
 * after “I’m at” is the total, one with “life” behind it and no “at” before it is paid. “At 2 mana” is no total.
 */
export const costsMoreLife = (
  tokens: readonly string[],
  matches: readonly ConceptMatch[],
  language: Language,
): readonly ConceptMatch[] => {
  const ids = new Set(matches.map(({ id }) => id));
  const isPhyrexian = ids.has("phyrexian-hybrid") || ids.has("phyrexian-symbol");
  if (ids.has(ID) || !(isPhyrexian || ids.has("pay"))) return [];
  const numbers = tokens.flatMap((token, at) => {
    const value = Number(writeFigures([token]).join(" "));
    return Number.isInteger(value) ? [{ value, at }] : [];
  });
  const isAt = ({ at }: { readonly at: number }) => tokens[at - 1] === AT[language];
  const isOfLife = ({ at }: { readonly at: number }) =>
    matches.some(({ id, start }) => id === "life-total" && start === at + 1);
  const startsIdea = (at: number) => matches.some(({ start }) => start === at);
  const isTotal = (one: { readonly at: number }) =>
    isAt(one) &&
    MINE.has(tokens[one.at - 2]) &&
    !/^\d/.test(tokens[one.at + 1] ?? "") &&
    (isOfLife(one) || isFunctionWord(tokens[one.at + 1] ?? "") || !startsIdea(one.at + 1));
  const total = numbers.find(isTotal);
  const paid = numbers.find((one) => !isAt(one) && isOfLife(one))?.value;
  const asked = paid ?? (isPhyrexian ? PHYREXIAN : undefined);
  if (total === undefined || asked === undefined || asked <= total.value) return [];
  return [{ id: ID, start: total.at, end: total.at + 1 }];
};
