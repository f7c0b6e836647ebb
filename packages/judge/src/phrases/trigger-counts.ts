import type { Bilingual } from "@spellwright/contract";
import sentences from "../../../../data/judge/sentences/trigger-counts.json" with { type: "json" };
import type { Yield } from "../engines/trigger-counts/card-triggers.ts";
import { fillSentence, inBothLanguages } from "./fill-sentence.ts";

/** The number that was asked for, how often each ability triggers, and for how many opponents. */
export const result = (
  asked: Yield | "triggers",
  amount: number,
  sources: readonly { readonly card: Bilingual; readonly times: number }[],
  opponents: number | undefined,
): Bilingual => {
  const whom = opponents === 1 ? sentences.perOpponent : sentences.forOpponents;
  const told = sources.map(({ card, times }) =>
    fillSentence(sentences.source, {
      card,
      often: fillSentence(sentences.things.triggers, { amount: times }),
    }),
  );
  return fillSentence(sentences.result, {
    what: fillSentence(sentences.things[asked], { amount }),
    sources: inBothLanguages((language) => told.map((source) => source[language]).join(", ")),
    whom: opponents === undefined ? "" : fillSentence(whom, { opponents }),
  });
};

export const { rules } = sentences;
