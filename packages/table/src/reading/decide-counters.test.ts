import type { Language } from "@spellwright/contract";
import { describe, expect, test } from "vitest";
import { decideWith } from "../../../judge/test/decide-with.ts";
import { madeUpCard } from "../../../judge/test/made-up-card.ts";
import { decideTable } from "./decide-table.ts";

const cards = [
  madeUpCard("Growing Wall", {
    type_line: "Enchantment",
    oracle_text:
      "If one or more +1/+1 counters would be put on a creature you control, that many plus one +1/+1 counters are put on it instead.",
  }),
  madeUpCard("Tall Season", {
    type_line: "Enchantment",
    oracle_text:
      "If an effect would put one or more counters on a permanent you control, it puts twice that many of those counters on that permanent instead.",
  }),
  madeUpCard("Cruel Raider", {
    type_line: "Creature — Praetor",
    oracle_text:
      "If an opponent would put one or more counters on a permanent or player, they put half that many of each of those kinds of counters on that permanent or player instead, rounded down.",
  }),
  madeUpCard("Small Squire", {
    type_line: "Creature — Human",
    oracle_text: "Small Squire enters with two +1/+1 counters on it.",
  }),
  madeUpCard("Clay Walker", {
    type_line: "Artifact Creature — Construct",
    oracle_text: "This creature enters with X +1/+1 counters on it.",
  }),
  madeUpCard("Old Mage", {
    type_line: "Legendary Planeswalker — Mage",
    oracle_text: "+1: Draw a card.",
    loyalty: "4",
  }),
  madeUpCard("Common Cause", {
    type_line: "Sorcery",
    oracle_text: "Put a +1/+1 counter on each creature you control.",
  }),
  ...[
    ["Twin Walker", "This creature enters with twice X +1/+1 counters on it."],
    ["Blood Brute", "Bloodthirst 2\nThis creature enters with two +1/+1 counters on it."],
    [
      "Kicked Brute",
      "Kicker {2}\nThis creature enters with a +1/+1 counter on it.\nIf this creature was kicked, it enters with two +1/+1 counters on it.",
    ],
    [
      "Wild Brute",
      "When this creature enters, you may put two +1/+1 counters on target creature you control.",
    ],
  ].map(([name = "", oracle_text = ""]) =>
    madeUpCard(name, { type_line: "Creature — Brute", oracle_text }),
  ),
  madeUpCard("Swelling Tide", {
    type_line: "Sorcery",
    oracle_text:
      "Put three +1/+1 counters on target creature you control, then double the number of +1/+1 counters on it.",
  }),
];

const decide = (question: string, language: Language) =>
  decideWith(decideTable)(
    question,
    cards.filter(({ name }) => question.includes(name)),
    language,
  );

const counted: readonly (readonly [Language, string, number])[] = [
  [
    "en",
    "I have Growing Wall out and cast Small Squire. How many +1/+1 counters does it enter with?",
    3,
  ],
  [
    "fr",
    "J'ai Growing Wall en jeu et je lance Small Squire : il arrive avec combien de marqueurs +1/+1 ?",
    3,
  ],
  [
    "en",
    "I control Growing Wall and Tall Season and cast Small Squire. How many counters does it enter with?",
    6,
  ],
  [
    "en",
    "With Growing Wall on the battlefield I cast Clay Walker with X=3. How many counters does it enter with?",
    4,
  ],
  [
    "en",
    "I have Tall Season in play and cast Old Mage, how many loyalty counters does it enter with?",
    8,
  ],
  [
    "en",
    "I control Growing Wall and cast Common Cause. How many counters does each creature get?",
    2,
  ],
];

const untold: readonly (readonly [Language, string, string])[] = [
  ...(
    [
      ["Twin Walker with X=2", "the number is reckoned"],
      ["Blood Brute", "another keyword may put more"],
      ["Kicked Brute", "nobody tells whether it was kicked"],
      ["Wild Brute", "they may be left out"],
      ["Swelling Tide", "they are doubled after"],
      ["Clay Walker with X=0", "none are put"],
    ] as const
  ).map(
    ([cast, why]) =>
      [
        "en",
        `I control Growing Wall and cast ${cast}. How many counters does it get?`,
        why,
      ] as const,
  ),
  [
    "en",
    "I have Growing Wall out and cast Clay Walker. How many counters does it enter with?",
    "X is not told",
  ],
  [
    "en",
    "I control Growing Wall and cast Old Mage, how many loyalty counters does it enter with?",
    "a planeswalker is no creature",
  ],
  [
    "en",
    "My opponent has Growing Wall and I cast Small Squire. How many counters does it enter with?",
    "it is another’s",
  ],
  [
    "en",
    "I control Cruel Raider and cast Small Squire. How many counters does it enter with?",
    "it changes nothing here",
  ],
  [
    "fr",
    "J'ai Growing Wall en jeu, Small Squire a perdu ses marqueurs : combien de marqueurs il a ?",
    "counters are lost",
  ],
];

describe("[ORA-17] counts the counters that a card puts, after what others make of them (CR 122.6a, 614.1a, 616.1)", () => {
  test.each(counted)("counts, asked in “%s”: %s → %i", (language, question, sum) => {
    expect(Number(decide(question, language)?.ruling.match(/\d+/)?.[0])).toBe(sum);
  });

  test.each(untold)("says nothing, asked in “%s”: %s (%s)", (language, question) => {
    expect(decide(question, language)).toBeUndefined();
  });
});
