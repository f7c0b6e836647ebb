import { findSequence } from "@spellwright/text";
import words from "../../../../../data/judge/reading/combat-words.json" with { type: "json" };
import { patternsOf } from "../../vocabulary/patterns.ts";
import type { NamedCard } from "../engine.ts";
import type { CreatureReference } from "./creature-references.ts";
import { type Mention, wordsOfName } from "./read-mentions.ts";

const CUES = patternsOf(words.readProps);

/** A named card that does not fight: equipment, an aura, an anthem, a spell, a creature that looks on. */
export interface Prop {
  /** In the list of cards. */
  readonly place: number;
  readonly start: number;
  readonly end: number;
}

/** The named cards that are none of the fighters. Undefined when the words hold one of them nowhere. */
export const readProps = (
  tokens: readonly string[],
  cards: readonly NamedCard[],
  fighters: readonly Mention[],
): readonly Prop[] | undefined => {
  const props = cards.flatMap(({ written }, place): readonly (Prop | undefined)[] => {
    if (fighters.some(({ card }) => card === place)) return [];
    const words = wordsOfName(written);
    const start = findSequence(tokens, words);
    return [start < 0 ? undefined : { place, start, end: start + words.length }];
  });
  return props.includes(undefined) ? undefined : props.flatMap((prop) => prop ?? []);
};

const MOST_LINKS = 4;

/** The words without the names of the props and what links them to a creature, as many as before. */
export const withoutProps = (
  tokens: readonly string[],
  props: readonly Prop[],
): readonly string[] => {
  const hidden = new Set<number>();
  for (const { start, end } of props) {
    for (let at = start; at < end; at++) hidden.add(at);
    for (let at = start - 1; start - at <= MOST_LINKS && CUES.link.test(tokens[at] ?? ""); at--)
      hidden.add(at);
  }
  return tokens.map((token, at) => (hidden.has(at) ? "~" : token));
};

/** Farther than this no name leads to its bearer. */
const NEAR = 6;

/** The creature that a prop is attached to or aimed at, by its place; -1 when the words do not tell. */
export const creatureWithProp = (
  { end, start }: Prop,
  tokens: readonly string[],
  references: readonly CreatureReference[],
): number => {
  const next = references.find((reference) => reference.start >= end);
  const between = next ? tokens.slice(end, next.start).join(" ") : "";
  const leads =
    between !== "" && between.split(" ").length <= NEAR && CUES.leads.test(`${between} `);
  if (next && leads) return next.place;
  const sentence = tokens.lastIndexOf(".", start);
  const before = references.findLast(
    (reference) => reference.end <= start && reference.start > sentence,
  );
  if (before) return before.place;
  const places = new Set(references.map(({ place }) => place));
  return places.size === 1 ? (references[0]?.place ?? -1) : -1;
};

const FEW = 5;

/** Whose prop it is, for the person who asks. Undefined when the words do not tell. */
export const ownerOfProp = (
  { start, end }: Prop,
  tokens: readonly string[],
): "mine" | "theirs" | undefined => {
  const sentence = tokens.lastIndexOf(".", start);
  const around = [
    tokens.slice(Math.max(sentence + 1, start - FEW), start).join(" "),
    tokens
      .slice(end, end + FEW)
      .join(" ")
      .split(" .")[0] ?? "",
  ];
  for (const words of around) {
    const mine = CUES.mine.test(words.replace(/\b(?:my|mon) (?:opponent|adversaire)/g, "opponent"));
    const theirs = CUES.theirs.test(words);
    if (mine !== theirs) return mine ? "mine" : "theirs";
  }
  return undefined;
};
