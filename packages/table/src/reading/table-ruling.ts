import { citationsOf, type Engine, engineConfidence, ruled, stepBy } from "@spellwright/judge";
import * as say from "./table-phrases.ts";

type Ruling = ReturnType<typeof ruled>;

/** What the table says as a ruling, with its rules, the words that bear it and what it supposes. */
export const rulingOf = (
  said: say.PhrasedTableAnswer,
  { language }: Pick<Parameters<Engine>[0], "language">,
  cards: Parameters<Engine>[1],
): Ruling =>
  ruled("table", {
    verdict: said.verdict,
    ruling: said.ruling[language],
    explanation: [...said.why, say.supposing].map((one) => one[language]).join("\n\n"),
    citations: citationsOf(said.rules, language),
    steps: said.rules.map(({ number, claim }) => stepBy(claim[language], number)),
    facts: said.why.map((one) => one[language]),
    confidence: engineConfidence(cards.length, "read"),
  });
