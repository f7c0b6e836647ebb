import type { Bilingual } from "@spellwright/contract";
import sentences from "../../../../data/judge/sentences/trigger-counts.json" with { type: "json" };
import type { Yield } from "../engines/trigger-counts/card-triggers.ts";
import { tell } from "./tell.ts";

/** The number that was asked for, and how often the ability triggers. */
export const result = (
  asked: Yield | "triggers",
  amount: number,
  card: string,
  times: number,
): Bilingual =>
  tell(asked === "triggers" ? sentences.triggers : sentences.result, {
    what: tell(sentences.things[asked], { amount }),
    card,
    often: tell(sentences.things.triggers, { amount: times }),
  });

export const atTheSameTime = (event: "enters" | "dies"): Bilingual =>
  sentences.atTheSameTime[event];

export const { oncePerEvent } = sentences;

export const countStep = (count: number, copies: number): Bilingual =>
  tell(copies > 1 ? sentences.countForCopies : sentences.count, { count, copies });
