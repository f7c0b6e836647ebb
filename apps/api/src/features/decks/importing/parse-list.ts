import type { DeckFormat, Language, ParsedDeck, ParsedDeckCard } from "@spellwright/contract";
import {
  countCards,
  decodeText,
  detectFormat,
  isCommanderRequired,
  type ResolvedEntry,
  suggestCommanders,
} from "@spellwright/decks";
import { AppError } from "../../../http/index.ts";
import { yieldToRequests } from "../../../runtime/time-slices.ts";
import type { DecksParts } from "../decks-parts.ts";
import { checkListLegality } from "./check-list-legality.ts";
import { presentProblems } from "./present-problems.ts";
import { PREVIEW_PATIENCE_MS, type ReadList, readList, withFacts } from "./read-list.ts";
import { isUnknown, warnOfList } from "./warn-of-list.ts";

/** A pasted text, or the bytes of a dropped file. */
export interface ListSource {
  readonly text?: string | undefined;
  /** Base64. */
  readonly file?: string | undefined;
  readonly format?: DeckFormat | undefined;
}

const presentCard =
  (cards: ReadList["cards"]) =>
  (entry: ResolvedEntry): ParsedDeckCard => ({
    line: entry.line,
    quantity: entry.quantity,
    name: entry.name,
    printedName: cards.get(entry.name)?.printed_name ?? null,
    cardId: entry.cardId,
    isSideboard: entry.board === "sideboard" || entry.board === "companion",
    isCommander: entry.board === "commander",
    board: entry.board === "commander" ? "main" : entry.board,
    setCode: entry.setCode,
    collectorNumber: entry.collectorNumber,
    finish: entry.finish,
    categories: [...entry.categories],
    tags: [...entry.tags],
  });

const textOf = ({ text, file }: ListSource): { pasted: string; ofFile: string | null } => {
  if (text !== undefined) return { pasted: text, ofFile: null };
  if (file === undefined) throw new AppError("FIELD_REQUIRED", { field: "text" });
  const decoded = decodeText(Buffer.from(file, "base64"));
  return { pasted: decoded, ofFile: decoded };
};

/**
 * What a list would become, without saving it (IMP-11).
 *
 * @throws AppError FIELD_REQUIRED, DECK_TOO_MANY_LINES
 */
export const parseList = async (
  parts: DecksParts,
  userId: string,
  source: ListSource,
  language: Language,
): Promise<ParsedDeck> => {
  const { pasted, ofFile } = textOf(source);
  const read = await readList(parts, pasted, PREVIEW_PATIENCE_MS, userId);
  const { list, cards } = read;
  const { entries, metadata } = list;
  const chosen = source.format ?? null;
  const known = withFacts(entries, cards);
  const { format: detectedFormat, alsoLegal } = detectFormat(known, metadata.format);
  const format = chosen ?? detectedFormat;
  const counts = countCards(entries);
  const unknown = entries.filter(isUnknown);
  // Each of a thousand lines takes a while of its own: others are answered in between.
  await yieldToRequests();
  const commanderSuggestions = suggestCommanders(known);
  await yieldToRequests();
  const legality = await checkListLegality(known, {
    format,
    suggested: commanderSuggestions,
    cards,
    language,
  });
  const problems = presentProblems(list, cards, language);
  await yieldToRequests();
  return {
    text: ofFile,
    name: metadata.name,
    format,
    detectedFormat,
    alsoLegal: [...alsoLegal],
    legality,
    cards: entries.map(presentCard(cards)),
    mainCount: counts.main,
    sideboardCount: counts.sideboard,
    maybeboardCount: counts.maybeboard,
    unknownCount: unknown.reduce((total, { quantity }) => total + quantity, 0),
    commanderRequired: isCommanderRequired(entries, chosen),
    commanderSuggestions: commanderSuggestions.map((suggestion) => ({ ...suggestion })),
    problems,
    problemCount: list.problems.length,
    warnings: warnOfList(read, chosen, language),
  };
};
