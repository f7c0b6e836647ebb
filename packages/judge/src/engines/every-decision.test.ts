import { describe, expect, test } from "vitest";
import { readQuestions } from "../../evaluation/read-questions.ts";
import { ask } from "../../test/ask.ts";
import { loadFullRulebook, loadStarterRulebook } from "../../test/load-rulebook.ts";
import { named } from "../../test/named.ts";
import { understand } from "../../test/understand.ts";
import { decideByEngine } from "./decide-by-engine.ts";

/** The wordings that were held back from the engines' authors; `npm run eval:judge` tells how many are right. */
const asked = readQuestions()
  .filter(({ family }) => family === "engines")
  .map(({ text, cards, language }) => {
    const told = cards.map((card) => named(card));
    return { text, told, understanding: understand(ask(text, language, { cards: told })) };
  });
const decided = asked.map(({ text, told, understanding }) => ({
  text,
  decision: decideByEngine(understanding, told),
}));

describe("what every engine's decision holds", () => {
  const starter = loadStarterRulebook();
  const full = loadFullRulebook() ?? starter;

  test("[ORA-17] cites rules that exist, and its steps name none that does not", () => {
    const wrong = decided.flatMap(({ text, decision }) => {
      const cited = decision?.citations.map(({ number }) => number) ?? [];
      const steps = decision?.steps.flatMap(({ rule }) => rule ?? []) ?? [];
      const unknown = [...cited, ...steps].filter((number) => !full.has(number));
      return cited.length === 0 || unknown.length > 0 ? [`${text}: ${unknown.join(" ")}`] : [];
    });
    expect(decided.length).toBeGreaterThan(80);
    expect(wrong).toEqual([]);
  });

  // A model is compared with the verdict, else with the first number: one of them has to be there.
  test("[ORA-17] explains itself and says a verdict or a number", () => {
    const silent = decided.flatMap(({ text, decision }) =>
      decision?.explanation && (decision.verdict ?? /\d/.test(decision.ruling)) ? [] : [text],
    );
    expect(silent).toEqual([]);
  });

  test("[ORA-17] the decisive rule stands in the starter digest", () => {
    const missing = decided.flatMap(({ text, decision }) => {
      const first = decision?.citations[0]?.number ?? "";
      return starter.has(first) ? [] : [`${first} — ${text}`];
    });
    expect(missing).toEqual([]);
  });
});
