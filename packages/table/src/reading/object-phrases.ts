import type { Bilingual } from "@spellwright/contract";
import { fillSentence, phraseYesOrNo } from "@spellwright/judge";
import fate from "../../../../data/judge/sentences/fate.json" with { type: "json" };
import sentences from "../../../../data/judge/sentences/objects.json" with { type: "json" };
import type { Pair } from "./fate-phrases.ts";
import type { PhrasedTableAnswer } from "./table-phrases.ts";

type Rule = keyof typeof sentences.rules;
/** What is asked of a permanent that has left the battlefield. */
export type NewObject = keyof typeof sentences.newObject;
/** What comes of a spell whose target is looked after in response. */
export type Response = keyof typeof sentences.response;
/** What becomes of a card that may come back. */
export type ReturnOutcome = keyof typeof sentences.back;

const RULES_OF: Readonly<Record<NewObject | Response | ReturnOutcome, readonly Rule[]>> = {
  counters: ["400.7", "122.2"],
  manyCounters: ["400.7", "122.2"],
  attached: ["400.7", "704.5m", "704.5n"],
  attacking: ["506.4", "400.7"],
  sick: ["302.6", "400.7"],
  ready: ["302.6", "400.7"],
  hasty: ["702.10b", "302.6"],
  token: ["111.8", "111.7"],
  enters: ["603.6a", "400.7"],
  gone: ["608.2b", "400.7"],
  sacrificed: ["608.2b", "701.21a"],
  barred: ["608.2b", "702.11b"],
  countered: ["701.6a"],
  until: ["610.3", "400.7"],
  linked: ["607.2a", "603.6c"],
  untilToken: ["111.8", "610.3"],
  persist: ["702.79a", "603.10a"],
  undying: ["702.93a", "603.10a"],
  persisted: ["702.79a", "603.10a"],
  undied: ["702.93a", "603.10a"],
  exiled: ["701.13a", "702.79a"],
};

const say = (
  holds: boolean,
  sentence: Bilingual,
  pair: Partial<Pair & { readonly worn: Bilingual; readonly amount: number }>,
  rules: readonly Rule[],
  why: readonly Bilingual[],
): PhrasedTableAnswer => ({
  ...phraseYesOrNo(holds, fillSentence(sentence, { ...pair })),
  rules: rules.map((number) => ({ number, claim: sentences.rules[number] })),
  why,
});

/** What a permanent keeps or does that left the battlefield and is a new object. */
export const newObject = (
  holds: boolean,
  about: NewObject,
  pair: Pair & { readonly amount?: number },
  why: readonly Bilingual[],
): PhrasedTableAnswer => say(holds, sentences.newObject[about], pair, RULES_OF[about], why);

/** What comes of a spell after a response: the source is the spell, the target what responds. */
export const phraseResponse = (
  holds: boolean,
  how: Response,
  pair: Pair,
  why: readonly Bilingual[],
): PhrasedTableAnswer => say(holds, sentences.response[how], pair, RULES_OF[how], why);

/** Whether a card comes back. */
export const phraseReturn = (
  holds: boolean,
  how: ReturnOutcome,
  pair: Pair,
  why: readonly Bilingual[],
): PhrasedTableAnswer => say(holds, sentences.back[how], pair, RULES_OF[how], why);

/** What keeps a creature from what destroys it, by what it wears. */
export type EquippedProtection = keyof typeof sentences.worn;

const WORN_RULES: Readonly<Record<EquippedProtection, readonly Rule[]>> = {
  umbra: ["702.89a", "701.8a"],
  indestructible: ["702.12b", "701.8a"],
  exiled: ["701.13a"],
};

/** Whether what a creature wears keeps it on the battlefield. */
export const saved = (
  holds: boolean,
  how: EquippedProtection,
  names: Pair & { readonly worn: Bilingual },
  why: readonly Bilingual[],
): PhrasedTableAnswer => say(holds, sentences.worn[how], names, WORN_RULES[how], why);

/** How a legendary permanent and its copy stand beside each other. */
type Legend = keyof typeof sentences.legend;

const LEGEND_RULES: Readonly<Record<Legend, readonly Rule[]>> = {
  both: ["704.5j", "707.2"],
  excepted: ["707.9b", "704.5j"],
  common: ["704.5j", "707.2"],
};

/** Whether a permanent and its copy both stay: the source is what copies. */
export const legend = (
  holds: boolean,
  how: Legend,
  pair: Pair,
  why: readonly Bilingual[],
): PhrasedTableAnswer => say(holds, sentences.legend[how], pair, LEGEND_RULES[how], why);

/** How a creature is called that nobody named. */
export const { theCreature } = fate;
