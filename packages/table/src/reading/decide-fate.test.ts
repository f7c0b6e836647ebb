import type { Card, Language } from "@spellwright/contract";
import { describe, expect, test } from "vitest";
import { decideWith } from "../../../judge/test/decide-with.ts";
import { madeUpCard } from "../../../judge/test/made-up-card.ts";
import { decideTable } from "./decide-table.ts";

const instant = (name: string, oracle_text: string, more: Partial<Card> = {}) =>
  madeUpCard(name, { type_line: "Instant", oracle_text, ...more });
const creature = (name: string, oracle_text: string, more: Partial<Card> = {}) =>
  madeUpCard(name, {
    type_line: "Creature — Human",
    power: "2",
    toughness: "3",
    oracle_text,
    ...more,
  });

const cards = [
  instant("Night Blade", "Destroy target nonblack creature.", { colors: ["B"] }),
  instant("Long Exile", "Exile target creature.", { colors: ["W"] }),
  instant("Own Blink", "Exile target creature you control."),
  instant("Ash Rain", "Ash Rain deals 3 damage to each creature.", { colors: ["R"] }),
  instant("Slow Rot", "All creatures get -2/-2 until end of turn."),
  instant("Small Push", "Destroy target creature if it has mana value 2 or less."),
  instant("Last Light", "Destroy all creatures. They can't be regenerated.", {
    type_line: "Sorcery",
  }),
  instant("Big Meal", "Target creature gets +3/+3 until end of turn."),
  instant("Thin Venom", "Wither\nThin Venom deals 2 damage to target creature."),
  instant("Life Spark", "Life Spark deals 2 damage to any target and you gain 2 life."),
  instant("Two No", "Counter target spell with mana value 2."),
  instant("Any Storm", "Any Storm deals X damage to any target.", {
    mana_cost: "{X}{R}",
    cmc: 1,
  }),
  instant("Split Storm", "Draw a card.", {
    cmc: 4,
    card_faces: [
      { name: "Split", type_line: "Instant", oracle_text: "Draw a card.", mana_cost: "{1}{R}" },
      { name: "Storm", type_line: "Instant", oracle_text: "Draw a card.", mana_cost: "{1}{U}" },
    ],
  }),
  instant("Hard No", "Counter target spell."),
  instant("Dry No", "Counter target noncreature spell."),
  instant("Void No", "Return target spell or creature to its owner's hand."),
  instant("Quick Shock", "Split second\nQuick Shock deals 2 damage to any target."),
  creature("Bone Altar", "Sacrifice another creature: Scry 1."),
  creature("Loose Gears", "Modular 2", { toughness: "1" }),
  creature("Empty Shell", "", { toughness: "0" }),
  creature("Mud Ogre", "", { colors: ["B"], cmc: 4 }),
  creature("Quiet Elf", "Hexproof", { colors: ["G"], cmc: 2, keywords: ["Hexproof"] }),
  creature("Iron Monk", "Indestructible", { colors: ["W"], cmc: 3 }),
  creature("Pale Knight", "Protection from black", { colors: ["W"], cmc: 2 }),
  creature("Warm Guest", "When this creature enters, draw a card.", { colors: ["W"], cmc: 2 }),
  creature("Twice Born", "Persist", { cmc: 2 }),
  creature("Free Beast", "This spell can't be countered.", { cmc: 3 }),
  creature("Wild Rider", "Cascade", { cmc: 4 }),
  madeUpCard("Mana Stone", { type_line: "Artifact", oracle_text: "{T}: Add {C}{C}.", cmc: 1 }),
  madeUpCard("Low Door // High Gate", {
    layout: "modal_dfc",
    type_line: "Creature // Creature",
    cmc: 2,
    card_faces: [
      { name: "Low Door", mana_cost: "{1}{B}", type_line: "Creature", oracle_text: "" },
      { name: "High Gate", mana_cost: "{5}{B}{R}", type_line: "Creature", oracle_text: "" },
    ],
  }),
  madeUpCard("Twin Pool", { type_line: "Land — Island Swamp", oracle_text: "" }),
  madeUpCard("Quiet Grove", { type_line: "Land", oracle_text: "{T}: Add {G}." }),
];

const decide = (question: string, language: Language) =>
  decideWith(decideTable)(
    question,
    cards.filter(({ name }) => question.includes(name)),
    language,
  );

const verdicts: readonly (readonly [Language, string, "yes" | "no", string])[] = [
  ["en", "Does Night Blade kill Warm Guest?", "yes", "701.8a"],
  ["en", "Does Night Blade kill Mud Ogre?", "no", "115.1"],
  ["en", "Can my opponent target my Quiet Elf with Long Exile?", "no", "702.11b"],
  ["en", "Can I target my Quiet Elf with Long Exile?", "yes", "115.1"],
  ["en", "Can I cast Night Blade on Pale Knight?", "no", "702.16b"],
  ["en", "Does Pale Knight survive Last Light?", "no", "701.8a"],
  ["en", "My opponent casts Last Light, does my Iron Monk survive?", "yes", "702.12b"],
  ["en", "Does Iron Monk die to Ash Rain?", "no", "702.12b"],
  ["en", "Does Ash Rain kill Mud Ogre?", "yes", "704.5g"],
  ["en", "Does Mud Ogre survive Slow Rot?", "yes", "704.5f"],
  ["en", "Does Long Exile get rid of Iron Monk?", "yes", "701.13a"],
  ["en", "Does Small Push destroy Mud Ogre?", "no", "608.2c"],
  ["en", "Does Small Push destroy Warm Guest?", "yes", "701.8a"],
  ["en", "Can I target Mana Stone with Void No?", "no", "115.1"],
  ["en", "Can I counter Mud Ogre with Hard No?", "yes", "701.6a"],
  ["en", "Can I counter Mud Ogre with Dry No?", "no", "115.1"],
  ["en", "Does Hard No counter Free Beast?", "no", "101.2"],
  ["en", "Can I respond to Quick Shock with Hard No?", "no", "702.61a"],
  ["en", "Can I tap Mana Stone for mana in response to Quick Shock?", "yes", "702.61b"],
  ["en", "Can I respond to Hard No with Last Light?", "no", "307.1"],
  ["en", "Can I hit Mana Stone with the cascade of Wild Rider?", "yes", "702.85a"],
  ["en", "Can I hit Low Door // High Gate with the cascade of Wild Rider?", "yes", "702.85a"],
  ["en", "Can I Last Light away a Quiet Elf?", "yes", "701.8a"],
  [
    "en",
    "I cast Long Exile on my opponent's Mud Ogre and he sacrifices it in response. Does it get exiled?",
    "no",
    "608.2b",
  ],
  ["en", "I cast Last Light, can my opponent respond with Hard No?", "yes", "117.1a"],
  ["en", "Can I respond with Hard No to Quick Shock?", "no", "702.61a"],
  ["en", "Can Mud Ogre be countered by Dry No?", "no", "115.1"],
  ["en", "Can Mud Ogre be countered with Hard No?", "yes", "701.6a"],
  ["en", "Can Two No counter Mana Stone?", "no", "115.1"],
  ["fr", "Mud Ogre peut être contrée par Dry No ?", "no", "115.1"],
  ["fr", "Mud Ogre peut être contrée avec Hard No ?", "yes", "701.6a"],
  ["en", "Can I cast Big Meal on my opponent's Quiet Elf?", "no", "702.11b"],
  [
    "fr",
    "Je lance Life Spark sur Mud Ogre et mon adversaire le sacrifie en réponse. Je gagne des points de vie ?",
    "no",
    "608.2b",
  ],
  ["en", "Does Night Blade kill Loose Gears?", "yes", "701.8a"],
  ["en", "Is Twin Pool a basic land?", "no", "205.4c"],
  ["en", "Does Twin Pool count as two basic land types for domain?", "yes", "305.6"],
  ["fr", "Est-ce que Twin Pool est un terrain de base ?", "no", "205.4c"],
  ["fr", "Est-ce que Night Blade tue Mud Ogre ?", "no", "115.1"],
  ["fr", "Je peux cibler Quiet Elf avec Long Exile ?", "no", "702.11b"],
  ["fr", "Iron Monk survit à Last Light ?", "yes", "702.12b"],
  ["fr", "Est-ce que Long Exile exile Mud Ogre ?", "yes", "701.13a"],
  ["fr", "Je peux contrer Mud Ogre avec Dry No ?", "no", "115.1"],
  ["fr", "Je peux répondre à Quick Shock avec Hard No ?", "no", "702.61a"],
  ["fr", "Avec la cascade de Wild Rider je peux tomber sur Mud Ogre ?", "no", "702.85a"],
];

describe("[ORA-17] works out what one named card does to another (CR 115, 608, 702)", () => {
  test.each(verdicts)(
    "the table decides, asked in “%s”: %s → %s",
    (language, question, verdict, rule) => {
      const decision = decide(question, language);
      expect(decision?.verdict).toBe(verdict);
      expect(decision?.citations[0]?.number).toBe(rule);
    },
  );

  test.each([
    ["a creature that comes back", "Does Last Light kill Twice Born?"],
    ["exile where a death is asked for", "Does Long Exile kill Mud Ogre?"],
    ["a spell that meets only the owner’s own", "Does Own Blink exile Mud Ogre?"],
    ["a response to what nobody named", "Can I respond with Hard No?"],
    ["an ability that may respond", "Can I respond to Last Light with Bone Altar?"],
    ["what lies beside the response", "With Hard No, can I respond to Last Light?"],
    [
      "a sacrifice that is no target",
      "I cast Life Spark on my opponent and he sacrifices a creature in response. Do I gain life?",
    ],
    [
      "a sacrifice of something else",
      "I cast Life Spark on Mud Ogre and my opponent sacrifices Quiet Elf in response. Do I gain life?",
    ],
    ["what helps and is not told for whom", "Can I cast Big Meal on Quiet Elf?"],
    ["the mana value of a spell with X", "Can Two No counter Any Storm?"],
    ["the mana value of one of two halves", "Can Two No counter Split Storm?"],
    ["damage to a creature with counters", "Does Ash Rain kill Loose Gears?"],
    ["a creature that must have more toughness", "Does Slow Rot kill Empty Shell?"],
    ["damage that leaves counters", "Does Thin Venom kill Iron Monk?"],
    ["a word that turns the sense", "Does Night Blade kill Warm Guest after combat?"],
  ])("stays silent on %s", (_, question) => {
    expect(decide(question, "en")).toBeUndefined();
  });
});
