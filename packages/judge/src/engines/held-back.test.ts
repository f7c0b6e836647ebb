import { describe, expect, test } from "vitest";
import { ask } from "../../test/ask.ts";
import { decideWith } from "../../test/decide-with.ts";
import { loadFullRulebook, loadStarterRulebook } from "../../test/load-rulebook.ts";
import { madeUpCard } from "../../test/made-up-card.ts";
import { understand } from "../understanding/understand.ts";
import { decideByEngine } from "./decide-by-engine.ts";

const cards = [
  madeUpCard("Toll Keeper", {
    mana_cost: "{1}{W}",
    colors: ["W"],
    oracle_text: "First strike\nNoncreature spells cost {1} more to cast.",
  }),
  madeUpCard("Ember Lance", {
    type_line: "Instant",
    mana_cost: "{2}{R}",
    colors: ["R"],
    oracle_text: "Kicker {4}\nEmber Lance deals 4 damage to target creature.",
  }),
  madeUpCard("Queen Maelle", {
    type_line: "Legendary Creature — Elf",
    mana_cost: "{2}{G}{W}",
    colors: ["G", "W"],
    color_identity: ["G", "W"],
  }),
  madeUpCard("Grey Rule", {
    type_line: "Enchantment",
    cmc: 4,
    oracle_text: "All creatures lose all abilities and have base power and toughness 1/1.",
  }),
  madeUpCard("Old Oxen", {
    type_line: "Creature — Ox",
    mana_cost: "{3}{W}",
    cmc: 4,
    power: "2",
    toughness: "5",
    color_identity: ["W"],
  }),
  madeUpCard("Sudden Oak", {
    type_line: "Instant",
    cmc: 1,
    oracle_text: "Target creature gets +3/+3 until end of turn.",
  }),
];
const namedIn = (question: string) => cards.filter(({ name }) => question.includes(name));
const decide = (question: string) => decideWith(decideByEngine)(question, namedIn(question));

/** Phrased only after the engines were finished; 81 of 92 were answered rightly at first sight, 4 wrongly. */
const HELD_BACK: readonly (readonly [question: string, expected: string])[] = [
  [
    "On joue à deux et je viens de prendre mon deuxième mulligan, combien de cartes me reste-t-il à la fin ?",
    "5",
  ],
  [
    "Partie de Commander à 5 joueurs : j'en suis à 2 mulligans, ma main fera combien de cartes ?",
    "6",
  ],
  [
    "Je mulligan pour la première fois en duel, combien de cartes je mets en dessous du deck ?",
    "1",
  ],
  ["Quatre mulligans en commander multi, combien de cartes j'aurai en main ?", "4"],
  ["I'm down three mulligans in a duel. How many cards do I have to bottom?", "3"],
  ["Four player commander game, I take one mulligan. How many cards do I keep?", "7"],
  ["If I take 3 mulligans in a heads-up Standard match, what's my final number of cards?", "4"],
  [
    "We play Commander with four people and I mulligan three times, how many cards go to the bottom of my library?",
    "2",
  ],
  [
    "Mon adversaire a un artefact qui fait que les sorts coûtent {2} de plus, mon sort coûte {3}{B}. Combien de manas en tout ?",
    "6",
  ],
  ["Combien je dois payer pour Ember Lance si Toll Keeper est sur la table ?", "4"],
  ["Si Toll Keeper est en jeu et que je kicke Ember Lance, ça me coûte combien ?", "8"],
  ["C'est la deuxième fois que je lance Queen Maelle mon commandant, combien de mana ?", "6"],
  [
    "Ai-je assez avec 5 terrains pour lancer Queen Maelle, mon commandant, pour la deuxième fois ?",
    "no",
  ],
  ["What will I pay for a {2}{U}{U} spell if every spell costs {1} more?", "5"],
  ["How much mana do I need to cast a kicked Ember Lance with Toll Keeper in play?", "8"],
  [
    "My commander Queen Maelle died three times already, how much does it cost to recast it from the command zone?",
    "10",
  ],
  ["A {3}{G} spell costs {5} less, how much mana do I pay?", "1"],
  ["Can I cast Ember Lance with Toll Keeper out if I have 4 lands?", "yes"],
  ["My {1}{W} creature costs {1} more because of a tax, how much do I pay?", "3"],
  ["Grey Rule est en jeu et ma 4/4 a deux marqueurs +1/+1 : elle fait quelle taille ?", "3/3"],
  ["Sous Grey Rule, Old Oxen reçoit +3/+3, ça donne quelle force et quelle endurance ?", "4/4"],
  ["Old Oxen a un marqueur +1/+1, quelle est sa taille ?", "3/6"],
  ["Si on échange la force et l'endurance d'Old Oxen, quelle taille fait-il ?", "5/2"],
  ["Ma 3/6 reçoit -1/-1, quelle est sa force et son endurance ?", "2/5"],
  ["Ma 1/1 devient une 2/2 puis gagne +2/+1. Quelle taille ?", "4/3"],
  [
    "My 5/5 has its base power and toughness become 0/2 and it has a +1/+1 counter. How big is it?",
    "1/3",
  ],
  ["Grey Rule is out and I cast Sudden Oak on my 2/2. What size is it?", "4/4"],
  ["A 6/6 becomes a 2/2 and carries one +1/+1 counter, what are its power and toughness?", "3/3"],
  ["Under Grey Rule, is my 7/7 with three +1/+1 counters a 4/4?", "yes"],
  ["Ma 5/5 a déjà pris 3 blessures et on lui met deux marqueurs -1/-1, elle meurt ?", "yes"],
  ["Ma 2/6 prend 4 dégâts puis 1 dégât, est-elle détruite ?", "no"],
  ["À 7 points de vie je prends 9 dégâts, j'ai perdu ?", "yes"],
  [
    "Mon planeswalker avec 4 marqueurs loyauté prend 1 blessure. Combien de loyauté reste-t-il ?",
    "3",
  ],
  [
    "J'ai 18 points de vie et je perds 3 points de vie. Il me reste combien de points de vie ?",
    "15",
  ],
  [
    "Cinq marqueurs +1/+1 et trois marqueurs -1/-1 sur ma créature : il lui reste combien de marqueurs ?",
    "2",
  ],
  ["My 6/6 was dealt 4 damage and gets -2/-2, is it destroyed or does it die?", "yes"],
  ["My creature is a 3/4 and takes 3 damage. Will it die?", "no"],
  ["I have 5 life and lose 5 life. Did I lose the game?", "yes"],
  ["I'm at 17 life and take 3 damage. How much life do I have left?", "14"],
  ["A planeswalker with 2 loyalty is dealt 3 damage, does it die?", "yes"],
  [
    "I control four copies of the same legendary artifact. How many are put into the graveyard?",
    "3",
  ],
  [
    "On m'attaque avec une 4/4 et une 3/3, je ne bloque rien. Combien de blessures je prends ?",
    "7",
  ],
  [
    "J'attaque avec deux 4/4 et une 2/2. Il bloque une 4/4 avec une 5/5. Combien de dégâts subit mon adversaire ?",
    "6",
  ],
  [
    "Adversaire à 6 points de vie, j'attaque avec trois jetons 2/2 non bloqués, est-ce qu'il meurt ?",
    "yes",
  ],
  [
    "Je suis à 20 points de vie. Mon adversaire attaque avec trois 2/2 et je ne bloque pas. Combien de points de vie me reste-t-il ?",
    "14",
  ],
  ["Ma 7/7 piétinement est bloquée par une 1/1 et une 1/1. Combien de blessures au joueur ?", "5"],
  ["Combien de dégâts font six jetons 2/2 qui attaquent sans être bloqués ?", "12"],
  ["I swing with a 5/5 and two 2/2s, nothing gets blocked. How much damage goes through?", "9"],
  [
    "My opponent attacks me with a 4/4 and a 6/6. I block the 6/6 with a 2/2. How much damage do I take?",
    "4",
  ],
  ["Opponent is at 15 life, I attack with four 3/3s and he doesn't block. Does he die?", "no"],
  [
    "I'm at 20 life and get attacked by three 1/1 tokens with no blockers. What's my life total?",
    "17",
  ],
  ["I attack with a 3/3 and a 4/4; he blocks the 3/3 with a 3/3. How many creatures die?", "2"],
  ["How much damage do three 2/2s deal if none are blocked?", "6"],
  ["J'ai neuf marqueurs poison et on m'en donne encore un, est-ce que je perds la partie ?", "yes"],
  [
    "J'ai subi 18 blessures de commandant d'un commandant et 5 d'un autre, ai-je perdu la partie ?",
    "no",
  ],
  ["J'ai 7 marqueurs poison : combien de marqueurs poison de plus me font perdre la partie ?", "3"],
  [
    "The same commander dealt me 11 combat damage last turn and 10 combat damage this turn. Did I lose the game?",
    "yes",
  ],
  ["Our team in Two-Headed Giant has 13 poison counters, do we lose the game?", "no"],
  ["How many more poison counters make a player with 9 lose the game?", "1"],
  ["Old Oxen peut-il aller dans mon deck Commander Dimir ?", "no"],
  ["Puis-je jouer Old Oxen dans un deck commander blanc-bleu ?", "yes"],
  ["Ai-je le droit de mettre une carte à {B/G} dans un deck Commander mono-vert ?", "no"],
  ["Can Old Oxen go in a Boros commander deck?", "yes"],
  ["Is it legal to run Ember Lance in a Simic commander deck?", "no"],
  ["Am I allowed to play a card that costs {2}{U}{B} in my Sultai commander deck?", "yes"],
  ["Deuxième mulligan en 1 contre 1 : je finis avec combien de cartes en main ?", "5"],
  [
    "Combien de cartes vont sous la bibliothèque si je mulligan trois fois à une table de quatre joueurs ?",
    "2",
  ],
  ["How many cards will I have in hand after two mulligans at a three-player table?", "6"],
  ["EDH pod of four: I take my first mulligan, how many cards do I put on the bottom?", "0"],
  ["Si une taxe de {1} frappe tous les sorts, combien me coûte un sort à {2}{B} ?", "4"],
  [
    "Ember Lance coûte {2} de plus à cause d'un effet adverse : combien de manas dois-je dépenser ?",
    "5",
  ],
  ["How much total mana for Queen Maelle, my commander, when I've previously cast her twice?", "8"],
  ["Can I pay for Ember Lance with kicker if I only have 6 mana?", "no"],
  ["Ma 3/3 porte trois marqueurs +1/+1, elle fait combien ?", "6/6"],
  [
    "Old Oxen devient une 1/2 et il a un marqueur +1/+1 : quelle est sa force et son endurance ?",
    "2/3",
  ],
  ["What is the size of a 2/2 with two -1/-1 counters?", "0/0"],
  ["My creature 1/1 gets +4/+4 until end of turn, how big does it become?", "5/5"],
  ["Mon 4/5 a reçu 4 blessures ce tour-ci, est-ce qu'il meurt ?", "no"],
  [
    "Mon adversaire est à 13 points de vie et prend 4 dégâts. Combien de points de vie a-t-il ?",
    "9",
  ],
  ["If my 4/4 has a -1/-1 counter and takes 3 damage, does it die?", "yes"],
  ["My planeswalker is at loyalty 6 and takes 5 damage. How much loyalty remains?", "1"],
  [
    "Mon adversaire attaque avec cinq jetons 2/2 et je n'ai aucune créature, combien de blessures est-ce que je subis ?",
    "10",
  ],
  [
    "J'attaque avec une 2/2 et une 4/4, la 2/2 est bloquée par une 3/3. Combien de blessures au joueur ?",
    "4",
  ],
  [
    "I'm at 20 life, he attacks with a 3/3 and a 4/4 and I don't block. How much life do I have after combat?",
    "13",
  ],
  ["I attack with four 2/2 creatures, none of them is blocked. How much damage is dealt?", "8"],
  [
    "J'ai pris huit puis douze blessures du même commandant, ai-je perdu la partie à cause des blessures de commandant ?",
    "no",
  ],
  ["Does a player with 12 poison counters lose the game?", "yes"],
  ["Puis-je inclure Queen Maelle dans un deck Commander vert ?", "no"],
  ["Can I include Old Oxen in an Abzan commander deck?", "yes"],
];

describe("wordings that were held back from the engines' authors", () => {
  test.each(HELD_BACK)("%s → %s", (question, expected) => {
    const decision = decide(question);
    const size = expected.includes("/");
    const said = decision?.ruling.match(size ? /-?\d+\/\d+/ : /-?\d+/)?.[0];
    expect(/^(?:yes|no)$/.test(expected) ? decision?.verdict : said).toBe(expected);
  });
});

describe("what every engine's decision holds", () => {
  const starter = loadStarterRulebook();
  const full = loadFullRulebook() ?? starter;

  test.each(HELD_BACK)("[ORA-17] %s", (question) => {
    const decision = decide(question);
    const cited = decision?.citations.map(({ number }) => number) ?? [];
    expect(cited.length).toBeGreaterThan(0);
    expect(cited.filter((number) => !full.has(number))).toEqual([]);
    const steps = decision?.steps.flatMap(({ rule }) => rule ?? []) ?? [];
    expect(steps.filter((rule) => !full.has(rule))).toEqual([]);
    expect(decision?.explanation).not.toBe("");
    // A model is compared with the verdict, else with the first number: one of them has to be there.
    expect(decision?.verdict ?? decision?.ruling.match(/\d/)?.[0]).toBeTruthy();
  });

  test("the decisive rule stands in the starter digest", () => {
    const missing = HELD_BACK.flatMap(([question]) => {
      const first = decide(question)?.citations[0]?.number ?? "";
      return starter.has(first) ? [] : [`${first} — ${question}`];
    });
    expect(missing).toEqual([]);
  });

  test("takes less than 2 ms for a question (middle of all)", () => {
    const asked = HELD_BACK.map(([question]) => {
      const named = namedIn(question).map((card) => ({ card, written: card.name }));
      return [understand(ask(question, "fr", { cards: named })), named] as const;
    });
    const times = asked
      .map(([understanding, named]) => {
        const start = performance.now();
        decideByEngine(understanding, named);
        return performance.now() - start;
      })
      .sort((a, b) => a - b);
    expect(times[Math.floor(times.length / 2)]).toBeLessThan(2);
  });
});
