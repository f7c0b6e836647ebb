import { describe, expect, test } from "vitest";
import { decideWith } from "../../../test/decide-with.ts";
import { madeUpCard } from "../../../test/made-up-card.ts";
import { decideState } from "./decide-state.ts";

const oxen = madeUpCard("Old Oxen", { type_line: "Creature — Ox", power: "2", toughness: "5" });
const decide = (question: string) =>
  decideWith(decideState)(question, question.includes("Old Oxen") ? [oxen] : []);
const number = (question: string) => decide(question)?.ruling.match(/-?\d+/)?.[0];

describe("[ORA-17] who dies and who loses", () => {
  test.each([
    ["Ma 3/3 a deux marqueurs -1/-1 et subit 1 blessure, meurt-elle ?", "yes"],
    ["Ma 4/4 a subi 3 blessures et reçoit -1/-1. Est-ce qu'elle meurt ?", "yes"],
    ["Ma 4/4 a subi trois blessures, survit-elle ?", "yes"],
    ["Ma créature indestructible 2/2 reçoit -2/-2, est-ce qu'elle survit ?", "no"],
    ["Ma créature indestructible 2/2 subit 5 blessures, meurt-elle ?", "no"],
    ["Old Oxen subit 4 blessures puis 1 blessure : meurt-il ?", "yes"],
    ["Une source avec contact mortel inflige une blessure à ma 6/6. Elle meurt ?", "yes"],
    ["Je suis à 3 points de vie et je subis 4 blessures, est-ce que je perds la partie ?", "yes"],
    [
      "Je suis à 5 points de vie et je perds 3 points de vie, est-ce que je perds la partie ?",
      "no",
    ],
    ["Mon planeswalker a 3 marqueurs loyauté et subit 3 blessures, meurt-il ?", "yes"],
    ["Mon planeswalker à 4 de loyauté subit 2 blessures, survit-il ?", "yes"],
    ["Ma 1/1 avec un marqueur +1/+1 subit 1 blessure : meurt-elle ?", "no"],
    ["My 3/3 has two -1/-1 counters and takes 1 damage. Does it die?", "yes"],
    ["My 4/4 took 3 damage and then gets -1/-1. Does it die?", "yes"],
    ["My 5/5 was dealt 4 damage. Does it survive?", "yes"],
    ["Does my indestructible 3/3 die if it gets -3/-3?", "yes"],
    ["Does an indestructible 3/3 die when it is dealt 10 damage?", "no"],
    ["Old Oxen is dealt 3 damage, then 2 damage. Does it die?", "yes"],
    ["A source with deathtouch deals 1 damage to my 7/7. Does it die?", "yes"],
    ["I'm at 4 life and take 5 damage, do I lose the game?", "yes"],
    ["I am at 6 life, lose 3 life and gain 2 life. Am I dead?", "no"],
    ["My planeswalker has 5 loyalty and is dealt 4 damage. Does it die?", "no"],
    ["I use the -3 of my planeswalker with 3 loyalty. Does it die?", "yes"],
    ["My 2/2 with a +1/+1 counter is dealt 2 damage. Does it die?", "no"],
  ] as const)("is decided: %s → %s", (question, verdict) => {
    expect(decide(question)?.verdict).toBe(verdict);
  });
});

describe("[ORA-17] what happens to a named creature", () => {
  const moon = madeUpCard("Pale Moon", {
    type_line: "Enchantment",
    oracle_text: "Nonbasic lands are Mountains.",
  });
  const curse = madeUpCard("Heavy Curse", {
    type_line: "Enchantment",
    oracle_text: "All creatures get -5/-5.",
  });
  const calf = madeUpCard("Old Oxen", { ...oxen, oracle_text: "" });
  const withBoth = (question: string, other: typeof moon) =>
    decideWith(decideState)(question, [calf, other], "en")?.ruling;

  test("is its death, or nothing that these numbers tell", () => {
    expect(withBoth("If Heavy Curse is out, what happens to Old Oxen?", curse)).toMatch(/dies/);
    expect(withBoth("If Pale Moon is out, what happens to Old Oxen?", moon)).toBeUndefined();
    expect(withBoth("If Pale Moon is out, does Old Oxen survive?", moon)).toMatch(/^Yes/);
  });
});

describe("[ORA-17] what is said and then taken away", () => {
  test.each([
    "Ma 0/0 a un marqueur +1/+1. Si on retire le marqueur, meurt-elle ?",
    "Ma 0/0 perd son marqueur +1/+1, meurt-elle ?",
    "My 0/0 with a +1/+1 counter: does it die if I remove the counter?",
    "My 0/0 with two +1/+1 counters loses its counters. Does it die?",
    "I move the +1/+1 counter from my 0/0 to another creature. Does it die?",
  ])("is left to others: %s", (question) => {
    expect(decide(question)).toBeUndefined();
  });
});

describe("[ORA-17] how many", () => {
  test.each([
    [
      "Ma créature a quatre marqueurs +1/+1 et trois marqueurs -1/-1. Combien de marqueurs reste-t-il ?",
      "1",
    ],
    [
      "Je suis à 20 points de vie, je subis 5 blessures et je gagne 3 points de vie. Combien de points de vie me reste-t-il ?",
      "18",
    ],
    [
      "J'ai trois 2/2 et une 4/4 et un sort inflige 3 blessures à chaque créature. Combien de créatures meurent ?",
      "3",
    ],
    [
      "Mon planeswalker à 5 loyauté utilise son -2 puis subit 1 blessure, combien de loyauté lui reste-t-il ?",
      "2",
    ],
    ["J'ai trois exemplaires de la même créature légendaire, combien vont au cimetière ?", "2"],
    ["J'ai deux copies de la même légende : combien j'en garde ?", "1"],
    [
      "Mon adversaire a 12 points de vie et prend 15 dégâts, combien de points de vie lui reste-t-il ?",
      "-3",
    ],
    [
      "My creature has four +1/+1 counters and gets two -1/-1 counters. How many counters are left?",
      "2",
    ],
    ["I'm at 20 life, take 5 damage and gain 3 life. How much life do I have?", "18"],
    [
      "I have three 2/2s and a 4/4, and a spell deals 3 damage to each creature. How many creatures die?",
      "3",
    ],
    [
      "My planeswalker with 5 loyalty uses its -2 and then takes 1 damage. How much loyalty is left?",
      "2",
    ],
    ["I control three copies of the same legendary creature. How many go to the graveyard?", "2"],
    [
      "My planeswalker has 3 loyalty, I use +1 and it's dealt 2 damage. How many loyalty counters remain?",
      "2",
    ],
  ])("is counted: %s → %s", (question, expected) => {
    expect(number(question)).toBe(expected);
  });

  test("is answered with which ones, as a sentence", () => {
    const told = decide(
      "Un sort inflige 3 blessures à chaque créature : il y a une 2/2, une 3/3 et une 4/4. Lesquelles meurent ?",
    );
    expect(told?.ruling).toBe("La 2/2 et la 3/3 meurent\u202f; la 4/4 survit.");
  });
  test("is followed by what one check does, in the steps", () => {
    const told = decide("Ma 1/1 a un marqueur +1/+1 et reçoit trois marqueurs -1/-1, meurt-elle ?");
    expect(told?.steps.map(({ rule }) => rule)).toEqual(["704.5f", "704.5q"]);
  });
});

describe("[ORA-17] stays silent", () => {
  test.each([
    ["combat", "My 3/3 blocks a 2/2. Does it die?"],
    [
      "the ability",
      "My planeswalker with 2 loyalty uses its -2. Does the ability still resolve even though it goes to the graveyard?",
    ],
    [
      "its effect",
      "Mon planeswalker à 3 de loyauté active son -3 : l'effet a-t-il lieu même s'il meurt ?",
    ],
    ["no number", "Ma 3/3 a des marqueurs -1/-1, meurt-elle ?"],
    ["prevention", "My 3/3 is dealt 3 damage but I prevent 1 damage. Does it die?"],
    [
      "until end of turn",
      "Ma 2/2 a reçu +3/+3 jusqu'à la fin du tour et 4 blessures. Meurt-elle à la fin du tour ?",
    ],
    ["nothing happens", "Does my 3/3 die?"],
    [
      "two creatures, one spell",
      "A spell deals 3 damage to my 3/3 and I have a 4/4. Does the 4/4 die?",
    ],
    [
      "a legend on each side",
      "My opponent and I each have 2 copies of a legendary creature. How many stay?",
    ],
  ])("stays silent on %s", (_, question) => {
    expect(decide(question)).toBeUndefined();
  });
});

describe("[ORA-02] damage of named spells reaches whom their text names (CR 120.1)", () => {
  const cards = [
    madeUpCard("Low Fire", {
      type_line: "Sorcery",
      oracle_text: "Low Fire deals 2 damage to each creature.",
    }),
    madeUpCard("Small Fire", {
      type_line: "Instant",
      oracle_text: "Small Fire deals 2 damage to target creature.",
    }),
    madeUpCard("Any Fire", {
      type_line: "Instant",
      oracle_text: "Any Fire deals 2 damage to any target.",
    }),
  ];
  const ask = (question: string) =>
    decideWith(decideState)(
      question,
      cards.filter(({ name }) => question.includes(name)),
    );

  test.each([
    "Low Fire resolves and I'm at 2 life. Do I lose the game?",
    "I am at 2 life and my opponent casts Small Fire. Am I dead?",
    "Je suis à 2 points de vie, il lance Low Fire : est-ce que je perds la partie ?",
    "I'm at 5 life and take Low Fire, how much life do I have left?",
    "Mon planeswalker a 2 marqueurs loyauté et subit Low Fire, meurt-il ?",
  ])("none of a player: %s", (question) => {
    expect(ask(question)).toBeUndefined();
  });

  test.each([
    ["I'm at 2 life and take Any Fire, do I lose the game?", "yes"],
    ["My 2/2 is dealt Low Fire, does it die?", "yes"],
  ] as const)("what it reaches is counted: %s → %s", (question, verdict) => {
    expect(ask(question)?.verdict).toBe(verdict);
  });
});
