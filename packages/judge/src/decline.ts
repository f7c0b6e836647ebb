import type { Rulebook } from "@spellwright/rulebook";
import type { Decision } from "./decision.ts";
import type { JudgeQuestion } from "./judge.ts";
import { fold } from "./lexicon/fold.ts";
import { judgePhrases, unknownCard, unknownCardWhy } from "./topics/phrases/judge.ts";
import type { Understanding } from "./understanding/understand.ts";

/** The judge is sure that it should not answer; how sure does not depend on the question. */
const CERTAIN = 0.9;

const declined = (ruling: string, explanation: string): Decision => ({
  id: "",
  outcome: "declined",
  verdict: null,
  ruling,
  explanation,
  citations: [],
  interactions: [],
  steps: [],
  facts: [],
  confidence: CERTAIN,
});

/** Dungeons and other objects that only the rules know by name are no made-up cards. */
const isInRules = (name: string, rulebook: Rulebook): boolean =>
  rulebook
    .search(name, { limit: 5 })
    .some(({ number }) =>
      fold(rulebook.read(number, "en")?.text ?? "").includes(fold(name).replaceAll("’", "'")),
    );

/**
 * Why a question gets no ruling at all: only instructions for the assistant, nothing about Magic, or
 * a card that does not exist. Undefined when it deserves one.
 */
export const decline = (
  understanding: Understanding,
  { unknownCards }: Pick<JudgeQuestion, "unknownCards">,
  computed: Decision | undefined,
  rulebook: Rulebook,
): Decision | undefined => {
  const { language, inScope, instructed } = understanding;
  const why = judgePhrases.outOfScopeWhy[language];
  if (!inScope) {
    return declined(judgePhrases[instructed ? "instructions" : "outOfScope"][language], why);
  }
  const madeUp = unknownCards.filter(({ written }) => !isInRules(written, rulebook));
  if (madeUp.length === 0 || computed) return undefined;
  return declined(
    madeUp
      .slice(0, 3)
      .map(({ written, suggestions }) => unknownCard(written, suggestions)[language])
      .join(" "),
    unknownCardWhy[language],
  );
};
