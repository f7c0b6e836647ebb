import { describe, expect, test } from "vitest";
import { decideWith } from "../../../test/decide-with.ts";
import { loadCards } from "../../../test/load-cards.ts";
import { madeUpCard } from "../../../test/made-up-card.ts";
import { decideCost } from "./decide-cost.ts";

const tollKeeper = madeUpCard("Toll Keeper", {
  mana_cost: "{1}{W}",
  colors: ["W"],
  oracle_text: "First strike\nNoncreature spells cost {1} more to cast.",
});
const runeApprentice = madeUpCard("Rune Apprentice", {
  mana_cost: "{U}{R}",
  colors: ["U", "R"],
  oracle_text: "Instant and sorcery spells you cast cost {1} less to cast.",
});
const heavyAir = madeUpCard("Heavy Air", {
  type_line: "Artifact",
  mana_cost: "{3}",
  oracle_text:
    "As long as this artifact is untapped, each spell that would cost less than three mana to cast costs three mana to cast.",
});
const emberLance = madeUpCard("Ember Lance", {
  type_line: "Instant",
  mana_cost: "{2}{R}",
  colors: ["R"],
  oracle_text:
    "Kicker {4} (You may pay an additional {4} as you cast this spell.)\nEmber Lance deals 4 damage to target creature.\nFlashback {5}{R} (You may cast this card.)",
});
const tidalRush = madeUpCard("Tidal Rush", {
  type_line: "Sorcery",
  mana_cost: "{X}{U}{U}",
  colors: ["U"],
  oracle_text: "Draw X cards.",
});
const graveTide = madeUpCard("Grave Tide", {
  type_line: "Sorcery",
  mana_cost: "{7}{U}",
  colors: ["U"],
  keywords: ["Delve"],
  oracle_text: "Delve\nDraw three cards.",
});
const oakCall = madeUpCard("Oak Call", {
  type_line: "Sorcery",
  mana_cost: "{5}{G}{G}",
  colors: ["G"],
  keywords: ["Convoke"],
  oracle_text: "Convoke\nCreate a 5/5 green Wurm creature token.",
});
const cogLord = madeUpCard("Cog Lord", {
  type_line: "Artifact Creature — Construct",
  mana_cost: "{7}",
  keywords: ["Affinity"],
  oracle_text:
    "Affinity for artifacts (This spell costs {1} less to cast for each artifact you control.)",
});
const openDoor = madeUpCard("Open Door", {
  type_line: "Enchantment",
  mana_cost: "{7}{U}{U}{U}",
  colors: ["U"],
  oracle_text: "You may cast spells from your hand without paying their mana costs.",
});
const queen = madeUpCard("Queen Maelle", {
  type_line: "Legendary Creature — Elf",
  mana_cost: "{2}{G}{W}",
  colors: ["G", "W"],
});
const cards = [
  tollKeeper,
  runeApprentice,
  heavyAir,
  emberLance,
  tidalRush,
  graveTide,
  oakCall,
  cogLord,
  openDoor,
  queen,
];

const decide = (question: string) =>
  decideWith(decideCost)(
    question,
    cards.filter(({ name }) => question.includes(name)),
  );
const number = (question: string) => decide(question)?.ruling.match(/\d+/)?.[0];

describe("[ORA-17] how much a spell costs", () => {
  test.each([
    ["Mon sort coûte {3}{U} et un effet le fait coûter {1} de plus. Combien je paie ?", "5"],
    [
      "Mon sort à {3}{U} coûte {2} de moins mais un permanent adverse le fait coûter {1} de plus, combien je paie ?",
      "3",
    ],
    ["Combien coûte Ember Lance avec Toll Keeper en jeu ?", "4"],
    [
      "Avec Rune Apprentice et Toll Keeper sur le champ de bataille, combien dois-je payer pour lancer Ember Lance ?",
      "3",
    ],
    ["J'ai deux Rune Apprentice. Combien de mana pour lancer Ember Lance ?", "1"],
    ["how much does the dragon cost with Open Door?", "0"],
    ["Combien me coûte Ember Lance si je la kicke ?", "7"],
    [
      "Combien de mana dois-je payer pour lancer Ember Lance avec son flashback sous Toll Keeper ?",
      "7",
    ],
    ["Je lance Tidal Rush avec X=4, combien de mana dois-je payer ?", "6"],
    [
      "Je lance Grave Tide en exilant cinq cartes de mon cimetière avec fouille (delve). Combien de mana je paie ?",
      "3",
    ],
    [
      "Combien de mana me reste-t-il à payer pour Oak Call si j'engage 3 créatures avec convocation ?",
      "4",
    ],
    ["Je contrôle 4 artefacts, combien coûte Cog Lord ?", "3"],
    ["Sous Heavy Air, combien coûte un sort à {R} ?", "3"],
    [
      "Mon commandant Queen Maelle a déjà été lancé deux fois depuis la zone de commandement. Combien coûte-t-il maintenant ?",
      "8",
    ],
    [
      "Combien dois-je payer pour lancer Queen Maelle, mon commandant, pour la troisième fois ?",
      "8",
    ],
    [
      "Je lance un sort sans payer son coût de mana alors qu'un effet fait coûter les sorts {2} de plus. Combien je paie ?",
      "2",
    ],
    ["Un sort à 5 manas coûte 2 de moins grâce à mon artefact : combien je paie ?", "3"],
    ["Combien je paie un sort à {1}{G} avec deux réductions, {1} de moins et {2} de moins ?", "1"],
    ["My spell costs {2}{R} and an effect makes it cost {2} more. How much do I pay?", "5"],
    ["How much does Ember Lance cost with Toll Keeper on the battlefield?", "4"],
    ["I control two Rune Apprentice. How much mana do I pay to cast Ember Lance?", "1"],
    ["How much do I pay for a kicked Ember Lance?", "7"],
    ["How much does it cost to flash back Ember Lance using flashback if Toll Keeper is out?", "7"],
    ["I cast Tidal Rush with X = 3. How much mana do I pay in total?", "5"],
    ["If I exile 4 cards with delve, how much mana do I pay for Grave Tide?", "4"],
    ["I tap three creatures for convoke. How much mana is left to pay for Oak Call?", "4"],
    ["How much does Cog Lord cost if I control six artifacts?", "1"],
    ["How much does Cog Lord cost if I control nine artifacts?", "0"],
    [
      "Cog Lord costs {7} and {1} less for each artifact I control. I have five artifacts: how much mana do I pay?",
      "2",
    ],
    [
      "Cog Lord coûte {7}, avec une réduction de {1} pour chaque artefact que je contrôle. Il y a dix artefacts de mon côté. Combien de mana dois-je payer ?",
      "0",
    ],
    [
      "Toll Keeper on their side (noncreature spells cost {1} more), Rune Apprentice on mine (instants cost {1} less). How many mana in total for my Ember Lance?",
      "3",
    ],
    ["What is the total cost of Ember Lance under Heavy Air with two Rune Apprentice?", "3"],
    [
      "I've already cast my commander Queen Maelle once from the command zone. How much does it cost now?",
      "6",
    ],
    [
      "My commander costs {3}{B} and it's the third time I cast it. What's the total cost if spells cost {1} more?",
      "9",
    ],
    ["How much mana for a 6-mana spell that costs {1} more?", "7"],
    [
      "I cast a spell without paying its mana cost but spells cost {1} more. How much do I have to pay?",
      "1",
    ],
    ["My {4}{W}{W} spell is reduced by {5}. How much do I pay?", "2"],
    ["My 5 mana spell, two of it blue, costs 4 less. How much do I pay?", "2"],
    ["A spell that costs 5 mana, two of which are red, costs 4 less. How much do I pay?", "2"],
    ["Un sort à 5 manas dont deux rouges coûte 4 de moins. Combien dois-je payer ?", "2"],
    ["Un sort coûte 6 manas dont trois bleus, il coûte 4 de moins. Combien dois-je payer ?", "3"],
    ["How much do I pay for Ember Lance when spells cost at least 5 mana?", "5"],
  ])("is computed: %s → %s", (question, expected) => {
    expect(number(question)).toBe(expected);
  });

  test.each([
    ["Puis-je lancer Ember Lance avec 3 terrains si Toll Keeper est en jeu ?", "no"],
    ["Est-ce que je peux lancer Ember Lance kickée avec 7 manas ?", "yes"],
    ["Can I cast a kicked Ember Lance with 6 lands?", "no"],
    ["Can I cast Queen Maelle, my commander, for the second time with 6 lands?", "yes"],
    ["With Toll Keeper out, does Ember Lance cost 4?", "yes"],
  ] as const)("is computed: %s → %s", (question, verdict) => {
    expect(decide(question)?.verdict).toBe(verdict);
  });

  test("writes the cost in symbols and tells the order of the steps", () => {
    const told = decide("Combien coûte Ember Lance avec Rune Apprentice et Toll Keeper en jeu ?");
    expect(told?.ruling).toContain("({2}{R})");
    expect(told?.steps.map(({ rule }) => rule)).toEqual(["601.2f", "601.2f", "118.7a"]);
  });

  test.each([
    ["X is not told", "How much do I pay for Tidal Rush if spells cost {1} more?"],
    [
      "how often the commander was cast",
      "How much does my commander Queen Maelle cost with the tax?",
    ],
    ["how many artifacts", "How much does Cog Lord cost with my artifacts?"],
    [
      "whose creature makes it cheaper",
      "My opponent has Rune Apprentice, how much does Ember Lance cost?",
    ],
    ["nothing changes the cost", "How much does Ember Lance cost?"],
    ["an ability", "How much do I pay to activate an ability that costs {2} with {1} more?"],
    [
      "for each of an untold number",
      "Mon sort à {2}{U} coûte {1} de plus pour chaque cible, combien je paie ?",
    ],
    [
      "two colours of a bare cost",
      "Un sort à 6 manas dont deux noirs et un rouge coûte 5 de moins. Combien dois-je payer ?",
    ],
  ])("stays silent: %s", (_, question) => {
    expect(decide(question)).toBeUndefined();
  });
});

const real = loadCards([
  "Thalia, Guardian of Thraben",
  "Goblin Electromancer",
  "Trinisphere",
  "Sphere of Resistance",
  "Lightning Bolt",
  "Fireball",
  "Treasure Cruise",
  "Frogmite",
  "Grizzly Bears",
  "Heartless Summoning",
]);
describe.runIf(real)("[ORA-17] real cards", () => {
  const ofReal = (question: string) =>
    decideWith(decideCost)(
      question,
      [...(real?.values() ?? [])].filter(({ name }) => question.includes(name)),
    )?.ruling.match(/\d+/)?.[0];
  test.each([
    ["How much does Lightning Bolt cost with Thalia, Guardian of Thraben in play?", "2"],
    [
      "How much does Grizzly Bears cost with Thalia, Guardian of Thraben and Sphere of Resistance?",
      "3",
    ],
    ["How much does Lightning Bolt cost under Trinisphere?", "3"],
    ["How much does Lightning Bolt cost under Trinisphere and Sphere of Resistance?", "3"],
    [
      "Combien coûte Lightning Bolt avec Goblin Electromancer et Thalia, Guardian of Thraben ?",
      "1",
    ],
    ["How much do I pay for Treasure Cruise if I exile 6 cards with delve?", "2"],
    ["Combien coûte Frogmite si je contrôle trois artefacts ?", "1"],
    ["How much does Grizzly Bears cost with Heartless Summoning?", "1"],
  ])("are counted: %s → %s", (question, expected) => {
    expect(ofReal(question)).toBe(expected);
  });
});
