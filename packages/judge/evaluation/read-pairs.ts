import { readFileSync } from "node:fs";
import { LANGUAGES } from "@spellwright/contract";
import * as z from "zod";
import type { RealQuestion } from "./real-questions.ts";

const FILE = new URL("./questions/asked-in-both-languages.jsonl", import.meta.url);

const Asked = z.strictObject({ question: z.string(), facts: z.array(z.array(z.string())) });
/** One question as a player of each language types it, with what a right answer holds. */
const Pair = z.strictObject({
  id: z.string().regex(/^[a-z]{2}-\d{3}$/),
  kind: z.enum(["yes_no", "number", "which", "explain"]),
  /** English names of the cards that it speaks of. */
  cards: z.array(z.string()),
  verdict: z.enum(["yes", "no"]).nullable(),
  number: z.string().nullable(),
  rules: z.array(z.array(z.string())),
  en: Asked,
  fr: Asked,
});
type Pair = z.infer<typeof Pair>;

/**
 * Three parts. Of the odd questions the misses are read and mended, and weights are learned. What was mended by a
 * question no longer tells how sure an answer is: that is learned from every other even one. The rest is only counted.
 */
const PARTS = ["kept", "learned", "calibrating", "learned"] as const;
type Part = (typeof PARTS)[number];
const partOf = ({ id }: Pair): Part => PARTS[Number(id.slice(-3)) % PARTS.length] ?? "kept";

/**
 * The questions of some parts: of writers who did not know what the judge knows, in English and French
 * alike (docs/decisions/047).
 *
 * @returns all of one language, then all of the other in the same order
 */
export const readPairs = (
  ...parts: readonly Part[]
): readonly (RealQuestion & Pick<Pair, "cards">)[] => {
  const pairs = readFileSync(FILE, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => Pair.parse(JSON.parse(line)))
    .filter((pair) => parts.includes(partOf(pair)));
  return LANGUAGES.flatMap((lang) =>
    pairs.map(({ id, kind, cards, verdict, number, rules, [lang]: { question, facts } }) => ({
      ...{ id: `${id}-${lang}`, lang, question, kind, cards },
      expected: { verdict, number, must_mention: facts, cr_any: rules },
    })),
  );
};
