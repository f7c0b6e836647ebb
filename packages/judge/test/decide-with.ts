import type { Card, Language } from "@spellwright/contract";
import type { Decision } from "../src/decision.ts";
import type { Engine } from "../src/engines/engine.ts";
import { ask } from "./ask.ts";
import { named as name } from "./named.ts";
import { understand } from "./understand.ts";

/** Asks one engine a question, as the judge does. */
export const decideWith =
  (engine: Engine) =>
  (
    question: string,
    cards: readonly Card[] = [],
    language: Language = "fr",
  ): Decision | undefined => {
    const named = cards.map((card) => name(card));
    return engine(understand(ask(question, language, { cards: named })), named);
  };
