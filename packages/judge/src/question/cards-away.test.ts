import { describe, expect, test } from "vitest";
import { ask } from "../../test/ask.ts";
import { madeUpCard } from "../../test/made-up-card.ts";
import { understand } from "../../test/understand.ts";

const NAMES = ["Still Gears", "Mana Stone"];
const isAway = (question: string, language: "fr" | "en" = "en") =>
  understand(
    ask(question, language, {
      cards: NAMES.filter((name) => question.includes(name)).map((name) => ({
        card: madeUpCard(name, {}),
        written: name,
      })),
    }),
  ).cardIsAway;

describe("[ORA-14] a card is told to be away", () => {
  test.each([
    ["en", "Still Gears got bounced last turn. Can I tap Mana Stone for mana?"],
    ["en", "Still Gears is in my hand. Can I tap Mana Stone for mana?"],
    ["en", "I blew up his Still Gears. Can I tap Mana Stone for mana?"],
    ["fr", "Mon adversaire a défaussé Still Gears. Je peux engager Mana Stone ?"],
    ["fr", "Still Gears est au cimetière. Je peux engager Mana Stone ?"],
  ] as const)("(%s) %s", (language, question) => {
    expect(isAway(question, language)).toBe(true);
  });

  test.each([
    ["where it lies in play", "My opponent has Still Gears. Can I tap Mana Stone for mana?"],
    ["where it is asked about itself", "Still Gears got bounced. Does Still Gears come back?"],
    ["where it forbids a zone", "Still Gears stops cards from my hand. Can I cast Mana Stone?"],
    ["where that is denied", "Still Gears isn't destroyed. Can I tap Mana Stone for mana?"],
    ["where it is said of the other one", "Can I tap Mana Stone if Still Gears is destroyed?"],
  ])("not %s", (_, question) => {
    expect(isAway(question)).toBe(false);
  });
});
