import { describe, expect, test } from "vitest";
import { decideWith } from "../../judge/test/decide-with.ts";
import { madeUpCard } from "../../judge/test/made-up-card.ts";
import { decideTable } from "./reading/decide-table.ts";

const cards = [
  madeUpCard("Stern Judge", {
    type_line: "Creature — Human",
    oracle_text: "Your opponents can't cast spells from anywhere other than their hands.",
  }),
  madeUpCard("Rise Twice", { type_line: "Sorcery", oracle_text: "Draw a card.\nFlashback {2}" }),
];

describe("[ORA-14] “from anywhere other than their hands” spares the hand alone", () => {
  test.each([
    ["My opponent has Stern Judge. Can I cast Rise Twice from my graveyard?", "no"],
    ["My opponent has Stern Judge. Can I cast Rise Twice from exile?", "no"],
    ["My opponent has Stern Judge. Can I cast Rise Twice?", "yes"],
    ["I have Stern Judge. Can I cast Rise Twice from my graveyard?", "yes"],
  ])("%s → %s", (question, verdict) => {
    expect(decideWith(decideTable)(question, cards, "en")?.verdict).toBe(verdict);
  });
});

describe("[ORA-14] a colour less or more is another quality (CR 105.2, 702.16)", () => {
  const guarded = [
    madeUpCard("Grey Guard", {
      ...{ type_line: "Creature — Spirit", oracle_text: "Protection from monocolored" },
      ...{ colors: ["W"], power: "2", toughness: "3" },
    }),
    madeUpCard("Dull Blade", {
      ...{ type_line: "Instant", oracle_text: "Destroy target creature.", colors: ["B"] },
    }),
    madeUpCard("Twin Blade", {
      ...{ type_line: "Instant", oracle_text: "Destroy target creature.", colors: ["B", "R"] },
    }),
    madeUpCard("Clear Blade", {
      ...{ type_line: "Instant", oracle_text: "Destroy target creature.", colors: [] },
    }),
  ];

  test.each([
    ["Can I target Grey Guard with Dull Blade?", "no"],
    ["Can I target Grey Guard with Twin Blade?", "yes"],
    ["Can I target Grey Guard with Clear Blade?", "yes"],
  ])("%s → %s", (question, verdict) => {
    const named = guarded.filter(({ name }) => question.includes(name));
    expect(decideWith(decideTable)(question, named, "en")?.verdict).toBe(verdict);
  });
});
