import { readdirSync, readFileSync } from "node:fs";
import type { Card, Language } from "@spellwright/contract";
import type { StrategyQuestion } from "../src/index.ts";
import type { AskedSubject } from "../src/understanding/asked-subjects.ts";
import offered from "../src/understanding/examples.json" with { type: "json" };
import { type Features, featuresOf } from "../src/understanding/question-features.ts";
import { understand } from "../src/understanding/understand.ts";

/** A question with what it is about. */
export interface Example {
  readonly subject: AskedSubject;
  readonly text: string;
  readonly features: Features;
  /** How often it is learned from in each round. */
  readonly times: number;
}

type Examples = Readonly<Record<string, Readonly<Record<Language, readonly string[]>>>>;

/** Made to a subject: terse, spoken, with slips. */
const HEARD = new URL("./heard/", import.meta.url);
/** Messages as owners write them, told their subject afterwards. The nearest to what is asked, each counts twice. */
const WRITTEN = new URL("./written/", import.meta.url);

/** Names that no card has, and a figure: an example says “§” and “#”. */
const NAMES = ["Qzzak", "Qzzel", "Qzzim", "Qzzon"] as const;
const FIGURE = "4";

const questionOf = (text: string, language: Language): StrategyQuestion => {
  const named: string[] = [];
  const question = text.replaceAll("#", FIGURE).replaceAll("§", () => {
    const name = NAMES[named.length % NAMES.length] ?? NAMES[0];
    named.push(name);
    return name;
  });
  return {
    question,
    language,
    // What a question is about is told by its words alone. Nothing of the card is read.
    cards: named.map((written) => ({ written, card: {} as Card })),
    deck: null,
    format: null,
    history: [],
    summary: "",
  };
};

const examplesOf = (examples: Examples, times: number): readonly Example[] =>
  Object.entries(examples).flatMap(([subject, byLanguage]) =>
    Object.entries(byLanguage).flatMap(([language, texts]) =>
      texts.map((text) => {
        const question = questionOf(text, language as Language);
        return {
          subject: subject as AskedSubject,
          text,
          features: featuresOf(question, understand(question)),
          times,
        };
      }),
    ),
  );

const readFolder = (folder: URL, times: number): readonly Example[] =>
  readdirSync(folder)
    .toSorted()
    .flatMap((file) => examplesOf(JSON.parse(readFileSync(new URL(file, folder), "utf8")), times));

/** All example questions. Those that are offered to readers, those that were only heard, those that were written. */
export const readExamples = (): readonly Example[] => [
  ...examplesOf(offered, 1),
  ...readFolder(HEARD, 1),
  ...readFolder(WRITTEN, 2),
];
