import type { Card } from "@spellwright/contract";
import { describe, expect, test } from "vitest";
import { decideWith } from "../../../judge/test/decide-with.ts";
import { madeUpCard } from "../../../judge/test/made-up-card.ts";
import { decideTable } from "./decide-table.ts";

const instant = (name: string, oracle_text: string) =>
  madeUpCard(name, { type_line: "Instant", oracle_text, colors: ["B"] });
const permanent = (name: string, type_line: string, oracle_text: string) =>
  madeUpCard(name, { type_line, oracle_text });

const cards: readonly Card[] = [
  instant("Last Light", "Destroy all creatures."),
  instant("Grey Dusk", "All creatures get -4/-4 until end of turn."),
  instant("Dry Season", "All creatures get -X/-X until end of turn."),
  instant("Far Shore", "Exile all creatures."),
  instant("Plain Blade", "Destroy target creature."),
  instant(
    "Deep Undertow",
    'Return target creature to its owner\'s hand.\nOverload {4}{U} (You may cast this spell for its overload cost. If you do, change "target" in its text to "each.")',
  ),
  instant("Oak Skin", "Permanents you control gain hexproof and indestructible until end of turn."),
  instant(
    "Amber Charm",
    "Choose one —\n• Destroy target artifact.\n• Creatures you control gain indestructible until end of turn.\n• Draw a card.",
  ),
  permanent("Veiled Boots", "Artifact — Equipment", "Equipped creature has shroud.\nEquip {1}"),
  permanent("Quiet Mantle", "Artifact — Equipment", "Equipped creature has hexproof.\nEquip {1}"),
  permanent(
    "Deathless Queen",
    "Creature — Angel",
    "Other creatures you control have indestructible.",
  ),
  permanent("Veiled Court", "Enchantment", "Other permanents you control have hexproof."),
];

const ask = (question: string, language: "en" | "fr") => {
  const named = cards.filter(({ name }) => question.includes(name));
  return decideWith(decideTable)(question, named, language)?.verdict;
};

describe("[ORA-17] a creature to which another card gives something", () => {
  test.each([
    ["en", "They cast Last Light. If I respond with Oak Skin does my creature survive?", "yes"],
    ["en", "They cast Grey Dusk. If I respond with Oak Skin does my 4/4 live?", "no"],
    ["en", "They cast Dry Season for 3. If I respond with Oak Skin does my 4/4 survive?", "yes"],
    ["en", "Opponent casts Last Light and I respond with Amber Charm, does my creature die?", "no"],
    ["en", "Can I Plain Blade my opponent's creature if it's equipped with Veiled Boots?", "no"],
    ["en", "Does Quiet Mantle save my creature from my opponent's Plain Blade?", "yes"],
    ["en", "I have Deathless Queen in play. Does my 2/2 survive Last Light?", "yes"],
    ["en", "I control Veiled Court. Does my creature survive Last Light?", "no"],
    ["en", "Does an overloaded Deep Undertow bounce a creature equipped with Veiled Boots?", "yes"],
    ["fr", "Il lance Last Light, je réponds avec Oak Skin. Ma créature survit ?", "yes"],
    ["fr", "Mon adversaire lance Far Shore, je réponds avec Oak Skin, ma 3/3 survit ?", "no"],
    ["fr", "Si je réponds avec Oak Skin à Dry Season pour 3, ma 3/3 survit ?", "no"],
    [
      "fr",
      "Mon adversaire peut cibler ma créature équipée de Quiet Mantle avec Plain Blade ?",
      "no",
    ],
    [
      "fr",
      "Mon adversaire peut cibler ma créature avec Plain Blade si elle est équipée de Veiled Boots ?",
      "no",
    ],
    ["fr", "Ma créature équipée de Veiled Boots survit à Last Light ?", "no"],
    ["fr", "J'ai Deathless Queen en jeu. Ma 2/2 survit à Last Light ?", "yes"],
  ] as const)("tells what becomes of it: %s %s", (language, question, verdict) => {
    expect(ask(question, language)).toBe(verdict);
  });

  test.each([
    ["en", "I cast Oak Skin and they respond with Last Light. Does my creature survive?"],
    ["en", "My opponent has Deathless Queen. I cast Last Light, does my 2/2 survive?"],
    [
      "en",
      "They cast Last Light and I respond with Oak Skin, but my creature loses all abilities. Does it survive?",
    ],
    [
      "en",
      "They cast Last Light, I respond with Oak Skin and he counters Oak Skin. Does my creature survive?",
    ],
    ["en", "My creature wears Quiet Mantle. Does it survive Plain Blade?"],
    ["en", "I equip Veiled Boots and they respond with Plain Blade. Does my creature die?"],
    ["en", "I control Veiled Court. Can I target my opponent's creature with Plain Blade?"],
    ["en", "They cast Dry Season. If I respond with Oak Skin does my 4/4 survive?"],
    ["fr", "Je lance Oak Skin, il répond avec Last Light. Ma créature survit ?"],
    ["fr", "Mon adversaire a Deathless Queen. Je lance Last Light, ma 2/2 survit ?"],
    ["fr", "Ma créature équipée de Quiet Mantle survit à Plain Blade ?"],
    [
      "fr",
      "Il lance Last Light, je réponds avec Oak Skin mais ma créature perd ses capacités. Elle survit ?",
    ],
    ["fr", "Il lance Dry Season, je réponds avec Oak Skin. Ma 3/3 survit ?"],
  ] as const)("is silent where two things told leave it open: %s %s", (language, question) => {
    expect(ask(question, language)).toBeUndefined();
  });
});
