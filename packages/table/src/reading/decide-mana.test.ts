import type { Card } from "@spellwright/contract";
import { describe, expect, test } from "vitest";
import { decideWith } from "../../../judge/test/decide-with.ts";
import { madeUpCard } from "../../../judge/test/made-up-card.ts";
import { decideTable } from "./decide-table.ts";

const permanent = (name: string, type_line: string, oracle_text: string) =>
  madeUpCard(name, { type_line, oracle_text });

const cards: readonly Card[] = [
  permanent("Mossling", "Creature — Elf", "{T}: Add {G}."),
  permanent("Grey Wheel", "Artifact", "{T}: Add {C}{C}."),
  permanent("Deep Grove", "Land", "{T}: Add {G}."),
  permanent("Odd Hoard", "Artifact", "{T}: Add {C} for each artifact you control."),
  permanent(
    "Kind Badger",
    "Creature — Badger",
    "Whenever you tap a creature for mana, add an additional {G}.",
  ),
  permanent(
    "Long Dawn",
    "Enchantment",
    "Whenever you tap a land for mana, add one mana of any type that land produced.",
  ),
  permanent(
    "Green Flood",
    "Enchantment",
    "If you tap a permanent for mana, it produces three times as much of that mana instead.",
  ),
];

const ask = (question: string, language: "en" | "fr") => {
  const named = cards.filter(({ name }) => question.includes(name));
  return decideWith(decideTable)(question, named, language)?.ruling.match(/\d+/)?.[0];
};

describe("[ORA-17] the mana of one permanent among others that change it", () => {
  test.each([
    ["en", "How much green mana do I get from tapping Mossling with Kind Badger on board?", "2"],
    ["en", "I have Green Flood. How much mana do I get from tapping Grey Wheel?", "6"],
    ["en", "I have Green Flood and Long Dawn. I tap Deep Grove, how much mana do I get?", "4"],
    ["fr", "J'ai Green Flood en jeu. J'engage Grey Wheel, combien de mana ?", "6"],
    ["fr", "J'ai Kind Badger en jeu. J'engage Mossling, combien de mana ?", "2"],
    ["fr", "J'ai Long Dawn et j'engage Deep Grove pour du mana : combien de mana ?", "2"],
  ] as const)("is added up: %s %s", (language, question, amount) => {
    expect(ask(question, language)).toBe(amount);
  });

  test.each([
    ["en", "How much mana do I get from tapping Grey Wheel with Kind Badger out?"],
    ["en", "My opponent has Green Flood. How much mana do I get from tapping my Grey Wheel?"],
    [
      "en",
      "I have Green Flood. It loses all abilities. How much mana do I get from tapping Grey Wheel?",
    ],
    ["en", "I have Green Flood. How much mana do I get from tapping Odd Hoard?"],
    ["en", "How much green mana do I get from tapping Grey Wheel with Green Flood out?"],
    ["fr", "J'ai Green Flood, on la détruit et j'engage Grey Wheel : combien de mana ?"],
    ["fr", "Mon adversaire a Kind Badger. J'engage ma Mossling, combien de mana ?"],
    ["fr", "J'engage Deep Grove avec Kind Badger en jeu, combien de mana ?"],
  ] as const)("is left open where something told may change it: %s %s", (language, question) => {
    expect(ask(question, language)).toBeUndefined();
  });
});
