import type { CardSummary, Language, RuleView } from "@spellwright/contract";
import { type CardSearch, cardSummary, fitsSearch, searchCards } from "@spellwright/oracle";
import { findRules } from "@spellwright/rulebook";
import { timeLimit } from "@spellwright/services";
import type { Knowledge } from "../knowledge.ts";
import type { LiveCards } from "../live-cards/live-cards.ts";

/** A text as somebody types it for a name. Longer ones are sentences. */
const ASKED_MIN = 3;
const ASKED_MAX = 50;
/** The list waits no longer than this for cards that are missing here. */
const PATIENCE_MS = 2_500;

interface AskedSearch extends CardSearch {
  /** Whom the card service is asked for. */
  readonly caller: string;
}

/**
 * The rows of the @ list, best first (CARD-01, ORA-09). The public card service is asked for what is
 * missing here: a name that our data does not hold, or any while only our few starter cards are loaded.
 */
export const listCards = async (
  { knowledge, live }: { readonly knowledge: Knowledge; readonly live: LiveCards | undefined },
  search: AskedSearch,
): Promise<{ items: CardSummary[] }> => {
  const { q, limit, caller } = search;
  const own = await searchCards(knowledge, search);
  const { starter } = (await knowledge.editions()).cards;
  const isEnough = own.length >= limit || (own.length > 0 && !starter);
  const isName = q.length >= ASKED_MIN && q.length <= ASKED_MAX && /\p{L}/u.test(q);
  if (isEnough || !isName || live === undefined) return { items: own.map(cardSummary) };
  const signal = timeLimit(PATIENCE_MS);
  const others = await live.search(q, { caller, signal });
  const fitting = others.filter((card) => fitsSearch(card, search));
  const cards = new Map([...own, ...fitting].map((card) => [card.id, card]));
  return { items: [...cards.values()].slice(0, limit).map(cardSummary) };
};

export const searchRules = async (
  knowledge: Knowledge,
  { q, language, limit }: { q: string; language: Language; limit: number },
): Promise<{ items: RuleView[] }> => ({
  items: findRules(await knowledge.rulebook(), q, language, limit),
});
