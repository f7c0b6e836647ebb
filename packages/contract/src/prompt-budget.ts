import type { Language } from "./enumerations.ts";
import { TOOL_LIMITS } from "./language-model-tool.ts";

/**
 * Characters of a token, fewer than are measured (English 4 and more, French 3.4), so that a context is
 * never filled beyond what it holds. Instructions and official rules are English in a French prompt too.
 */
const TOKEN_CHARACTERS: Readonly<Record<Language, number>> = { en: 3.5, fr: 3 };

/** What a server that tells nothing is taken to hold: that of a small local model. */
const USUAL_CONTEXT = 8_192;

/** The prompt's part of a context. The answer and its schema share the other half. */
const PROMPT_SHARE = 0.5;

/** More tokens than these are not sent: they cost, and what decides stands among the first. */
const MOST_TOKENS = 12_000;

/**
 * How long instructions and prompt may be together, in characters.
 *
 * @param contextTokens what the model's context holds. Undefined: nobody knows
 */
export const promptCharacters = (contextTokens: number | undefined, language: Language): number =>
  Math.floor(
    Math.min(MOST_TOKENS, PROMPT_SHARE * (contextTokens ?? USUAL_CONTEXT)) *
      TOKEN_CHARACTERS[language],
  );

/** The part of a context that looked-up rules and cards may take beside prompt and answer. */
const LOOK_UP_SHARE = 0.1;

/** How much may be looked up for an answer, in tokens. @param contextTokens as `promptCharacters` */
export const lookUpTokens = (contextTokens: number | undefined): number =>
  Math.min(TOOL_LIMITS.tokens, Math.floor(LOOK_UP_SHARE * (contextTokens ?? USUAL_CONTEXT)));
