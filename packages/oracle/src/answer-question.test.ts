import { Card } from "@spellwright/contract";
import { describe, expect, test } from "vitest";
import { createStarterOracle } from "../test/starter-oracle.ts";

const unlike = { cmc: 0, color_identity: [] };
const ask = await createStarterOracle([
  Card.parse({
    ...{ ...unlike, id: "black-lotus", name: "Black Lotus", type_line: "Artifact" },
    legalities: { commander: "banned", legacy: "banned", modern: "not_legal" },
  }),
  Card.parse({
    ...{ ...unlike, id: "linvala", name: "Linvala, Keeper of Silence" },
    ...{ printed_name: "Linvala, Gardienne du Silence", edhrec_rank: 2477 },
    type_line: "Legendary Creature — Angel",
    summary: {
      fr: "Les capacités activées des créatures adverses ne s’activent plus.",
      en: "The activated abilities of opposing creatures can’t be activated.",
    },
  }),
]);

describe("[ORA-14] a card in small letters, of which a format is asked", () => {
  test.each([
    ["en", "can i play brainstorm in legacy", "Brainstorm", "yes"],
    ["fr", "on peut jouer brainstorm en legacy", "Brainstorm", "yes"],
    ["fr", "remue-méninges est autorisé en vintage", "Brainstorm", "yes"],
    ["fr", "sol ring autorisé en modern", "Sol Ring", "no"],
    ["en", "is sol ring allowed in modern", "Sol Ring", "no"],
    ["en", "can i run sol ring in my edh deck", "Sol Ring", "yes"],
    ["fr", "je peux mettre foudre dans mon deck pauper", "Lightning Bolt", "yes"],
    ["en", "is shock legal in pauper", "Shock", "yes"],
    ["en", "is oko banned in modern", "Oko, Thief of Crowns", "yes"],
    ["fr", "oko est banni en modern ?", "Oko, Thief of Crowns", "yes"],
    ["en", "is brainstorm restricted in vintage", "Brainstorm", "yes"],
    ["fr", "ponder est restreint en vintage", "Ponder", "no"],
    ["en", "is black lotus banned in commander", "Black Lotus", "yes"],
    ["en", "is lightnig bolt legal in standard", "Lightning Bolt", "no"],
  ] as const)("%s: “%s” is answered of %s: %s", async (language, question, card, verdict) => {
    const { answer, cards } = await ask(language, question);
    expect(cards.map(({ name }) => name)).toEqual([card]);
    expect(answer.ruling).toMatchObject({ outcome: "ruling", verdict });
  });

  test.each([
    ["en", "is black lotus banned"],
    ["fr", "black lotus est bannie ?"],
  ] as const)("%s: “%s” asks in which format", async (language, question) => {
    const { answer, cards } = await ask(language, question);
    expect(cards).toMatchObject([{ name: "Black Lotus" }]);
    expect(answer.ruling).toMatchObject({ outcome: "needs_detail", verdict: null });
    expect(answer.ruling.choices?.join()).toContain("Legacy");
  });

  test.each([
    ["en", "is elesh norn legal in modern"],
    ["fr", "elesh norn est légale en modern ?"],
  ] as const)("%s: “%s” asks which of two, never guesses", async (language, question) => {
    const { answer } = await ask(language, question);
    expect(answer.ruling.outcome).toBe("needs_detail");
    expect(answer.ruling.choices).toEqual([
      "Elesh Norn, Grand Cenobite",
      "Elesh Norn, Mother of Machines",
    ]);
  });

  test("the answer names the card as it is printed, however it was typed", async () => {
    const { answer } = await ask("en", "is oko banned in modern");
    expect(answer.ruling.ruling).toContain("Oko, Thief of Crowns");
    const { answer: french } = await ask("fr", "sol ring autorisé en modern");
    expect(french.ruling.ruling).toContain("Anneau solaire");
  });
});

describe("[ORA-14] what a card stops is read from its own text", () => {
  test.each([
    ["en", "does linvala stop mana dorks", /can’t be activated/i],
    ["fr", "linvala arrête les elfes à mana ?", /ne s’activent plus|ne peuvent pas être activées/i],
  ] as const)("%s: “%s” gets no yes or no from another rule", async (language, question, says) => {
    const { answer, cards } = await ask(language, question);
    expect(cards).toMatchObject([{ name: "Linvala, Keeper of Silence" }]);
    expect(answer.ruling.verdict).toBeNull();
    expect(`${answer.ruling.ruling} ${answer.ruling.explanation}`).toMatch(says);
  });
});
