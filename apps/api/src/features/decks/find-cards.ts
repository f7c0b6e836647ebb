import type { CardIndex } from "@spellwright/cards";
import type { Card } from "@spellwright/contract";
import { timeLimit } from "@spellwright/services";
import { mapInSteps, runInSlices } from "../../runtime/time-slices.ts";
import type { DecksParts } from "./decks-parts.ts";

/** The card that a name means; without an id, the name is kept as it was written. */
export interface FoundCard {
  readonly id: string | null;
  readonly name: string;
}

/** Cards by a name that was asked for. */
export type CardsByName = ReadonlyMap<string, Card>;

/** The card of a written name: never a guess between two, never a correction of a misspelt one. */
export const findCard =
  (index: CardIndex) =>
  (written: string): FoundCard => {
    const found = index.knows(written) ? index.resolve(written) : undefined;
    return found?.kind === "found"
      ? { id: found.id, name: found.name }
      : { id: null, name: written };
  };

/**
 * The cards of our data that names mean today. The ids that lines keep may be of an older edition of
 * it. One query for two hundred.
 */
export const cardsByNames = async (
  { knowledge }: Pick<DecksParts, "knowledge">,
  names: Iterable<string>,
): Promise<CardsByName> => {
  const find = findCard(await knowledge.cardIndex());
  const idOf = new Map<string, string>();
  const found = await runInSlices(
    mapInSteps(new Set(names), (name) => ({ name, id: find(name).id })),
  );
  for (const { name, id } of found) if (id !== null) idOf.set(name, id);
  const cards = await knowledge.cardsByIds([...new Set(idOf.values())]);
  const byId = new Map(cards.map((card) => [card.id, card]));
  return new Map(
    [...idOf].flatMap(([name, id]) => {
      const card = byId.get(id);
      return card === undefined ? [] : [[name, card] as const];
    }),
  );
};

/**
 * As `cardsByNames`. Cards that our data lacks come from the public card service (IMP-08), which mostly
 * answered before. A page does not wait for it: what it does not say in time stays unknown.
 *
 * @param patienceMs longest time that the service is waited for
 * @param caller whose deck it is: nobody fills the service's queue alone
 */
export const findCardsWithService = async (
  parts: Pick<DecksParts, "knowledge" | "resolveNames">,
  names: readonly string[],
  patienceMs: number,
  caller: string,
): Promise<CardsByName> => {
  const local = await cardsByNames(parts, names);
  const missing = names.filter((name) => !local.has(name));
  if (missing.length === 0) return local;
  const { names: answers } = await parts.resolveNames(missing, {
    signal: timeLimit(patienceMs),
    caller,
  });
  const found = answers.flatMap((answer) =>
    answer.kind === "found" && !answer.misspelt ? [[answer.written, answer.card] as const] : [],
  );
  return new Map([...local, ...found]);
};
