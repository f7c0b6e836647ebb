import * as z from "zod";
import { Archetype, Bracket, GameChangerCategory } from "../enumerations.ts";

/** Formats whose decks have a bracket (BRK-03). */
export const BRACKET_FORMATS = ["commander", "cedh"] as const;
export const BracketFormat = z.enum(BRACKET_FORMATS);
export type BracketFormat = z.infer<typeof BracketFormat>;

/** A Game Changer that a deck plays (BRK-04). */
export const DetectedGameChanger = z.object({
  card_name: z.string().describe("English"),
  category: GameChangerCategory,
  impact: z.string().describe("What it does to a game, in the caller's language"),
});
export type DetectedGameChanger = z.infer<typeof DetectedGameChanger>;

/** A combo of two to five cards that a deck plays, all of them. */
export const DetectedCombo = z.object({
  combo_name: z.string(),
  cards: z.array(z.string()).describe("English names"),
  description: z.string().describe("What it comes to, when and how, in the caller's language"),
  produces: z.array(z.string()).describe("What it comes to, in the words of its source"),
  prerequisites: z.array(z.string()).describe("Of its source, in English"),
  steps: z.array(z.string()).describe("Of its source, in English"),
  url: z.string().nullable().describe("Where it is explained"),
});
export type DetectedCombo = z.infer<typeof DetectedCombo>;

/** The limits that an official edition of the brackets may set. */
export const BracketLimit = z.enum([
  "game_changers",
  "mass_land_denial",
  "extra_turns",
  "early_combos",
  "late_combos",
  "expected_turns",
]);
export type BracketLimit = z.infer<typeof BracketLimit>;

/** Which state of the official lists and limits a bracket was calculated with (BRK-03). */
export const BracketPolicySource = z.object({
  as_of: z.iso.date(),
  source: z.url(),
  history: z
    .array(
      z.object({
        date: z.iso.date(),
        added: z.number().int(),
        removed: z.number().int(),
        source: z.url(),
      }),
    )
    .optional()
    .describe("What each edition of the official list of Game Changers changed, oldest first"),
  limits: z
    .array(z.object({ date: z.iso.date(), set: z.array(BracketLimit), source: z.url() }))
    .optional()
    .describe("Which limits each official edition of the brackets set, oldest first"),
});
export type BracketPolicySource = z.infer<typeof BracketPolicySource>;

/**
 * What a sentence on a bracket is: something that the list holds, something that was looked for in vain,
 * or a note on the calculation, the scale or what the owner declares.
 */
export const BracketReasonKind = z.enum(["found", "absent", "note"]);
export type BracketReasonKind = z.infer<typeof BracketReasonKind>;

/** What is worth telling the table beside a bracket. None of it decides the bracket (BRK-03). */
export const BRACKET_SIGNALS = [
  "earliestCombo",
  "fastMana",
  "tutors",
  "freeInteraction",
  "stax",
  "extraTurns",
] as const;
export const BracketSignalKind = z.enum(BRACKET_SIGNALS);
export type BracketSignalKind = z.infer<typeof BracketSignalKind>;

/** An advisory signal: cards of the list, what they are worth telling for, and who says so. */
export const BracketSignal = z.object({
  kind: BracketSignalKind,
  text: z.string().describe("In the caller's language, with the cards"),
  cards: z.array(
    z.object({ name: z.string().describe("English"), printed_name: z.string().nullable() }),
  ),
  towards: Bracket.nullable().describe(
    "From which bracket on its source expects it; null: of none",
  ),
  source: z.object({
    publisher: z.string(),
    title: z.string(),
    date: z.iso.date(),
    url: z.url(),
  }),
});
export type BracketSignal = z.infer<typeof BracketSignal>;

/** The answer of `POST /api/calculate-bracket` (BRK-01). */
export const BracketEstimate = z.object({
  bracket: Bracket,
  confidence: z.number().min(0).max(1),
  reasoning: z.array(z.string()).describe("Sentences in the caller's language"),
  reasoningKinds: z.array(BracketReasonKind).describe("In the order of `reasoning`"),
  archetype: Archetype.nullable().describe("Null when none is clear"),
  gameChangers: z.array(DetectedGameChanger),
  combos: z.array(DetectedCombo),
  signals: z.array(BracketSignal).describe("Worth telling the table; they decide nothing"),
  policy: BracketPolicySource,
  declared: Bracket.nullable().describe("By the deck's owner; null for a list that is no deck"),
});
export type BracketEstimate = z.infer<typeof BracketEstimate>;
