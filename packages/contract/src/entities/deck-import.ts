import * as z from "zod";
import { DeckFormat } from "../enumerations.ts";
import { CardFinish, DeckBoard, DeckWithCards } from "./deck.ts";
import { DeckLegality } from "./deck-detail.ts";

const count = z.number().int();

/** A line that is not wholly understood (IMP-05): nothing is silently dropped. */
export const DecklistProblem = z.object({
  line: count.describe("Number of the line in the text, from 1"),
  text: z.string().describe("The line, cut after 200 characters"),
  reason: z.string().describe("A code"),
  message: z.string().describe("In the caller's language"),
  written: z.string().nullable().describe("The name in the line that it is about, as written"),
  suggestions: z
    .array(z.string())
    .describe("Closest card names, best first; heads of columns where the copies are asked for"),
  severity: z.enum(["error", "notice"]).describe("A notice tells how the line was understood"),
  kept: z.boolean().describe("The line is in the deck all the same, as a card that is not known"),
});
export type DecklistProblem = z.infer<typeof DecklistProblem>;

/** A card line of a pasted list (IMP-11). */
export const ParsedDeckCard = z.object({
  line: count,
  quantity: count,
  name: z.string().describe("English full name; as written while the card is not known"),
  printedName: z.string().nullable().describe("French name"),
  cardId: z.string().nullable(),
  isSideboard: z.boolean(),
  isCommander: z.boolean(),
  board: DeckBoard,
  setCode: z.string().nullable(),
  collectorNumber: z.string().nullable(),
  finish: CardFinish.nullable(),
  categories: z.array(z.string()),
  tags: z.array(z.string()),
});
export type ParsedDeckCard = z.infer<typeof ParsedDeckCard>;

/** What is told of a list as a whole. */
export const ListWarning = z.object({
  code: z.string().describe("`exceedsFormat`, `namesUnknown`, `cardServiceUnavailable`"),
  message: z.string().describe("One sentence or more in the caller's language"),
});

/** What a pasted list would become (IMP-11). */
export const ParsedDeck = z.object({
  text: z.string().nullable().describe("What a dropped file says; null for pasted text"),
  name: z.string().nullable().describe("Of the list itself"),
  format: DeckFormat.describe("The one asked for, else the detected one"),
  detectedFormat: DeckFormat.describe("IMP-03"),
  alsoLegal: z
    .array(DeckFormat)
    .describe(
      "Formats that the list fits as well as the detected one; empty where it says its own",
    ),
  legality: DeckLegality.describe("In `format`, led by the commanders that the list suggests"),
  cards: z.array(ParsedDeckCard),
  mainCount: count.describe("Copies; commanders included"),
  sideboardCount: count.describe("Copies; the companion included"),
  maybeboardCount: count,
  unknownCount: count.describe("Copies of cards that are not known"),
  commanderRequired: z.boolean().describe("IMP-09: an import needs a commander"),
  commanderSuggestions: z
    .array(
      z.object({
        name: z.string(),
        cardId: z.string(),
        reason: z
          .enum(["named", "first", "candidate"])
          .describe("The list says so; it opens the list; it could be one"),
      }),
    )
    .describe("Best first; the first ones that are not only a `candidate` are preselected"),
  problems: z.array(DecklistProblem).describe("The first 200, in the order of the lines"),
  problemCount: count,
  warnings: z.array(ListWarning),
});
export type ParsedDeck = z.infer<typeof ParsedDeck>;

/** States of an import and how far the bar stands then, in percent (IMP-06). */
export const IMPORT_STATES = { analyzing: 0, creating: 50, saving: 80, complete: 100 } as const;

/** Labels under the bar, in order (spec 1 §4.2). */
export const IMPORT_STEPS = [
  "testing_connection",
  "analyzing_deck",
  "searching_cards",
  "creating_deck",
  "preparing_cards",
  "saving_deck",
  "complete",
] as const;
export const ImportStep = z.enum(IMPORT_STEPS);
export type ImportStep = z.infer<typeof ImportStep>;

const progress = {
  state: z.enum(["analyzing", "creating", "saving", "complete"]),
  step: ImportStep,
  percent: count,
};

/**
 * What `POST /api/decks/import` streams. The last event is `complete` or `error`. A connection that
 * breaks does not stop the import: the same request, with the same requestId, gets the same deck.
 */
export const ImportEvent = z.discriminatedUnion("type", [
  z.object({ type: z.literal("progress"), ...progress }),
  z.object({
    type: z.literal("complete"),
    ...progress,
    deck: DeckWithCards,
    problems: z.array(DecklistProblem),
    repeated: z.boolean().describe("An earlier request with this requestId made the deck"),
  }),
  z.object({
    type: z.literal("error"),
    code: z.string(),
    params: z.record(z.string(), z.unknown()),
    error: z.string().describe("One sentence in the caller's language"),
  }),
]);
export type ImportEvent = z.infer<typeof ImportEvent>;
