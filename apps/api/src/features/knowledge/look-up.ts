import type { CardSummary, Language, RuleView } from "@spellwright/contract";
import type { Knowledge } from "./knowledge.ts";

/** The rows of the @ list, best first (CARD-01, ORA-09). */
export const searchCards = async (
  knowledge: Knowledge,
  { q, limit }: { q: string; limit: number },
): Promise<{ items: CardSummary[] }> => {
  const hits = (await knowledge.cardIndex()).search(q, limit);
  const cards = await knowledge.cardsByIds(hits.map((hit) => hit.id));
  const items = cards.map((card) => ({
    id: card.id,
    name: card.name,
    printed_name: card.printed_name,
    mana_cost: card.mana_cost,
    type_line: card.type_line,
    image_uris: card.image_uris,
    color_identity: card.color_identity,
  }));
  return { items };
};

export const searchRules = async (
  knowledge: Knowledge,
  { q, language, limit }: { q: string; language: Language; limit: number },
): Promise<{ items: RuleView[] }> => {
  const rulebook = await knowledge.rulebook();
  const hits = rulebook.search(q, { limit });
  return { items: hits.flatMap((hit) => rulebook.read(hit.number, language) ?? []) };
};
