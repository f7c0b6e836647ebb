import { describe, expect, test } from "vitest";
import { decideWith } from "../../../test/decide-with.ts";
import { loadCards } from "../../../test/load-cards.ts";
import { madeUpCard } from "../../../test/made-up-card.ts";
import { decideLayers } from "./decide-layers.ts";

const greyRule = madeUpCard("Grey Rule", {
  type_line: "Enchantment",
  cmc: 4,
  oracle_text: "All creatures lose all abilities and have base power and toughness 1/1.",
});
const livingVows = madeUpCard("Living Vows", {
  type_line: "Enchantment",
  cmc: 4,
  oracle_text:
    "Each other non-Aura enchantment is a creature in addition to its other types and has base power and base toughness each equal to its mana value.",
});
const brightHymn = madeUpCard("Bright Hymn", {
  type_line: "Enchantment",
  cmc: 3,
  oracle_text: "Creatures you control get +1/+1.",
});
const mossHide = madeUpCard("Moss Hide", {
  type_line: "Enchantment — Aura",
  cmc: 2,
  oracle_text: "Enchant creature\nEnchanted creature gets +2/+2 and has trample.",
});
const toadCurse = madeUpCard("Toad Curse", {
  type_line: "Enchantment — Aura",
  cmc: 2,
  oracle_text:
    "Enchant creature\nEnchanted creature loses all abilities and is a blue Frog creature with base power and toughness 1/1.",
});
const suddenOak = madeUpCard("Sudden Oak", {
  type_line: "Instant",
  cmc: 1,
  oracle_text: "Target creature gets +3/+3 until end of turn.",
});
const mirrorTrick = madeUpCard("Mirror Trick", {
  type_line: "Instant",
  cmc: 1,
  oracle_text: "Switch target creature's power and toughness until end of turn.",
});
const gobChief = madeUpCard("Gob Chief", {
  type_line: "Creature — Goblin Warrior",
  cmc: 2,
  power: "2",
  toughness: "2",
  oracle_text: "Other Goblin creatures you control get +1/+1.",
});
const gobPup = madeUpCard("Gob Pup", {
  type_line: "Creature — Goblin",
  cmc: 1,
  power: "1",
  toughness: "1",
});
const allyCaller = madeUpCard("Ally Caller", {
  type_line: "Creature — Ally",
  cmc: 3,
  power: "2",
  toughness: "2",
  oracle_text: "Allies you control get +1/+1.",
});
const bandPup = madeUpCard("Band Pup", {
  type_line: "Creature — Ally",
  cmc: 1,
  power: "1",
  toughness: "1",
});
const oxen = madeUpCard("Old Oxen", {
  type_line: "Creature — Ox",
  cmc: 4,
  power: "2",
  toughness: "5",
});
const cards = [
  greyRule,
  livingVows,
  brightHymn,
  mossHide,
  toadCurse,
  suddenOak,
  mirrorTrick,
  gobChief,
  gobPup,
  allyCaller,
  bandPup,
  oxen,
];

const decide = (question: string) =>
  decideWith(decideLayers)(
    question,
    cards.filter(({ name }) => question.includes(name)),
  );
const size = (question: string) => decide(question)?.ruling.match(/\d+\/\d+/)?.[0];

describe("[ORA-17] power and toughness of what a question tells", () => {
  test.each([
    [
      "Ma 2/2 a deux marqueurs +1/+1 et devient une 0/1 jusqu'à la fin du tour. Quelle est sa force et son endurance ?",
      "2/3",
    ],
    [
      "Ma 3/3 reçoit +4/+4 puis mon adversaire la transforme en 1/1 : quelle taille fait-elle ?",
      "5/5",
    ],
    ["Ma 1/4 reçoit +2/+0 et on échange sa force et son endurance. Que devient-elle ?", "4/3"],
    [
      "J'échange la force et l'endurance de ma 1/3, puis elle gagne +3/+0. Quelle est sa taille ?",
      "3/4",
    ],
    [
      "Ma créature 4/4 porte un marqueur -1/-1 et trois marqueurs +1/+1. Quelle est sa taille finale ?",
      "6/6",
    ],
    [
      "Old Oxen est enchantée par Toad Curse et a un marqueur +1/+1. Quelle est sa force et son endurance ?",
      "2/2",
    ],
    ["Avec Grey Rule et Bright Hymn en jeu, quelle taille fait ma 5/5 ?", "2/2"],
    ["Avec Grey Rule en jeu, je lance Sudden Oak sur Old Oxen : quelle taille fait-elle ?", "4/4"],
    ["J'ai deux Bright Hymn et une 1/1 : quelle est sa force ?", "3/3"],
    ["Grey Rule est en jeu puis j'ajoute Living Vows. Quelle est la taille de Grey Rule ?", "4/4"],
    ["Living Vows est en jeu puis Grey Rule arrive. Quelle est la taille de Grey Rule ?", "1/1"],
    ["Ma 2/2 devient une 4/4 puis devient une 0/2. Quelle taille fait-elle ?", "0/2"],
    ["Quelle est la taille de Gob Pup si je contrôle Gob Chief ?", "2/2"],
    [
      "Je lance Mirror Trick sur Old Oxen enchantée par Moss Hide. Quelle est sa force et son endurance ?",
      "7/4",
    ],
    ["Ma 3/2 a trois marqueurs +1/+1, quelle est son endurance ?", "6/5"],
    [
      "My 2/2 has two +1/+1 counters and becomes a 0/1 until end of turn. What are its power and toughness?",
      "2/3",
    ],
    ["I pump my 3/3 with +3/+3, then it becomes a 1/1. How big is it?", "4/4"],
    [
      "My 1/3 gets +0/+1 and its power and toughness are switched. What is its power and toughness?",
      "4/1",
    ],
    [
      "A 2/4 gets +1/+0 and then I switch its power and toughness twice? What size is it?",
      undefined,
    ],
    ["My 5/5 has a -1/-1 counter and two +1/+1 counters. What size is it?", "6/6"],
    [
      "Old Oxen is enchanted with Toad Curse and has two +1/+1 counters. What are its power and toughness?",
      "3/3",
    ],
    ["With Grey Rule and Bright Hymn on the battlefield, how big is my 6/6?", "2/2"],
    ["I control Grey Rule and cast Sudden Oak on Old Oxen. What is its size?", "4/4"],
    ["I control two Bright Hymn. How big is my 1/1?", "3/3"],
    [
      "Grey Rule is on the battlefield, then Living Vows enters. What are the power and toughness of Grey Rule?",
      "4/4",
    ],
    [
      "Living Vows is on the battlefield, then Grey Rule enters. What are the power and toughness of Grey Rule?",
      "1/1",
    ],
    [
      "My 2/2 has its base power and toughness set to 4/4 and wears Moss Hide. How big is it?",
      "6/6",
    ],
    ["How big is Gob Pup if I control Gob Chief and Bright Hymn?", "3/3"],
    ["How big is Band Pup if I control Ally Caller?", "2/2"],
    ["I cast Mirror Trick on Old Oxen, then Sudden Oak. What are its power and toughness?", "8/5"],
    ["What's the power of my 2/2 with three +1/+1 counters under Grey Rule?", "4/4"],
    ["My 4/4 turns into a 0/1, then into... becomes a 2/2. What size is it?", "2/2"],
    ["A 3/3 gets -2/-2 and +1/+0, what is its final power and toughness?", "2/1"],
    ["Under Grey Rule I cast Sudden Oak on my old dragon. What is its power?", "4/4"],
    ["Sous Grey Rule, je lance Sudden Oak sur ma créature : quelle est sa force ?", "4/4"],
    [
      "A 1/4 gets Mirror Trick (switch power and toughness) and then +2/+0. What is its power now?",
      "4/3",
    ],
    [
      "Grey Rule has been out for long. Now Living Vows joins it, so Grey Rule is a creature. What is the power of Grey Rule?",
      "4/4",
    ],
  ])("are computed: %s → %s", (question, expected) => {
    expect(size(question)).toBe(expected);
  });

  test.each([
    ["Ma 2/2 a deux marqueurs +1/+1 et devient une 1/1 : est-elle une 3/3 ?", "yes"],
    ["Avec Grey Rule en jeu, mon Old Oxen équipé de +2/+2 est-il une 4/7 ?", "no"],
    ["My 2/2 has a +1/+1 counter and becomes a 0/1. Is it a 1/2?", "yes"],
    ["With Grey Rule out, is my 5/5 with one +1/+1 counter still a 6/6?", "no"],
  ] as const)("are computed: %s → %s", (question, verdict) => {
    expect(decide(question)?.verdict).toBe(verdict);
  });

  test("tells every layer with the size after it", () => {
    const told = decide("Avec Grey Rule et Bright Hymn en jeu, quelle taille fait ma 5/5 ?");
    expect(told?.steps.map(({ layer }) => layer)).toEqual(["6", "7b", "7c"]);
    expect(told?.steps.at(-1)?.action).toContain("2/2");
  });

  test.each([
    [
      "the order of two that set is not told",
      "Ma 2/2 devient une 4/4 et devient une 0/2. Quelle taille fait-elle ?",
    ],
    [
      "the order of two enchantments is not told",
      "I have Grey Rule and Living Vows. What are the power and toughness of Grey Rule?",
    ],
    ["how many counters", "My 2/2 has +1/+1 counters and becomes a 0/1. How big is it?"],
    ["whose creature it is", "My opponent has Bright Hymn. How big is my 2/2?"],
    ["a Goblin, or not", "I control Gob Chief. How big is my 2/2?"],
    ["a bonus several times", "My 2/2 gets +1/+1 for each card in my hand. How big is it?"],
    ["combat", "My 2/2 gets +2/+2 and blocks a 3/3. How big is it?"],
    ["an effect that has ended", "My 2/2 got +2/+2. How big is it next turn?"],
  ])("stays silent: %s", (_, question) => {
    expect(decide(question)).toBeUndefined();
  });
});

const real = loadCards([
  "Humility",
  "Opalescence",
  "Glorious Anthem",
  "Giant Growth",
  "Grizzly Bears",
  "Darksteel Mutation",
]);
describe.runIf(real)("[ORA-17] real cards", () => {
  const ofReal = (question: string) =>
    decideWith(decideLayers)(
      question,
      [...(real?.values() ?? [])].filter(({ name }) => question.includes(name)),
    )?.ruling.match(/\d+\/\d+/)?.[0];
  test.each([
    ["Humility is on the battlefield, then Opalescence enters. How big is Humility?", "4/4"],
    ["Opalescence is on the battlefield, then Humility enters. How big is Humility?", "1/1"],
    ["How big is Grizzly Bears under Humility with Glorious Anthem?", "2/2"],
    ["With Humility out, I cast Giant Growth on Grizzly Bears. What size is it?", "4/4"],
    [
      "Grizzly Bears is enchanted with Darksteel Mutation. What are its power and toughness?",
      "0/1",
    ],
  ])("are counted: %s → %s", (question, expected) => {
    expect(ofReal(question)).toBe(expected);
  });
});
