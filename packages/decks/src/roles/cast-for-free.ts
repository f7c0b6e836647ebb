import { asksForMana, type Casting } from "@spellwright/card-text";
import type { CardFacts } from "../card-facts.ts";
import { frontTypeOf } from "../commander/commander-rules.ts";
import { oncePerCard } from "../once-per-card.ts";
import { recogniseRoles } from "./recognise-roles.ts";

/** No mana at all, or Phyrexian mana alone, which life pays for (CR 107.4f). */
const isNoMana = (cost: string): boolean =>
  cost !== "" &&
  cost
    .split("}")
    .filter(Boolean)
    .every((symbol) => symbol === "{0" || symbol.endsWith("/P"));

/** By what it says of itself, or by evoking it, for nothing or for something that is no mana (CR 118.9). */
const offersIt = ({ ways, keywords }: Casting): boolean =>
  ways.some(({ cost }) => !cost.some(asksForMana)) ||
  keywords.some(({ name, cost }) => name === "evoke" && cost?.some(asksForMana) === false);

const FREE_FACTS = ["free", "instead", "evoke"];

/** The same of a card of the starter data: “casting: instead pay 1 life”. */
const factSaysSo = (fact: string): boolean => {
  const [matter, how = ""] = fact.split(" ");
  return matter === "casting:" && FREE_FACTS.includes(how) && !fact.includes("{");
};

/** Whether a card may be cast for no mana, by its cost or by its own words. Never a land. */
export const castForFree = oncePerCard((card: CardFacts): boolean => {
  if (frontTypeOf(card).split(" ").includes("Land")) return false;
  if (isNoMana(card.mana_cost ?? card.card_faces?.[0]?.mana_cost ?? "")) return true;
  const { casting } = recogniseRoles(card);
  return casting === null ? (card.facts ?? []).some(factSaysSo) : offersIt(casting);
});
