import { plainText } from "@spellwright/text";
import type { Decision } from "../decision.ts";
import { checkFreeText } from "./check-free-text.ts";
import { knownCards } from "./known-cards.ts";
import type { ModelEvidence } from "./model-evidence.ts";
import type { ModelRuling } from "./model-ruling.ts";
import type { Cited } from "./read-cited.ts";
import { numberOfHandle, type Passages } from "./write-prompt.ts";

/** Longest texts that are shown, in characters, and most of each list. */
const LONGEST = { ruling: 600, explanation: 4_000, part: 500, mark: 80 } as const;
const MOST = { interactions: 8, steps: 12 } as const;

/** Takes out of a model's texts every rule that is not shown, and the sentences that say what no source says. */
export const createCleaner = ({ mayName, isUnsourced, hasFalseQuote }: Cited) => {
  let invented = 0;
  const clean = (text: string, longest: number): string => {
    const checked = checkFreeText(plainText(text, longest), mayName);
    invented += checked.removed.length;
    return checked.text;
  };
  const sourced = (text: string, longest: number): string => {
    const kept = clean(text, longest)
      .split(/(?<=[.!?])(?=\s)/)
      .filter((sentence) => !isUnsourced(sentence))
      .join("")
      .trim();
    // A quotation of several sentences is none of them.
    return hasFalseQuote(kept) ? "" : kept;
  };
  /** Rule numbers that had to be taken out so far. */
  return { clean, sourced, invented: () => invented };
};
type Cleaner = ReturnType<typeof createCleaner>;

/** A model's ruling in the texts that may be shown of it (ORA-17). */
export const writeDecision = (
  written: ModelRuling,
  { mayName, rules, cards }: Cited,
  { clean, sourced }: Cleaner,
  { passages, input }: { readonly passages: Passages } & Pick<ModelEvidence, "input">,
): Decision => {
  const mark = (text: string | null) => (text === null ? null : clean(text, LONGEST.mark) || null);
  return {
    id: "model",
    outcome: written.outcome,
    verdict: written.outcome === "ruling" ? written.verdict : null,
    ruling: clean(written.ruling, LONGEST.ruling),
    explanation: sourced(written.explanation, LONGEST.explanation),
    citations: rules,
    ...(cards.length > 0 ? { cardSources: cards } : {}),
    interactions: written.interactions.slice(0, MOST.interactions).flatMap((interaction) => {
      const named = knownCards(interaction.cards, input.cards);
      const description = sourced(interaction.description, LONGEST.part);
      return named.length === 0 || description === "" ? [] : [{ cards: named, description }];
    }),
    steps: written.steps.slice(0, MOST.steps).flatMap(({ action, handle, timing, layer }) => {
      const text = sourced(action, LONGEST.part);
      const number = handle === null ? undefined : numberOfHandle(handle, passages);
      const rule = number !== undefined && mayName(number, text) ? number : null;
      return text === "" ? [] : [{ action: text, rule, timing: mark(timing), layer: mark(layer) }];
    }),
    facts: [],
    confidence: 0,
  };
};
