import type { Language, SettledQuestionSummary } from "@spellwright/contract";
import { caseOfWording, type JudgeKnowledge } from "@spellwright/judge";
import { compareRuleNumbers } from "@spellwright/rulebook";

export type SettledQuestion = JudgeKnowledge["settledQuestions"][number];
type Wording = SettledQuestion["wordings"][number];

/** Neither a few typed words nor a whole scene. */
const WHOLE = { min: 20, max: 120 } as const;

const isWhole = ({ text }: Wording): boolean =>
  text.length >= WHOLE.min &&
  text.length <= WHOLE.max &&
  /^[\p{Lu}«“]/u.test(text) &&
  text.endsWith("?");

/** "combat/first-strike" → "first-strike": one segment of an address. */
export const slugOf = ({ id }: SettledQuestion): string => id.slice(id.indexOf("/") + 1);

/** Ways to ask in one language. What measures the judge is none. */
export const wordingsIn = ({ wordings }: SettledQuestion, language: Language): readonly Wording[] =>
  wordings.filter((wording) => wording.language === language && wording.heldBack !== true);

/**
 * Those that pages show: whole questions. What players type is there for the judge and for the search. The first is
 * the headline.
 */
export const shownWordings = (
  settledQuestion: SettledQuestion,
  language: Language,
): readonly Wording[] => wordingsIn(settledQuestion, language).filter(isWhole);

const decidingRule = ({ rules }: SettledQuestion): string => rules[0]?.number ?? "";

const present = (settledQuestion: SettledQuestion, language: Language): SettledQuestionSummary => {
  const [headline] = shownWordings(settledQuestion, language);
  return {
    slug: slugOf(settledQuestion),
    title: settledQuestion.title[language],
    question: headline?.text ?? settledQuestion.title[language],
    verdict: headline?.verdict ?? null,
    answer: settledQuestion.neutral[language],
    chapter: decidingRule(settledQuestion).split(".")[0] ?? "",
  };
};

/** The cases of a settled question that one of its shown wordings asks for, with the wording. */
export type AskedCases = ReadonlyMap<SettledQuestion["answers"][number], string>;

/** The headline is answered by the page itself. */
const askedCasesOf = (
  settledQuestion: SettledQuestion,
  language: Language,
  knowledge: JudgeKnowledge,
): AskedCases => {
  const [, ...wordings] = shownWordings(settledQuestion, language);
  const asked = new Map<SettledQuestion["answers"][number], string>();
  for (const wording of wordings) {
    const answer = caseOfWording(settledQuestion, wording, knowledge);
    if (answer && answer.verdict === (wording.verdict ?? null) && !asked.has(answer))
      asked.set(answer, wording.text);
  }
  return asked;
};

/** What the judge holds settled, ready for pages: made once for each language. */
export interface SettledQuestions {
  /** In the order of the rules that decide them. */
  readonly settledQuestions: readonly SettledQuestion[];
  readonly bySlug: ReadonlyMap<string, SettledQuestion>;
  readonly shown: (settledQuestion: SettledQuestion, language: Language) => SettledQuestionSummary;
  readonly askedCases: (settledQuestion: SettledQuestion, language: Language) => AskedCases;
}

const onceEach = <Made>(make: (settledQuestion: SettledQuestion, language: Language) => Made) => {
  const known: Record<Language, Map<SettledQuestion, Made>> = { fr: new Map(), en: new Map() };
  return (settledQuestion: SettledQuestion, language: Language): Made => {
    const made = known[language].get(settledQuestion) ?? make(settledQuestion, language);
    known[language].set(settledQuestion, made);
    return made;
  };
};

export const createSettledQuestions = (knowledge: JudgeKnowledge): SettledQuestions => {
  const settledQuestions = [...knowledge.settledQuestions].sort(
    (a, b) => compareRuleNumbers(decidingRule(a), decidingRule(b)) || (a.id < b.id ? -1 : 1),
  );
  return {
    settledQuestions,
    bySlug: new Map(
      settledQuestions.map((settledQuestion) => [slugOf(settledQuestion), settledQuestion]),
    ),
    shown: onceEach(present),
    askedCases: onceEach((settledQuestion, language) =>
      askedCasesOf(settledQuestion, language, knowledge),
    ),
  };
};
