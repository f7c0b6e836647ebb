import { readX } from "../costs/read-stated-costs.ts";
import type { NamedCard } from "../engine.ts";
import type { CardEffect } from "../layers/card-effect.ts";
import { type Effect, oneShot, type Permanent } from "../layers/effect.ts";
import { isInScope } from "../layers/scope.ts";
import type { Words } from "../reading/read-words.ts";
import { readCard } from "../world/read-card.ts";

type Side = "mine" | "theirs";

const MINE = "(?:my|mon|ma|mes|i (?:control|have|cast|play)|j ai|je (?:controle|lance|joue))";
const THEIRS =
  "(?:his|her|their|son|sa|ses|(?:opponent|opponents|opp|adversaire|he|she|il|elle)(?: s| (?:has|controls?|casts?|plays?|a|controle|lance|joue))?)";

/** Whose card it is, as the words right around its name tell. */
const sideOf = ({ all }: Words, place: number): Side | undefined => {
  const plain = all.replace(/\b(?:my|mon) (opponent|adversaire)/g, "$1");
  const name = `@${place}(?!\\d)`;
  if (new RegExp(`${name} (?:adverse|d en face|de (?:l |mon )?adversaire)\\b`).test(all))
    return "theirs";
  if (new RegExp(`\\b${THEIRS} (?:(?!\\.|@)\\S+ ){0,2}?${name}`).test(plain)) return "theirs";
  return new RegExp(`\\b${MINE} (?:(?!\\.|@)\\S+ ){0,2}?${name}`).test(plain) ? "mine" : undefined;
};

/** Whether an effect concerns the asked creature. Undefined when the words do not tell the sides it needs. */
const concerns = (
  effect: CardEffect,
  words: Words,
  place: number,
  subject: number,
): boolean | undefined => {
  if (effect.to === "chosen" || effect.whose === "anyone") return true;
  const side = sideOf(words, place);
  const own = sideOf(words, subject);
  if (side === undefined || own === undefined) return undefined;
  return (effect.whose === "its-controller") === (side === own);
};

/**
 * What the other named cards do to one named creature. Undefined when a text that may matter was not read, or when it
 * is not told whose card it is.
 */
export const changeByCards = (
  words: Words,
  cards: readonly (NamedCard | null)[],
  subject: number,
  it: Permanent,
): readonly Effect[] | undefined => {
  const effects: Effect[] = [];
  const x = readX(words.all);
  for (const [place, named] of cards.entries()) {
    if (named === null) continue;
    const asked = place === subject;
    const reading = readCard(named, words.vocabulary, x);
    const isMute = !asked && reading.effects.length === 0;
    if (!reading.known || reading.unread.size > 0 || isMute) return undefined;
    for (const [order, effect] of reading.effects.entries()) {
      const does = concerns(effect, words, place, subject);
      if (does === undefined) return undefined;
      const { to } = effect;
      const source = asked ? it.id : `card ${place}`;
      const at = words.all.indexOf(`@${place}`) + order / 100;
      effects.push(
        oneShot(
          `card ${place} ${order}`,
          at,
          effect.changes,
          (permanent) => does && (to === "chosen" || isInScope(to, permanent, source)),
        ),
      );
    }
  }
  return effects;
};
