import type { Bilingual } from "@spellwright/contract";
import { fillSentence, type PhrasedAnswer, phraseYesOrNo } from "@spellwright/judge";
import sentences from "../../../../data/judge/sentences/shields.json" with { type: "json" };
import type { Harm, HarmKind } from "./harms-of.ts";
import type { Shield } from "./shields.ts";

type Rule = keyof typeof sentences.rules;

/** What an answer about a shield says. */
export interface PhrasedShieldAnswer extends PhrasedAnswer {
  readonly why: readonly Bilingual[];
  readonly rules: readonly { readonly number: string; readonly claim: Bilingual }[];
}

const RULE_OF_KIND: Readonly<Record<HarmKind, Rule>> = {
  destroy: "701.8a",
  exile: "701.13a",
  sacrifice: "701.21a",
  return: "400.7",
  shrink: "704.5f",
  damage: "704.5g",
};
const RULE_OF_SHIELD: Readonly<Record<Shield, Rule>> = {
  indestructible: "702.12b",
  regenerate: "701.19a",
  shroud: "702.18a",
  hexproof: "702.11b",
  protection: "702.16b",
};

/** What is told of the creature that is asked about. */
export interface ToldShield {
  readonly card: Bilingual;
  readonly harm: Harm;
  readonly shields: readonly Shield[];
  /** What keeps it safe: a shield, or enough toughness; undefined: nothing does. */
  readonly safeBy: Shield | "shrink" | undefined;
  readonly toughness: number;
  readonly forbidsRegeneration: boolean;
}

const whyOf = (shield: Shield, { forbidsRegeneration, harm: { kind } }: ToldShield) => {
  if (shield === "regenerate" && forbidsRegeneration && kind === "destroy")
    return sentences.why.forbidden;
  return shield === "indestructible" || shield === "regenerate"
    ? sentences.why[shield]
    : sentences.why.untargeted;
};

/** The answer to “does it die?” or, where that is asked, to “does it survive?”. */
export const phraseShield = (told: ToldShield, asksWhetherSpared: boolean): PhrasedShieldAnswer => {
  const { card, harm, shields, safeBy, toughness } = told;
  const fillings = { card, toughness };
  const clause = safeBy === undefined ? sentences.harmed[harm.kind] : sentences.spared[safeBy];
  const untargeted = shields.some((shield) => whyOf(shield, told) === sentences.why.untargeted);
  const rules: readonly Rule[] = [
    ...shields.map((shield) => RULE_OF_SHIELD[shield]),
    RULE_OF_KIND[harm.kind],
    ...(untargeted && safeBy === undefined ? (["115.10a"] as const) : []),
  ];
  return {
    ...phraseYesOrNo((safeBy !== undefined) === asksWhetherSpared, fillSentence(clause, fillings)),
    why:
      safeBy === undefined
        ? [...new Set(shields.map((one) => whyOf(one, told)))].map((why) =>
            fillSentence(why, fillings),
          )
        : [],
    rules: rules.map((number) => ({ number, claim: sentences.rules[number] })),
  };
};
