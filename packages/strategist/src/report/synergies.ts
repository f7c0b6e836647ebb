import type { Card, Language } from "@spellwright/contract";
import type { Role, Steps } from "@spellwright/decks";
import { finding } from "../answers/answer-part.ts";
import { frenchOf } from "../answers/kinds.ts";
import { type DeckCard, type DeckFacts, deckCardOf, referenceOf } from "../deck-facts.ts";
import type { CardReference, Finding } from "../strategist.ts";
import { AXES, type SynergyAxis } from "./synergy-axes.ts";

/** Fewer creatures of one type are no tribe. */
const LEAST_KIN = 8;
/** On most creatures anyway, and no tribe of its own. */
const COMMON_TYPES: ReadonlySet<string> = new Set(["Human"]);

const creatureTypesOf = ({ card }: DeckCard): readonly string[] => {
  const [types = "", subtypes = ""] = (card.card_faces?.[0]?.type_line ?? card.type_line).split(
    / [—-] /,
  );
  return /\bCreature\b/.test(types)
    ? subtypes.split(" ").filter((type) => type !== "" && !COMMON_TYPES.has(type))
    : [];
};

/** The creature types of cards, each with its bearers, the most of them first. */
export const creatureTypes = (
  cards: readonly DeckCard[],
): readonly { readonly type: string; readonly cards: readonly DeckCard[] }[] => {
  const byType = new Map<string, DeckCard[]>();
  for (const each of cards)
    for (const type of creatureTypesOf(each)) byType.set(type, [...(byType.get(type) ?? []), each]);
  return [...byType]
    .map(([type, bearers]) => ({ type, cards: bearers }))
    .sort((one, other) => other.cards.length - one.cards.length);
};

/** The most common creature type of a deck, its creatures, and the cards whose words reward it. */
const kinOf = (cards: readonly DeckCard[]) => {
  const [most] = creatureTypes(cards);
  if (most === undefined || most.cards.length < LEAST_KIN) return undefined;
  const { type, cards: makers } = most;
  const named = new RegExp(`\\b(?:${type}s?|${type.replace(/f$/, "ves")}|chosen type)\\b`);
  const payoffs = cards.filter((each) => named.test(wordsOnOthers(each)));
  return { type, makers, payoffs };
};

/** What a card says beside its own name, and beside the tokens that it makes. */
const wordsOnOthers = (each: DeckCard): string =>
  textOf(each)
    .replaceAll(each.card.name, "")
    .replaceAll(/\bcreates?\b[^.]*/gi, "");

/** The synergies of a deck that a card would join: it rewards what many cards do, or does what many reward. */
export const synergiesJoined = (card: Card, { cards }: DeckFacts): readonly SynergyAxis[] => {
  const others = cards.filter((each) => each.card.name !== card.name);
  const read = deckCardOf(card, 1, false);
  const isPart = (part: RegExp | Role, each: DeckCard): boolean =>
    typeof part === "string" ? each.roles.has(part) : part.test(textOf(each));
  const joined = AXES.filter(
    ({ makers, payoffs }) =>
      (isPart(payoffs, read) &&
        others.filter((each) => isPart(makers, each)).length >= LEAST_MAKERS) ||
      (isPart(makers, read) &&
        others.filter((each) => isPart(payoffs, each)).length >= LEAST_PAYOFFS),
  ).map(({ axis }) => axis);
  const kin = kinOf([...others, read]);
  const isKin = kin !== undefined && [...kin.makers, ...kin.payoffs].includes(read);
  return isKin ? ["kin", ...joined] : joined;
};

/** A synergy that the deck really has cards for, on both sides. */
export interface FoundSynergy {
  readonly axis: SynergyAxis;
  /** The creature type that it is about, in both languages; absent where it is about none. */
  readonly kind?: Readonly<Record<Language, string>>;
  readonly makers: readonly CardReference[];
  readonly payoffs: readonly CardReference[];
}

/** Cards of one side that a sentence names. */
const MOST_NAMED = 4;

/** A synergy in a sentence; a card that stands on both sides is named on the one that rewards. */
export const synergyFinding = ({ axis, kind, makers, payoffs }: FoundSynergy): Finding => {
  const names = new Set(payoffs.map(({ name }) => name));
  // Of a creature type all bearers are counted, those that reward it too.
  const apart = axis === "kin" ? makers : makers.filter(({ name }) => !names.has(name));
  return finding(`report.synergies.${axis}`, {
    makers: { cards: apart.length > 0 ? apart : makers, most: MOST_NAMED },
    payoffs: { cards: payoffs, most: MOST_NAMED },
    ...(kind === undefined ? {} : { kind: { kind } }),
  });
};

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
  const kin = kinOf(cards);
  if (kin !== undefined && kin.payoffs.length >= LEAST_PAYOFFS)
    found.push({
      axis: "kin",
      kind: { en: kin.type, fr: frenchOf(kin.type, cards) ?? kin.type },
      makers: references(kin.makers),
      payoffs: references(kin.payoffs),
    });
  for (const { axis, makers, payoffs, areApart } of AXES) {
    yield;
    const making = playing(makers);
    const rewarding = playing(payoffs);
    const paying =
      areApart === true ? rewarding.filter((each) => !making.includes(each)) : rewarding;
    if (making.length < LEAST_MAKERS || paying.length < LEAST_PAYOFFS) continue;
    found.push({ axis, makers: references(making), payoffs: references(paying) });
  }
  return found.sort((a, b) => b.payoffs.length - a.payoffs.length);
}
