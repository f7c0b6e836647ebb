import { type ContractClient, type DeckChange, idOfNewDeck } from "@spellwright/contract";
import { isRecord } from "../../storage/is-record.ts";

type InputOf<Call> = Call extends (input: infer Input, ...rest: never[]) => unknown ? Input : never;
type NewDeck = Omit<InputOf<ContractClient["decks"]["create"]>, "requestId">;
type DeckMarks = Pick<
  InputOf<ContractClient["decks"]["update"]>,
  "is_favorite" | "declared_archetype"
>;

/** An edit as it is kept: of one thing, and without the revision that it was made on. */
export type QueuedEdit = { readonly thing: string } & (
  | { readonly call: "decks.create"; readonly requestId: string; readonly deck: NewDeck }
  | { readonly call: "decks.change"; readonly changes: readonly DeckChange[] }
  | { readonly call: "decks.update"; readonly marks: DeckMarks }
  | { readonly call: "decks.remove" | "discussions.remove" }
  | { readonly call: "discussions.update"; readonly title: string }
);

/** What an owner says of a deck: changes of it that need a revision, and marks that need none. */
const DETAILS = ["name", "format", "description", "featured_card_name"];
const MARKS = ["is_favorite", "declared_archetype"];

const pick = (input: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(input).filter(([name]) => names.includes(name)));

/** One form changes both. What else a call changes (cards as a whole, a bracket) is not kept. */
const updateOf = (thing: string, input: Readonly<Record<string, unknown>>): QueuedEdit[] => {
  const known = ["id", "revision", ...DETAILS, ...MARKS];
  if (!Object.keys(input).every((name) => known.includes(name))) return [];
  const [details, marks] = [pick(input, DETAILS), pick(input, MARKS)];
  return [
    ...(Object.keys(details).length === 0
      ? []
      : [
          {
            call: "decks.change" as const,
            thing,
            changes: [{ op: "set_details", ...details } as DeckChange],
          },
        ]),
    ...(Object.keys(marks).length === 0
      ? []
      : [{ call: "decks.update" as const, thing, marks: marks as DeckMarks }]),
  ];
};

const idsOf = ({ ids }: Readonly<Record<string, unknown>>): string[] =>
  Array.isArray(ids) ? ids.filter((id) => typeof id === "string") : [];

/**
 * A call as edits that may wait for the network. None for a call that cannot (purchases, sharing, what
 * asks the server for something). What would be made twice has to carry its id from the first attempt on.
 *
 * @param account of its person
 */
export const queuedEdits = async (
  account: string,
  call: string,
  input: unknown,
): Promise<readonly QueuedEdit[]> => {
  if (!isRecord(input)) return [];
  const { id, requestId } = input;
  if (call === "decks.removeMany")
    return idsOf(input).map((thing) => ({ call: "decks.remove", thing }));
  if (call === "discussions.removeMany")
    return idsOf(input).map((thing) => ({ call: "discussions.remove", thing }));
  if (call === "decks.create" && typeof requestId === "string") {
    const { requestId: _, ...deck } = input as InputOf<ContractClient["decks"]["create"]>;
    return [{ call, thing: await idOfNewDeck(account, requestId), requestId, deck }];
  }
  if (typeof id !== "string") return [];
  if (call === "decks.change" && typeof requestId === "string")
    return [{ call, thing: id, changes: input.changes as readonly DeckChange[] }];
  if (call === "decks.update") return updateOf(id, input);
  if (call === "decks.remove" || call === "discussions.remove") return [{ call, thing: id }];
  if (call === "discussions.update" && typeof input.title === "string" && !("is_public" in input))
    return [{ call, thing: id, title: input.title }];
  return [];
};
