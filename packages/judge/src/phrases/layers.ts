import type { Bilingual } from "@spellwright/contract";
import sentences from "../../../../data/judge/sentences/layers.json" with { type: "json" };
import type { Layer } from "../engines/layers/effect.ts";
import { fillSentence, inBothLanguages, yesOrNo } from "./fill-sentence.ts";

export type AskedSize = "size" | "power" | "toughness";

/** The size that was asked for. Its number comes first. */
export const ruling = (
  power: number,
  toughness: number,
  asked: AskedSize,
  verdict: "yes" | "no" | null,
): Bilingual => {
  const told = { power, toughness, size: `${power}/${toughness}` };
  return verdict === null
    ? fillSentence(sentences[asked], told)
    : yesOrNo(verdict, fillSentence(sentences.verdict, told));
};

export const start = (name: string, size: string): Bilingual =>
  fillSentence(name === size ? sentences.startUnnamed : sentences.start, { name, size });

/** The rule of each layer. */
export const RULES: Readonly<Record<Layer, string>> = sentences.rules;

interface EffectName {
  readonly kind: keyof typeof sentences.effects;
  readonly what: string;
}

const nameOf = ({ kind, what }: EffectName): Bilingual =>
  fillSentence(sentences.effects[kind], { what });

/** One effect in its layer and the size right after it. */
export const step = (name: EffectName, layer: Layer, size: string): Bilingual =>
  fillSentence(sentences.step, { layer, effect: nameOf(name), size });

/** What was told of the original and does not reach the copy. */
export const notCopied = (names: readonly EffectName[]): Bilingual =>
  fillSentence(sentences.notCopied, {
    effects: inBothLanguages((language) => names.map((name) => nameOf(name)[language]).join(", ")),
  });

const CLAIMS: Readonly<Record<string, Bilingual>> = sentences.claims;

/** What the answer says with a rule. */
export const claim = (rule: string): Bilingual => CLAIMS[rule] ?? sentences.claims.other;
