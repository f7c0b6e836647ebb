import { Language } from "@spellwright/contract";
import * as z from "zod";
import type { JudgeAnswer } from "../src/index.ts";
import type { SettledQuestion } from "../src/knowledge/settled-question.ts";
import { shippedKnowledge } from "../test/load-knowledge.ts";
import { madeUpCard } from "../test/made-up-card.ts";
import askedOtherwise from "./questions/asked-otherwise.json" with { type: "json" };
import engineWordings from "./questions/engine-wordings.json" with { type: "json" };
import { readPairs } from "./read-pairs.ts";
import { readPlain } from "./read-plain.ts";
import { isRight } from "./real-questions.ts";
import type { TestQuestion } from "./test-question.ts";

/** One wording in so many is asked, in turn: the check stays under a minute. */
const STEP = 3;
/** And one plain question in so many. */
const PLAIN_STEP = 8;
/** The family of the questions that each language asks alike. */
export const BOTH_LANGUAGES = "both-languages";
const Verdict = z.enum(["yes", "no"]);

/** The same rules asked from the other side. Null where the judge must not say yes or no. */
const AskedOtherwise = z.array(
  z.object({ language: Language, text: z.string(), verdict: Verdict.nullable() }),
);
/** Phrased only after the engines were finished; 81 of 92 were answered rightly at first sight, 4 wrongly. */
const EngineWordings = z.object({
  cards: z.array(z.looseObject({ name: z.string() })),
  questions: z.array(
    z.object({
      language: Language,
      text: z.string(),
      /** The verdict, else the size or the number that the ruling says first. */
      expected: z.string(),
    }),
  ),
});

const byEngine = ({ decidedBy }: JudgeAnswer): boolean => decidedBy?.startsWith("engine/") ?? false;

const ruleOf = (number: string): string => number.replace(/[a-z]$/, "");

/** The glossary tells what a term means. It is right where the settled question stands on a rule of that term. */
const byDefinition = (
  { decidedBy, ruling }: JudgeAnswer,
  rules: SettledQuestion["rules"],
): boolean =>
  decidedBy?.startsWith("definition/") === true &&
  ruling.relevant_rules.some((cited) =>
    rules.some(({ number }) => ruleOf(number) === ruleOf(cited.number)),
  );

/** Nothing is decided for sure enough, and the settled question stands first among those that are offered. */
const isOfferedFirst = ({ ruling }: JudgeAnswer, id: string): boolean =>
  ruling.strength === "none" && ruling.near_questions?.[0]?.slug === id.slice(id.indexOf("/") + 1);

/** Engines come before settled questions: what they compute must agree with the verdict. */
const questionsOf = ({ id, rules, wordings }: SettledQuestion): readonly TestQuestion[] =>
  wordings.map(({ language, text, verdict }) => ({
    family: id.slice(0, id.indexOf("/")),
    id,
    language,
    text,
    cards: [],
    isDecidedRightly: (answer) =>
      answer.decidedBy === id ||
      byEngine(answer) ||
      byDefinition(answer, rules) ||
      isOfferedFirst(answer, id),
    ...(verdict ? { verdict } : {}),
    // No yes or no is no wrong one. Where none is wanted, none may be said.
    isVerdictRight: ({ ruling }) =>
      verdict === undefined || ruling.verdict === null || ruling.verdict === verdict,
  }));

const askedFromTheOtherSide = (): readonly TestQuestion[] =>
  AskedOtherwise.parse(askedOtherwise).map(({ language, text, verdict }) => ({
    family: "asked-otherwise",
    id: "asked-otherwise",
    language,
    text,
    cards: [],
    // What no yes or no may be said of need not be decided at all.
    isDecidedRightly: ({ ruling }) => verdict === null || ruling.outcome === "ruling",
    isVerdictRight: ({ ruling }) => ruling.verdict === null || ruling.verdict === verdict,
  }));

const saidFirst = (ruling: string, expected: string): string | undefined =>
  ruling.match(expected.includes("/") ? /-?\d+\/\d+/ : /-?\d+/)?.[0];

const askedOfEngines = (): readonly TestQuestion[] => {
  const { cards, questions } = EngineWordings.parse(engineWordings);
  const madeUp = cards.map(({ name, ...more }) => madeUpCard(name, more));
  return questions.map(({ language, text, expected }) => ({
    family: "engines",
    id: "engines",
    language,
    text,
    cards: madeUp.filter(({ name }) => text.includes(name)),
    isDecidedRightly: byEngine,
    isVerdictRight: ({ ruling }) =>
      Verdict.safeParse(expected).success
        ? ruling.verdict === expected
        : saidFirst(ruling.ruling, expected) === expected,
  }));
};

/** Right is what holds all that a right answer holds, whoever decided. Those that name a card want the card file. */
const askedInBothLanguages = (): readonly TestQuestion[] =>
  readPairs("calibrating", "kept")
    .filter(({ cards }) => cards.length === 0)
    .map((asked) => ({
      family: BOTH_LANGUAGES,
      id: asked.id,
      language: asked.lang,
      text: asked.question,
      cards: [],
      isDecidedRightly: ({ ruling }) =>
        isRight(asked, {
          ...ruling,
          rules: ruling.relevant_rules.map(({ number }) => number),
        }),
      isVerdictRight: ({ ruling }) =>
        ruling.verdict === null ||
        asked.expected.verdict == null ||
        ruling.verdict === asked.expected.verdict,
    }));

const askedPlainly = (): readonly TestQuestion[] =>
  readPlain()
    .filter((_, at) => at % PLAIN_STEP === 0)
    .map(({ verdict, ...asked }) => ({
      ...asked,
      family: "asked-plainly",
      cards: [],
      verdict,
      isDecidedRightly: ({ ruling }) => ruling.outcome === "ruling",
      isVerdictRight: ({ ruling }) => ruling.verdict === null || ruling.verdict === verdict,
    }));

/** Which of its wordings a settled question begins with: its own matter, so that a new one changes nothing for others. */
const startOf = ({ id }: SettledQuestion): number =>
  [...id].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);

/** The test questions: one wording in three of all settled questions (or every one), and those of the tables. */
export const readQuestions = (everyWording = false): readonly TestQuestion[] => [
  ...shippedKnowledge.settledQuestions.flatMap((settledQuestion) =>
    questionsOf(settledQuestion).filter(
      (_, at) => everyWording || (at + startOf(settledQuestion)) % STEP === 0,
    ),
  ),
  ...askedFromTheOtherSide(),
  ...askedOfEngines(),
  ...askedInBothLanguages(),
  ...askedPlainly(),
];
