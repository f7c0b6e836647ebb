import {
  type Card,
  DECK_CATEGORIES,
  type DeckCardFacts,
  type DeckDetail,
  DeckFormat,
  type DeckLine,
  type Language,
} from "@spellwright/contract";
import {
  checkLegality,
  deckStatistics,
  type LowerBracketOption,
  searchedFactsOf,
} from "@spellwright/decks";
import { colorTarget } from "@spellwright/strategist";
import { mapInSteps, runInSlices, yieldToRequests } from "../../../runtime/time-slices.ts";
import { presentSignals } from "../../bracket/index.ts";
import { entryOf, type StoredLine } from "../deck-state.ts";
import type { DecksParts } from "../decks-parts.ts";
import { colorIdentityOf, factsEditionOf } from "../facts/derive-facts.ts";
import { findingOf } from "../facts/finding-of.ts";
import { refreshFacts } from "../facts/refresh-facts.ts";
import type { CardsByName } from "../find-cards.ts";
import { groupBy } from "../group-by.ts";
import { featuredNameOf, presentDeck, presentIdentity, presentLine } from "../present.ts";
import { type DeckRow, linesOfDeck } from "../queries.ts";
import { categoryOfLine } from "./category-of-line.ts";
import { formatsThatTake, presentLegality } from "./present-legality.ts";
import { presentStatistics } from "./present-statistics.ts";

const presentFacts = (card: Card): DeckCardFacts => ({
  id: card.id,
  name: card.name,
  printed_name: card.printed_name,
  layout: card.layout,
  mana_cost: card.mana_cost,
  cmc: card.cmc,
  type_line: card.type_line,
  printed_type_line: card.printed_type_line,
  oracle_text: card.oracle_text,
  printed_text: card.printed_text,
  power: card.power,
  toughness: card.toughness,
  loyalty: card.loyalty,
  defense: card.defense,
  colors: card.colors,
  color_identity: card.color_identity,
  card_faces: card.card_faces,
  rarity: card.rarity,
  keywords: card.keywords,
  game_changer: card.game_changer,
  image_uris: card.image_uris,
  scryfall_uri: card.scryfall_uri,
  summary: card.summary,
});

const wordsOf = (card: Card | undefined): Pick<DeckLine, "roles" | "words"> => {
  if (card === undefined) return { roles: [] };
  const { roles, causes, rewards, produces } = searchedFactsOf(card);
  const words = { causes: [...causes], rewards: [...rewards], produces: [...produces] };
  return { roles: [...roles], words };
};

const presentDeckLine =
  (deckId: string, cards: CardsByName) =>
  (line: StoredLine): DeckLine => {
    const card = cards.get(line.cardName);
    return {
      ...presentLine(deckId, line),
      // The id of the data in use. The kept one may be of older data.
      card_id: card?.id ?? line.cardId,
      category: categoryOfLine(line, card),
      card: card === undefined ? null : presentFacts(card),
      ...wordsOf(card),
    };
  };

const presentLowerBracketOptions = (ways: readonly LowerBracketOption[]): DeckDetail["ways_down"] =>
  ways.map(({ bracket, cuts }) => ({
    bracket,
    cuts: cuts.map(({ name, printedName }) => ({ name, printed_name: printedName })),
  }));

const countCategories = (lines: readonly DeckLine[]): DeckDetail["categories"] => {
  const byCategory = groupBy(lines, (line) => line.category);
  return DECK_CATEGORIES.flatMap((category) => {
    const filed = byCategory.get(category);
    if (filed === undefined) return [];
    const count = filed.reduce((total, line) => total + line.quantity, 0);
    return [{ category, count, lines: filed.length }];
  });
};

/**
 * Everything the page of a deck shows (FOR-06, FOR-07), in two queries for up to two hundred cards: its
 * lines and their cards. Two more derive the colours and the bracket anew from other data.
 *
 * @param cardsNamed finds cards by their names
 */
export const describeDeck = async (
  parts: DecksParts,
  row: DeckRow,
  cardsNamed: (names: readonly string[]) => Promise<CardsByName>,
  language: Language,
): Promise<DeckDetail> => {
  const { database, brackets } = parts;
  const { id } = row;
  const lines = await linesOfDeck(database, id);
  const featuredName = featuredNameOf(row);
  const names = lines.map((line) => line.cardName);
  const cards = await cardsNamed(featuredName === null ? names : [...names, featuredName]);
  const identity = colorIdentityOf(lines, cards);
  const isOutdated = row.factsEdition !== (await factsEditionOf(parts));
  const facts = isOutdated ? (await refreshFacts(parts, [{ row, lines }], cards)).get(id) : {};

  const entries = lines.map((line) => ({
    ...entryOf(line),
    card: cards.get(line.cardName) ?? null,
  }));
  const format = DeckFormat.parse(row.format);
  const deckLines = await runInSlices(mapInSteps(lines, presentDeckLine(id, cards)));
  const featured = cards.get(featuredName ?? "");
  const inMain = new Set(
    lines.filter((line) => line.board === "main").map((line) => line.cardName),
  );
  const finding = findingOf({ ...row, ...facts });
  // Each of a thousand cards takes a while of its own: others are answered in between.
  const statistics = deckStatistics(entries);
  await yieldToRequests();
  const legality = checkLegality(entries, format);
  await yieldToRequests();
  const legalIn = await formatsThatTake(entries, legality);
  const presented = presentStatistics(
    statistics,
    inMain.size,
    (color) => colorTarget({ format, entries }, color)?.needed ?? null,
  );
  await yieldToRequests();
  return {
    ...presentDeck({ ...row, ...facts }, language),
    deck_cards: deckLines,
    color_identity: presentIdentity(identity),
    featured_card: featured === undefined ? null : presentFacts(featured),
    discussion_count: row.discussionCount,
    has_analysis: row.analysisDiscussion !== null,
    analysis_discussion_id: row.analysisDiscussion,
    categories: countCategories(deckLines),
    statistics: presented,
    legality: presentLegality(legality, legalIn, { format, cards, language }),
    bracket_policy: brackets.has(row.format) ? brackets.policy : null,
    bracket_signals:
      finding === null ? [] : presentSignals(brackets.signals(finding, entries), language),
    ways_down:
      finding === null
        ? []
        : presentLowerBracketOptions(brackets.lowerBracketOptions(finding, entries)),
    share_token: row.shareToken,
    can_undo: row.canUndo,
    can_redo: row.canRedo,
  };
};
