import { describe, expect, test } from "vitest";
import { ask } from "../../test/ask.ts";
import { shippedKnowledge } from "../../test/load-knowledge.ts";
import { madeUpCard } from "../../test/made-up-card.ts";
import { understand } from "../../test/understand.ts";
import { createFindNearNotes } from "../evidence/card-notes/near-notes.ts";
import { noteFor } from "./corroborate.ts";

const NAME = "Marsh Lantern, the Patient";
const QUESTION = `I cast ${NAME} with flashback and it gets countered. Is it exiled?`;
const findNearNotes = createFindNearNotes(shippedKnowledge);

const evidenceOf = (comment: string, question = QUESTION) => {
  const input = ask(question, "en", {
    cards: [{ card: madeUpCard(NAME), written: NAME }],
    cardRulings: [{ name: NAME, published_at: "2024-02-02", comment }],
  });
  const understanding = understand(input);
  return { understanding, notes: findNearNotes(input, understanding) };
};

describe("[N-2] the official note that may bear a yes or no", () => {
  const AFFIRMS = "Cast with flashback, the spell is exiled when it is countered.";
  const DENIES = "Cast with flashback, the spell isn’t exiled when it is countered.";

  test.each([
    ["yes", AFFIRMS],
    ["no", DENIES],
  ] as const)("says %s as the ruling does", (verdict, comment) => {
    expect(noteFor(verdict, evidenceOf(comment))?.note.comment).toBe(comment);
  });

  test.each([
    ["no", AFFIRMS],
    ["yes", DENIES],
    [null, AFFIRMS],
  ] as const)("is none that says otherwise than %s", (verdict, comment) => {
    expect(noteFor(verdict, evidenceOf(comment))).toBeUndefined();
  });

  test("is none that speaks of something else", () => {
    expect(noteFor("yes", evidenceOf("Its power counts the lands you control."))).toBeUndefined();
  });
});
