import { describe, expect, test } from "vitest";
import { ask } from "../../test/ask.ts";
import { shippedKnowledge } from "../../test/load-knowledge.ts";
import { madeUpCard } from "../../test/made-up-card.ts";
import { understand } from "../../test/understand.ts";
import { lacksAbility } from "./lacks-ability.ts";

const NAME = "Marsh Lantern";
const KICKER = shippedKnowledge.settledQuestions.find(({ id }) =>
  id.endsWith("kicker-is-chosen-on-casting"),
);

const lacks = (question: string, keywords: readonly string[] = []) => {
  if (KICKER === undefined) throw new Error("the settled question on kicker is known");
  const card = madeUpCard(NAME, { keywords: [...keywords] });
  const cards = [{ card, written: NAME }];
  return lacksAbility(KICKER, understand(ask(question, "en", { cards })));
};

describe("[ORA-02] a settled question about a keyword", () => {
  test("is of other cards where neither question nor card has it", () => {
    expect(lacks(`Do I have to pay three mana to cast ${NAME} on my turn?`)).toBe(true);
  });

  test("may be the one that is asked where the card has it, or the question names it", () => {
    expect(lacks(`Do I have to pay for ${NAME}?`, ["Kicker"])).toBe(false);
    expect(lacks(`Do I have to pay the kicker of ${NAME}?`)).toBe(false);
  });
});
