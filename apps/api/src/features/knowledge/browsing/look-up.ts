import type { Card, CardSummary, Language, RuleView } from "@spellwright/contract";
import { findRules } from "@spellwright/rulebook";
import { timeLimit } from "@spellwright/services";
import type { Knowledge } from "../knowledge.ts";
import type { LiveCards } from "../live-cards/live-cards.ts";

/** A text as somebody types it for a name; longer ones are sentences. */
const ASKED_MIN = 3;
const ASKED_MAX = 50;
/** The list waits no longer than this for cards that are missing here. */
const PATIENCE_MS = 2_500;
/** So many hits are looked through for those of a color identity. */
const LOOKED_THROUGH = 100;

export interface CardSearch {
  readonly q: string;
  readonly limit: number;
  /** Letters of colors: cards of another color identity are left out (CR 903.4); absent: none are. */
  readonly within?: string | undefined;
  /** Whom the card service is asked for. */
  readonly caller: string;
}

const toSummary = (card: Card): CardSummary => ({
  id: card.id,
  name: card.name,
  printed_name: card.printed_name,
  mana_cost: card.mana_cost,
  type_line: card.type_line,
  // A card with two pictures has none of the whole: its front stands in the list.
  image_uris: card.image_uris ?? card.card_faces?.[0]?.image_uris,
  color_identity: card.color_identity,
});

/**
 * The rows of the @ list, best first (CARD-01, ORA-09). The public card service is asked for what is
 * missing here: a name that our data does not hold, or any while only our few starter cards are loaded.
 */
export const searchCards = async (
  { knowledge, live }: { readonly knowledge: Knowledge; readonly live: LiveCards | undefined },
  { q, limit, within, caller }: CardSearch,
): Promise<{ items: CardSummary[] }> => {
  const fits = ({ color_identity: identity }: Card): boolean =>
    within === undefined || identity.every((color) => within.includes(color));
  const looked = within === undefined ? limit : LOOKED_THROUGH;
  const hits = (await knowledge.cardIndex()).search(q, looked);
  const own = (await knowledge.cardsByIds(hits.map((hit) => hit.id))).filter(fits).slice(0, limit);
  const { starter } = (await knowledge.editions()).cards;
  const isEnough = own.length >= limit || (own.length > 0 && !starter);
  const isName = q.length >= ASKED_MIN && q.length <= ASKED_MAX && /\p{L}/u.test(q);
  if (isEnough || !isName || live === undefined) return { items: own.map(toSummary) };
  const signal = timeLimit(PATIENCE_MS);
  const others = await live.search(q, { caller, signal });
  const cards = new Map([...own, ...others.filter(fits)].map((card) => [card.id, card]));
  return { items: [...cards.values()].slice(0, limit).map(toSummary) };
};

export const searchRules = async (
  knowledge: Knowledge,
  { q, language, limit }: { q: string; language: Language; limit: number },
): Promise<{ items: RuleView[] }> => ({
  items: findRules(await knowledge.rulebook(), q, language, limit),
});
