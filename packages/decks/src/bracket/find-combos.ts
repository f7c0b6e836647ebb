import { nameKey } from "./bracket-card.ts";
import type { FoundCombo } from "./bracket-finding.ts";
import type { PlayedCard } from "./played-cards.ts";
import type { BracketPolicy, Combo } from "./policy.ts";

const manaValueOf = (combo: Combo, cards: readonly PlayedCard[]): number | null => {
  if (combo.manaValue !== null) return combo.manaValue;
  const values = cards.flatMap(({ card }) => card?.cmc ?? []);
  return values.length === cards.length ? values.reduce((sum, value) => sum + value, 0) : null;
};

/**
 * The combos that a deck plays whole, early ones first (BRK-03). Where the mana value is not known a
 * combo is taken for a late one.
 */
export const findCombos = (
  played: readonly PlayedCard[],
  combos: readonly Combo[],
  policy: BracketPolicy["combos"],
): readonly FoundCombo[] => {
  const byKey = new Map(played.map((card) => [card.key, card]));
  const found = new Map<string, FoundCombo>();
  for (const combo of combos) {
    const [firstKey, secondKey] = [nameKey(combo.cards[0]), nameKey(combo.cards[1])];
    const first = byKey.get(firstKey);
    const second = byKey.get(secondKey);
    if (first === undefined || second === undefined || first === second) continue;
    const key = [firstKey, secondKey].sort().join("\n");
    if (found.has(key)) continue;
    const manaValue = manaValueOf(combo, [first, second]);
    found.set(key, {
      cards: [first.label, second.label],
      result: combo.result,
      isEarly: !combo.isSlow && manaValue !== null && manaValue <= policy.earlyManaValue,
      manaValue,
    });
  }
  const cost = ({ manaValue }: FoundCombo) => manaValue ?? Number.MAX_SAFE_INTEGER;
  return [...found.values()].sort(
    (a, b) => Number(b.isEarly) - Number(a.isEarly) || cost(a) - cost(b),
  );
};
