import { type Deed, headOf } from "@spellwright/card-text";
import type { CardWords } from "./card-words.ts";

const WITHOUT_PAYING = "without -ing pay its mana cost";
const NO_MANA = new Set(["{0}", "{t}", "{q}", "{e}"]);

const costsMana = (symbols: readonly string[] = []): boolean =>
  symbols.some((symbol) => !NO_MANA.has(symbol));

/** Cast by its own words for nothing, or for something that is no mana (CR 118.9). */
const isForFree = ({ verb, what, ability, modifiers }: Deed, { deeds }: CardWords): boolean => {
  if (verb === "cast" && what?.ref === "SELF")
    return modifiers.some(({ limit }) => limit === WITHOUT_PAYING);
  const spared = modifiers.map(({ ratherThan }) => ratherThan?.do?.what);
  const isOwnCost = spared.some(
    (cost) => cost?.whose?.ref === "SELF" && headOf(cost).thing === "mana cost",
  );
  return (
    isOwnCost && !deeds.some((one) => one.ability === ability && costsMana(one.clause.symbols))
  );
};

/** "Evoke—Exile a white card from your hand." */
const isEvokedForFree = ({ abilities }: CardWords): boolean =>
  abilities.some(
    (ability) =>
      ability.kind === "keyword" &&
      ability.name === "evoke" &&
      ability.cost?.every(({ symbols }) => !costsMana(symbols)) === true,
  );

/** Whether the words of a card let it be cast for no mana. */
export const saysFree = (words: CardWords): boolean =>
  words.deeds.some((deed) => isForFree(deed, words)) || isEvokedForFree(words);
