import {
  type DeckFormat,
  IMPORT_STATES,
  type ImportEvent,
  type ImportStep,
  type Language,
} from "@spellwright/contract";
import { detectFormat, isCommanderRequired, type ResolvedEntry } from "@spellwright/decks";
import { translator } from "@spellwright/locales";
import { AppError } from "../../../http/index.ts";
import { storeDeck } from "../creating/store-deck.ts";
import { cleanListText, draftOfEntry } from "../deck-state.ts";
import type { DecksParts } from "../decks-parts.ts";
import { matchLines } from "../editing/match-lines.ts";
import { type FoundCard, findCard } from "../find-cards.ts";
import { readDeckRows } from "../reading/read-deck-rows.ts";
import { withCommanders } from "./choose-commanders.ts";
import { presentProblems } from "./present-problems.ts";
import { IMPORT_PATIENCE_MS, readList, withFacts } from "./read-list.ts";
import { refuseEmpty } from "./refuse-empty.ts";

/** The body of `POST /api/decks/import`. */
export interface ImportRequest {
  readonly text: string;
  readonly name?: string | undefined;
  readonly format?: DeckFormat | undefined;
  readonly description?: string | null | undefined;
  readonly commanders?: readonly string[] | undefined;
  readonly featuredCard?: string | null | undefined;
}

/** Who imports what, and what makes a repeat of it the same request. */
export interface ImportCall {
  readonly userId: string;
  readonly language: Language;
  readonly request: ImportRequest;
  readonly repeat?: { readonly id: string; readonly hash: string };
}

type Complete = Extract<ImportEvent, { type: "complete" }>;
type Report = (event: ImportEvent) => void;

const STATE_OF: Readonly<Record<ImportStep, keyof typeof IMPORT_STATES>> = {
  testing_connection: "analyzing",
  analyzing_deck: "analyzing",
  searching_cards: "analyzing",
  creating_deck: "creating",
  preparing_cards: "creating",
  saving_deck: "saving",
  complete: "complete",
};

/** Where the bar stands at a step (IMP-06). */
export const progressOf = (step: ImportStep) => {
  const state = STATE_OF[step];
  return { state, step, percent: IMPORT_STATES[state] };
};

/** The featured card is an ornament: what is wrong with it never stops an import (IMP-06). */
const featuredName = (
  { log }: DecksParts,
  { request }: ImportCall,
  entries: readonly ResolvedEntry[],
  find: (written: string) => FoundCard,
): string | null => {
  const wanted = request.featuredCard;
  if (wanted == null) return null;
  const { name } = find(wanted);
  if (entries.some((entry) => entry.name === name)) return name;
  log.warn("the featured card of an import is not in its list");
  return null;
};

/**
 * Makes a deck of a pasted list (IMP-06, IMP-09, IMP-10), once a request: a repeat gets the deck that
 * the first one made.
 *
 * @param report hears of each step as it begins
 * @throws AppError DECK_NO_CARDS, DECK_UNREADABLE, DECK_TOO_MANY_LINES, DECK_COMMANDER_REQUIRED,
 * DECK_COMMANDER_NOT_IN_LIST, FIELD_INVALID
 */
export const importDeck = async (
  parts: DecksParts,
  call: ImportCall,
  report: Report,
): Promise<Complete | null> => {
  const { request, userId, language } = call;
  const begin = (step: ImportStep) => report({ type: "progress", ...progressOf(step) });
  const t = translator(language);

  begin("analyzing_deck");
  const find = findCard(await parts.knowledge.cardIndex());
  begin("searching_cards");
  const read = await readList(parts, request.text, IMPORT_PATIENCE_MS, userId);
  refuseEmpty(read, request.text);
  const { list, cards } = read;
  const entries =
    request.commanders === undefined
      ? list.entries
      : withCommanders(list.entries, request.commanders, find);
  const hasCommander = entries.some(({ board }) => board === "commander");
  if (!hasCommander && isCommanderRequired(entries, request.format ?? null))
    throw new AppError("DECK_COMMANDER_REQUIRED");

  begin("creating_deck");
  const fields = {
    name: request.name ?? (cleanListText(list.metadata.name ?? "", 200) || t("decks.importedName")),
    format: request.format ?? detectFormat(withFacts(entries, cards), list.metadata.format).format,
    description:
      request.description ??
      (cleanListText(list.metadata.description ?? "", 2000) || t("decks.importedDescription")),
    featuredCardName: featuredName(parts, call, entries, find),
  };
  begin("preparing_cards");
  const lines = matchLines([], entries.map(draftOfEntry));
  begin("saving_deck");
  const { repeat } = call;
  const deck = { ...fields, lines, ...(repeat === undefined ? {} : { importRequest: repeat }) };
  const id = await storeDeck(parts, userId, deck, cards);
  if (id === undefined) return null;
  return {
    type: "complete",
    ...progressOf("complete"),
    deck: await readDeckRows(parts, userId, id, language),
    problems: presentProblems(list, cards, language),
    repeated: false,
  };
};
