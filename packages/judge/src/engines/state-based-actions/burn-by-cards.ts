import { countOf } from "@spellwright/text";
import type { NamedCard } from "../engine.ts";
import type { Words } from "../reading/read-words.ts";

/** A question whose burn spells are told as damage. */
export interface Burnt {
  readonly words: Words;
  /** Cards that are left, each at its place. A spell that was told as damage is none. */
  readonly cards: readonly (NamedCard | null)[];
  /** Some of it reaches neither players nor planeswalkers (CR 120.1). */
  readonly meetsCreaturesOnly: boolean;
}

/** The words with “3 damage” in place of a named spell that deals it. The person may have told its damage as well. */
export const burnByCards = (words: Words, cards: readonly NamedCard[]): Burnt => {
  const burns = cards.map(({ facts }) => facts?.burn);
  const asDamage = (text: string): string =>
    burns.reduce<string>((rest, burn, place) => {
      if (burn === undefined) return rest;
      const name = `@${place}(?!\\d)`;
      const saidToo = new RegExp(
        `${name}(?= (?:(?!\\.|@)\\S+ ){0,4}?${burn.amount} (?:points? de )?(?:blessures?|degats?|damage))`,
      );
      return rest
        .replace(saidToo, "~")
        .replace(
          new RegExp(`(?:\\b(\\d{1,2}) )?${name}`, "g"),
          (_, count: string | undefined) => `${countOf(count) * burn.amount} damage`,
        );
    }, text);
  return {
    words: {
      ...words,
      all: asDamage(words.all),
      asking: asDamage(words.asking),
      told: asDamage(words.told),
      named: new Set([...words.named].filter((place) => burns[place] === undefined)),
    },
    cards: cards.map((card, place) => (burns[place] === undefined ? card : null)),
    meetsCreaturesOnly: burns.some((burn) => burn?.creaturesOnly === true),
  };
};
