import type { Card, Language } from "@spellwright/contract";
import { describe, expect, test } from "vitest";
import { decideWith } from "../../../judge/test/decide-with.ts";
import { madeUpCard } from "../../../judge/test/made-up-card.ts";
import { decideTable } from "./decide-table.ts";

const spell = (name: string, oracle_text: string, more: Partial<Card> = {}) =>
  madeUpCard(name, { type_line: "Instant", oracle_text, ...more });
const enchantment = (name: string, oracle_text: string) =>
  madeUpCard(name, { type_line: "Enchantment", oracle_text });

const cards = [
  enchantment(
    "Toll Gate",
    "Creatures can't attack you unless their controller pays {2} for each creature they control that's attacking you.",
  ),
  enchantment("Still Gears", "Activated abilities of artifacts can't be activated."),
  enchantment("Slow Hours", "Each player can't cast more than one spell each turn."),
  enchantment("Dry Well", "Each opponent can't draw more than one card each turn."),
  enchantment("Deaf Ear", "Creatures entering don't cause abilities to trigger."),
  enchantment(
    "Clean Earth",
    "If a card or token would be put into a graveyard from anywhere, exile it instead.",
  ),
  enchantment(
    "Swept Earth",
    "When Swept Earth enters, exile all graveyards.\nIf a card or token would be put into a graveyard from anywhere, exile it instead.",
  ),
  enchantment(
    "Void Line",
    "If a card would be put into an opponent's graveyard from anywhere, exile it instead.",
  ),
  enchantment("Sealed Tomb", "Players can't cast spells from graveyards or libraries."),
  enchantment(
    "Twin Brood",
    "If an effect would create one or more tokens under your control, it creates twice that many of those tokens instead.",
  ),
  enchantment("Bitter Lessons", "Whenever an opponent draws a card, they lose 2 life."),
  enchantment(
    "War Drums",
    "Whenever a creature you control enters, this enchantment deals 1 damage to each opponent.",
  ),
  enchantment("Market Eye", "Whenever an opponent casts a spell, you draw a card."),
  enchantment("War Pipes", "Whenever a creature you control enters, you gain 1 life."),
  enchantment("Joyless Hall", "Players can't gain life."),
  madeUpCard("Grave Taster", {
    type_line: "Creature — Vampire",
    oracle_text: "Whenever Grave Taster or another creature dies, each opponent loses 1 life.",
  }),
  madeUpCard("Old Warden", {
    type_line: "Creature — Human",
    oracle_text: "Noncreature spells with mana value 4 or greater can't be cast.",
  }),
  madeUpCard("Dawn Keeper", {
    type_line: "Creature — Human",
    oracle_text:
      "During your turn, your opponents can't cast spells or activate abilities of artifacts, creatures, or enchantments.",
  }),
  madeUpCard("Deep Diver", {
    type_line: "Creature — Elemental",
    oracle_text: "When this creature enters, draw two cards.",
  }),
  madeUpCard("Mana Stone", { type_line: "Artifact", oracle_text: "{T}: Add {C}{C}." }),
  madeUpCard("Spare Wheel", { type_line: "Artifact", oracle_text: "Cycling {2}" }),
  madeUpCard("Quiet Grove", { type_line: "Land", oracle_text: "{T}: Add {G}." }),
  spell("New Hands", "Each player discards their hand, then draws seven cards.", { cmc: 3 }),
  spell("Small Storm", "Target player loses 2 life.\nStorm"),
  spell("Rise Again", "Put target creature card from a graveyard onto the battlefield."),
  enchantment("Shut Grave", "Creature cards in graveyards can't enter the battlefield."),
  enchantment(
    "Slow Clock",
    "Each opponent can cast spells only any time they could cast a sorcery.",
  ),
  enchantment("Kind Host", "You can't lose the game and your opponents can't win the game."),
  enchantment("Land Song", "Whenever a land you control enters, you gain 1 life."),
  spell("Bright Idea", "Draw three cards.", { cmc: 1 }),
  spell("Call Up", "Create two 1/1 white Soldier creature tokens.", { cmc: 2 }),
  spell("Last Light", "Destroy all creatures.", { cmc: 4, type_line: "Sorcery" }),
  spell("Firm Word", "This spell can't be countered.\nDraw a card.", { cmc: 4 }),
  spell("Hard No", "Counter target spell.", { cmc: 2 }),
];

const decide = (question: string, language: Language) =>
  decideWith(decideTable)(
    question,
    cards.filter(({ name }) => question.includes(name)),
    language,
  );

const numbers: readonly (readonly [Language, string, string])[] = [
  ["en", "How much do I pay to attack with three creatures into Toll Gate?", "6"],
  [
    "en",
    "I attack with 4 creatures and my opponent has two Toll Gate, how much do I have to pay?",
    "16",
  ],
  ["en", "If I cast New Hands and my opponent has Bitter Lessons, how much life do I lose?", "14"],
  [
    "en",
    "My three opponents draw 7 cards each and I have Bitter Lessons. How many times does it trigger?",
    "21",
  ],
  ["en", "I control Dry Well and my opponent casts Bright Idea. How many cards does he draw?", "1"],
  ["en", "I have Twin Brood and cast Call Up, how many tokens do I get?", "4"],
  ["en", "I have Twin Brood and War Drums in play and cast Call Up. How much damage?", "4"],
  [
    "en",
    "My opponent has Grave Taster and I cast Last Light with 4 creatures on the board, how much life do I lose?",
    "5",
  ],
  ["en", "I have Joyless Hall out and gain 4 life, how much life do I gain?", "0"],
  [
    "fr",
    "Mon adversaire a Toll Gate, j’attaque avec trois créatures, combien je dois payer ?",
    "6",
  ],
  ["fr", "J’ai Twin Brood et je lance Call Up, combien de jetons j’obtiens ?", "4"],
  [
    "fr",
    "Mon adversaire contrôle Dry Well et je lance Bright Idea : combien de cartes je pioche ?",
    "1",
  ],
  [
    "fr",
    "J’ai lancé 4 sorts avant Small Storm. Combien de points de vie perd mon adversaire ?",
    "10",
  ],
  ["fr", "Mon adversaire a Toll Gate et j’attaque avec deux créatures, je paie combien ?", "4"],
  ["en", "I have Twin Brood and cast Call Up, how many soldiers do I get?", "4"],
  ["en", "My opponent controls Dry Well, how many cards do I draw off Bright Idea?", "1"],
  [
    "fr",
    "Mon adversaire a Bitter Lessons et je pioche trois cartes. Combien de points de vie je perds ?",
    "6",
  ],
];

const verdicts: readonly (readonly [Language, string, "yes" | "no"])[] = [
  ["en", "Does Still Gears stop Mana Stone?", "yes"],
  ["en", "Does Still Gears stop Quiet Grove?", "no"],
  ["en", "Can I use Mana Stone for mana if my opponent has Still Gears?", "no"],
  ["en", "My opponent has Slow Hours, can I cast a second spell this turn?", "no"],
  ["en", "Can I cast Last Light with Old Warden in play?", "no"],
  ["en", "Can I cast Bright Idea with Old Warden in play?", "yes"],
  ["en", "Can my opponent cast Hard No on my turn if I have Dawn Keeper?", "no"],
  ["en", "Can I cast Bright Idea from my graveyard with Sealed Tomb in play?", "no"],
  ["en", "Can I counter Firm Word with Hard No?", "no"],
  ["en", "Does Deaf Ear stop Deep Diver?", "yes"],
  ["en", "Does Grave Taster trigger when a creature dies with Clean Earth in play?", "no"],
  ["en", "Does War Drums trigger when I create a creature token?", "yes"],
  ["en", "Does Market Eye trigger when I cast Quiet Grove?", "no"],
  ["en", "Does Shut Grave stop Rise Again?", "yes"],
  ["en", "Does Deaf Ear stop Land Song?", "no"],
  ["en", "Does Clean Earth stop Grave Taster?", "yes"],
  ["en", "Does Dry Well stop my opponent from drawing three with Bright Idea?", "yes"],
  ["en", "My opponent has Kind Host. Can I win with Deep Diver?", "no"],
  ["en", "My opponent has Slow Clock. Can I counter his spell with Hard No on his turn?", "no"],
  ["en", "My opponent has Slow Hours and I cast a spell, can I cast Bright Idea?", "no"],
  ["fr", "Sous Slow Hours, puis-je lancer deux sorts ?", "no"],
  ["fr", "Est-ce que Still Gears empêche Mana Stone ?", "yes"],
  ["fr", "Est-ce que Deaf Ear empêche Deep Diver ?", "yes"],
  ["fr", "Je peux lancer Last Light si mon adversaire a Old Warden ?", "no"],
  ["fr", "Mon adversaire a Slow Hours, je peux lancer un deuxième sort ?", "no"],
  [
    "fr",
    "Est-ce que Grave Taster se déclenche quand une créature meurt avec Clean Earth en jeu ?",
    "no",
  ],
];

describe("[ORA-17] works out what named cards do to each other (CR 101.2, 603.2, 614.1a)", () => {
  test.each(numbers)("the table counts, asked in “%s”: %s → %s", (language, question, number) => {
    expect(decide(question, language)?.ruling.match(/\d+/)?.[0]).toBe(number);
  });

  test.each(verdicts)(
    "the table decides, asked in “%s”: %s → %s",
    (language, question, verdict) => {
      expect(decide(question, language)?.verdict).toBe(verdict);
    },
  );

  test.each([
    "Does Swept Earth stop Grave Taster?",
    "Does Grave Taster trigger when a creature dies with Swept Earth in play?",
  ])("quotes the line that keeps things from dying: %s", (question) => {
    const { explanation = "", citations = [] } = decide(question, "en") ?? {};
    expect(explanation).toContain("exile it instead");
    expect(explanation).not.toContain("exile all graveyards");
    expect(citations.map(({ number }) => number)).toContain("614.6");
  });

  test.each([
    [
      "en",
      "Hey so my buddy has Still Gears out, he says I can't even tap it for mana since it's an artifact lol. Can I tap Mana Stone for mana?",
      "no",
    ],
    ["en", "My roommate plays Slow Hours and I cast a spell. Can I cast Bright Idea?", "no"],
    [
      "fr",
      "Salut, mon pote contrôle Still Gears. Je peux engager ma Mana Stone pour du mana ? vu que c’est une capacité de mana je pensais que oui",
      "no",
    ],
    ["en", "My opponent has Slow Clock. I think I can cast Hard No on his turn, right?", "no"],
    ["en", "My opponent has Old Warden out. Does the Warden stop Last Light?", "yes"],
    ["en", "Sealed Tomb is out. Can I flashback Bright Idea?", "no"],
    ["en", "Still Gears is out. Can I cycle Spare Wheel?", "yes"],
    [
      "en",
      "My opponent has Slow Hours and I already cast Bright Idea. Can I cast Last Light? it's only one mana so idk",
      "no",
    ],
    ["en", "My opponent has Still Gears, ugh. Can I still cast Mana Stone though?", "yes"],
  ] as const)(
    "passes over small talk, claims and reasons in “%s”: %s → %s",
    (language, question, verdict) => {
      expect(decide(question, language)?.verdict).toBe(verdict);
    },
  );

  test.each([
    [
      "a card that nobody knows",
      "My opponent has the old lockbox out. Can I tap Mana Stone for mana?",
    ],
    [
      "what somebody did to a card",
      "He nicked my Mana Stone. Can I tap Mana Stone with Still Gears in play?",
    ],
    [
      "what a card was",
      "Still Gears is in play and was discombobulated. Can I tap Mana Stone for mana?",
    ],
    [
      "a reason that tells a fact",
      "Can I cast Hard No with Slow Clock in play because it is my turn?",
    ],
    [
      "a term of the game without a sense",
      "Still Gears is in play. Can I tap my goaded Mana Stone for mana?",
    ],
    [
      "a deed of somebody else",
      "My opponent discarded Still Gears. Can I tap Mana Stone for mana?",
    ],
    [
      "a card that was destroyed",
      "I have destroyed his Still Gears. Can I tap Mana Stone for mana?",
    ],
    [
      "a card that was sacrificed",
      "I have sacrificed my Still Gears. Can I tap Mana Stone for mana?",
    ],
    ["a condition", "Still Gears is in play. Can I tap Mana Stone for mana, if it snoozes?"],
    [
      "an amount of something unknown",
      "I have Grave Taster and a creature dies, how many shenanigans do I get?",
    ],
  ])("does not pass over %s: %s", (_, question) => {
    expect(decide(question, "en")).toBeUndefined();
  });

  test.each([
    ["a word that nobody read", "Does Still Gears stop Mana Stone if it was animated?"],
    [
      "a card without a part in the scene",
      "Can I cast Last Light on Deep Diver with Sealed Tomb in play?",
    ],
    [
      "sides that decide and are not told",
      "Does Grave Taster trigger when a creature dies with Void Line in play?",
    ],
    ["a card that forbids nothing of the kind", "Does Toll Gate stop Mana Stone?"],
    [
      "which of two triggers is counted",
      "I have War Drums and War Pipes and cast Call Up, how many times does War Pipes trigger?",
    ],
    ["a denial", "Mana Stone can't be used with Still Gears in play, right?"],
  ])("stays silent on %s", (_, question) => {
    expect(decide(question, "en")).toBeUndefined();
  });

  test("quotes the line that bears the answer and says what it supposes", () => {
    const decision = decide(
      "I control Dry Well and my opponent casts Bright Idea. How many cards does he draw?",
      "en",
    );
    expect(decision?.ruling).toBe("1 card drawn: Dry Well allows no more.");
    expect(decision?.explanation).toContain(
      "Dry Well: “Each opponent can't draw more than one card each turn.”",
    );
    expect(decision?.citations.map(({ number }) => number)).toEqual(["101.2", "121.2"]);
    expect(decision?.explanation).toContain("A card already drawn this turn counts");
  });
});
