import { type Ability, type Cost, deedsOf, textOfCard } from "@spellwright/card-text";
import type { CardFacts } from "../card-facts.ts";
import { frontTypeOf } from "../commander/commander-rules.ts";
import { recogniseRoles } from "../roles/recognise-roles.ts";
import { isIn, isSelf } from "../roles/rules/nouns.ts";
import type { ComboResult } from "./bracket-data.ts";

/** The mana value of a cost; X is nothing, a hybrid symbol its dearer half (CR 202.3). */
export const manaValueOfCost = (cost: string): number =>
  [...cost.matchAll(/\{([^{}]{1,8})\}/g)].reduce((sum, [, symbol = ""]) => {
    if (/^\d+$/.test(symbol)) return sum + Number(symbol);
    if (/^\d+\//.test(symbol)) return sum + Number.parseInt(symbol, 10);
    return /^(?:X|T|Q|E)$/.test(symbol) || !/[WUBRGCSP]/.test(symbol) ? sum : sum + 1;
  }, 0);

const manaOf = (costs: readonly Cost[] = []): number =>
  manaValueOfCost(
    costs
      .flatMap(({ symbols = [] }) => symbols)
      .join("")
      .toUpperCase(),
  );

/** What is paid for the first of these keywords that a card has. */
const keywordCost = (abilities: readonly Ability[], ...names: readonly string[]): number => {
  const found = abilities.find((one) => one.kind === "keyword" && names.includes(one.name));
  return found?.kind === "keyword" ? manaOf(found.cost) : 0;
};

/** Whether it makes mana (CR 605.1a). */
const makesMana = (ability: Ability): boolean =>
  deedsOf([ability]).find(({ isCost }) => !isCost)?.verb === "add";

/** Whether it brings its own card into play: that is paid instead of the mana cost (Derevi), not beside it. */
const bringsItself = (ability: Ability): boolean =>
  deedsOf([ability]).some(
    ({ verb, what, clause, isCost }) =>
      !isCost &&
      (verb === "put" || verb === "return") &&
      isSelf(what) &&
      isIn("battlefield", clause.place?.zone),
  );

/** The cheapest ability that is no mana ability, where all of them cost mana; else 0. */
const activationOf = (abilities: readonly Ability[]): number => {
  const costs = abilities.flatMap((one) =>
    one.kind === "activated" && !makesMana(one) && !bringsItself(one) ? [manaOf(one.cost)] : [],
  );
  return costs.length === 0 ? 0 : Math.min(...costs);
};

/**
 * What a card of a combo costs beyond its mana value (BRK-03): equip, buyback and, unless the combo
 * itself makes the mana, its cheapest activation.
 */
export const furtherCost = (card: CardFacts, result: ComboResult): number => {
  const abilities = textOfCard(card).faces.flatMap((face) => face.abilities);
  const attached = keywordCost(abilities, "equip", "reconfigure");
  const returned = keywordCost(abilities, "buyback");
  const activated = result === "mana" || attached > 0 ? 0 : activationOf(abilities);
  return attached + returned + activated;
};

export const isCreature = (card: CardFacts): boolean => frontTypeOf(card).includes("Creature");

/** Whether a spell or an Aura puts a creature from a graveyard into play, which then costs nothing. */
export const bringsBack = (card: CardFacts): boolean =>
  !isCreature(card) && recogniseRoles(card).events.causes.some(({ name }) => name === "reanimate");
