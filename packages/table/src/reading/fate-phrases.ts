import type { Bilingual, Card } from "@spellwright/contract";
import { fillSentence, phraseYesOrNo } from "@spellwright/judge";
import common from "../../../../data/judge/sentences/card-facts.json" with { type: "json" };
import sentences from "../../../../data/judge/sentences/fate.json" with { type: "json" };
import type { Counterable } from "../counters-spell.ts";
import type { Fate, Outcome } from "../fate.ts";
import type { Barrier } from "../targeting.ts";
import type { PhrasedTableAnswer } from "./table-phrases.ts";

/** The names of what does something and of what it is done to. */
export interface Pair {
  readonly source: Bilingual;
  readonly target: Bilingual;
}

const CLAIMS = { ...common.claims, ...sentences.claims };
type Claim = keyof typeof CLAIMS;
type Fillings = NonNullable<Parameters<typeof fillSentence>[1]>;

const say = (
  holds: boolean,
  sentence: Bilingual,
  fillings: Fillings,
  claims: readonly Claim[],
  why: readonly Bilingual[],
): PhrasedTableAnswer => ({
  ...phraseYesOrNo(holds, fillSentence(sentence, fillings)),
  rules: claims.map((name) => CLAIMS[name]),
  why,
});

/** Whether a spell may target a permanent, or what keeps it from that. */
export function targets(
  barrier: Barrier | "none" | "untargeted",
  pair: Pair,
  why: readonly Bilingual[],
): PhrasedTableAnswer {
  if (barrier === "none") return say(true, common.targets, { ...pair }, ["target"], why);
  if (barrier === "untargeted")
    return say(false, sentences.untargeted, { ...pair }, ["sweeps", "target"], why);
  return say(false, common.noTarget[barrier], { ...pair }, claimsOn(barrier), why);
}

const claimsOn = (barrier: Barrier): readonly Claim[] =>
  barrier === "target" ? ["target"] : [barrier, "target"];

const OUTCOMES: Readonly<Record<Outcome, readonly [sentence: Bilingual, claim: Claim]>> = {
  destroy: [common.kill.destroy, "destroy"],
  lethal: [common.kill.lethal, "lethal"],
  tough: [common.kill.tough, "lethal"],
  indestructible: [common.kill.indestructible, "indestructible"],
  exile: [sentences.exile, "exile"],
  regenerated: [sentences.regenerated, "regenerate"],
  sacrifice: [sentences.sacrifice, "sacrifice"],
  return: [sentences.return, "return"],
  shrunk: [sentences.shrunk, "shrunk"],
  shrinks: [sentences.shrinks, "shrunk"],
  unharmed: [sentences.unharmed, "unharmed"],
  untouched: [sentences.untouched, "return"],
  hexproof: [common.noTarget.hexproof, "hexproof"],
  shroud: [common.noTarget.shroud, "shroud"],
  protection: [common.noTarget.protection, "protection"],
  target: [common.noTarget.target, "target"],
};

/** What becomes of a permanent. */
export function phraseFate(
  holds: boolean,
  { outcome, isTargeted, numbers = [0, 0] }: Fate,
  pair: Pair,
  why: readonly Bilingual[],
  unhelpful: readonly UselessProtection[] = [],
): PhrasedTableAnswer {
  const [sentence, claim] = OUTCOMES[outcome];
  const [amount, toughness] = numbers;
  const fillings = { ...pair, damage: amount, amount, toughness };
  const claims = [
    claim,
    ...(isTargeted ? [] : (["sweeps"] as const)),
    ...unhelpful.map(({ shield }) => shield),
  ];
  const told = new Set(unhelpful.map((one) => fillSentence(sentences.why[one.why], { ...pair })));
  return say(holds, sentence, fillings, claims, [...told, ...why]);
}

/** What keeps a creature from some harm, but not from this one, and why. */
export interface UselessProtection {
  readonly shield: Exclude<Barrier, "target"> | "indestructible" | "regenerate";
  readonly why: keyof typeof sentences.why;
}

/** How a creature is called that nobody named: by its size, where that was told. */
export const nameOfCreature = ({
  power,
  toughness,
}: Pick<Card, "power" | "toughness">): Bilingual =>
  power == null || toughness == null
    ? sentences.theCreature
    : fillSentence(sentences.theSized, { power, toughness });

const COUNTERED: Readonly<Record<Counterable["kind"], readonly Claim[]>> = {
  yes: ["counter", "target"],
  uncounterable: ["cant", "counter"],
  unfit: ["target", "counter"],
  land: ["landPlay", "counter"],
};

/** Whether one spell counters another. */
export const counters = (
  { kind }: Counterable,
  pair: Pair,
  why: readonly Bilingual[],
): PhrasedTableAnswer =>
  say(kind === "yes", sentences.counters[kind], { ...pair }, COUNTERED[kind], why);

const RESPONDED = {
  splitSecond: [false, ["splitSecond", "mana"]],
  mana: [true, ["mana", "splitSecond"]],
  slow: [false, ["sorcery", "quick"]],
  quick: [true, ["quick"]],
  activated: [true, ["activated"]],
  open: [true, ["quick", "activated"]],
  land: [false, ["landPlay"]],
} as const satisfies Readonly<
  Record<keyof typeof sentences.respond, readonly [boolean, readonly Claim[]]>
>;

/** Whether somebody may respond to a card, and with what. */
export function respond(
  how: keyof typeof RESPONDED,
  stack: Bilingual,
  response: Bilingual | undefined,
  why: readonly Bilingual[],
): PhrasedTableAnswer {
  const [holds, claims] = RESPONDED[how];
  const fillings = { stack, ...(response === undefined ? {} : { response }) };
  return say(holds, sentences.respond[how], fillings, claims, why);
}

/** Whether cascade may cast a card. */
export const cascades = (
  how: keyof typeof sentences.cascade,
  pair: Pair,
  values: { readonly value: number; readonly limit: number },
  why: readonly Bilingual[],
): PhrasedTableAnswer =>
  say(how === "yes", sentences.cascade[how], { ...pair, ...values }, ["cascade"], why);

/** That a spell whose only target is gone does nothing. */
export const fizzles = (spell: Bilingual, why: readonly Bilingual[]): PhrasedTableAnswer =>
  say(false, sentences.fizzles, { spell }, ["fizzles"], why);

/** Whether a land is a basic one. */
export const basic = (holds: boolean, card: Bilingual): PhrasedTableAnswer =>
  say(holds, sentences.basic[holds ? "yes" : "no"], { card }, ["basic", "basicTypes"], []);

/** How many basic land types a land has; with a verdict where that number was asked about. */
export function basicTypes(
  amount: number,
  card: Bilingual,
  isSo: boolean | undefined,
): PhrasedTableAnswer {
  const fillings = { card, amount };
  const told = say(isSo ?? true, sentences.basicTypes, fillings, ["basicTypes", "basic"], []);
  return isSo === undefined
    ? { ...told, verdict: null, ruling: fillSentence(sentences.basicTypes, fillings) }
    : told;
}
