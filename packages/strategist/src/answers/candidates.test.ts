import { inOneGo } from "@spellwright/decks";
import { expect, test } from "vitest";
import { card, commander, deckOf, fill } from "../../test/made-deck.ts";
import { asked } from "../../test/sample-deck.ts";
import { answerLocally } from "../answer-locally.ts";
import { deckFacts } from "../deck-facts.ts";
import { understand } from "../understanding/understand.ts";

const blue = { color_identity: ["U" as const] };
const shifter = card("You may have this creature enter as a copy.", {
  name: "Blue Shifter",
  ...blue,
});
const banned = card("{T}: Add {C}.", { name: "Lost Jewel", legalities: { commander: "banned" } });
const held = card("{T}: Add {C}.", { name: "Old Rock" });
const deck = deckOf(held, ...fill);

const answer = (question: string, named: readonly (typeof shifter)[]) => {
  const cards = named.map((each) => ({ card: each, written: each.name }));
  const context = asked(question, { deck, cards });
  return inOneGo(
    answerLocally({
      question: context,
      understanding: understand(context),
      facts: deckFacts(deck),
    }),
  );
};

test.each([
  "can i put Blue Shifter in instead of Old Rock? and Lost Jewel?",
  "je peux mettre Blue Shifter à la place de Old Rock ? et Lost Jewel ?",
])("[FOR-05] says first that a named candidate may not be played: %s", (question) => {
  const found = answer(question, [shifter, held, banned]);
  expect(found).toMatchObject({
    responseType: "legality",
    headline: {
      code: "outsideIdentity",
      params: { commander: { cards: [{ name: commander.name }] } },
    },
    cards: [{ name: "Blue Shifter" }, { name: "Lost Jewel" }],
  });
  expect(found.sections[0]?.items).toMatchObject([{ code: "cardBanned" }]);
});

test("[FOR-05] an answer that speaks of none of the named cards is none, and free", () => {
  const some = card("Scry 2.", { name: "Some Green Card" });
  const other = card("Scry 3.", { name: "Other Green Card" });
  const found = answer(
    "which cards does the deck rely on most, and Some Green Card, Other Green Card ?",
    [some, other],
  );
  expect(found).toMatchObject({ responseType: "unsettled", headline: { code: "deckUnsettled" } });
  expect(found.sections.at(-1)).toMatchObject({ title: "nearby" });
});
