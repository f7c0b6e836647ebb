import { expect, test } from "vitest";
import { loadFullRulebook, loadStarterRulebook } from "../../test/load-rulebook.ts";
import { lexicon } from "../lexicon/index.ts";
import { topics } from "./index.ts";
import { NEGATED } from "./score-topic.ts";
import type { Topic } from "./topic.ts";

// What every topic must be. How well the judge answers their questions: `npm run eval:judge`.

const full = loadFullRulebook();
const starter = loadStarterRulebook();
if (!full) console.log("topics: no ../shared/data, checked against the starter digest only");

const conceptsOf = (topic: Topic): readonly string[] => [
  ...topic.about.flat(),
  ...(topic.not ?? []),
  ...(topic.hints ?? []),
  ...topic.answers.flatMap(({ when }) => [
    ...(when?.all ?? []),
    ...(when?.any ?? []),
    ...(when?.none ?? []),
    ...(when?.asks ?? []),
  ]),
];

const textsOf = (topic: Topic) => [
  topic.title,
  topic.explanation,
  ...topic.rules.map(({ claim }) => claim),
  ...topic.answers.flatMap(({ ruling, explanation }) => [
    ruling,
    ...(explanation ? [explanation] : []),
  ]),
  ...(topic.interactions ?? []).flatMap(({ between, description }) => [between, description]),
  ...(topic.steps ?? []).map(({ action }) => action),
];

/** A plain space before `: ; ? !` or inside « », or a straight apostrophe. */
const CARELESS_FRENCH = /[^\u00a0\u202f] ?(?<= )[:;?!»]|« |\p{L}'\p{L}/u;
const CARELESS_ENGLISH = /\p{L}'\p{L}| [:;?!]/u;
const SAYS = {
  yes: { fr: /^Oui\b/, en: /^Yes\b/ },
  no: { fr: /^Non\b/, en: /^No\b/ },
} as const;

/** One line for each topic and each thing that is wrong with it. */
const offenders = (problemsOf: (topic: Topic) => readonly string[]): readonly string[] =>
  topics.flatMap((topic) => problemsOf(topic).map((problem) => `${topic.id}: ${problem}`));

test("there are two hundred topics or more, each with its own id", () => {
  expect(topics.length).toBeGreaterThanOrEqual(200);
  const ids = topics.map(({ id }) => id);
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
});

test("topics name only concepts that the lexicon holds", () => {
  expect(
    offenders((topic) => conceptsOf(topic).filter((id) => !lexicon.has(id) && id !== NEGATED)),
  ).toEqual([]);
});

test("[ORA-17] topics cite one to eight rules, each once, and their steps no others", () => {
  expect(
    offenders(({ rules, steps }) => {
      const numbers = rules.map(({ number }) => number);
      const repeated = numbers.filter((number, place) => numbers.indexOf(number) !== place);
      const notCited = (steps ?? []).flatMap(({ rule }) =>
        rule === undefined || numbers.includes(rule) ? [] : [rule],
      );
      return [
        ...(numbers.length < 1 || numbers.length > 8 ? [`${numbers.length} rules`] : []),
        ...repeated.map((number) => `${number} twice`),
        ...notCited.map((number) => `a step names ${number}`),
      ];
    }),
  ).toEqual([]);
});

test("[ORA-17] the rules of topics exist in the rules, and in the starter digest", () => {
  const missingIn = (rulebook: typeof starter) =>
    offenders(({ rules }) =>
      rules.map(({ number }) => number).filter((number) => !rulebook.has(number)),
    );
  expect(missingIn(full ?? starter)).toEqual([]);
  expect(missingIn(starter)).toEqual([]);
});

test("answers with a verdict say yes or no first", () => {
  expect(
    offenders(({ answers }) =>
      answers.flatMap(({ verdict, ruling }) =>
        verdict === null
          ? []
          : (["fr", "en"] as const)
              .filter((language) => !SAYS[verdict][language].test(ruling[language]))
              .map((language) => ruling[language]),
      ),
    ),
  ).toEqual([]);
});

test("texts are written with care: typographic apostrophes, and spaces as each language has them", () => {
  expect(
    offenders((topic) =>
      textsOf(topic).flatMap(({ fr, en }) => [
        ...(CARELESS_FRENCH.test(fr) ? [fr] : []),
        ...(CARELESS_ENGLISH.test(en) ? [en] : []),
      ]),
    ),
  ).toEqual([]);
});

test("topics have three wordings in each language, one of them held back from their author", () => {
  expect(
    offenders(({ questions }) =>
      (["fr", "en"] as const).flatMap((asked) => {
        const wordings = questions.filter(({ language }) => language === asked);
        const different = new Set(wordings.map(({ text }) => text)).size;
        return [
          ...(different < 3 ? [`${different} wordings [${asked}]`] : []),
          ...(wordings.some(({ heldBack }) => heldBack) ? [] : [`none held back [${asked}]`]),
        ];
      }),
    ),
  ).toEqual([]);
});
