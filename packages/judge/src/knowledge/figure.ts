import * as z from "zod";
import { Bilingual } from "./bilingual.ts";

/** `{{name}}` stands for words of `data/judge/reading/figure-words.json`. */
const Pattern = z.string();

/** A number of the question. */
const Value = z.strictObject({
  name: z.string().min(1),
  /** What a pattern captures, in figures or as a cost in symbols, several multiplied (“two 3/3”). */
  number: Pattern.optional(),
  /** The same of all places, added up. */
  each: Pattern.optional(),
  /** Else that of the first pattern that fits. An empty one always does. */
  first: z.array(z.strictObject({ says: Pattern, is: z.number() })).optional(),
});
export type Value = Readonly<z.infer<typeof Value>>;

/** A sum of products of values and numbers. */
const Sum = z.array(z.array(z.union([z.string(), z.number()])).min(1)).min(1);
export type Sum = z.infer<typeof Sum>;

/** A part that a named card plays. */
const Part = z.strictObject({
  part: z.string().min(1),
  /** In its text, size, type line and mana cost, each in a line. */
  prints: Pattern,
  /** Nobody has to play it. */
  optional: z.boolean().optional(),
  /** Several cards, or so many of one, may play it: what they print is added up, one where it is nothing. */
  added: z.boolean().optional(),
});

/** A line of `data/judge/figures/<matter>.jsonl`: what is counted, from what, and how it is told. */
export const FigureLine = z.strictObject({
  id: z.string().min(1),
  /** In the sentence that asks: folded, numbers in figures, each card as `@` with the part it plays. */
  asks: Pattern,
  /** With this anywhere it is another question. */
  not: Pattern.optional(),
  /**
   * The parts of the named cards, each of which plays one. Absent: none may be named. A number that the pattern
   * captures is the value of that name; `<part>Value`, `<part>Xs` and `<part>Other` are the card's mana value,
   * how many {X} it costs and the mana value of its other face.
   */
  cards: z.array(Part).optional(),
  /** Each is needed. A name alone stands for a value of `figure-words.json`. */
  values: z.array(z.union([Value, z.string()])),
  figure: Sum,
  /** Further sums, by their names. */
  sums: z.record(z.string(), Sum).optional(),
  /** What the figure is divided by, each part that is begun counted whole, or only whole ones. */
  dividedBy: z.string().optional(),
  rounded: z.enum(["up", "down"]).optional(),
  /** Fewer than these it never is. Absent: fewer than none is another question. */
  least: z.number().optional(),
  /** More than this value it never is. */
  most: z.string().optional(),
  /** Its gaps are `{figure}`, values and sums. */
  says: Bilingual,
  /** The rule that decides first. */
  rules: z.array(z.strictObject({ number: z.string(), claim: Bilingual })).min(1),
});
export type Figure = Readonly<z.infer<typeof FigureLine>>;
