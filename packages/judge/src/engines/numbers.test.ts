import { describe, expect, test } from "vitest";
import { ask } from "../../test/ask.ts";
import { understand } from "../../test/understand.ts";
import { decideByEngine } from "./decide-by-engine.ts";
import { decideThreshold } from "./losing-thresholds.ts";

describe("[ORA-17] commander tax (CR 903.8)", () => {
  test.each([
    [
      "Je lance mon commandant pour la troisième fois depuis la zone de commandement, combien de taxe dois-je payer ?",
      "{4}",
    ],
    ["How much commander tax do I pay for casting my commander the 2nd time?", "{2}"],
    [
      "I already cast my commander {2}{G}{G} twice from the command zone. How much mana do I pay now?",
      "8 mana",
    ],
    ["J'ai déjà lancé mon commandant 3 fois. Combien coûte la taxe de commandant ?", "{6}"],
  ])("is computed: %s → %s", (question, said) => {
    expect(decideByEngine(understand(ask(question)), [])?.ruling).toContain(said);
  });

  test.each([
    "How much commander tax do I pay if I activate commander ninjutsu for the second time?",
    "J'ai lancé mon commandant deux fois depuis ma main, combien de taxe de commandant ?",
    "How does commander tax work?",
  ])("leaves to others: %s", (question) => {
    expect(decideByEngine(understand(ask(question)), [])).toBeUndefined();
  });
});

describe("[ORA-17] what loses the game (CR 704.5c, 704.6b, 903.10a)", () => {
  test.each([
    ["Do I lose the game with 9 poison counters?", "no"],
    ["Do I lose the game with 10 poison counters?", "yes"],
    ["Est-ce que je perds la partie avec 11 marqueurs poison ?", "yes"],
    ["En Troll bicéphale, mon équipe perd-elle la partie avec 14 marqueurs poison ?", "no"],
    ["Est-ce que je perds la partie avec 20 blessures de commandant ?", "no"],
    ["Est-ce que je meurs avec 21 blessures de commandant ?", "yes"],
    [
      "Un commandant m'a infligé 14 blessures de combat puis 8 blessures. Est-ce que j'ai perdu la partie ?",
      "yes",
    ],
    [
      "J'ai reçu 12 blessures de combat d'un commandant et 10 d'un autre commandant, est-ce que je perds la partie ?",
      "no",
    ],
    ["J'ai sept marqueurs poison et j'en reçois trois. Est-ce que je perds la partie ?", "yes"],
    ["Mon adversaire a vingt et une blessures de commandant, perd-il la partie ?", "yes"],
    [
      "J’ai tapé 12 avec mon commandant, puis je remets 9 au même joueur. Est-ce qu’il perd ?",
      "yes",
    ],
    ["My commander hit Ann for 8 last turn and hits her for 7 now. Does she lose?", "no"],
    ["A commander dealt me 10 combat damage and then 11 combat damage. Do I lose the game?", "yes"],
    ["15 combat damage from his commander and 6 from its ping ability, do i lose the game?", "no"],
    [
      "I took 20 commander damage from one commander and 15 from another. Do I lose the game?",
      "no",
    ],
    ["I have seven poison counters and get two more. Do I lose the game?", "no"],
    [
      "In Two-Headed Giant my team has 9 poison counters and gets 6 more. Do we lose the game?",
      "yes",
    ],
    ["One commander has dealt me 11 damage and hits me for 9 more. Do I lose?", "no"],
    ["One player gave me 5 poison counters and another one gave me 4. Do I lose?", "no"],
    ["His commander hit me for 8 three times. Do I lose?", "yes"],
    ["Un adversaire m'a donné 5 marqueurs poison et un autre 4. Ai-je perdu ?", "no"],
    ["J'ai 9 marqueurs poison et j'en reçois un autre. Ai-je perdu ?", "yes"],
    ["Son commandant m'a infligé 7 blessures de combat trois fois. Ai-je perdu ?", "yes"],
    [
      "My 2/2 infect creature is unblocked, my opponent already has 8 poison counters. Does my opponent lose?",
      "yes",
    ],
    ["4 power infect double strike unblocked, is that lethal?", "no"],
    [
      "A 1/1 with infect and double strike hits my opponent who has 8 poison counters. Does he lose?",
      "yes",
    ],
    ["My 4/4 infect connects with my opponent at 5 poison. Do they lose?", "no"],
    [
      "Une 1/1 infection et double initiative inflige des blessures à mon adversaire qui a 7 marqueurs poison. Meurt-il ?",
      "no",
    ],
    ["Ma 4/4 infection touche mon adversaire qui a 6 marqueurs poison. Perd-il ?", "yes"],
    ["Mon adversaire a 7 marqueurs poison et ma 3/3 infection n'est pas bloquée. Perd-il ?", "yes"],
    ["Il a 5 poison et ma 2/2 infection double initiative n'est pas bloquée, il perd ?", "no"],
  ])("is decided: %s → %s", (question, verdict) => {
    expect(decideThreshold(understand(ask(question)), [])?.verdict).toBe(verdict);
  });

  test("states the limit when it is asked for", () => {
    const decision = decideThreshold(
      understand(ask("How many poison counters make me lose the game?")),
      [],
    );
    expect(decision?.ruling).toMatch(/^10 poison counters/);
  });

  test.each([
    ["J'ai 6 marqueurs poison, combien de marqueurs poison de plus pour perdre la partie ?", "4"],
    [
      "Il a déjà quinze blessures de commandant : combien de blessures de commandant faut-il encore pour qu'il perde la partie ?",
      "6",
    ],
    ["I have 8 poison counters. How many more poison counters make me lose the game?", "2"],
    ["How much more commander damage makes me lose the game if I have 13?", "8"],
  ])("is decided: %s → %s", (question, missing) => {
    expect(decideThreshold(understand(ask(question)), [])?.ruling.match(/\d+/)?.[0]).toBe(missing);
  });

  test.each([
    "His commander hit me three times for 18 damage. Do I lose?",
    "I have 8 poison counters and block a 4/4 infect with a 1/1. Do I lose?",
    "I have 8 poison counters and my 2/2 infect creature is unblocked. Does my opponent lose?",
    "Mon commandant l'a frappé deux fois pour 11. A-t-il perdu ?",
    "J'ai 8 marqueurs poison et ma 2/2 infection n'est pas bloquée. Mon adversaire perd-il ?",
  ])("leaves to others: %s", (question) => {
    expect(decideThreshold(understand(ask(question)), [])).toBeUndefined();
  });

  test("leaves infect, proliferate and stolen commanders to others", () => {
    const question =
      "My infect creature gave 9 poison counters, does my opponent lose the game after I proliferate?";
    expect(decideThreshold(understand(ask(question)), [])).toBeUndefined();
  });
});
