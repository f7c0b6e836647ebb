import { inOneGo } from "@spellwright/cards";
import type { Language } from "@spellwright/contract";
import type { RealQuestion } from "../evaluation/real-questions.ts";
import type { JudgeKnowledge } from "../src/knowledge/knowledge.ts";
import { understand } from "../src/question/understand.ts";
import { type LeftOutText, readElsewhereInSteps } from "../src/recognise/elsewhere.ts";
import { findCandidates } from "../src/recognise/find-candidates.ts";
import { nearestOf } from "../src/recognise/recognise.ts";
import type { SettledIndex } from "../src/recognise/settled-index.ts";
import { ELSEWHERE, type ElsewhereName, type Evidence } from "../src/recognise/weights.ts";
import { ask } from "../test/ask.ts";
import { type Example, fitLogistic } from "./logistic.ts";
import type { NameCards } from "./name-cards.ts";
import { listed, named } from "./named-evidence.ts";

/** Of the known wordings so many are enough to learn from. */
const ONE_IN = 8;

/** Learns what tells other matters: from known questions, each held out while it is read, and from real ones. */
export const learnElsewhere = (
  knowledge: JudgeKnowledge,
  index: SettledIndex,
  real: readonly RealQuestion[],
  nameCards: NameCards,
): Evidence<ElsewhereName> => {
  const read = inOneGo(readElsewhereInSteps(knowledge));
  const example = (
    text: string,
    language: Language,
    held: Example["held"],
    { heldOut, cards = [] }: { heldOut?: LeftOutText; cards?: ReturnType<NameCards> } = {},
  ): Example => {
    const understanding = understand(ask(text, language, { cards }), knowledge.vocabulary);
    const nearest = nearestOf(
      findCandidates(
        index,
        understanding,
        heldOut === "rules" ? understanding.question : undefined,
      ).map((candidate) => ({ candidate })),
    );
    return { held, evidence: listed(ELSEWHERE, read.evidence(understanding, nearest, heldOut)) };
  };
  const wordings = knowledge.settledQuestions.flatMap(
    (settledQuestion) => settledQuestion.wordings,
  );
  return named(
    ELSEWHERE,
    fitLogistic([
      ...knowledge.elsewhere.map(({ text, language }) =>
        example(text, language, 1, { heldOut: "elsewhere" }),
      ),
      ...wordings
        .filter((_wording, at) => at % ONE_IN === 0)
        .map(({ text, language }) => example(text, language, 0, { heldOut: "rules" })),
      ...real.map(({ question, lang, kind }) =>
        example(question, lang, kind === "refuse" ? 1 : 0, { cards: nameCards(question, lang) }),
      ),
    ]),
  );
};
