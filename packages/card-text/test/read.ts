import { type Ability, type Clause, type Noun, readLines } from "../src/index.ts";

/** The abilities of one line of an invented card, which must be read without remainder. */
export function readWhole(text: string, typeLine = "Creature — Otter"): readonly Ability[] {
  const [line] = readLines({ name: "Brook Warden", typeLine, text });
  if (line === undefined || !line.whole) throw new Error(`not read whole: ${text}`);
  return line.abilities;
}

/** The steps of a line of a spell. */
export function stepsOf(text: string): readonly Clause[] {
  const [ability] = readWhole(text, "Sorcery");
  return ability !== undefined && "effects" in ability
    ? (ability.effects ?? []).flatMap(({ steps = [] }) => steps)
    : [];
}

/** What a spell of one step acts on. */
export function objectOf(text: string): Noun | undefined {
  return stepsOf(text)[0]?.what;
}
