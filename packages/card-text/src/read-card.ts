import { type LineReading, readLine } from "./read-line.ts";
import type { Ability, CardText, FaceText, Sentence } from "./types/index.ts";
import { linesOf } from "./words/lines.ts";
import { markOwnName } from "./words/own-name.ts";

/** One face of a card as its publisher writes it, in English. */
export interface FaceToRead {
  readonly name: string;
  readonly typeLine: string;
  readonly text: string;
}

/** A line of a face, with its place and the ability word before it. */
export interface FaceLine extends LineReading {
  readonly line: number;
  readonly label: string | undefined;
}

/** Reads all faces of a card. */
export function readCard(faces: readonly FaceToRead[]): CardText {
  return { faces: faces.map(readFace) };
}

function readFace(face: FaceToRead): FaceText {
  const abilities = readLines(face).flatMap(({ abilities, line, label }) =>
    abilities.map((ability) => ({
      ...ability,
      line,
      ...(label === undefined ? {} : { label }),
    })),
  );
  return { name: face.name, abilities };
}

/** Reads the lines of a face one by one, and says of each whether all of it was understood. */
export function readLines(face: FaceToRead): FaceLine[] {
  const isSpell = ["Instant", "Sorcery"].some((type) => face.typeLine.includes(type));
  const marked = markOwnName(face.text, face.name, face.typeLine.includes("Legendary"));
  return linesOf(marked).map(({ index, label, text }) => {
    const reading = readLine(text);
    const abilities = isSpell ? reading.abilities.map(ofSpell) : reading.abilities;
    return { ...reading, abilities, line: index, label };
  });
}

/** On an instant or sorcery, sentences are what the spell does. How it is cast stays static (rule 113.6). */
function ofSpell(ability: Ability): Ability {
  if (ability.kind !== "static" && ability.kind !== "replacement") return ability;
  const [first] = ability.effects;
  return first !== undefined && isAboutCasting(first) ? ability : { ...ability, kind: "spell" };
}

function isAboutCasting({ lead = [], steps = [] }: Sentence): boolean {
  const [step] = steps;
  if (lead.some(({ additionalCost, ratherThan }) => (additionalCost ?? ratherThan) !== undefined))
    return true;
  if (step === undefined) return false;
  const ofItself = step.who?.ref === "SELF" && (step.verb === "cost" || step.modal === "can not");
  const castsItself = step.verb === "cast" && step.what?.ref === "SELF";
  const paysOtherwise = step.modifiers?.some(({ ratherThan }) => ratherThan !== undefined);
  return ofItself || castsItself || paysOtherwise === true;
}
