import { describe, expect, test } from "vitest";
import { decideWith } from "../../../test/decide-with.ts";
import { loadCards } from "../../../test/load-cards.ts";
import { madeUpCard } from "../../../test/made-up-card.ts";
import { decideTriggers } from "./decide-triggers.ts";

const warden = madeUpCard("Kind Warden", {
  type_line: "Creature — Human Cleric",
  oracle_text: "Whenever another creature enters, you gain 1 life.",
});
const drinker = madeUpCard("Grave Sipper", {
  type_line: "Creature — Vampire",
  oracle_text:
    "Whenever Grave Sipper or another creature dies, target player loses 1 life and you gain 1 life.",
});
const angel = madeUpCard("Mourning Angel", {
  type_line: "Creature — Angel",
  oracle_text:
    "Whenever another non-Spirit creature you control dies, create a 1/1 white Spirit creature token with flying.",
});
const tremor = madeUpCard("Ground Shock", {
  type_line: "Enchantment",
  oracle_text:
    "Whenever a creature you control enters, this enchantment deals 2 damage to each opponent.",
});
const harvest = madeUpCard("Dark Tally", {
  type_line: "Enchantment",
  oracle_text: "Whenever one or more creatures you control die, draw a card.",
});
const mob = madeUpCard("Sad Mob", {
  type_line: "Creature — Human",
  oracle_text:
    "Whenever another nontoken creature you control dies, put a +1/+1 counter on Sad Mob.",
});
const scholar = madeUpCard("Shy Scholar", {
  type_line: "Creature — Human",
  oracle_text:
    "Whenever another creature you control enters, you may pay {1}. If you do, draw a card.",
});
const machine = madeUpCard("Loud Machine", {
  type_line: "Artifact",
  oracle_text:
    "If an artifact or creature entering causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.",
});
const mourner = madeUpCard("Old Mourner", {
  type_line: "Legendary Creature — Human",
  oracle_text:
    "If a creature dying causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.",
});
const diver = madeUpCard("Deep Diver", {
  type_line: "Creature — Elemental",
  oracle_text: "Flying\nWhen this creature enters, draw two cards.",
});
const crawler = madeUpCard("Mind Eater", {
  type_line: "Artifact Creature — Horror",
  oracle_text: "Whenever you draw a card, each opponent loses 1 life.",
});
const ruler = madeUpCard("Pale Ruler", {
  type_line: "Legendary Creature — Phyrexian",
  oracle_text:
    "Whenever you draw a card, you gain 2 life.\nWhenever an opponent draws a card, they lose 2 life.",
});
const smith = madeUpCard("Spark Smith", {
  type_line: "Creature — Human Shaman",
  oracle_text:
    "Whenever you cast an instant or sorcery spell, this creature deals 2 damage to each opponent.",
});
const giant = madeUpCard("Green Giant", {
  type_line: "Creature — Beast",
  oracle_text:
    "Trample\nLandfall — Whenever a land you control enters, create a 4/4 green Beast creature token.",
});
const cutter = madeUpCard("Back Cutter", {
  type_line: "Creature — Human",
  oracle_text:
    "Whenever this creature or another creature you control dies, each opponent loses 1 life and you gain 1 life.",
});
const wrath = madeUpCard("Red Dawn", {
  type_line: "Sorcery",
  oracle_text: "Destroy all creatures.",
});
const cards = [
  ...[warden, drinker, angel, tremor, harvest, mob, scholar, machine, mourner, diver, crawler],
  ...[ruler, smith, giant, cutter, wrath],
];

const decide = (question: string) =>
  decideWith(decideTriggers)(
    question,
    cards.filter(({ name }) => question.includes(name)),
  );
const number = (question: string) => decide(question)?.ruling.match(/\d+/)?.[0];

describe("[ORA-17] how often an enters or dies ability triggers (CR 603)", () => {
  test.each([
    [
      "Trois créatures arrivent en même temps, combien de points de vie me donne Kind Warden ?",
      "3",
    ],
    [
      "Un sort ramène Kind Warden et trois autres créatures qui arrivent d’un coup. Combien de points de vie je gagne ?",
      "3",
    ],
    [
      "Une colère tue Grave Sipper et quatre autres créatures. Combien de points de vie je gagne ?",
      "5",
    ],
    ["Cinq créatures meurent, dont Grave Sipper. Combien de fois se déclenche-t-il ?", "5"],
    ["Mes quatre créatures meurent, dont Mourning Angel. Combien de jetons j’obtiens ?", "3"],
    [
      "Je crée deux jetons créature avec Ground Shock : combien de blessures à chaque adversaire ?",
      "4",
    ],
    ["Avec deux Ground Shock, trois créatures arrivent. Combien de blessures en tout ?", "12"],
    ["Trois de mes créatures meurent en même temps, combien de cartes me donne Dark Tally ?", "1"],
    ["Combien de marqueurs reçoit Sad Mob si deux autres créatures meurent ?", "2"],
    ["Combien de fois Kind Warden se déclenche si six créatures arrivent ?", "6"],
    ["Sept créatures meurent avec Grave Sipper en jeu, combien de points de vie je gagne ?", "7"],
    ["Je sacrifie deux créatures avec Grave Sipper, combien de fois ça se déclenche ?", "2"],
    ["Quatre jetons créature arrivent sous Kind Warden, combien de points de vie ?", "4"],
    ["Combien de jetons me donne Mourning Angel quand trois autres créatures meurent ?", "3"],
    ["Une colère tue Mourning Angel et deux autres créatures à moi. Combien de jetons ?", "2"],
    ["Three creatures enter at the same time. How much life do I gain from Kind Warden?", "3"],
    [
      "A spell brings back Kind Warden plus three other creatures in one go. How much life do I gain?",
      "3",
    ],
    ["Wrath kills Grave Sipper and four other creatures. How much life do I gain?", "5"],
    ["Five creatures die, including Grave Sipper. How many times does it trigger?", "5"],
    [
      "Wrath kills Mourning Angel and two other creatures of mine at once. How many Spirits do I get?",
      "2",
    ],
    ["I create three creature tokens with Ground Shock out. How much damage is dealt?", "6"],
    ["I control two Ground Shock and four creatures enter. How much damage in total?", "16"],
    ["Four of my creatures die at once with Dark Tally out. How many cards do I draw?", "1"],
    ["Two other creatures die. How many counters does Sad Mob get?", "2"],
    ["How many times does Kind Warden trigger if ten creatures enter?", "10"],
    ["I sacrifice three creatures while I control Grave Sipper. How much life do I gain?", "3"],
    ["Eight creatures die, including Mourning Angel. How many tokens do I get?", "7"],
    ["How many triggers do I get from Kind Warden when two creatures enter?", "2"],
    [
      "Six creatures die with Grave Sipper on the battlefield: how many times does it trigger?",
      "6",
    ],
    [
      "Mourning Angel creates a Spirit whenever another creature of mine dies. Wrath kills the Mourning Angel and two other creatures of mine. How many Spirits do I get?",
      "2",
    ],
    ["How much life does Kind Warden give me when I create five creature tokens?", "5"],
    ["wrath kills my Grave Sipper and 4 others, how many drains do i get", "5"],
    ["wrath, je perds Grave Sipper + 2 bêtes et lui 3, il perd combien ?", "6"],
    ["mon board : Grave Sipper + 3 bêtes, Red Dawn. combien de fois je draine", "4"],
    [
      "Grave Sipper is on the battlefield with 5 other creatures, everything dies, how much life do I gain?",
      "6",
    ],
    ["Back Cutter and 2 tokens die to Red Dawn, how much does each opponent lose?", "3"],
    ["Back Cutter en jeu, je sacrifie 3 jetons l'un après l'autre, il perd combien", "3"],
    ["4 joueurs, 5 créatures à moi meurent avec Back Cutter, ils perdent combien au total", "15"],
    ["Ground Shock et 3 adversaires, je crée 2 gobelins, combien de dégâts en tout ?", "12"],
    ["3 opponents, Ground Shock, i make 2 tokens: how much does each opponent take", "4"],
    ["Back Cutter and Grave Sipper: three creatures die, how much life do i gain", "6"],
    ["j'ai Loud Machine et je joue Deep Diver, je pioche combien ?", "4"],
    ["Deep Diver with two Loud Machine, how many cards", "6"],
    ["Old Mourner + Grave Sipper, je sacrifie deux jetons, combien de drains", "4"],
    ["a creature dies with Old Mourner and Back Cutter out, how much do they lose", "2"],
    ["i draw 3 cards with Mind Eater out, how much does each opponent lose", "3"],
    ["Pale Ruler : mon adversaire pioche 4 cartes il perd combien", "8"],
    ["Pale Ruler: i draw two cards, how much life do i gain", "4"],
    ["Spark Smith, je joue deux éphémères et un rituel, combien de blessures", "6"],
    ["Spark Smith, two opponents, three instants cast. total damage?", "12"],
    ["3 lands enter at once with Green Giant, how many beasts", "3"],
  ])("is counted: %s → %s", (question, expected) => {
    expect(number(question)).toBe(expected);
  });

  test("says the number first, how often, and by which rules", () => {
    const told = decide(
      "Wrath kills Grave Sipper and four other creatures. How much life do I gain?",
    );
    expect(told?.ruling).toBe("5 life: Grave Sipper triggers 5 times.");
    expect(told?.citations.map(({ number: rule }) => rule)).toEqual(["603.10a", "603.2c"]);
  });

  test.each([
    ["no number is told", "My creatures die. How much life do I gain from Grave Sipper?"],
    [
      "one after the other",
      "Grave Sipper dies, then four other creatures die. How much life do I gain?",
    ],
    [
      "whose creatures",
      "Three of my opponent's creatures die. How many tokens does Mourning Angel give me?",
    ],
    ["a choice with a price", "Three creatures enter with Shy Scholar. How many cards do I draw?"],
    ["tokens where only cards count", "Two tokens die. How many counters does Sad Mob get?"],
    [
      "entering and dying",
      "Three creatures enter and two creatures die. How much life do I gain from Kind Warden?",
    ],
    ["another thing is asked", "Three creatures enter with Kind Warden. How many cards do I draw?"],
    ["a yes or no", "Does Kind Warden trigger if three creatures enter?"],
    [
      "whether the source dies too",
      "Wrath kills 4 creatures with Grave Sipper out. How much life?",
    ],
    [
      "other drawing",
      "I draw for the turn and then 2 cards with Mind Eater, how much do they lose?",
    ],
    ["whose draws", "Each opponent draws 2 cards with Mind Eater out. How much does each lose?"],
    ["a fetch land", "I crack 2 fetch lands with Green Giant, how many beasts?"],
    [
      "dying, not entering",
      "Three creatures die with Kind Warden in play. How much life do I gain?",
    ],
    [
      "another creature among the dead",
      "Wrath kills Deep Diver, Back Cutter and 2 other creatures, how much do they lose?",
    ],
    ["two sources among the dead", "Grave Sipper, Back Cutter and 2 others die, how much life?"],
    ["whose ability", "My opponent has Kind Warden and I make 3 tokens. How much life do I gain?"],
    ["in which order", "I sacrifice Grave Sipper and 2 tokens one at a time, how many drains?"],
    ["countered", "Deep Diver with Loud Machine gets countered, how many cards do I draw?"],
    ["how often", "I blink Deep Diver twice with Loud Machine, how many cards do I draw?"],
    ["a card nobody found", "Teysa and Grave Sipper: 3 creatures die, how many drains?"],
    ["one more of it", "Loud Machine and another Loud Machine, Deep Diver enters, how many cards?"],
    ["its death is not doubled", "Old Mourner out, Deep Diver enters, how many cards do I draw?"],
    ["spells of another kind", "I cast 3 creatures with Spark Smith, how much damage?"],
  ])("stays silent: %s", (_, question) => {
    expect(decide(question)).toBeUndefined();
  });
});

const real = loadCards(["Soul Warden", "Blood Artist", "Impact Tremors"]);

describe.runIf(real)("[ORA-17] with real cards", () => {
  test.each([
    ["Soul Warden and four other creatures enter at once. How much life do I gain?", "4"],
    ["Blood Artist and two other creatures die. How much life do I gain?", "3"],
    ["I create six creature tokens with Impact Tremors out. How much damage is dealt?", "6"],
  ])("is counted: %s → %s", (question, expected) => {
    const named = [...(real?.values() ?? [])].filter(({ name }) => question.includes(name));
    expect(decideWith(decideTriggers)(question, named)?.ruling.match(/\d+/)?.[0]).toBe(expected);
  });
});
