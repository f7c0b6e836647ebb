import type { CardFacts } from "../card-facts.ts";
import { frontTypeOf, rulesTextOf } from "../commander/commander-rules.ts";
import { recogniseRoles } from "../roles/recognise-roles.ts";
import type { ComboResult } from "./bracket-data.ts";

/** The mana value of a cost; X is nothing, a hybrid symbol its dearer half (CR 202.3). */
export const manaValueOfCost = (cost: string): number =>
  [...cost.matchAll(/\{([^{}]{1,8})\}/g)].reduce((sum, [, symbol = ""]) => {
    if (/^\d+$/.test(symbol)) return sum + Number(symbol);
    if (/^\d+\//.test(symbol)) return sum + Number.parseInt(symbol, 10);
    return /^(?:X|T|Q|E)$/.test(symbol) || !/[WUBRGCSP]/.test(symbol) ? sum : sum + 1;
  }, 0);

const EQUIP = /^(?:equip|reconfigure)(?: [^{\n]*)? ?(\{[^\n(]+)/im;
const BUYBACK = /^buyback[ —-]*(\{[^\n(]+)/im;
const ACTIVATED = /^(?:[^\n":.]*[—-] )?((?:\{[^{}]+\})+)[^\n":.]*: (?!add\b)([^\n]*)/gim;

/** The cheapest ability that is no mana ability, where all of them cost mana; else 0. */
const activationOf = (text: string): number => {
  const costs = [...text.matchAll(ACTIVATED)].map(([, cost = ""]) => manaValueOfCost(cost));
  return costs.length === 0 ? 0 : Math.min(...costs);
};

/**
 * What a card of a combo costs beyond its mana value (BRK-03): equip, buyback and, unless the combo
 * itself makes the mana, its cheapest activation.
 */
export const furtherCost = (card: CardFacts, result: ComboResult): number => {
  const text = rulesTextOf(card).replace(/\([^()]*\)/g, "");
  const attached = manaValueOfCost(EQUIP.exec(text)?.[1] ?? "");
  const returned = manaValueOfCost(BUYBACK.exec(text)?.[1] ?? "");
  const activated = result === "mana" || attached > 0 ? 0 : activationOf(text);
  return attached + returned + activated;
};

export const isCreature = (card: CardFacts): boolean => frontTypeOf(card).includes("Creature");

/** Whether a spell or an Aura puts a creature from a graveyard into play, which then costs nothing. */
export const bringsBack = (card: CardFacts): boolean =>
  !isCreature(card) && recogniseRoles(card).events.causes.some(({ name }) => name === "reanimate");
