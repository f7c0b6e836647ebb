import type { Bilingual } from "@spellwright/contract";
import type { Rulebook } from "@spellwright/rulebook";
import type { JudgeKnowledge } from "../src/index.ts";
import type { SettledQuestion } from "../src/knowledge/settled-question.ts";
import { NEGATED } from "../src/recognise/conditions.ts";

const LANGUAGES = ["fr", "en"] as const;
/** A plain space before `: ; ? !` or inside « », or a straight apostrophe. */
const CARELESS_FRENCH = /[^\u00a0\u202f] ?(?<= )[:;?!»]|« |\p{L}'\p{L}/u;
const CARELESS_ENGLISH = /\p{L}'\p{L}| [:;?!]/u;
const SAYS = {
  yes: { fr: /^Oui\b/, en: /^Yes\b/ },
  no: { fr: /^Non\b/, en: /^No\b/ },
} as const;
const FEWEST_WORDINGS = 3;

const conceptsOf = ({ concepts, answers }: SettledQuestion): readonly string[] => [
  ...concepts.flat(),
  ...answers.flatMap(({ when }) => [
    ...(when?.all ?? []),
    ...(when?.any ?? []),
    ...(when?.none ?? []),
    ...(when?.asks ?? []),
    ...(when?.card ?? []),
  ]),
];

const textsOf = ({
  title,
  because,
  rules,
  answers,
  pairs,
  steps,
}: SettledQuestion): readonly Bilingual[] => [
  title,
  because,
  ...rules.map(({ claim }) => claim),
  ...answers.flatMap(({ says, because: why }) => [says, ...(why ? [why] : [])]),
  ...(pairs ?? []).flatMap(({ between, description }) => [between, description]),
  ...(steps ?? []).map(({ action }) => action),
];

const wordingProblems = ({ wordings }: SettledQuestion): readonly string[] =>
  LANGUAGES.flatMap((language) => {
    const own = wordings.filter((wording) => wording.language === language);
    const different = new Set(own.map(({ text }) => text)).size;
    return different < FEWEST_WORDINGS ? [`${different} different wordings in ${language}`] : [];
  });

const verdictProblems = ({ answers }: SettledQuestion): readonly string[] =>
  answers.flatMap(({ verdict, says }) =>
    verdict === null
      ? []
      : LANGUAGES.filter((language) => !SAYS[verdict][language].test(says[language])).map(
          (language) => `an answer with the verdict ${verdict} says “${says[language]}”`,
        ),
  );

const ruleProblems = ({ rules, steps }: SettledQuestion, rulebooks: readonly Rulebook[]) => {
  const numbers = rules.map(({ number }) => number);
  return [
    ...numbers.filter((number, at) => numbers.indexOf(number) !== at).map((n) => `${n} twice`),
    ...numbers
      .filter((number) => rulebooks.some((rulebook) => !rulebook.has(number)))
      .map((number) => `no rule ${number}`),
    ...(steps ?? []).flatMap(({ rule }) =>
      rule === undefined || numbers.includes(rule) ? [] : [`a step names ${rule}, it is not cited`],
    ),
  ];
};

const carelessOf = (texts: readonly Bilingual[]): readonly string[] =>
  texts
    .flatMap(({ fr, en }) => [
      ...(CARELESS_FRENCH.test(fr) ? [fr] : []),
      ...(CARELESS_ENGLISH.test(en) ? [en] : []),
    ])
    .map((text) => `spaces or apostrophes of “${text}”`);

/**
 * What is wrong with the data of the judge, beyond the form of its lines: one line for each problem.
 *
 * @param rulebooks each of them must hold every rule that is cited
 */
export const checkKnowledge = (
  { vocabulary, settledQuestions, definitions }: JudgeKnowledge,
  rulebooks: readonly Rulebook[],
): readonly string[] => [
  ...settledQuestions.flatMap((settledQuestion) =>
    [
      ...conceptsOf(settledQuestion)
        .filter((id) => !vocabulary.concepts.has(id) && id !== NEGATED)
        .map((id) => `no concept is called ${id}`),
      ...ruleProblems(settledQuestion, rulebooks),
      ...verdictProblems(settledQuestion),
      ...wordingProblems(settledQuestion),
      ...carelessOf(textsOf(settledQuestion)),
    ].map((problem) => `${settledQuestion.id}: ${problem}`),
  ),
  ...definitions.flatMap(({ term, definition, detail, rules }) =>
    [
      ...carelessOf([definition, ...(detail ? [detail] : [])]),
      // Our digest does not paraphrase every rule.
      ...rules
        .filter((number) => rulebooks.some(({ verbatim, has }) => verbatim && !has(number)))
        .map((number) => `no rule ${number}`),
    ].map((problem) => `glossary: ${term.en}: ${problem}`),
  ),
  ...[...vocabulary.concepts.values()].flatMap(({ id, unless }) =>
    (unless ?? [])
      .filter((other) => !vocabulary.concepts.has(other))
      .map((other) => `vocabulary: ${id} names ${other}, which is no concept`),
  ),
];
