import { describe, expect, test } from "vitest";
import { decideWith } from "../../../test/decide-with.ts";
import { loadCards } from "../../../test/load-cards.ts";
import { madeUpCard } from "../../../test/made-up-card.ts";
import { decideAmount } from "./decide-amount.ts";

const twiceAll = madeUpCard("Ever Spring", {
  type_line: "Enchantment",
  oracle_text:
    "If an effect would create one or more tokens under your control, it creates twice that many of those tokens instead.\nIf an effect would put one or more counters on a permanent you control, it puts twice that many of those counters on that permanent instead.",
});
const twiceTokens = madeUpCard("Long March", {
  type_line: "Enchantment",
  oracle_text:
    "If one or more tokens would be created under your control, twice that many of those tokens are created instead.",
});
const oneMore = madeUpCard("Scale Growth", {
  type_line: "Enchantment",
  oracle_text:
    "If one or more +1/+1 counters would be put on a creature you control, that many plus one +1/+1 counters are put on it instead.",
});
const twicePlus = madeUpCard("Quick Evolution", {
  type_line: "Enchantment",
  oracle_text:
    "If one or more +1/+1 counters would be put on a creature you control, twice that many +1/+1 counters are put on that creature instead.",
});
const halver = madeUpCard("Vorrag, Bleak Raider", {
  type_line: "Legendary Creature — Phyrexian",
  oracle_text:
    "If you would put one or more counters on a permanent or player, put twice that many of each of those kinds of counters on that permanent or player instead.\nIf an opponent would put one or more counters on a permanent or player, they put half that many of each of those kinds of counters on that permanent or player instead, rounded down.",
});
const furnace = madeUpCard("Forge of Wrath", {
  type_line: "Enchantment",
  oracle_text:
    "If a source would deal damage to a permanent or player, it deals double that damage to that permanent or player instead.",
});
const triple = madeUpCard("Blazing Freedom", {
  type_line: "Enchantment",
  oracle_text:
    "If a source you control would deal damage to a permanent or player, it deals triple that damage to that permanent or player instead.",
});
const bolt = madeUpCard("Spark Strike", {
  type_line: "Instant",
  oracle_text: "Spark Strike deals 3 damage to any target.",
});
const siphon = madeUpCard("Warm Spiral", {
  type_line: "Instant",
  oracle_text: "Warm Spiral deals 3 damage to any target and you gain 3 life.",
});
const balm = madeUpCard("Kind Mirror", {
  type_line: "Enchantment",
  oracle_text: "If you would gain life, you gain twice that much life instead.",
});
const walker = madeUpCard("Orla, Far Walker", {
  type_line: "Legendary Planeswalker — Orla",
  loyalty: "5",
  oracle_text: "+1: Draw a card.",
});
const red = madeUpCard("Thane of Embers", {
  type_line: "Legendary Creature — Dwarf",
  oracle_text:
    "If a red source you control would deal damage to an opponent or a permanent an opponent controls, it deals that much damage plus 2 instead.",
});
const cards = [
  twiceAll,
  twiceTokens,
  oneMore,
  twicePlus,
  halver,
  furnace,
  triple,
  bolt,
  balm,
  walker,
  red,
  siphon,
];

const decide = (question: string) =>
  decideWith(decideAmount)(
    question,
    cards.filter(({ name }) => question.includes(name)),
  );
const number = (question: string) => decide(question)?.ruling.match(/\d+/)?.[0];

describe("[ORA-17] what replacement effects make of an amount (CR 614, 616)", () => {
  test.each([
    ["Avec Ever Spring, je crée un jeton Soldat. Combien de jetons j’obtiens ?", "2"],
    ["J’ai Ever Spring et Long March, je crée trois jetons Gobelin : combien en tout ?", "12"],
    ["Je contrôle deux Long March et je crée un jeton. J’en ai combien au final ?", "4"],
    ["Je mets un marqueur +1/+1 avec Scale Growth. Combien de marqueurs arrivent ?", "2"],
    [
      "Avec Scale Growth et Quick Evolution, je mets un marqueur +1/+1 : combien de marqueurs au maximum ?",
      "4",
    ],
    [
      "Avec Scale Growth et Quick Evolution, je mets un marqueur +1/+1 : combien de marqueurs au minimum ?",
      "3",
    ],
    [
      "J’ai Ever Spring et mon adversaire contrôle Vorrag, Bleak Raider. Je mets un marqueur +1/+1 sur ma créature en appliquant Vorrag d’abord. Combien de marqueurs ?",
      "0",
    ],
    ["Scale Growth, Quick Evolution et Ever Spring, je mets un marqueur +1/+1, combien ?", "8"],
    ["J’ai deux Ever Springs et je crée 3 gobelins, j’en ai combien au final ?", "12"],
    ["Ma créature arrive avec 2 marqueurs +1/+1 et Scale Growth, elle en a combien ?", "3"],
    ["I cast it for X=4 with Scale Growth out, how many +1/+1 counters?", "5"],
    ["How many treasures do I get with Long March if I'd create five?", "10"],
    ["Combien de blessures inflige Spark Strike avec Forge of Wrath ?", "6"],
    [
      "J’ai Blazing Freedom et mon adversaire Forge of Wrath : Spark Strike fait combien de blessures ?",
      "18",
    ],
    ["Je gagne 4 points de vie avec Kind Mirror, combien de points de vie je gagne ?", "8"],
    ["Combien de marqueurs loyauté a Orla, Far Walker en arrivant avec Ever Spring ?", "10"],
    ["Deux Forge of Wrath sont en jeu. Un sort inflige 2 blessures, combien au total ?", "8"],
    [
      "Avec Ever Spring, un effet met trois marqueurs charge sur mon artefact. Combien de marqueurs ?",
      "6",
    ],
    ["Avec Vorrag, Bleak Raider je mets 2 marqueurs +1/+1, combien de marqueurs au total ?", "4"],
    ["J’ai Long March et je crée cinq jetons Trésor. Combien de jetons Trésor ?", "10"],
    ["I have Ever Spring and create two Soldier tokens. How many tokens do I get?", "4"],
    ["How many tokens do I get with Ever Spring and Long March if I create one token?", "4"],
    ["I control two Ever Spring and put one +1/+1 counter on my creature. How many counters?", "4"],
    [
      "With Scale Growth and Quick Evolution I put one +1/+1 counter on my creature. How many counters does it get if I apply Quick Evolution first?",
      "3",
    ],
    [
      "With Scale Growth and Quick Evolution I put two +1/+1 counters on my creature. What's the most counters it can get?",
      "6",
    ],
    [
      "My opponent controls Vorrag, Bleak Raider and I put three +1/+1 counters on my creature. How many counters does it get?",
      "1",
    ],
    ["How much damage does Spark Strike deal with Blazing Freedom out?", "9"],
    ["With two Forge of Wrath in play, how much damage does Spark Strike deal?", "12"],
    ["I gain 3 life while I control Kind Mirror. How much life do I gain?", "6"],
    ["How many loyalty counters does Orla, Far Walker enter with if I control Ever Spring?", "10"],
    [
      "I control Ever Spring and cast a planeswalker whose starting loyalty is 3. How many loyalty counters does it enter with?",
      "6",
    ],
    [
      "If I have Scale Growth and put four +1/+1 counters on a creature, how many counters is that?",
      "5",
    ],
    ["I make a token while I have two Long March. How many tokens do I end up with?", "4"],
    ["A source deals 5 damage and Forge of Wrath is out. How much damage is dealt?", "10"],
    [
      "I have Quick Evolution and Ever Spring. I put a +1/+1 counter on my creature, how many counters in total?",
      "4",
    ],
  ])("is computed: %s → %s", (question, expected) => {
    expect(number(question)).toBe(expected);
  });

  test("tells the order where it matters, and who chooses it", () => {
    const told = decide(
      "With Scale Growth and Quick Evolution I put one +1/+1 counter on my creature. How many counters does it get?",
    );
    expect(told?.ruling).toMatch(/^4 counters\..*Scale Growth, then Quick Evolution.*3 counters/);
    expect(told?.citations.map(({ number }) => number)).toContain("616.1");
  });

  test.each([
    ["no amount is told", "I have Ever Spring. How many tokens do I get?"],
    [
      "two amounts of one kind",
      "With Long March I create one token, then 3 tokens. How many tokens?",
    ],
    ["a narrower effect", "I have Thane of Embers. How much damage does Spark Strike deal?"],
    [
      "on each of several",
      "With Scale Growth I put two +1/+1 counters on each of my 3 creatures. How many counters?",
    ],
    ["a cost", "With Ever Spring, I pay two counters as a cost. How many counters do I pay?"],
    [
      "a loyalty ability",
      "With Ever Spring I activate the +1 ability of Orla, Far Walker. How many loyalty counters?",
    ],
    [
      "only +1/+1 counters are meant",
      "With Scale Growth I put two charge counters. How many counters?",
    ],
    [
      "a second card that is not known",
      "Long March + Great Procession: I create one token. How many tokens?",
    ],
    [
      "life that is gained is no damage",
      "I have Blazing Freedom and cast Warm Spiral on my opponent. How much life do I gain?",
    ],
    ["no card", "I create one token with two doublers. How many tokens?"],
  ])("stays silent: %s", (_, question) => {
    expect(decide(question)).toBeUndefined();
  });
});

const real = loadCards([
  "Doubling Season",
  "Hardened Scales",
  "Vorinclex, Monstrous Raider",
  "Mondrak, Glory Dominus",
  "City on Fire",
  "Shock",
]);

describe.runIf(real)("[ORA-17] with real cards", () => {
  const ask = (question: string) =>
    decideWith(decideAmount)(
      question,
      [...(real?.values() ?? [])].filter(({ name }) => question.includes(name)),
    )?.ruling.match(/\d+/)?.[0];

  test.each([
    ["With Doubling Season and Mondrak, Glory Dominus I create two tokens. How many tokens?", "8"],
    [
      "With Hardened Scales and Doubling Season I put two +1/+1 counters on my creature. How many counters?",
      "6",
    ],
    ["How much damage does Shock deal with City on Fire?", "6"],
  ])("is computed: %s → %s", (question, expected) => {
    expect(ask(question)).toBe(expected);
  });
});
