import type { DeckChange, DeckDetail, DeckLine } from "@spellwright/contract";
import { mergeKeyOf } from "./deck-lines.ts";

/** Whose state stays where both changed the same. */
export type Side = "mine" | "theirs";

/** Fields of a deck that edits change. */
const FIELDS = ["name", "format", "description", "featured_card_name"] as const;
type Field = (typeof FIELDS)[number];

/** What both sides changed, each otherwise: a card with all its lines, or a field. */
export type DeckConflict =
  | {
      readonly kind: "card";
      readonly name: string;
      readonly base: readonly DeckLine[];
      readonly mine: readonly DeckLine[];
      readonly theirs: readonly DeckLine[];
    }
  | {
      readonly kind: "field";
      readonly field: Field;
      readonly mine: string | null;
      readonly theirs: string | null;
    };

interface Merge {
  /** Empty: both go together. */
  readonly conflicts: readonly DeckConflict[];
  /** What makes their deck the merged one. @param side whose state conflicts end with */
  readonly changes: (side: Side) => DeckChange[];
}

type Lines = readonly DeckLine[];

const byCard = ({ deck_cards: lines }: DeckDetail): Map<string, DeckLine[]> => {
  const cards = new Map<string, DeckLine[]>();
  for (const line of lines) {
    const known = cards.get(line.card_name);
    if (known === undefined) cards.set(line.card_name, [line]);
    else known.push(line);
  }
  return cards;
};

/** What lines hold, in no order and whatever their ids. */
const holdingOf = (lines: Lines): string =>
  JSON.stringify(
    lines
      .map((line) => [mergeKeyOf(line), line.quantity, line.categories, line.tags].join(" "))
      .sort(),
  );

const addOf = (line: DeckLine): DeckChange => ({
  op: "add",
  card_id: line.card_id,
  card_name: line.card_name,
  quantity: line.quantity,
  is_sideboard: line.is_sideboard,
  is_commander: line.is_commander,
  board: line.board,
  set_code: line.set_code,
  collector_number: line.collector_number,
  finish: line.finish,
  categories: line.categories,
  tags: line.tags,
});

/** Makes the lines of one card hold what others hold, pile by pile. */
const changesTo = (from: Lines, to: Lines): DeckChange[] => {
  const wanted = new Map(to.map((line) => [mergeKeyOf(line), line]));
  const kept = new Set<string>();
  const changes = from.flatMap((line): DeckChange[] => {
    const { id: line_id } = line;
    const want = wanted.get(mergeKeyOf(line));
    if (want === undefined || kept.has(mergeKeyOf(line))) return [{ op: "remove", line_id }];
    kept.add(mergeKeyOf(line));
    return [
      ...(want.quantity === line.quantity
        ? []
        : [{ op: "set_quantity" as const, line_id, quantity: want.quantity }]),
      ...(JSON.stringify(want.categories) === JSON.stringify(line.categories)
        ? []
        : [{ op: "set_categories" as const, line_id, categories: want.categories }]),
    ];
  });
  return [...changes, ...to.filter((line) => !kept.has(mergeKeyOf(line))).map(addOf)];
};

/** A field that a side changed is set by name. Only fields of the same kind meet here. */
const setField = (field: Field, deck: DeckDetail): DeckChange => ({
  op: "set_details",
  [field]: deck[field],
});

/** What one side changed, with the question that comes of it where the other changed the same. */
interface MyChange {
  readonly changes: readonly DeckChange[];
  readonly conflict: DeckConflict | null;
}

const changedFields = (base: DeckDetail, mine: DeckDetail, theirs: DeckDetail): MyChange[] =>
  FIELDS.filter((field) => mine[field] !== base[field] && mine[field] !== theirs[field]).map(
    (field) => ({
      changes: [setField(field, mine)],
      conflict:
        theirs[field] === base[field]
          ? null
          : { kind: "field", field, mine: mine[field], theirs: theirs[field] },
    }),
  );

const changedCards = (base: DeckDetail, mine: DeckDetail, theirs: DeckDetail): MyChange[] => {
  const [baseCards, myCards, theirCards] = [byCard(base), byCard(mine), byCard(theirs)];
  return [...new Set([...baseCards.keys(), ...myCards.keys()])].flatMap((name): MyChange[] => {
    const linesIn = (cards: ReadonlyMap<string, Lines>) => cards.get(name) ?? [];
    const [was, my, their] = [linesIn(baseCards), linesIn(myCards), linesIn(theirCards)];
    const holding = holdingOf(my);
    if (holding === holdingOf(was) || holding === holdingOf(their)) return [];
    const isDisputed = holdingOf(their) !== holdingOf(was);
    return [
      {
        changes: changesTo(their, my),
        conflict: isDisputed ? { kind: "card", name, base: was, mine: my, theirs: their } : null,
      },
    ];
  });
};

/**
 * What becomes of a deck that was edited here and elsewhere (decision 044): what one side alone changed
 * is as that side has it; what both changed to the same is so; the rest is asked. A card is one thing,
 * with all its lines: copies that were moved to the sideboard are not counted twice.
 *
 * @param base the deck that both edits were made on
 * @param mine with the edits of this device
 * @param theirs as the server now has it
 */
export const mergeDecks = (base: DeckDetail, mine: DeckDetail, theirs: DeckDetail): Merge => {
  const all = [changedFields, changedCards].flatMap((changed) => changed(base, mine, theirs));
  const changesOf = (some: readonly MyChange[]) => some.flatMap(({ changes }) => changes);
  const safe = all.filter(({ conflict }) => conflict === null);
  const disputed = all.filter(({ conflict }) => conflict !== null);
  return {
    conflicts: disputed.flatMap(({ conflict }) => conflict ?? []),
    changes: (side) => changesOf(side === "mine" ? [...safe, ...disputed] : safe),
  };
};
