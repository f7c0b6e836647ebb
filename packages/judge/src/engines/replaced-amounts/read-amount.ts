import { COUNT, countOf, foldText } from "@spellwright/text";
import words from "../../../../../data/judge/reading/amounts-words.json" with { type: "json" };
import { patternsOf } from "../../vocabulary/patterns.ts";
import type { NamedCard } from "../engine.ts";
import type { Words } from "../reading/read-words.ts";
import { type AmountEffect, type AmountKind, amountEffectsOf } from "./card-amount-effects.ts";

const CUES = patternsOf(words.readAmount);
/** The same, for every place. */
const EACH = patternsOf(words.readAmount, "gu");

/** One replacement effect of the table, with the card it comes from. */
export interface NamedEffect extends AmountEffect {
  readonly card: string;
  /** The card's place in the question. */
  readonly at: number;
}

export interface ReadAmount {
  readonly kind: AmountKind;
  readonly base: number;
  readonly effects: readonly NamedEffect[];
  /** Among `effects`, the one that is said to be applied first. */
  readonly first: number | undefined;
  /** Loyalty counters of a planeswalker that enters (CR 306.5b). */
  readonly entersWithLoyalty: boolean;
}

const OPPONENT =
  "(?:opponent|opponents|adversaire|adversaires|adv|they|their|he|she|il|elle|son|sa|ses)";
const HAS = "(?:controls?|has|have|got|plays?|controle|a|ont|joue)";

/** Whether the question gives a card to an opponent. */
const isOpponents = ({ all }: Words, at: number): boolean =>
  new RegExp(
    `\\b${OPPONENT} (?:(?!\\.)\\S+ ){0,2}?${HAS} (?:(?!\\.|@)\\S+ )?@${at}\\b|\\b${OPPONENT} s @${at}\\b|@${at} (?:adverse|d en face|de mon adversaire|de l adversaire)\\b`,
  ).test(all);

const copiesOf = ({ all }: Words, at: number): number =>
  countOf(new RegExp(`(?<!@)\\b${COUNT} (?:copies of |exemplaires de )?@${at}\\b`).exec(all)?.[1]);

const appliesTo = (effect: AmountEffect, opponents: boolean, counter: string | null): boolean =>
  (effect.whose === "everyone" || (effect.whose === "its-opponents") === opponents) &&
  (effect.only === null || counter === null || effect.only === counter);

interface Base {
  readonly amount: number;
  readonly counter: string | null;
}

/** The one amount that is told. Several different ones are another question. */
const single = (amounts: readonly Base[]): Base | undefined =>
  new Set(amounts.map(({ amount }) => amount)).size === 1 ? amounts[0] : undefined;

const plain = (amount: number): Base => ({ amount, counter: null });

const damageOf = ({ card: { type_line, oracle_text } }: NamedCard): readonly number[] => {
  if (!/Instant|Sorcery/.test(type_line)) return [];
  const dealt = [...(oracle_text ?? "").matchAll(/\bdeals (\d+) damage to\b/g)];
  return dealt.length === 1 ? dealt.map(([, amount]) => Number(amount)) : [];
};

const countersOf = ({ all }: Words, cards: readonly NamedCard[]): readonly Base[] => {
  const found = [...all.matchAll(EACH.loyalty)].map(([, after, before]) => Number(after ?? before));
  const printed = cards.flatMap(({ card: { loyalty } }) =>
    CUES.ofLoyalty.test(all) && /^\d+$/.test(loyalty ?? "") ? [Number(loyalty)] : [],
  );
  const loyalty = found.length > 0 ? found : printed;
  if (loyalty.length > 0) return loyalty.map((amount) => ({ amount, counter: "loyalty" }));
  return [...all.matchAll(EACH.counters)].map(([, count, before, after, bare, x]) => ({
    amount: countOf(count ?? bare ?? x),
    counter: after ?? before ?? null,
  }));
};

/** The amount of one kind that the question starts from. */
const baseOf = (kind: AmountKind, words: Words, cards: readonly NamedCard[]): Base | undefined => {
  const { all } = words;
  const each = (pattern: RegExp) => [...all.matchAll(pattern)];
  if (kind === "counters") return single(countersOf(words, cards));
  if (kind === "tokens")
    return single(each(EACH.tokens).map(([, ...found]) => plain(countOf(found.find(Boolean)))));
  if (kind === "life") return single(each(EACH.life).map(([, amount]) => plain(Number(amount))));
  const found = each(EACH.damage).map(([, amount]) => Number(amount));
  return single((found.length > 0 ? found : cards.flatMap(damageOf)).map(plain));
};

/** The effect that is said to be applied first: the card by its mark, or by the first word of its name. */
const firstOf = ({ all }: Words, effects: readonly NamedEffect[]): number | undefined => {
  const found = CUES.first.exec(all);
  const name = found?.[1] ?? found?.[2];
  const first = effects.findIndex(
    ({ at, card }) => name === `@${at}` || name === foldText(card).tokens[0],
  );
  return first < 0 ? undefined : first;
};

/**
 * The amount of the question and what replaces it. Undefined when an amount is missing, when more than
 * one kind is told, or when a named card speaks of amounts in a way that is not understood.
 */
export const readAmount = (words: Words, cards: readonly NamedCard[]): ReadAmount | undefined => {
  const all: NamedEffect[] = [];
  for (const at of words.named) {
    const { card } = cards[at] ?? {};
    if (!card) return undefined;
    const effects = amountEffectsOf(card);
    if (!effects) return undefined;
    for (let copy = 0; copy < copiesOf(words, at); copy++)
      all.push(...effects.map((effect) => ({ ...effect, card: card.name, at })));
  }
  const kinds = [...new Set(all.map(({ kind }) => kind))].flatMap((kind) => {
    const base = baseOf(kind, words, cards);
    return base ? [{ kind, base }] : [];
  });
  const [only, other] = kinds;
  if (!only || other) return undefined;
  const effects = all.filter(
    (effect) =>
      effect.kind === only.kind &&
      appliesTo(effect, isOpponents(words, effect.at), only.base.counter),
  );
  return {
    kind: only.kind,
    base: only.base.amount,
    effects,
    first: firstOf(words, effects),
    entersWithLoyalty: only.base.counter === "loyalty",
  };
};
