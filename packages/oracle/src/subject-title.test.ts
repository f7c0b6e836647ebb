import { describe, expect, test } from "vitest";
import { subjectTitle } from "./subject-title.ts";

const STORY = "A long story about lifelink, trample and contact mortel, and who attacked whom.";
const subject = { cards: [], keywords: [], language: "en" } as const;

describe("[ORA-08] the title of a discussion names its question, and its cards or keywords", () => {
  test.each([
    ["the cards", { cards: ["Kitchen Finks", "Humility"] }, "Kitchen Finks + Humility"],
    ["two of many cards", { cards: ["Opt", "Ponder", "Shock"] }, "Opt + Ponder"],
    ["the keywords", { keywords: ["lifelink", "trample"] }, "Lifelink, trample"],
    [
      "the cards of both",
      { cards: ["Serra Ascendant"], keywords: ["lifelink"] },
      "Serra Ascendant",
    ],
  ])("stand before a question that says none of them: %s", (_what, about, named) => {
    const asking = "How much life do I gain?";
    const question = `${STORY} ${asking}`;
    const title = subjectTitle(asking, { ...subject, question, ...about });
    expect(title).toBe(`${named}: how much life do I gain?`);
  });

  test("stand before it as French writes them; “I” keeps its capital", () => {
    const asking = "Combien de points de vie ?";
    const french = { ...subject, question: asking, cards: ["Foudre"], language: "fr" as const };
    expect(subjectTitle(asking, french)).toBe("Foudre\u00a0: combien de points de vie ?");
    const own = "I attack, what now?";
    const english = { ...subject, question: own, cards: ["Opt"] };
    expect(subjectTitle(own, english)).toBe("Opt: I attack, what now?");
  });

  test("keywords of cited rules that the question does not name are not what it is about", () => {
    const question = `${STORY} How often do I pay?`;
    const about = { ...subject, question, keywords: ["Sacrifice", "Deathtouch"] };
    expect(subjectTitle("How often do I pay?", about)).toBe("How often do I pay?");
  });

  test.each([
    ["a card", "Does Humility stop it?", { cards: ["Humility"] }],
    ["a keyword", "Le piétinement passe-t-il ?", { keywords: ["Piétinement"] }],
    ["nothing, and there is nothing to name", "Who chooses the order?", {}],
  ])("a sentence that names %s stays", (_what, suggested, about) => {
    const question = `${STORY} ${suggested}`;
    expect(subjectTitle(suggested, { ...subject, question, ...about })).toBe(suggested);
  });

  test("what a model suggests stays", () => {
    const about = { ...subject, question: "Does it live?", cards: ["Opt"] };
    expect(subjectTitle("Damage and toughness", about)).toBe("Damage and toughness");
  });

  test("a short question without names is its own title, and so is a declined one", () => {
    expect(
      subjectTitle("Does it die?", { ...subject, question: "My 4/4 gets -4/-4. Does it die?" }),
    ).toBeNull();
    expect(subjectTitle(null, { ...subject, question: "Why?", cards: ["Opt"] })).toBeNull();
  });

  test("is 60 characters long at most", () => {
    const cards = ["x".repeat(40), "y".repeat(40)];
    expect(subjectTitle("Why?", { ...subject, question: "Why?", cards })).toHaveLength(60);
  });
});
