import { nameKey } from "./bracket-card.ts";
import type { BracketPolicy, Combo } from "./bracket-data.ts";
import type { FoundCombo } from "./bracket-finding.ts";
import { bringsBack, furtherCost, isCreature } from "./combo-costs.ts";
import { fillTemplates } from "./fill-templates.ts";
import type { PlayedCard } from "./played-cards.ts";

/** All mana that is spent until it runs. Null while a card is not known and the source does not say. */
const manaNeeded = (combo: Combo, cards: readonly PlayedCard[]): number | null => {
  if (combo.manaNeeded !== null) {
    const before = new Set(combo.inPlay?.map(nameKey));
    const lying = cards.filter(({ key }) => before.has(key));
    return lying.some(({ card }) => card === null)
      ? null
      : lying.reduce((sum, { card }) => sum + (card?.cmc ?? 0), combo.manaNeeded);
  }
  let cost = 0;
  let further = 0;
  for (const { card } of cards) {
    if (card === null && combo.manaValue === null) return null;
    cost += card?.cmc ?? 0;
    further += card === null ? 0 : furtherCost(card, combo.result);
  }
  return (combo.manaValue ?? cost) - broughtBack(cards) + further;
};

/** What is not paid because another card brings its creature back from the graveyard: the dearest one. */
const broughtBack = (cards: readonly PlayedCard[]): number => {
  const known = cards.flatMap(({ card }) => card ?? []);
  if (!known.some(bringsBack)) return 0;
  return Math.max(0, ...known.filter(isCreature).map(({ cmc }) => cmc));
};

/** Whether a deck is led by all cards of a combo that must lead it, and by one of a combo that casts its commander. */
export const isLedBy = (
  { mustLead = [], cards, produces }: Pick<Combo, "mustLead" | "cards" | "produces">,
  commanders: readonly string[],
): boolean => {
  const leading = new Set(commanders.map(nameKey));
  const leads = (name: string): boolean => leading.has(nameKey(name));
  // What comes of it tells that one of its cards is cast from the command zone.
  const isOfCommander = produces.some((result) => result.endsWith(COMMANDER_CASTS));
  return mustLead.every(leads) && (!isOfCommander || cards.some(leads));
};
/** As the combo database calls it. */
const COMMANDER_CASTS = "commander casts";

/**
 * Whether a deck that lacks a named piece of a combo has cards for its templates.
 *
 * @param played the deck's `playedCards`, made once for all its combos
 */
export const fillsTemplates = (combo: Combo, played: readonly PlayedCard[]): boolean => {
  if ((combo.fillers ?? []).length === 0) return true;
  const named = new Set(combo.cards.map(nameKey));
  const pieces = played.filter(({ key }) => named.has(key));
  return fillTemplates(combo, pieces, played) !== undefined;
};

const piecesOf = (
  { cards }: Combo,
  byKey: ReadonlyMap<string, PlayedCard>,
): readonly PlayedCard[] | undefined => {
  const pieces: PlayedCard[] = [];
  for (const name of cards) {
    const piece = byKey.get(nameKey(name));
    if (piece === undefined || pieces.includes(piece)) return undefined;
    pieces.push(piece);
  }
  return pieces;
};

/**
 * The combos that a deck plays whole: those of few cards first, early ones first among them (BRK-03).
 * Where the cost is not known a combo is taken for a late one.
 */
export const findCombos = (
  played: readonly PlayedCard[],
  combos: readonly Combo[],
  policy: BracketPolicy["combos"],
): readonly FoundCombo[] => {
  const byKey = new Map(played.map((card) => [card.key, card]));
  const commanders = played.flatMap(({ key, isCommander }) => (isCommander ? [key] : []));
  const found = new Map<string, FoundCombo>();
  for (const combo of combos) {
    const named = piecesOf(combo, byKey);
    if (named === undefined || !isLedBy(combo, commanders)) continue;
    const filled = fillTemplates(combo, named, played);
    if (filled === undefined) continue;
    const pieces = [...named, ...filled];
    const key = pieces
      .map((piece) => piece.key)
      .sort()
      .join("\n");
    if (found.has(key)) continue;
    const mana = manaNeeded(combo, pieces);
    const isCounted = named.length + (combo.templates?.length ?? 0) <= policy.mostCards;
    const isCheap = mana !== null && mana <= policy.earlyManaValue;
    found.set(key, {
      cards: pieces.map(({ label }) => label),
      result: combo.result,
      isCounted,
      isEarly: isCheap && !combo.isSlow && isCounted,
      isConditional: isCheap && combo.isSlow,
      manaValue: mana,
      produces: combo.produces,
      prerequisites: combo.prerequisites,
      steps: combo.steps,
      url: combo.url,
      how: combo.how,
    });
  }
  const cost = ({ manaValue }: FoundCombo) => manaValue ?? Number.MAX_SAFE_INTEGER;
  return [...found.values()].sort(
    (a, b) =>
      a.cards.length - b.cards.length || Number(b.isEarly) - Number(a.isEarly) || cost(a) - cost(b),
  );
};
