import { describe, expect, test } from "vitest";
import { decideWith } from "../../../../test/decide-with.ts";
import { decideBattle } from "./decide-battle.ts";

const decide = decideWith(decideBattle);
const number = (question: string) => decide(question)?.ruling.match(/-?\d+/)?.[0];

describe("[ORA-17] several attackers at once", () => {
  test.each([
    [
      "J'attaque avec trois 2/2 et une 5/5, mon adversaire ne bloque pas. Combien de blessures subit-il ?",
      "11",
    ],
    [
      "Mon adversaire m'attaque avec quatre jetons 2/2, je n'ai pas de bloqueur. Combien de dégâts je prends ?",
      "8",
    ],
    [
      "J'attaque avec une 3/3 et une 2/2, l'adversaire bloque la 3/3 avec une 4/4. Combien de blessures subit mon adversaire ?",
      "2",
    ],
    [
      "J'attaque avec deux 2/2 avec infection non bloquées, combien de marqueurs poison reçoit mon adversaire ?",
      "4",
    ],
    [
      "J'attaque avec deux 3/3 et une 5/5 piétinement. Il bloque la 5/5 avec une 2/2. Combien de blessures au joueur ?",
      "9",
    ],
    ["J'attaque avec cinq jetons 1/1 et il en bloque deux. Combien de blessures passent ?", "3"],
    ["Combien de blessures infligent 4 jetons 2/2 ?", "8"],
    [
      "Je suis à 12 points de vie, il attaque avec une 6/6 et une 4/4 et je bloque la 6/6 avec ma 1/1. Combien de points de vie me reste-t-il ?",
      "8",
    ],
    [
      "Mon adversaire est à 20 points de vie, j'attaque avec trois 3/3 double initiative et personne ne bloque. Combien de points de vie lui reste-t-il ?",
      "2",
    ],
    [
      "J'attaque avec une 4/4 lien de vie et une 2/2, aucun bloqueur. Combien de points de vie je gagne ?",
      "4",
    ],
    [
      "J'attaque avec une 3/3 et une 2/2, il bloque la 3/3 avec une 3/3 et la 2/2 avec une 1/1. Combien de créatures meurent ?",
      "3",
    ],
    ["Il m'attaque avec six 2/2, je ne bloque pas. Combien de dégâts je prends ?", "12"],
    ["Ma 3/3 toxique 2 n'est pas bloquée, combien de marqueurs poison pour l'adversaire ?", "2"],
    [
      "I attack with two 3/3s and a 4/4 trample. My opponent blocks the 4/4 with a 2/2. How much damage does my opponent take?",
      "8",
    ],
    [
      "I attack with four 1/1 tokens and he has 20 life with no blockers. What is his life total after combat?",
      "16",
    ],
    ["How much damage do five 3/3s deal?", "15"],
    [
      "I'm at 2 life. He attacks with two 3/3s. I block one with my 4/4 lifelinker. What's my life total after combat?",
      "3",
    ],
    [
      "Il est à 10 pv. J'attaque avec deux 3/3, il en bloque une avec une 1/1. Il finit à combien ?",
      "7",
    ],
    [
      "My 4/4 lifelink attacks unblocked; I am at 10 life. What's my life total after combat?",
      "14",
    ],
    [
      "I'm attacked by a 6/6 and a 4/4, I'm at 12 life and I block the 6/6 with my 1/1. How much life do I have left?",
      "8",
    ],
    ["My toxic 2 3/3 isn't blocked. How many poison counters does the player get?", "2"],
    [
      "I attack with two 2/2s with infect and nobody blocks. How many poison counters does he get?",
      "4",
    ],
    [
      "I swing with five 1/1 tokens and my opponent blocks two of them. How much damage goes through?",
      "3",
    ],
    [
      "I attack with a 3/3 and a 2/2, they block the 3/3 with a 3/3 and the 2/2 with a 1/1. How many creatures die?",
      "3",
    ],
    [
      "My opponent attacks me with a trampling 5/5 and a 3/3. I block the 5/5 with a 1/1. How much damage do I take?",
      "7",
    ],
    [
      "I attack with three 2/2 double strike creatures and he doesn't block. How much damage does he take?",
      "12",
    ],
    [
      "They attack me with two flying 3/3s and I have no blockers. I'm at 20 life, how much life do I have left?",
      "14",
    ],
    ["I attack with a 2/2 lifelink and a 4/4 lifelink, no blocks. How much life do I gain?", "6"],
  ])("are counted: %s → %s", (question, expected) => {
    expect(number(question)).toBe(expected);
  });

  test.each([
    [
      "J'ai 8 points de vie. Il m'attaque avec trois 3/3 et je bloque une 3/3 avec ma 2/2. Est-ce que je meurs ?",
      "no",
    ],
    [
      "Mon adversaire a 9 points de vie et j'attaque avec trois 3/3, il ne bloque pas. Est-ce qu'il perd ?",
      "yes",
    ],
    [
      "J'attaque avec cinq 2/2 avec infection, personne ne bloque et il est à 20 points de vie. Est-ce qu'il perd ?",
      "yes",
    ],
    [
      "My opponent is at 10 life, I attack with three 2/2s with double strike and nobody blocks. Does he die?",
      "yes",
    ],
    ["I'm at 7 life and get attacked by two 4/4s, I block one 4/4 with my 2/2. Do I lose?", "no"],
  ] as const)("are counted: %s → %s", (question, verdict) => {
    expect(decide(question)?.verdict).toBe(verdict);
  });

  test.each([
    [
      "J'attaque avec une 3/3 et une 2/2, l'adversaire bloque la 3/3 avec une 4/4. Qui meurt ?",
      /^La 3\/3 meurt/,
    ],
    [
      "I attack with a 3/3 and a 2/2. My opponent blocks the 3/3 with a 5/5 and the 2/2 with a 1/1. Which creatures die?",
      /^The 3\/3 and the 1\/1 die/,
    ],
  ])("are named: %s", (question, expected) => {
    expect(decide(question)?.ruling).toMatch(expected);
  });
});

describe("[ORA-17] stays silent", () => {
  test.each([
    ["how many of them", "J'attaque avec des 2/2 et personne ne bloque. Combien de blessures ?"],
    [
      "who blocks what",
      "I attack with a 3/3 and a 2/2 and he blocks with a 4/4. How much damage does he take?",
    ],
    [
      "a trick",
      "I attack with two 3/3s, no blocks, and I cast a spell giving +2/+2. How much damage?",
    ],
    [
      "which blocker is killed",
      "I attack with a 3/3 and a 2/2; he blocks the 3/3 with a 2/2 and a 2/3. Which creatures die?",
    ],
    [
      "an illegal block",
      "I attack with a flying 3/3 and a 2/2, he blocks the 3/3 with a 1/1. How much damage does he take?",
    ],
    ["no combat", "How many 2/2 tokens can I have?"],
    [
      "first strike before the lifelink",
      "I'm at 3 life. He attacks with two 3/3 double strikers. I block one with my 4/4 lifelink. What's my life total?",
    ],
  ])("stays silent on %s", (_, question) => {
    expect(decide(question)).toBeUndefined();
  });
});

test.each([
  [
    "I have 8 life. My opponent's 6/6 trample is blocked by my 3/3. What is my life total after combat?",
    "5",
    false,
  ],
  [
    "I'm at 10 life. My 3/3 lifelink blocks a 5/5 trample attacker. What is my life total after combat?",
    "11",
    true,
  ],
  [
    "My opponent's 3/3 lifelink is blocked by my 1/1 and he is at 5 life. What is his life total after combat?",
    "8",
    true,
  ],
  ["I am at 12 life. My 3/3 is blocked by a 2/2. What is my life total after combat?", "12", false],
  [
    "Je suis à 10 points de vie. Ma 3/3 lien de vie bloque une 5/5 piétinement. À combien de points de vie je finis ?",
    "11",
    true,
  ],
  [
    "Mon adversaire est à 9 points de vie. Sa 2/2 lien de vie bloque ma 4/4 piétinement. Combien de points de vie lui reste-t-il ?",
    "9",
    true,
  ],
  [
    "Mon adversaire est à 9 points de vie. Ma 4/4 piétinement est bloquée par sa 1/1. Combien de points de vie lui reste-t-il ?",
    "6",
    false,
  ],
])("[ORA-17] whose life total it is decides: %s → %s", (question, expected, isLifelink) => {
  expect(number(question)).toBe(expected);
  const rules = decide(question)?.citations.map((cited) => cited.number);
  expect(rules?.includes("702.15b")).toBe(isLifelink);
});

test.each([
  "I'm at 9 life. A 4/4 trample is blocked by a 1/1. What is my life total after combat?",
  "I'm at 9 life. My 4/4 trample is blocked by his 1/1. What is his life total after combat?",
  "Je suis à 9 points de vie. Une 4/4 piétinement est bloquée par une 1/1. Combien de points de vie me reste-t-il ?",
])("[ORA-17] no life total is said where its side or start is not known: %s", (question) => {
  expect(decide(question)).toBeUndefined();
});
