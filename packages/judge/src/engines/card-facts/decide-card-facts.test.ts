import { Card } from "@spellwright/contract";
import { describe, expect, test } from "vitest";
import { ask } from "../../../test/ask.ts";
import { understand } from "../../../test/understand.ts";
import { decideCardFacts } from "./decide-card-facts.ts";

const card = (name: string, more: Partial<Card>) => ({
  card: Card.parse({
    id: name,
    name,
    cmc: 0,
    type_line: "Creature — Test",
    color_identity: [],
    ...more,
  }),
  written: name,
});
const CARDS = [
  card("Sky Bear", {
    keywords: ["Flying"],
    oracle_text: "Flying",
    power: "2",
    toughness: "2",
    colors: ["W"],
  }),
  card("Flat No", { type_line: "Instant", oracle_text: "Counter target spell." }),
  card("Mud Ogre", { power: "3", toughness: "3", colors: ["B"], oracle_text: "" }),
  card("Web Spinner", {
    keywords: ["Reach"],
    oracle_text: "Reach",
    power: "1",
    toughness: "4",
    colors: ["G"],
  }),
  card("Slick Otter", {
    keywords: ["Hexproof"],
    oracle_text: "Hexproof",
    power: "1",
    toughness: "1",
    colors: ["U"],
  }),
  card("Holy Guard", {
    oracle_text: "First strike, protection from black",
    power: "2",
    toughness: "2",
    colors: ["W"],
  }),
  card("Stone Idol", {
    type_line: "Artifact Creature — Golem",
    keywords: ["Indestructible"],
    oracle_text: "Indestructible",
    power: "4",
    toughness: "4",
  }),
  card("Small End", {
    type_line: "Instant",
    colors: ["B"],
    oracle_text: "Destroy target creature if it has mana value 2 or less.",
    cmc: 1,
  }),
  card("Grim End", {
    type_line: "Instant",
    colors: ["B"],
    oracle_text: "Destroy target creature.",
    cmc: 3,
    legalities: { modern: "banned", legacy: "legal" },
  }),
  card("Clean Slate", {
    type_line: "Sorcery",
    colors: ["W"],
    oracle_text: "Destroy all creatures. They can't be regenerated.",
  }),
  card("Small Spark", {
    type_line: "Sorcery",
    colors: ["R"],
    oracle_text: "Small Spark deals 3 damage to any target.",
  }),
  card("Big Meal", {
    type_line: "Instant",
    colors: ["G"],
    oracle_text: "Target creature gets +3/+3 until end of turn.",
  }),
  card("Thin Venom", {
    type_line: "Instant",
    keywords: ["Wither"],
    oracle_text: "Wither\nThin Venom deals 2 damage to target creature.",
  }),
  card("Empty Shell", { power: "0", toughness: "0", oracle_text: "Vigilance" }),
  card("Wood Ape", {
    power: "1",
    toughness: "1",
    oracle_text: "Wood Ape gets +1/+2 as long as you control a Forest.",
  }),
  card("Old King", {
    type_line: "Legendary Creature — Human",
    oracle_text: "This spell can't be countered.\nFlash",
    keywords: ["Flash"],
    mana_cost: "{X}{G}",
    cmc: 1,
  }),
];
const decide = (question: string) => {
  const cards = CARDS.filter(({ written }) => question.includes(written));
  const understanding = understand(ask(question, "en", { cards }));
  return decideCardFacts(
    understanding,
    understanding.cards.map((found) => ({ card: found, written: found.name })),
  );
};

describe("decides plain questions about named cards", () => {
  test.each([
    ["Can I target Slick Otter with Grim End?", "no", "702.11b"],
    ["Can I target my own Slick Otter with Grim End?", "yes", "702.11b"],
    ["Puis-je cibler Holy Guard avec Grim End ?", "no", "702.16b"],
    ["Can I target Mud Ogre with Grim End?", "yes", "115.1"],
    ["Does Grim End destroy Stone Idol?", "no", "702.12b"],
    ["Does Clean Slate destroy Stone Idol?", "no", "702.12b"],
    ["Does Clean Slate kill Slick Otter?", "yes", "701.8a"],
    ["can i Small Spark a Slick Otter?", "no", "702.11b"],
    ["Grim End sur Holy Guard ça marche ?", "no", "702.16b"],
    ["does Grim End work on Mud Ogre", "yes", "115.1"],
    ["Does Small Spark kill Mud Ogre?", "yes", "704.5g"],
    ["Does Small Spark kill Web Spinner?", "no", "704.5g"],
    ["Can I cast Grim End on my opponent's turn?", "yes", "304.1"],
    ["Can I cast Small Spark on my opponent's turn?", "no", "307.1"],
    ["Can I cast Old King on my opponent's turn?", "yes", "702.8a"],
    ["Can I counter Old King?", "no", "101.2"],
    ["Is Grim End legal in Modern?", "no", "100.2a"],
    ["Am I allowed to cast my commander Mud Ogre on my opponent's turn?", "no", "302.1"],
    ["Ai-je le droit de lancer mon commandant Mud Ogre pendant le tour adverse ?", "no", "302.1"],
    ["Is Grim End banned in Modern?", "yes", "100.2a"],
    ["Grim End est-elle légale en Legacy ?", "yes", "100.2a"],
    ["Is Stone Idol an artifact?", "yes", "205.2b"],
    ["Is Small Spark an instant?", "no", "205.2b"],
    ["Can Old King be my commander?", "yes", "903.3"],
    ["Can Mud Ogre be my commander?", "no", "903.3"],
    ["Is Mud Ogre legal as my EDH commander?", "no", "903.3"],
  ] as const)("[ORA-17] answers %s with %s", (question, verdict, rule) => {
    const decision = decide(question);
    expect(decision?.verdict).toBe(verdict);
    expect(decision?.citations[0]?.number).toBe(rule);
  });

  test.each([
    ["Does Sky Bear have flying?", "Yes, Sky Bear has flying in its text."],
    ["Does Mud Ogre have deathtouch?", "No, Mud Ogre doesn’t have deathtouch in its text."],
  ])("[ORA-17] says which keyword a card has: %s", (question, told) => {
    expect(decide(question)?.ruling).toBe(told);
  });

  test.each([
    "Can Mud Ogre block Sky Bear if Sky Bear loses all abilities?",
    "My clone copies Sky Bear. Can Mud Ogre block it?",
    "Can I target a copy of Slick Otter with Grim End?",
    "Why does Grim End kill Mud Ogre?",
    "Does Small End destroy Mud Ogre?",
    "I cast Grim End on my own Mud Ogre. Do both bears trigger?",
    "Does Small Spark kill Wood Ape?",
    "Does Small Spark kill Empty Shell?",
    "Does Thin Venom kill Stone Idol?",
    "Can I target Slick Otter with Big Meal?",
    "Can I target Slick Otter with Flat No?",
    "I use Grim End on Mud Ogre, does it die?",
    "Am I allowed to cast my commander Mud Ogre from my graveyard?",
    "Is it legal to respond with my commander Mud Ogre in the middle of combat?",
    "Do I lose if I cast Grim End on Mud Ogre at 1 life?",
    "Je perds si je lance Grim End sur Mud Ogre ?",
    "I discard Mud Ogre during my opponent's turn. Can I cast it right then for madness?",
    "They countered the adventure of Mud Ogre. Can I still cast Mud Ogre in response later on?",
  ])("[ORA-17] stays silent when the question says more: %s", (question) => {
    expect(decide(question)).toBeUndefined();
  });
});
