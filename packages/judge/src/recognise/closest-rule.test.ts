import { describe, expect, test } from "vitest";
import { ask } from "../../test/ask.ts";
import { shippedKnowledge } from "../../test/load-knowledge.ts";
import { madeUpCard } from "../../test/made-up-card.ts";
import { understand } from "../../test/understand.ts";
import { closestOf } from "./closest-rule.ts";
import { gatherEvidence, rankCandidates } from "./rank-candidates.ts";
import { settledIndexOf } from "./recognise.ts";
import { shippedWeights } from "./weights.ts";

const index = settledIndexOf(shippedKnowledge);
const NAME = "Marsh Lantern";

/** The closest rule's settled question, as if it were so likely the one that is asked. */
const closest = (question: string, share: number, oracle_text?: string) => {
  const cards = oracle_text ? [{ card: madeUpCard(NAME, { oracle_text }), written: NAME }] : [];
  const understanding = understand(ask(question, "en", { cards }));
  const ranked = rankCandidates(gatherEvidence(index, understanding, []), shippedWeights);
  return closestOf(
    ranked.map((one) => ({ ...one, share })),
    understanding,
    index,
  )?.id;
};

describe("[ORA-02] the closest rule where nothing is decided", () => {
  const FLASHBACK = "Is a countered spell with flashback exiled?";

  test("is that of the likeliest settled question, however likely, where no card is named", () => {
    expect(closest(FLASHBACK, 0.1)).toContain("flashback");
  });

  test("is none beside named cards where that is a guess", () => {
    expect(
      closest(
        FLASHBACK,
        0.3,
        "Flashback {2}{U} (You may cast this card from your graveyard for its flashback cost.)",
      ),
    ).toBeUndefined();
    expect(
      closest(
        FLASHBACK,
        0.6,
        "Flashback {2}{U} (You may cast this card from your graveyard for its flashback cost.)",
      ),
    ).toContain("flashback");
  });

  test("names no rule that shares no telling concept with question and cards", () => {
    expect(closest(`What does ${NAME} do to my creature?`, 0.9, "Creature")).toBeUndefined();
  });
});
