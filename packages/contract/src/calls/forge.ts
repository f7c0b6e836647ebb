import * as z from "zod";
import { DECK_LINES_MAX, ListedCard } from "../entities/deck.ts";
import { DeckAnswer, DeckSuggestionsAnswer, StrategyAnswer } from "../entities/forge-answer.ts";
import { OpeningHands } from "../entities/opening-hands.ts";
import { DeckFormat } from "../enumerations.ts";
import { declareErrors } from "../errors.ts";
import { sessionCall } from "./base.ts";
import { answerOrRun, beginsRun } from "./begun-run.ts";
import { COMMANDERS_MAX } from "./deck-import.ts";
import { QUESTION_ERRORS } from "./question-errors.ts";
import { RequestId } from "./request-id.ts";
import { QUESTION_MAX_LENGTH } from "./ruling.ts";

/** FOR-08: 10 trimmed characters at least, the page's rule; ORA-05's 2,000 at most are the server's. */
export const FORGE_QUESTION_MIN_LENGTH = 10;

const commanders = z.array(z.string().max(200)).max(COMMANDERS_MAX);
const cards = z
  .array(ListedCard)
  .max(DECK_LINES_MAX)
  .nullish()
  .describe(
    "The list, where neither id leads to a deck; of a card only its name is read (DATA-07)",
  );
const analysisContext = z
  .string()
  .max(4000)
  .nullish()
  .describe("An analysis that was made before; its first 400 characters count (FOR-10)");

const common = {
  question: z.string().max(QUESTION_MAX_LENGTH),
  summary: z.string().max(4000).nullish().describe("Ignored with a `discussionId`"),
  history: z
    .array(z.object({ role: z.enum(["user", "forge"]), content: z.string().max(4000) }))
    .max(4)
    .nullish()
    .describe("Ignored with a `discussionId` (DATA-07)"),
  requestId: RequestId.optional(),
  discussionId: z.uuid().optional(),
  deckId: z.uuid().optional().describe("An own deck; the discussion that is made belongs to it"),
};

/** The body of `POST /api/strategy-qna` (FOR-09, DATA-07). */
export const StrategyRequest = z.object({
  ...common,
  deckName: z.string().max(200).nullish(),
  format: DeckFormat.nullish(),
  commanders: commanders.nullish(),
  analysisContext,
});
export type StrategyRequest = z.infer<typeof StrategyRequest>;

/**
 * The body of `POST /api/deck-qna`: its deck is `deckId`'s, or that of the discussion, or what `deckMeta`
 * tells of one (DATA-07).
 */
export const DeckQuestionRequest = z.object({
  ...common,
  deckMeta: z
    .object({
      name: z.string().max(200).nullish(),
      format: DeckFormat.nullish(),
      commanders: commanders.nullish(),
      cards,
    })
    .nullish()
    .describe("What the page knows of the deck; the server's own facts come first"),
  deckAnalysisContext: analysisContext,
});
export type DeckQuestionRequest = z.infer<typeof DeckQuestionRequest>;

/**
 * The body of `POST /api/deck-suggestions` (ANA-01): the deck is `deckId`'s, or that of the discussion
 * (ANA-06), and then the server's own list decides; else the one that is told here (DATA-07).
 */
export const DeckSuggestionsRequest = z.object({
  discussionId: z.uuid().optional(),
  deckId: z.uuid().optional().describe("An own deck; the discussion that is made belongs to it"),
  requestId: RequestId.optional(),
  cards,
  format: DeckFormat.nullish().describe("Told from the list where it is absent"),
  deckName: z.string().max(200).nullish(),
  deckDescription: z.string().max(4000).nullish().describe("Its first 400 characters count"),
  commanders: commanders.nullish(),
  summary: common.summary,
  history: common.history,
});
export type DeckSuggestionsRequest = z.infer<typeof DeckSuggestionsRequest>;

const errors = declareErrors(...QUESTION_ERRORS);

/** FOR-09: give the answer of the run, or only begin it, like `POST /api/ruling`. One zap each (BILL-12). */
export const forge = {
  askStrategy: sessionCall
    .route({
      ...beginsRun,
      method: "POST",
      path: "/strategy-qna",
      tags: ["Forge"],
      summary: "Ask the Forge about strategy or deck building",
    })
    .input(StrategyRequest)
    .output(answerOrRun(StrategyAnswer))
    .errors(errors),
  askAboutDeck: sessionCall
    .route({
      ...beginsRun,
      method: "POST",
      path: "/deck-qna",
      tags: ["Forge"],
      summary: "Ask the Forge about one of one's own decks",
    })
    .input(DeckQuestionRequest)
    .output(answerOrRun(DeckAnswer))
    .errors(errors),
  suggestForDeck: sessionCall
    .route({
      ...beginsRun,
      method: "POST",
      path: "/deck-suggestions",
      tags: ["Forge"],
      summary: "Analyse one of one's own decks and propose checked swaps",
      description: `The free plan gets statistics and bracket without a zap; \`locked_sections\` names the rest (ANA-08). ${beginsRun.description}`,
    })
    .input(DeckSuggestionsRequest)
    .output(answerOrRun(DeckSuggestionsAnswer))
    .errors(declareErrors(...QUESTION_ERRORS, "DECK_NOTHING_KNOWN")),
  openingHands: sessionCall
    .route({
      method: "GET",
      path: "/decks/{id}/opening-hands",
      tags: ["Decks"],
      summary: "Exact odds of lands, and simulated hands and games of one of one's own decks",
    })
    .input(z.object({ id: z.string().max(64) }))
    .output(OpeningHands)
    .errors(declareErrors("DECK_NOT_FOUND")),
};
