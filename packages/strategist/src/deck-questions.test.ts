import { describe, expect, test } from "vitest";
import { ADVICE } from "../test/advice-questions.ts";
import { COUNTING } from "../test/counting-questions.ts";
import { EVERYDAY } from "../test/everyday-questions.ts";
import { KRENKO, named, type Row } from "../test/krenko.ts";
import { asked, starterCard } from "../test/sample-deck.ts";
import { TURNS } from "../test/turn-questions.ts";
import { answerQuestion, type Finding } from "./index.ts";

const signal = new AbortController().signal;
const headlineOf = async (question: string, { cards = [], written }: Row): Promise<Finding> => {
  const { content } = await answerQuestion(
    asked(question, { deck: KRENKO, cards: named(cards, written) }),
    { signal },
  );
  if (content.kind !== "findings") throw new Error("a model answered");
  return content.headline;
};

describe("[FOR-09] more than a hundred and twenty questions on one list, in both languages, have the answer that counting by hand has", () => {
  test.each(
    [...COUNTING, ...ADVICE, ...TURNS, ...EVERYDAY].flatMap((row) => [
      [row.fr, row] as const,
      [row.en, row] as const,
    ]),
  )("answers %s", async (question, row) => {
    const headline = await headlineOf(question, row);
    expect(headline).toMatchObject({ code: row.code, params: row.params ?? {} });
  });
});

describe("[ANA-04] no advice contradicts another", () => {
  const partOf = async (question: string) => {
    const { content } = await answerQuestion(asked(question, { deck: KRENKO }), { signal });
    if (content.kind !== "findings") throw new Error("a model answered");
    return content;
  };

  test("what is cut first may be played here only if nothing forbidden is left", async () => {
    const stray = { ...KRENKO.entries[1], name: "Counterspell", card: starterCard("Counterspell") };
    const deck = {
      ...KRENKO,
      entries: [...KRENKO.entries, stray as (typeof KRENKO.entries)[number]],
    };
    const { content } = await answerQuestion(asked("Que dois-je couper ?", { deck }), { signal });
    expect(content.cards[0]?.name).toBe("Counterspell");
  });

  test("what is cut is no piece that another answer says is missing", async () => {
    const cuts = await partOf("Que dois-je couper ?");
    const adds = await partOf("Que faut-il ajouter ?");
    const missing = adds.sections.flatMap(({ items }) =>
      items.flatMap(({ code, params }) => (code.startsWith("roleBelow") ? [params.role] : [])),
    );
    const above = cuts.sections.flatMap(({ items }) =>
      items.flatMap(({ code, params }) => (code === "cutAbove" ? [params.role] : [])),
    );
    expect(above.filter((role) => missing.includes(role))).toEqual([]);
  });
});
