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
const cards = [warden, drinker, angel, tremor, harvest, mob, scholar];

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
  ])("%s → %s", (question, expected) => {
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
  ])("stays silent: %s", (_, question) => {
    expect(decide(question)).toBeUndefined();
  });
});

const real = loadCards(["Soul Warden", "Blood Artist", "Impact Tremors"]);

describe.runIf(real)("with real cards", () => {
  test.each([
    ["Soul Warden and four other creatures enter at once. How much life do I gain?", "4"],
    ["Blood Artist and two other creatures die. How much life do I gain?", "3"],
    ["I create six creature tokens with Impact Tremors out. How much damage is dealt?", "6"],
  ])("%s → %s", (question, expected) => {
    const named = [...(real?.values() ?? [])].filter(({ name }) => question.includes(name));
    expect(decideWith(decideTriggers)(question, named)?.ruling.match(/\d+/)?.[0]).toBe(expected);
  });
});
