import type { Card, ListedCard } from "@spellwright/contract";
import { type EntryWithFacts, plainEntry } from "@spellwright/decks";
import { timeLimit } from "@spellwright/services";
import type { ResolveNames } from "../knowledge/index.ts";

/** How long cards that our data lacks are waited for. */
const PATIENCE_MS = 4_000;

/** A list as it is sent. */
export interface AskedList {
  readonly cards: readonly ListedCard[];
  readonly format: string;
  readonly commanders: readonly string[];
}

type Line = Pick<EntryWithFacts, "name" | "quantity" | "board">;

/** Commanders that stand among the cards as well are played once, as commanders. */
const linesOf = ({
  cards,
  commanders,
}: Pick<AskedList, "cards" | "commanders">): readonly Line[] => [
  ...[...new Set(commanders)].map((name): Line => ({ name, quantity: 1, board: "commander" })),
  ...cards.flatMap(({ name, quantity, isSideboard }): Line[] => {
    const left = !isSideboard && commanders.includes(name) ? quantity - 1 : quantity;
    const board = isSideboard ? "sideboard" : "main";
    return left === 0 ? [] : [{ name, quantity: left, board }];
  }),
];

/**
 * The lines of a list that is no stored deck, beside their cards. Null while one is not known.
 *
 * @param caller whom the card service is asked for
 */
export const listEntries = async (
  { resolveNames }: { readonly resolveNames: ResolveNames },
  list: Pick<AskedList, "cards" | "commanders">,
  caller: string,
): Promise<(EntryWithFacts & { readonly card: Card | null })[]> => {
  const lines = linesOf(list);
  const { names } = await resolveNames(
    lines.map(({ name }) => name),
    { signal: timeLimit(PATIENCE_MS), caller },
  );
  const cardOf = new Map(
    names.flatMap((each) =>
      each.kind === "found" && !each.misspelt ? [[each.written, each.card] as const] : [],
    ),
  );
  return lines.map((line) => {
    const card = cardOf.get(line.name) ?? null;
    return { ...plainEntry(card?.name ?? line.name, line), card };
  });
};
