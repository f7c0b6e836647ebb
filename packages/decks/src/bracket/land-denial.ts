import type { CardFacts } from "../card-facts.ts";
import { oncePerCard } from "../once-per-card.ts";
import { type BracketCard, keysOf, nameKey, sentencesOf } from "./bracket-card.ts";
import type { BracketPolicy } from "./bracket-data.ts";

// Lands of everybody or of the opponents: destroyed, exiled, returned, sacrificed by the handful, kept
// tapped, or made to give other mana. What names one target or only one's own lands is no mass denial.
const DENIALS: readonly RegExp[] = [
  /\b(?:destroy|exile|return) (?:all|each) (?:other )?(?:(?:nonbasic|snow|artifacts?|creatures?|enchantments?|planeswalkers?|tokens?|and|or),? )*(?:lands?|islands?|plains|swamps?|mountains?|forests?)\b(?! cards?\b)/i,
  /\b(?:destroy|exile|return) all (?:other )?permanents\b(?! (?:with|of|named|that)\b)/i,
  /\beach (?:player|opponent)\b[^.]*\bsacrifices (?:all|four|five|six|seven|x)\b[^.]*\blands?\b/i,
  /\b(?:lands|islands|plains|swamps|mountains|forests) (?:\w+ )*don[’']t untap\b/i,
  /\bplayers? can[’']t untap more than (?:one|two) (?:nonbasic )?(?:lands?|permanents)\b/i,
  /\bplayers skip their untap steps\b/i,
  /\beach player chooses\b[^.]*\bland\b[^.]*\bsacrifices the rest\b/i,
  /\bnonbasic lands are (?:islands|plains|swamps|mountains|forests)\b/i,
  /\bif (?:a|any) land is tapped for mana\b[^.]*\binstead\b/i,
];

// Only those of one player, only one's own, a few targets, all but lands, or a last ability that a
// planeswalker saves up for (CR 606).
const NO_DENIAL =
  /\byou control\b|\byour lands?\b|\btarget\b|\bthat player\b|\bdefending player\b|\bgraveyards?\b|\bexcept for\b[^.]*\blands\b|^[−-]\d+:/i;

/** Whether the words of a card deny many lands at once. */
export const textDeniesLands = oncePerCard((card: CardFacts): boolean =>
  sentencesOf(card).some(
    (sentence) => !NO_DENIAL.test(sentence) && DENIALS.some((pattern) => pattern.test(sentence)),
  ),
);

/**
 * Whether a card denies many lands at once (BRK-03).
 *
 * @param card null: only its name is looked at
 */
export const massLandDenial = (
  policy: BracketPolicy["massLandDenial"],
): ((name: string, card: BracketCard | null) => boolean) => {
  const named = keysOf(policy.cards);
  const except = keysOf(policy.except);
  return (name, card) => {
    const key = nameKey(name);
    if (named.has(key)) return true;
    if (card === null || except.has(key)) return false;
    return textDeniesLands(card);
  };
};
