import type { Bilingual } from "@spellwright/contract";
import sentences from "../../../../data/judge/sentences/card-facts.json" with { type: "json" };
import {
  capitalize,
  type Filling,
  fillSentence,
  type PhrasedAnswer,
  phraseYesOrNo,
} from "./fill-sentence.ts";

const { claims } = sentences;
/** A land is no spell, whatever else it is. An artifact creature is cast as either. */
const CARD_TYPES = [
  ...(["land", "instant", "sorcery", "artifact"] as const),
  ...(["enchantment", "planeswalker", "battle", "creature"] as const),
] as const;
export type Claim = keyof typeof claims;

/** What the card-facts engine says: first the answer, then why, in our own words. */
export interface PhrasedCardFacts extends PhrasedAnswer {
  readonly rules: readonly { readonly number: string; readonly claim: Bilingual }[];
}

const say = (
  holds: boolean,
  sentence: Bilingual,
  fillings: Readonly<Record<string, Filling>>,
  ...rules: readonly Claim[]
): PhrasedCardFacts => ({
  ...phraseYesOrNo(holds, fillSentence(sentence, fillings)),
  rules: rules.map((name) => claims[name]),
});

const LEGALITY: Readonly<Record<string, Bilingual>> = sentences.legality;

export const legality = (
  name: string,
  asked: { readonly format: string; readonly status: string },
  status: string,
): PhrasedCardFacts => {
  const holds = status === asked.status || (asked.status === "legal" && status === "restricted");
  const format = asked.format === "duel" ? "Duel Commander" : capitalize(asked.format);
  return say(holds, LEGALITY[status] ?? sentences.legality.absent, { name, format }, "legality");
};

const TYPES: Readonly<Record<string, Bilingual>> = sentences.types;

export const type = (name: string, asked: string, holds: boolean): PhrasedCardFacts =>
  say(
    holds,
    holds ? sentences.isType : sentences.isNotType,
    { name, type: TYPES[asked] ?? asked },
    asked === "permanent" ? "permanent" : "types",
  );

export const keyword = (name: string, asked: Bilingual, holds: boolean): PhrasedCardFacts =>
  say(
    holds,
    holds ? sentences.hasKeyword : sentences.lacksKeyword,
    { name, keyword: asked },
    "types",
  );

export const instantSpeed = (name: string, how: Claim): PhrasedCardFacts => {
  const { slow, ...quick } = sentences.speed;
  return how === "instant" || how === "flash"
    ? say(true, quick[how], { name }, how)
    : say(false, slow, { name }, how);
};

export const cannotTarget = (
  source: string,
  target: string,
  why: keyof typeof sentences.noTarget,
): PhrasedCardFacts => say(false, sentences.noTarget[why], { source, target }, why, "target");

export const canTarget = (source: string, target: string, mineOnly: boolean): PhrasedCardFacts =>
  mineOnly
    ? say(true, sentences.targetsOwn, { source, target }, "hexproof", "target")
    : say(true, sentences.targets, { source, target }, "target");

export const counter = (name: string, uncounterable: boolean, land: boolean): PhrasedCardFacts => {
  if (land) return say(false, sentences.counter.land, { name }, "counter");
  return uncounterable
    ? say(false, sentences.counter.no, { name }, "cant", "counter")
    : say(true, sentences.counter.yes, { name }, "counter");
};

export const kill = (
  source: string,
  target: string,
  why: keyof typeof sentences.kill,
  [damage, toughness]: readonly [number, number] = [0, 0],
): PhrasedCardFacts =>
  say(
    why === "destroy" || why === "lethal",
    sentences.kill[why],
    { source, target, damage, toughness },
    why === "tough" ? "lethal" : why,
  );

export const commander = (name: string, holds: boolean): PhrasedCardFacts =>
  say(holds, holds ? sentences.commander : sentences.noCommander, { name }, "commander");

/** That the card’s own text was read, which every such answer adds. What a card is and says, in pieces. */
export const { readFromText, described } = sentences;

/** « un artefact et une créature »: the card types of a type line, in the order in which they are told. */
export const phraseTypes = (types: ReadonlySet<string>): Bilingual => {
  const told = CARD_TYPES.filter((each) => types.has(each)).map((each) => TYPES[each]);
  return told.length === 0
    ? described.noType
    : {
        fr: told.map((each) => each?.fr).join(described.and.fr),
        en: told.map((each) => each?.en).join(described.and.en),
      };
};

/** When a card of a type is cast or played. Undefined for what is neither. */
export const castingTime = (
  types: ReadonlySet<string>,
): { readonly number: string; readonly claim: Bilingual } | undefined => {
  const kind = CARD_TYPES.find((each) => types.has(each));
  return kind && claims[kind];
};
