import { type Ability, textOfCard } from "@spellwright/card-text";
import type { Card } from "@spellwright/contract";

/** A part of what was read of a card: an ability, a clause, a noun, a cost. */
export type ReadNode = Readonly<Record<string, unknown>>;

/** The abilities of all faces of a card. */
export const abilitiesOf = (card: Card): readonly Ability[] =>
  textOfCard(card).faces.flatMap(({ abilities }) => abilities);

const isNode = (value: unknown): value is ReadNode => typeof value === "object" && value !== null;

/** Whether some part of what was read passes a test, however deep it stands. */
export const holdsNode = (read: unknown, test: (node: ReadNode) => boolean): boolean =>
  isNode(read) && (test(read) || Object.values(read).some((part) => holdsNode(part, test)));
