import type { CardSource } from "@spellwright/contract";
import { describe, expect, test } from "vitest";
import { ask } from "../../test/ask.ts";
import { shippedKnowledge } from "../../test/load-knowledge.ts";
import { madeUpCard } from "../../test/made-up-card.ts";
import { understand } from "../../test/understand.ts";
import { createFindNearNotes } from "../evidence/card-notes/near-notes.ts";
import { corroboratingNote } from "./corroborate.ts";

const NAME = "Marsh Lantern, the Patient";
const QUESTION = `I cast ${NAME} with flashback and it gets countered. Is it exiled?`;
const findNearNotes = createFindNearNotes(shippedKnowledge);

const evidenceOf = (comment: string, question = QUESTION) => {
  const input = ask(question, "en", {
    cards: [{ card: madeUpCard(NAME), written: NAME }],
    cardRulings: [{ name: NAME, published_at: "2024-02-02", comment }],
  });
  const understanding = understand(input);
  const notes = findNearNotes(input, understanding);
  return { understanding, notes, settled: undefined, leaning: undefined };
};

const NOTE = "Cast with flashback, the spell is exiled when it is countered.";
const quoting = (text: string, kind: CardSource["kind"] = "note"): CardSource => ({
  ...{ kind, text, card: NAME, language: "en", verbatim: true, quotes: [text] },
});

describe("[N-2] the official note that may bear a yes or no", () => {
  test("is one that the ruling quotes and that speaks of what is asked", () => {
    const cardSources = [quoting(NOTE, "text"), quoting(NOTE)];
    expect(corroboratingNote({ verdict: "yes", cardSources }, evidenceOf(NOTE))).toBe(
      cardSources[1],
    );
  });

  test("is none where the ruling quotes none, or gives no yes or no", () => {
    expect(corroboratingNote({ verdict: "yes" }, evidenceOf(NOTE))).toBeUndefined();
    const cardSources = [quoting(NOTE)];
    expect(corroboratingNote({ verdict: null, cardSources }, evidenceOf(NOTE))).toBeUndefined();
  });

  test("is none where settled questions rather say the opposite", () => {
    const leaning = { verdict: "no", likely: 0.6 } as const;
    const cardSources = [quoting(NOTE)];
    const evidence = { ...evidenceOf(NOTE), leaning };
    expect(corroboratingNote({ verdict: "yes", cardSources }, evidence)).toBeUndefined();
  });

  test("is none that speaks of something else", () => {
    const other = "Its power counts the lands you control.";
    const cardSources = [quoting(other)];
    expect(corroboratingNote({ verdict: "yes", cardSources }, evidenceOf(other))).toBeUndefined();
  });
});
