import type { ServiceCard, ServiceLookUp } from "./card-service.ts";
import { foldName, frenchNamesOf } from "./names.ts";

/** The service refuses longer searches, in Unicode characters. */
const QUERY_MAX = 1_000;

/** Searches for names printed in French, as many names in each as its length allows. */
export function frenchQueries(
  names: readonly string[],
): readonly { readonly query: string; readonly asked: readonly string[] }[] {
  const groups: string[][] = [];
  for (const name of new Set(names)) {
    const group = groups.at(-1);
    if (group !== undefined && [...queryOf([...group, name])].length <= QUERY_MAX) group.push(name);
    else groups.push([name]);
  }
  return groups.map((asked) => ({ query: queryOf(asked), asked }));
}

/** Language is a search term there, not a parameter. Quotation marks keep a name together. */
function queryOf(names: readonly string[]): string {
  const terms = names.map(quoted);
  return terms.length === 1 ? `lang:fr ${terms[0]}` : `lang:fr (${terms.join(" or ")})`;
}

/** A name as one term of a search, whatever is in it: no operator of the service's own. */
export function quoted(name: string): string {
  return `"${name.replace(/["\\]/g, " ").trim()}"`;
}

/** The card whose printed French name is exactly this one. Several cards may bear it. */
export function pickFrench(cards: readonly ServiceCard[], name: string): ServiceLookUp | undefined {
  const bearers = cards.filter((card) =>
    frenchNamesOf(card).some((french) => foldName(french) === foldName(name)),
  );
  const byCard = new Map(bearers.map((card) => [card.oracle_id ?? card.name, card]));
  const [card] = byCard.values();
  if (card === undefined) return undefined;
  if (byCard.size === 1) return { kind: "found", card };
  return { kind: "ambiguous", names: [...byCard.values()].map((each) => each.name) };
}
