import {
  citationsOf,
  type Engine,
  engineConfidence,
  type NamedCard,
  ruled,
  stepBy,
} from "@spellwright/judge";
import words from "../../../../data/judge/engines/shields.json" with { type: "json" };
import { bilingualName, bilingualWords } from "../reading/card-wording.ts";
import { type Harm, type HarmKind, type Harms, harmsOf } from "./harms-of.ts";
import { phraseShield } from "./shield-phrases.ts";
import { fateOf, SHIELDS, type Shield } from "./shields.ts";

type Understanding = Parameters<Engine>[0];

const SIZE = /^\d+\/(?<toughness>\d+)$/;
const NUMBER = /^\d+$/;

/** The card that harms, what it does, and what of it all is asked about. */
interface Threat {
  readonly named: NamedCard;
  readonly harms: Harms;
  readonly holders: readonly NamedCard[];
}

const isShield = (id: string): id is Shield => SHIELDS.some((shield) => shield === id);

/** One named card harms creatures; every other one bears a shield itself. */
const threatOf = (cards: readonly NamedCard[]): Threat | undefined => {
  const read = cards.map((named) => ({ named, harms: harmsOf(named.card) }));
  if (read.some(({ harms }) => harms === undefined)) return undefined;
  const [threat, ...more] = read.filter(({ harms }) => (harms?.all.length ?? 0) > 0);
  if (!threat?.harms || more.length > 0) return undefined;
  const { named, harms } = threat;
  const holders = cards.filter((one) => one !== named);
  return holders.every(({ card }) => card.keywords.some((each) => isShield(each.toLowerCase())))
    ? { named, harms, holders }
    : undefined;
};

/** The shields that are told of, and those of named creatures. */
const shieldsOf = ({ asked, denied, fromCards }: Understanding, holders: readonly NamedCard[]) => {
  const told = [...asked].filter((id) => isShield(id) && !denied.has(id));
  const held = holders.length > 0 ? [...fromCards.keywords].filter(isShield) : [];
  return [...new Set([...told, ...held])].filter(isShield);
};

/** Whether all that the question speaks of plays a part: what is left over may turn the answer. */
const explainsAll = ({ asked, vocabulary }: Understanding, shields: readonly Shield[]): boolean => {
  const known = new Set<string>([
    ...shields,
    ...words.spared,
    ...Object.keys(ANSWERED_BY),
    ...words.beside,
    ...(shields.includes("regenerate") ? words.besideRegeneration : []),
  ]);
  return [...asked].every((id) => known.has(id) || !vocabulary.isBase(id));
};

const DEADLY: readonly HarmKind[] = ["destroy", "damage", "sacrifice", "shrink"];

/** What of a card answers a question about some fate: what is exiled or returned does not die. */
const ANSWERED_BY: Readonly<Record<string, readonly HarmKind[]>> = {
  destroy: ["destroy", "damage"],
  dies: DEADLY,
  exile: ["exile"],
  graveyard: DEADLY,
  kill: DEADLY,
  sacrifice: ["sacrifice"],
};

/** Whether the sentence that asks is about being spared; undefined where it asks for no fate, or for one of another kind. */
const asksWhetherSpared = (
  { matches, asking }: Understanding,
  harms: Harms,
): boolean | undefined => {
  const asked = matches.filter(({ start }) => start >= asking.start && start < asking.end);
  if (asked.some(({ id }) => words.spared.includes(id))) return true;
  const answers = asked.flatMap(({ id }) => {
    const kinds = ANSWERED_BY[id];
    return kinds === undefined ? [] : [kinds];
  });
  const isAnswered = answers.every((kinds) => harms.all.every(({ kind }) => kinds.includes(kind)));
  return answers.length > 0 && isAnswered ? false : undefined;
};

/** The toughness that is told or printed, and how much of it is taken; undefined where either is not known. */
const shrinking = (
  { amount }: Harm,
  { text: { tokens } }: Understanding,
  holders: readonly NamedCard[],
): { readonly toughness: number; readonly taken: number } | undefined => {
  const told = tokens.flatMap((token) => SIZE.exec(token)?.groups?.toughness ?? []);
  const printed = holders.flatMap(({ card }) => card.toughness ?? []);
  const [toughness, ...others] = [...told, ...printed]
    .filter((one) => NUMBER.test(one))
    .map(Number);
  const numbers = tokens.filter((token) => NUMBER.test(token)).map(Number);
  const taken = amount === "X" ? numbers[0] : amount;
  if (toughness === undefined || others.length > 0 || taken === undefined) return undefined;
  return numbers.length > (amount === "X" ? 1 : 0) ? undefined : { toughness, taken };
};

/**
 * Whether a creature with a shield (indestructible, regeneration, what keeps from being targeted) stays where a named
 * card would take it away. What that card does is read from its own abilities; a filter that may leave the creature
 * out, a word that plays no part or a size that is not told keep it silent.
 */
export const decideShield: Engine = (understanding, cards) => {
  const { language, form, negated, inverted, gone } = understanding;
  if (form !== "yes_no" || negated || inverted || gone.size > 0) return undefined;
  const threat = threatOf(cards);
  if (!threat) return undefined;
  const { named, harms, holders } = threat;
  const spared = asksWhetherSpared(understanding, harms);
  if (spared === undefined) return undefined;
  const shields = shieldsOf(understanding, holders);
  if (shields.length === 0 || !explainsAll(understanding, shields)) return undefined;
  const kinds = new Set(harms.all.map(({ kind, isTargeted }) => `${kind} ${isTargeted}`));
  const [harm] = harms.all;
  const fate = harm && fateOf(shields, harm, harms);
  if (!harm || !fate || kinds.size > 1) return undefined;
  const sizes = harm.kind === "shrink" ? shrinking(harm, understanding, holders) : undefined;
  if (harm.kind === "shrink" && !sizes) return undefined;
  const { toughness, taken } = sizes ?? { toughness: 0, taken: 0 };
  const said = phraseShield(
    {
      card: bilingualName(named.card),
      harm,
      shields,
      safeBy: sizes && taken < toughness ? "shrink" : fate.safeBy,
      toughness,
      forbidsRegeneration: harms.forbidsRegeneration,
    },
    spared,
  );
  const why = [...said.why, bilingualWords(named.card, undefined)];
  return ruled("shield", {
    verdict: said.verdict,
    ruling: said.ruling[language],
    explanation: why.map((one) => one[language]).join("\n\n"),
    citations: citationsOf(said.rules, language),
    steps: said.rules.map(({ number, claim }) => stepBy(claim[language], number)),
    facts: why.map((one) => one[language]),
    confidence: engineConfidence(cards.length, "read"),
  });
};
