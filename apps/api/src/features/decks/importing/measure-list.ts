import type { DeckFormat, Language, MeasuredList } from "@spellwright/contract";
import { deckStatistics, detectFormat, suggestCommanders } from "@spellwright/decks";
import { colorTarget } from "@spellwright/strategist";
import { yieldToRequests } from "../../../runtime/time-slices.ts";
import { presentFinding, presentSignals } from "../../bracket/index.ts";
import { draftOfEntry, type LineDraft } from "../deck-state.ts";
import type { DecksParts } from "../decks-parts.ts";
import { colorIdentityOf } from "../facts/derive-facts.ts";
import type { CardsByName } from "../find-cards.ts";
import { presentIdentity } from "../present.ts";
import { presentStatistics } from "../reading/present-statistics.ts";
import { checkListLegality, withSuggestedCommanders } from "./check-list-legality.ts";
import { presentProblems } from "./present-problems.ts";
import { PREVIEW_PATIENCE_MS, readList, withFacts } from "./read-list.ts";
import { refuseEmpty } from "./refuse-empty.ts";
import { warnOfList } from "./warn-of-list.ts";

/** Problems that are told beside a bracket. An import tells them all. */
const MOST_PROBLEMS = 20;

type Parts = Pick<DecksParts, "knowledge" | "resolveNames" | "brackets">;

/** A list whose format has no bracket is read as a Commander deck. */
const formatOf = ({ brackets }: Parts, detected: DeckFormat): DeckFormat =>
  brackets.has(detected) ? detected : "commander";

const presentLine =
  (cards: CardsByName) =>
  (line: LineDraft): MeasuredList["deck_cards"][number] => {
    const card = cards.get(line.cardName);
    return {
      card_name: line.cardName,
      quantity: line.quantity,
      is_commander: line.isCommander,
      board: line.board,
      card:
        card === undefined ? null : { name: card.name, printed_name: card.printed_name ?? null },
    };
  };

/** Reads the list as the deck that an import would make of it. */
const readAsDeck = async (parts: Parts, text: string, caller: string) => {
  const read = await readList(parts, text, PREVIEW_PATIENCE_MS, caller);
  refuseEmpty(read, text);
  const { list, cards } = read;
  const known = withFacts(list.entries, cards);
  const format = formatOf(parts, detectFormat(known, list.metadata.format).format);
  const suggested = suggestCommanders(known);
  await yieldToRequests();
  const entries = withSuggestedCommanders(known, { format, suggested });
  return { read, cards, format, suggested, entries, lines: entries.map(draftOfEntry) };
};

/** What is counted of the list, and whether it may be played. */
const describe = async (deck: Awaited<ReturnType<typeof readAsDeck>>, language: Language) => {
  const { entries, format, suggested, cards, lines } = deck;
  const main = new Set(lines.flatMap(({ board, cardName }) => (board === "main" ? cardName : [])));
  const statistics = presentStatistics(
    deckStatistics(entries),
    main.size,
    (color) => colorTarget({ format, entries }, color)?.needed ?? null,
  );
  await yieldToRequests();
  const legality = await checkListLegality(entries, { format, suggested, cards, language });
  return { statistics, legality };
};

/**
 * Bracket, curve, legality and combos of a list that anybody pastes. Nothing of it is kept.
 *
 * @param asked caller: whom the card service is asked for
 * @throws AppError DECK_NO_CARDS, DECK_UNREADABLE, DECK_TOO_MANY_LINES
 */
export const measureList = async (
  parts: Parts,
  asked: { readonly text: string; readonly caller: string },
  language: Language,
): Promise<MeasuredList> => {
  const { brackets } = parts;
  const deck = await readAsDeck(parts, asked.text, asked.caller);
  const { read, cards, format, entries, lines } = deck;
  const { list } = read;
  const measure = await brackets.gather(entries.map(({ name }) => name));
  const finding = measure(entries, null);
  await yieldToRequests();
  const { statistics, legality } = await describe(deck, language);
  const presented = presentFinding(finding, language);
  return {
    name: list.metadata.name,
    format,
    bracket: finding.bracket,
    bracket_confidence: finding.confidence,
    bracket_reasoning: presented.reasoning,
    bracket_reasoning_kinds: presented.reasoningKinds,
    bracket_policy: brackets.policy,
    bracket_signals: presentSignals(brackets.signals(finding, entries), language),
    archetype: finding.archetype,
    game_changers_detected: presented.gameChangers,
    detected_combos: presented.combos,
    color_identity: presentIdentity(colorIdentityOf(lines, cards)),
    card_count: statistics.card_count,
    statistics,
    legality,
    deck_cards: lines.map(presentLine(cards)),
    problems: presentProblems(list, cards, language).slice(0, MOST_PROBLEMS),
    problem_count: list.problems.length,
    warnings: warnOfList(read, null, language),
  };
};
