import type { Bilingual, Language } from "@spellwright/contract";
import { foldText } from "../lexicon/fold.ts";
import { findConcepts } from "../lexicon/index.ts";
import type { Topic, TopicAnswer, TopicQuestion } from "./topic.ts";

/** A topic that one sentence of the rules decides. */
export interface PlainRule {
  readonly id: string;
  readonly title: Bilingual;
  /** As in a topic. */
  readonly about: Topic["about"];
  readonly not?: readonly string[];
  /** Concepts with which the question is asked from the other side. */
  readonly turned?: readonly string[];
  readonly verdict: "yes" | "no";
  /** The rule in one sentence, without capital and full stop: it follows “Yes,” and “No,” alike. */
  readonly says: Bilingual;
  readonly because: Bilingual;
  /** The decisive rule first. */
  readonly rules: readonly string[];
  /** Three or more each; the last is held back, one with `!` is asked from the other side, one with `~` wants no yes or no. */
  readonly questions: Readonly<Record<Language, readonly string[]>>;
}

const OTHER = { yes: "no", no: "yes" } as const;
const WORD = { yes: { fr: "Oui", en: "Yes" }, no: { fr: "Non", en: "No" } } as const;

const questionsOf = ({ questions, verdict }: PlainRule): readonly TopicQuestion[] =>
  (["fr", "en"] as const).flatMap((language) =>
    questions[language].map((text, place, all) => ({
      language,
      text: text.replace(/^[!~]/, ""),
      verdict: text.startsWith("~") ? null : text.startsWith("!") ? OTHER[verdict] : verdict,
      ...(place === all.length - 1 ? ({ heldBack: true } as const) : {}),
    })),
  );

/** The topic of a plain rule; what its own questions usually mention speaks for it. */
export const plainRule = (rule: PlainRule): Topic => {
  const { id, title, about, not, turned, verdict, says, because } = rule;
  const questions = questionsOf(rule);
  const whole: Bilingual = {
    fr: `${says.fr.charAt(0).toUpperCase()}${says.fr.slice(1)}.`,
    en: `${says.en.charAt(0).toUpperCase()}${says.en.slice(1)}.`,
  };
  const answer = (of: "yes" | "no", when: TopicAnswer["when"]): TopicAnswer => ({
    when: { form: ["yes_no"], ...when },
    verdict: of,
    ruling: { fr: `${WORD[of].fr}, ${says.fr}.`, en: `${WORD[of].en}, ${says.en}.` },
  });
  const mentioned = questions.flatMap(({ text, heldBack }) =>
    heldBack ? [] : findConcepts(foldText(text).tokens).map((match) => match.id),
  );
  return {
    id,
    title,
    about,
    ...(not ? { not } : {}),
    hints: [...new Set(mentioned)],
    rules: rule.rules.map((number) => ({ number, claim: whole })),
    answers: [
      ...(turned ? [answer(OTHER[verdict], { any: turned })] : []),
      answer(verdict, {}),
      { verdict: null, ruling: whole },
    ],
    explanation: because,
    questions,
  };
};
