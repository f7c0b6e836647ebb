import type { Language } from "@spellwright/contract";
import { type ConceptMatch, writeFigures } from "@spellwright/text";

/** The idea that a payment asks for more life than there is (CR 119.4). */
const ID = "costs-more-life";
/** A Phyrexian symbol asks for so much (CR 107.4f). */
const PHYREXIAN = 2;
/** What stands before a life total: “at 1”, « à 1 ». */
const AT: Readonly<Record<Language, string>> = { en: "at", fr: "a" };

/**
 * Where a question tells of a payment that asks for more life than there is: “I’m at 1, can I pay 2 life?”. A number
 * after “at” is the total, one with “life” behind it and no “at” before it is paid.
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
  const isTotal = ({ at }: { readonly at: number }) => tokens[at - 1] === AT[language];
  const isOfLife = ({ at }: { readonly at: number }) =>
    matches.some(({ id, start }) => id === "life-total" && start === at + 1);
  const total = numbers.find(isTotal);
  const paid = numbers.find((one) => !isTotal(one) && isOfLife(one))?.value;
  const asked = paid ?? (isPhyrexian ? PHYREXIAN : undefined);
  if (total === undefined || asked === undefined || asked <= total.value) return [];
  return [{ id: ID, start: total.at, end: total.at + 1 }];
};
