import type { Role, Steps } from "@spellwright/decks";
import { type DeckCard, type DeckFacts, referenceOf } from "../deck-facts.ts";
import type { CardReference } from "../strategist.ts";

/** Two groups of cards that feed one another. */
interface Axis {
  readonly axis: SynergyAxis;
  /** Cards that make something, by role or by their words. */
  readonly makers: RegExp | Role;
  /** Cards that reward it. */
  readonly payoffs: RegExp | Role;
}

export const SYNERGY_AXES = [
  "tokensAndSacrifice",
  "sacrificeAndDeath",
  "counters",
  "blinkAndEntering",
  "graveyard",
  "artifacts",
  "enchantments",
  "spells",
  "lifegain",
  "landfall",
  "equipment",
  "discard",
] as const;
export type SynergyAxis = (typeof SYNERGY_AXES)[number];

const AXES: readonly Axis[] = [
  { axis: "tokensAndSacrifice", makers: "tokens", payoffs: "sacrifice" },
  {
    axis: "sacrificeAndDeath",
    makers: "sacrifice",
    payoffs:
      /whenever (?:[^.]*\bcreatures? you control|another creature|a creature|one or more) [^.]*\bdies?\b/i,
  },
  {
    axis: "counters",
    makers: /\bputs? [^.]*\+1\/\+1 counters?/i,
    payoffs:
      /\bwith (?:a )?\+1\/\+1 counters?|\bproliferate\b|\bif one or more \+1\/\+1 counters|\bthat many plus one \+1\/\+1/i,
  },
  {
    axis: "blinkAndEntering",
    makers: "blink",
    payoffs: /^when(?:ever)? [^,.]*\benters\b(?! tapped)/im,
  },
  {
    axis: "graveyard",
    makers: /\bmills?\b|\bsurveil\b|\bdredge\b|\binto your graveyard\b/i,
    payoffs: "recursion",
  },
  {
    axis: "artifacts",
    makers: /\bcreate\b[^.]*\bartifact\b|\b(?:treasure|clue|food|thopter)\b[^.]*tokens?/i,
    payoffs:
      /\bartifacts? you control\b|\bwhenever (?:an|another|one or more) artifacts?\b|\baffinity for artifacts\b|\bmetalcraft\b/i,
  },
  {
    axis: "enchantments",
    makers: /\bconstellation\b|\benchant (?:creature|permanent|land|player)\b/i,
    payoffs:
      /\bwhenever (?:you cast an|an|another) enchantment\b|\benchantments you control\b|\bfor each enchantment\b/i,
  },
  {
    axis: "spells",
    makers: "draw",
    payoffs:
      /\bwhenever you cast (?:an instant or sorcery|a noncreature|your second)\b|\bprowess\b|\bmagecraft\b|\binstant and sorcery spells you cast\b/i,
  },
  {
    axis: "lifegain",
    makers: "lifegain",
    payoffs: /\bwhenever you gain life\b|\bif you gained\b|\bif you would gain life\b/i,
  },
  {
    axis: "landfall",
    makers: "ramp",
    payoffs: /\blandfall\b|\bwhenever a land (?:you control )?enters\b/i,
  },
  {
    axis: "equipment",
    makers: /^equip\b/im,
    payoffs:
      /\bequipped creatures?\b[^.]*\byou\b|\bfor each equipment\b|\bequip (?:costs|abilities)\b|\battach\b/i,
  },
  {
    axis: "discard",
    makers: /\bdiscards? (?:a|two|three|that|your|their)\b/i,
    payoffs: /\bwhenever (?:you|an opponent|a player) discards?\b|\bmadness\b/i,
  },
];

/** A synergy that the deck really has cards for, on both sides. */
export interface FoundSynergy {
  readonly axis: SynergyAxis;
  readonly makers: readonly CardReference[];
  readonly payoffs: readonly CardReference[];
}

/** Fewer are chance, not a plan. */
const LEAST_MAKERS = 4;
const LEAST_PAYOFFS = 3;

const textOf = ({ card }: DeckCard): string =>
  [card.oracle_text ?? "", ...(card.card_faces ?? []).map((face) => face.oracle_text ?? "")].join(
    "\n",
  );

const references = (cards: readonly DeckCard[]): readonly CardReference[] =>
  cards.map(({ card, quantity }) => referenceOf(card, quantity));

/** What the cards of a deck do for one another, the broadest first; an axis a step. */
export function* findSynergies({ cards }: DeckFacts): Steps<readonly FoundSynergy[]> {
  const texts = cards.map((each) => ({ each, text: textOf(each) }));
  const playing = (part: RegExp | Role): readonly DeckCard[] =>
    texts
      .filter(({ each, text }) =>
        typeof part === "string" ? each.roles.has(part) : part.test(text),
      )
      .map(({ each }) => each);
  const found: FoundSynergy[] = [];
  for (const { axis, makers, payoffs } of AXES) {
    yield;
    const making = playing(makers);
    const paying = playing(payoffs);
    if (making.length < LEAST_MAKERS || paying.length < LEAST_PAYOFFS) continue;
    found.push({ axis, makers: references(making), payoffs: references(paying) });
  }
  return found.sort((a, b) => b.payoffs.length - a.payoffs.length);
}
