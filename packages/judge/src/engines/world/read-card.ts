import type { Card } from "@spellwright/contract";
import { escapePattern } from "@spellwright/text";
import type { Vocabulary } from "../../vocabulary/create-vocabulary.ts";
import { type CardEffect, readCardEffect } from "../layers/card-effects.ts";
import { cardLines } from "./card-lines.ts";
import { type CombatEffect, combatEffectOf } from "./combat-effect.ts";
import { readAbilities } from "./read-abilities.ts";
import { type Restriction, readRestrictions } from "./restrictions.ts";

/** What a card's text means for creatures in combat. */
export interface CardReading {
  /** Its own keywords and protections, in English and lower case. */
  readonly abilities: readonly string[];
  /** What it says of its own attacks and blocks. */
  readonly restrictions: readonly Restriction[];
  /** What it does to creatures, itself among them where its text says so. */
  readonly effects: readonly CardEffect[];
  /** Combat damage of its controller's creatures cannot be prevented. */
  readonly unpreventable: boolean;
  /** What its abilities that were not understood may change. */
  readonly unread: ReadonlySet<Exclude<CombatEffect, "nothing">>;
  /** Its text or its facts were there to read. */
  readonly known: boolean;
}

/** “Questing Beast can't…”, “Questing can't…”, “This creature can't…”: what follows the card's own name. */
const aboutItself = (line: string, name: string): string | undefined => {
  const names = [name, name.split(/,| of | the /)[0] ?? name, "this creature", "itself:"];
  return new RegExp(`^(?:${names.map(escapePattern).join("|")}) (.+)$`, "i").exec(line)?.[1];
};
const UNPREVENTABLE =
  /^combat damage (?:that would be dealt by creatures you control|of its side) can't be prevented$/i;

/** Reads a card for combat. */
export const readCard = (card: Card, vocabulary: Vocabulary): CardReading => {
  const { abilities: written, known } = cardLines(card);
  const abilities: string[] = [];
  const restrictions: Restriction[] = [];
  const effects: CardEffect[] = [];
  const unread = new Set<Exclude<CombatEffect, "nothing">>();
  let unpreventable = false;
  const read = (line: string): boolean => {
    const own = readAbilities(line, vocabulary);
    const itself = readRestrictions(aboutItself(line, card.name) ?? "");
    const effect = readCardEffect(line, vocabulary);
    if (own) abilities.push(...own);
    else if (UNPREVENTABLE.test(line)) unpreventable = true;
    else if (itself) restrictions.push(...itself);
    else if (effect) effects.push(effect);
    else return false;
    return true;
  };
  for (const ability of written) {
    const left = ability.filter((line) => !read(line));
    const matter = left.length === 0 ? "nothing" : combatEffectOf(left, card.name);
    if (matter !== "nothing") unread.add(matter);
  }
  return { abilities, restrictions, effects, unpreventable, unread, known };
};
