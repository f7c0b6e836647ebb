import type { CardFacts } from "../card-facts.ts";
import { frontTypeOf } from "../commander/commander-rules.ts";

/** Artifacts and spells of more than this are no fast mana, whatever they give. */
const DEAREST = 2;
const WORDS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5 };
const ADDED =
  /\badd ((?:\{[WUBRGCS]\})+)|\badd (one|two|three|four|five) mana\b|\badd (\{[WUBRGC]\})(?:,|,? or)/i;

/** How much an ability adds; 0 where it adds none, or an amount that depends. */
const amountOf = (ability: string): number => {
  const found = ADDED.exec(ability);
  if (found === null) return 0;
  const [, symbols, word] = found;
  return symbols === undefined
    ? (WORDS[word?.toLowerCase() ?? ""] ?? 1)
    : symbols.split("{").length - 1;
};

const givesTwoAtOnce = (ability: string): boolean =>
  /^\{T\}: add /i.test(ability) &&
  amountOf(ability) >= 2 &&
  !/spend this mana only|activate only/i.test(ability);

/** What an ability that costs no mana itself gives. */
const isFree = (ability: string): boolean => {
  const [cost] = ability.split(": ", 1);
  return (
    cost !== ability && !/\{[\dWUBRGCX]/.test(cost ?? "") && !/untapped|remove/i.test(cost ?? "")
  );
};

/**
 * Whether a card gives more mana than it costs in the turn it is cast, for two mana or less; or is a
 * land that enters untapped and taps for two.
 *
 * @param abilities of the card, without reminder texts
 */
export const isFastMana = (card: CardFacts, abilities: readonly string[]): boolean => {
  const type = frontTypeOf(card);
  if (/\bLand\b/.test(type))
    return (
      abilities.some(givesTwoAtOnce) && !abilities.some((each) => /enters? [^.]*tapped/i.test(each))
    );
  if (
    abilities.some((each) =>
      /^exile ~ from your hand: add|^exile this card from your hand: add/i.test(each),
    )
  )
    return true;
  if (card.cmc > DEAREST || abilities.some((each) => /^suspend\b/i.test(each))) return false;
  const isSpell = /\b(?:Instant|Sorcery)\b/.test(type);
  if (!isSpell && !/^(?:Legendary )?Artifact\b(?! Creature)/.test(type)) return false;
  return abilities.some(
    (each) => (isSpell || isFree(each)) && amountOf(each) > (card.cmc === 0 ? 0 : card.cmc),
  );
};
