import type { Bilingual } from "@spellwright/contract";
import { fillSentence, phraseYesOrNo } from "@spellwright/judge";
import sentences from "../../../../data/judge/sentences/targets.json" with { type: "json" };
import type { PhrasedTableAnswer } from "../reading/table-phrases.ts";

type Claim = keyof typeof sentences.claims;
type Fillings = NonNullable<Parameters<typeof fillSentence>[1]>;

const say = (
  holds: boolean,
  sentence: keyof Omit<typeof sentences, "claims" | "cost">,
  fillings: Fillings,
  claims: readonly Claim[],
  why: readonly Bilingual[],
): PhrasedTableAnswer => ({
  ...phraseYesOrNo(holds, fillSentence(sentences[sentence][holds ? "yes" : "no"], fillings)),
  rules: claims.map((name) => sentences.claims[name]),
  why,
});

/** Whether ward triggers on a spell, whose cost may be told. */
export function ward(
  holds: boolean,
  source: Bilingual,
  amount: string | undefined,
  why: readonly Bilingual[],
): PhrasedTableAnswer {
  const { any, told } = sentences.cost;
  const cost = amount === undefined ? any : fillSentence(told, { amount });
  return say(holds, "ward", { source, cost }, ["ward", "targets"], why);
}

/** Whether the targets of a spell can be changed. */
export const changes = (
  holds: boolean,
  pair: { readonly source: Bilingual; readonly target: Bilingual },
  why: readonly Bilingual[],
): PhrasedTableAnswer =>
  say(holds, "changes", pair, holds ? ["changed"] : ["targets", "changed"], why);

/** Whether a replacement effect adds to the counters that pay for a loyalty ability. */
export const paid = (
  holds: boolean,
  source: Bilingual,
  amount: number,
  why: readonly Bilingual[],
): PhrasedTableAnswer =>
  say(holds, "paid", { source, amount }, holds ? ["put", "loyalty"] : ["effect", "loyalty"], why);
