import type { CardRuling } from "@spellwright/contract";
import { describe, expect, test } from "vitest";
import { ask } from "../../../test/ask.ts";
import { shippedKnowledge } from "../../../test/load-knowledge.ts";
import { madeUpCard } from "../../../test/made-up-card.ts";
import { understand } from "../../../test/understand.ts";
import { createFindNearNotes } from "./near-notes.ts";

const findNearNotes = createFindNearNotes(shippedKnowledge);

const NAME = "Marsh Lantern, the Patient";
const CARD = madeUpCard(NAME, { printed_name: "Lanterne des marais, la Patiente" });

const note = (comment: string, published_at = "2020-01-31"): CardRuling => ({
  name: NAME,
  published_at,
  comment,
});

const FLASHBACK = note("Cast with flashback, the spell is exiled even when it is countered.");
const COUNTERS = note("The counters it had are gone once it leaves the battlefield.");
const HAND = note("You look at the number of cards in your hand as attackers are declared.");

const near = (
  question: string,
  cardRulings: readonly CardRuling[],
  language: "fr" | "en" = "en",
) => {
  const input = ask(question, language, { cards: [{ card: CARD, written: NAME }], cardRulings });
  return findNearNotes(input, understand(input));
};

describe("[ORA-02] the official notes nearest to a question", () => {
  test("come first, in English", () => {
    const [first] = near(`I cast ${NAME} with flashback and it gets countered. Is it exiled?`, [
      COUNTERS,
      HAND,
      FLASHBACK,
    ]);
    expect(first?.note).toBe(FLASHBACK);
  });

  test("are found by a French question through the concepts of both languages", () => {
    const [first] = near(
      "Je lance Lanterne des marais, la Patiente avec flashback et on la contrecarre. Est-elle exilée ?",
      [COUNTERS, HAND, FLASHBACK],
      "fr",
    );
    expect(first?.note).toBe(FLASHBACK);
  });

  test("what is asked counts more than what is described", () => {
    const [first] = near(
      `My ${NAME} was cast with flashback. How many cards are in my hand as attackers are declared?`,
      [FLASHBACK, HAND],
    );
    expect(first?.note).toBe(HAND);
  });

  test("what another card of the question does stands for what is asked of this one", () => {
    const other = madeUpCard("Ember Tide", {
      oracle_text: "Each player discards their hand, then draws seven cards.",
    });
    const replaces = note(
      "If an effect has you discard as this enters, put the cards on top of your library.",
    );
    const question = `I control ${NAME} and they cast Ember Tide. What happens, does it enter tapped?`;
    const cards = [CARD, other].map((card) => ({ card, written: card.name }));
    const input = ask(question, "en", { cards, cardRulings: [COUNTERS, replaces] });
    const alone = ask(question, "en", { cards: cards.slice(0, 1), cardRulings: [replaces] });
    const [first] = findNearNotes(input, understand(input));
    const [unaided] = findNearNotes(alone, understand(alone));
    expect(first?.note).toBe(replaces);
    expect(first?.common).toBeGreaterThan(unaided?.common ?? 0);
  });

  test("the sentence of a long note that speaks of it is known", () => {
    const long = note(
      "It enters tapped. You draw before you discard. Cast with flashback, the spell is exiled.",
    );
    const [first] = near(`${NAME} was cast with flashback: is the spell exiled?`, [long]);
    expect(first?.at).toBe(2);
  });

  test("words of the card's own name are no likeness", () => {
    const flying = madeUpCard("Flying Exile");
    const input = ask("Can Flying Exile win a game?", "en", {
      cards: [{ card: flying, written: "Flying Exile" }],
      cardRulings: [
        { ...note("Flying Exile is pronounced as it is written."), name: "Flying Exile" },
      ],
    });
    expect(findNearNotes(input, understand(input))).toEqual([]);
  });

  test("of a note that was printed again only the newer one is given", () => {
    const older = note("Its converted mana cost doesn’t change the flashback cost.", "2012-05-01");
    const newer = note("Its mana value doesn't change the flashback cost.", "2021-02-05");
    expect(
      near(`Does ${NAME} cost more with flashback?`, [older, newer]).map((one) => one.note),
    ).toEqual([newer]);
  });

  test("are none without notes, and none that has nothing in common", () => {
    expect(near(`Is ${NAME} exiled?`, [])).toEqual([]);
    expect(near(`Is ${NAME} exiled?`, [note("You may choose yourself.")])).toEqual([]);
  });
});
