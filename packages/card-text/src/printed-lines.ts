import { type FaceToRead, readLines } from "./read-card.ts";
import type { Ability } from "./types/index.ts";

/** A line as it is printed, its cost or its trigger apart from what follows. */
export interface PrintedLine {
  /** “{T}, Sacrifice a creature:”, “Whenever a creature dies,”. Null where there is none, or it was not read. */
  readonly head: string | null;
  readonly body: string;
}

/** Any effect: what comes before it is read as a trigger, or it is none. */
const ANY_EFFECT = ", draw a card.";

const firstAbility = (face: FaceToRead, text: string): Ability | undefined =>
  readLines({ ...face, text })[0]?.abilities[0];

/** When it triggers, with the condition between two commas (CR 603.4). */
const triggerOf = (ability: Ability | undefined): string | undefined =>
  ability?.kind === "triggered" ? JSON.stringify([ability.event, ability.condition]) : undefined;

/** Where the effect begins: behind the colon of a cost, or behind the comma that ends the same trigger. */
const endOfHead = (face: FaceToRead, line: string): number => {
  const ability = firstAbility(face, line);
  if (ability?.kind === "activated") return line.indexOf(":") + 1;
  const trigger = triggerOf(ability);
  if (trigger === undefined) return 0;
  for (let comma = line.indexOf(","); comma >= 0; comma = line.indexOf(",", comma + 1)) {
    const read = firstAbility(face, line.slice(0, comma) + ANY_EFFECT);
    if (triggerOf(read) === trigger) return comma + 1;
  }
  return 0;
};

/**
 * The lines of a face as they are printed, reminder text too: the cost or the trigger of each apart from its
 * effect (CR 602.1a, 603.1).
 */
export const printedLines = (face: FaceToRead): readonly PrintedLine[] =>
  face.text.split("\n").map((line) => {
    const end = endOfHead(face, line);
    return end === 0
      ? { head: null, body: line }
      : { head: line.slice(0, end), body: line.slice(end).trim() };
  });
