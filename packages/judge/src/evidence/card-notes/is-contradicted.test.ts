import { describe, expect, test } from "vitest";
import { ask } from "../../../test/ask.ts";
import { shippedKnowledge } from "../../../test/load-knowledge.ts";
import { madeUpCard } from "../../../test/made-up-card.ts";
import { understand } from "../../../test/understand.ts";
import { decisionOf } from "../../decision.ts";
import { isContradicted } from "./is-contradicted.ts";
import { createFindNearNotes } from "./near-notes.ts";

const findNearNotes = createFindNearNotes(shippedKnowledge);
const NAME = "Marsh Lantern";
const QUESTION = `I cast ${NAME} with flashback and it gets countered. Is it exiled?`;

const contradicted = (comment: string, verdict: "yes" | "no" = "yes") => {
  const input = ask(QUESTION, "en", {
    cards: [{ card: madeUpCard(NAME), written: NAME }],
    cardRulings: [{ name: NAME, published_at: "2020-01-31", comment }],
  });
  const understanding = understand(input);
  const said = {
    outcome: "ruling",
    ruling: "It is exiled.",
    explanation: "",
    confidence: 0.8,
  } as const;
  const decision = decisionOf({ ...said, verdict });
  return isContradicted(decision, findNearNotes(input, understanding), understanding);
};

describe("[ORA-02] an official note against a likely yes", () => {
  test("denies what the answer leaves out", () => {
    expect(contradicted("A spell with flashback that is countered isn't exiled.")).toBe(true);
  });

  test("says nothing against it where it affirms, tells what may be done, or the answer is no", () => {
    expect(contradicted("A spell with flashback that is countered is exiled.")).toBe(false);
    expect(contradicted("A countered spell with flashback isn't exiled, but you may.")).toBe(false);
    expect(contradicted("A spell with flashback that is countered isn't exiled.", "no")).toBe(
      false,
    );
  });
});
