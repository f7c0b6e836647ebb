import type { Card } from "@spellwright/contract";
import { describe, expect, test } from "vitest";
import { decideWith } from "../../../test/decide-with.ts";
import { decideCombat } from "./decide-combat.ts";

const decide = decideWith(decideCombat);
const numbers = (question: string, cards?: readonly Card[]) =>
  decide(question, cards)?.ruling.match(/\d+/)?.[0];
const cited = (question: string) => decide(question)?.citations.map(({ number }) => number);

const beast = (name: string, power: string, toughness: string, keywords: string[]): Card => ({
  id: name,
  name,
  layout: "normal",
  cmc: 4,
  type_line: "Legendary Creature — Beast",
  color_identity: ["G"],
  colors: ["G"],
  keywords,
  legalities: {},
  game_changer: false,
  power,
  toughness,
});

describe("[ORA-17] numbers from a sentence", () => {
  test.each([
    [
      "J'attaque avec une 6/6 piétinement et contact mortel, bloquée par une 4/4 et une 3/3. Combien de blessures puis-je infliger au joueur défenseur ?",
      "4",
    ],
    [
      "I attack with a 6/6 with trample and deathtouch, blocked by a 4/4 and a 3/3. How much damage can I deal to the defending player?",
      "4",
    ],
    [
      "I attack with a 9/9 with trample and deathtouch, blocked by a 4/4 and a 3/3. How much damage can I deal to the defending player?",
      "7",
    ],
    [
      "J'attaque avec une 6/6 piétinement, bloquée par une 4/4 et une 3/3. Combien de blessures puis-je infliger au joueur défenseur ?",
      "0",
    ],
    [
      "Ma créature 5/5 avec le piétinement est bloquée par une 2/2. Combien de blessures passent ?",
      "3",
    ],
    [
      "Mon adversaire m'attaque avec une 7/7 piétinement et je bloque avec trois 1/1. Combien de blessures est-ce que je prends ?",
      "4",
    ],
    [
      "My opponent attacks me with an 8/8 trampler without deathtouch, I block with an indestructible 1/1. How much damage do I take?",
      "7",
    ],
    [
      "A green 6/6 with trample is blocked by a 2/2 with protection from green. How much damage can be assigned to the player?",
      "4",
    ],
    [
      "Ma 3/3 double initiative et piétinement est bloquée par une 2/2, combien de blessures au joueur ?",
      "4",
    ],
    [
      "Mon 7/7 avec piétinement est bloqué par un 2/2, puis mon adversaire sacrifie son bloqueur. Combien de blessures au joueur ?",
      "7",
    ],
    [
      "My 7/7 is blocked by a 2/2, then my opponent sacrifices the blocker. How much damage is dealt to the player?",
      "0",
    ],
    [
      "My opponent attacks with a 6/6 trample, I block with a 3/3 that already has 2 damage marked on it. How much damage do I take?",
      "5",
    ],
    [
      "I attack with a 5/5 double strike and nobody blocks. How much damage does the player take?",
      "10",
    ],
    [
      "J'attaque un planeswalker avec une 6/6 piétinement bloquée par une 2/2. Combien de blessures au planeswalker ?",
      "4",
    ],
    [
      "I attack with a 4/4 double strike lifelink and it isn't blocked. How much life do I gain?",
      "8",
    ],
    [
      "Ma 4/4 lien de vie est bloquée par une 2/2. Combien de points de vie est-ce que je gagne ?",
      "4",
    ],
    [
      "Ma 4/4 bloque une 5/5 avec le lien de vie, combien de points de vie gagne mon adversaire ?",
      "5",
    ],
    [
      "My 10/10 trample and deathtouch creature attacks; my opponent blocks with 5 tokens 1/1. How much goes through?",
      "5",
    ],
    ["Ma 5/5 n'est pas bloquée. Combien de blessures au joueur défenseur ?", "5"],
    [
      "My 7/7 with trample over planeswalkers attacks a planeswalker with 3 loyalty, blocked by a 2/2. How much damage goes to the player?",
      "2",
    ],
    [
      "My 7/7 with trample attacks a planeswalker with 3 loyalty, blocked by a 2/2. How much damage goes to the player?",
      "0",
    ],
    ["A 5/5 infect attacks me and I don't block. How many poison counters do I get?", "5"],
  ])("are computed: %s → %s", (question, number) => {
    expect(numbers(question)).toBe(number);
  });

  test("a gain of life that the answer tells of is cited too (CR 702.15b)", () => {
    const question =
      "My 3/3 with first strike and lifelink blocks an attacking 5/3 with trample. Does my creature survive the combat?";
    expect(cited(question)).toContain("702.15b");
    expect(cited(question.replace(" and lifelink", ""))).not.toContain("702.15b");
  });

  test("cites the rules that decide, the most important first", () => {
    const question =
      "J'attaque avec une 6/6 piétinement et contact mortel, bloquée par une 4/4 et une 3/3. Combien de blessures au joueur ?";
    expect(cited(question)?.slice(0, 2)).toEqual(["702.19b", "702.2c"]);
  });

  test("takes power, toughness and keywords of named cards", () => {
    const cards = [
      beast("Questing Beast", "4", "4", ["Deathtouch", "Haste"]),
      beast("Ghalta", "12", "12", ["Trample"]),
    ];
    expect(
      numbers(
        "Ghalta attaque et est bloquée par Questing Beast. Combien de blessures au joueur ?",
        cards,
      ),
    ).toBe("8");
    expect(decide("Questing Beast is blocked by Ghalta. Does Ghalta die?", cards)?.verdict).toBe(
      "yes",
    );
  });
});

describe("[ORA-17] yes and no", () => {
  test.each([
    ["Ma 2/2 gagne +3/+3 et est bloquée par une 4/4. Est-ce qu'elle survit ?", "yes"],
    ["My 2/2 with a +1/+1 counter is blocked by a 3/3. Does it survive?", "no"],
    ["I attack with a 2/2, blocked by a 3/3. The attacker has indestructible. Does it die?", "no"],
    ["I block your 3/3 with my deathtouch 1/1. Does my creature survive?", "no"],
    ["I block your 3/3 with my deathtouch 1/1. Does the attacker die?", "yes"],
    ["Ma 3/3 avec l'initiative est bloquée par une 3/3. Est-ce que ma créature survit ?", "yes"],
    ["Ma 3/3 avec l'initiative est bloquée par une 3/3. Est-ce que ma créature meurt ?", "no"],
    ["Does my 4/4 die if it is blocked by two 2/2s?", "yes"],
    ["Ma 2/2 contact mortel bloque une 10/10 indestructible. Est-ce que la 10/10 meurt ?", "no"],
    ["Ne meurt-elle pas, ma 2/2 bloquée par une 3/3 ?", "yes"],
    ["Attaquant 3/3 vol, bloqueur 4/4 portée : le bloqueur survit-il ?", "yes"],
    ["Une 2/2 avec la portée peut-elle bloquer ma 4/4 vol ?", "yes"],
    ["Can a single 2/2 block my 3/3 with menace?", "no"],
    ["Can my 4/4 flyer be blocked by a 2/2?", "no"],
    ["Does my 2/2 deathtouch blocker kill the attacking 5/5?", "yes"],
    ["He blocked my 4/4 with a 2/2 first striker, does my creature die?", "no"],
    [
      "Ma 5/5 attaque. L'adversaire a une 2/2 vol et une 5/5. Il bloque avec la 2/2. Est-ce que ma créature survit ?",
      "yes",
    ],
    ["J'ai attaqué avec une 4/4, il a bloqué avec une 4/4. Les deux meurent ?", "yes"],
    ["My 6/6 deathtouch creature is blocked by three 4/4s. Can I kill all three?", "yes"],
    [
      "Un 4/4 avec contact mortel attaque, je le bloque avec une 1/1 protection contre le noir. Le 4/4 est noir. Ma 1/1 meurt-elle ?",
      "no",
    ],
    ["My opponent is at 3 life and blocks my 6/6 trample with a 4/4. Does he die?", "no"],
    // Lifelink counts with the damage of its step (CR 510.2): too late where first strike kills it.
    ["I'm at 2 life and block a 5/5 trample with my 3/3 lifelink. Do I die?", "no"],
    [
      "Mon adversaire attaque avec une 5/5 piétinement, je bloque avec une 3/3 lien de vie et je suis à 2 points de vie. Est-ce que je perds ?",
      "no",
    ],
    [
      "Mon adversaire attaque avec une 5/5 piétinement initiative, je bloque avec une 3/3 lien de vie et je suis à 2 points de vie. Est-ce que je perds ?",
      "yes",
    ],
    [
      "Mon adversaire est à 2 points de vie, j'attaque avec une 6/6 piétinement bloquée par une 4/4. Est-ce que je gagne ?",
      "yes",
    ],
    [
      "Can I assign all the damage of my 6/6 trample deathtouch to the player even if it is blocked by a 2/2?",
      "no",
    ],
    [
      "Si j'attaque avec une 8/8 piétinement bloquée par trois 2/2, puis-je infliger 2 blessures au joueur ?",
      "yes",
    ],
    [
      "Si j'attaque avec une 8/8 piétinement bloquée par trois 2/2, puis-je infliger 3 blessures au joueur ?",
      "no",
    ],
  ] as const)("are decided: %s → %s", (question, verdict) => {
    expect(decide(question)?.verdict).toBe(verdict);
  });

  test("says that the attacking player chooses when the power is not enough for all blockers", () => {
    const decision = decide(
      "Mon adversaire attaque avec une 5/5 et je bloque avec deux 3/3. Mes bloqueuses meurent-elles ?",
    );
    expect(decision?.verdict).toBeNull();
    expect(decision?.ruling).toMatch(/au plus 1/);
  });
});

describe("[ORA-17] whose creature is meant", () => {
  const verdict = (question: string) => decide(question)?.verdict;
  test.each([
    ["Does my 3/3 first striker survive being blocked by a 3/3?", "yes"],
    ["Mon 4/4 attaque, bloqué par une 4/4 indestructible. Est-ce que mon 4/4 meurt ?", "yes"],
    ["4/4 first strike double blocked by two 3/3s, do I lose my creature?", "no"],
    ["Deux de mes 2/2 bloquent une 3/3. La 3/3 meurt-elle ?", "yes"],
    ["Mes 2/2 bloquent une 3/3. La 3/3 meurt-elle ?", undefined],
    ["Can a 2/2 without flying or reach block my 3/3 flyer?", "no"],
    [
      "My 7/7 trampler attacks a planeswalker with 3 loyalty and is blocked by a 2/2. Does the player take any damage?",
      "no",
    ],
    [
      "Opponent is at 4 life. I attack with a 6/6 trample and they chump with a 1/1. Are they dead?",
      "yes",
    ],
  ])("is decided: %s → %s", (question, expected) => {
    expect(verdict(question)).toBe(expected);
  });

  test("a chump block leaves what tramples over, not all of it", () => {
    const told = decide(
      "Opponent is at 6 life. I attack with a 6/6 trample and they chump with a 1/1. Are they dead?",
    );
    expect(told?.verdict).toBe("no");
    expect(told?.ruling).toContain("5 damage");
  });

  test("tells who lives and what is gained, in whole sentences", () => {
    const told = decide(
      "Mon 2/2 lien de vie attaque, bloqué par une 1/1. Combien de points de vie je gagne ?",
    );
    expect(told?.ruling).toBe("Le lien de vie fait gagner 2 points de vie.");
    expect(told?.explanation).toContain("la 2/2 inflige 2 blessures à la 1/1 et subit 1 blessure.");
    expect(told?.explanation).toContain("La 1/1 meurt\u202f; la 2/2 survit.");
  });
});

test.each([
  ["A 2/2 first striker blocks a 3/3 deathtouch. Does my first striker die?", "yes"],
  [
    "A 3/3 with deathtouch attacks and a 2/2 with first strike blocks. Does the deathtouch creature die?",
    "no",
  ],
  [
    "Ma 2/2 initiative bloque une 3/3 contact mortel. Ma créature avec l'initiative meurt-elle ?",
    "yes",
  ],
] as const)("[ORA-17] an ability names the creature that has it: %s → %s", (question, verdict) => {
  expect(decide(question)?.verdict).toBe(verdict);
});

describe("[ORA-17] leaves to others", () => {
  test.each([
    [
      "a spell in between",
      "Ma 5/5 est bloquée par une 3/3 et mon adversaire lance un sort en réponse. Est-ce qu'elle meurt ?",
    ],
    ["an unknown blocker", "Ma 5/5 piétinement est bloquée. Combien de blessures au joueur ?"],
    [
      "two attackers",
      "J'attaque avec une 3/3 et une 2/2, l'adversaire bloque avec une 4/4. Qui meurt ?",
    ],
    ["no combat at all", "Ma 5/5 est détruite par un sort. Est-ce qu'elle meurt ?"],
    [
      "a bonus told without its number",
      "Ma 2/2 avec des marqueurs +1/+1 est bloquée par une 4/4. Est-ce qu'elle survit ?",
    ],
    [
      "a bonus for each of something",
      "My 2/2 gets +1/+1 for each Goblin and is blocked by a 4/4. Does it survive?",
    ],
    [
      "something between two damage steps",
      "My 2/2 is blocked by a 4/4 and gets +3/+3 after first strike damage. Does it survive?",
    ],
    [
      "how the rules were",
      "Ma 5/4 est bloquée par une 1/2 et une 3/4, dois-je respecter un ordre entre les bloqueuses ?",
    ],
  ])("leaves to others: %s", (_, question) => {
    expect(decide(question)).toBeUndefined();
  });
});
