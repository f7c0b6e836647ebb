import { describe, expect, it } from "vitest";
import { frenchTypeLine } from "./french-type-line.ts";

describe("[LANG-02] type lines of cards that were never printed in French", () => {
  it.each([
    ["Instant", "Éphémère"],
    ["Legendary Creature", "Créature légendaire"],
    ["Artifact Creature", "Créature-artefact"],
    ["Legendary Enchantment Artifact", "Artefact-enchantement légendaire"],
    ["Basic Snow Land", "Terrain neigeux de base"],
    ["Kindred Sorcery", "Rituel tribal"],
    ["Legendary Planeswalker — Jace", "Planeswalker légendaire\u00a0: Jace"],
    ["Sorcery // Land", "Rituel // Terrain"],
  ])("become French: %s → %s", (english, french) => {
    expect(frenchTypeLine(english)).toBe(french);
  });

  it.each([
    "Legendary Creature — Elf Druid",
    "Creature — Elf // Land",
    "Summon — Goat",
    "Card",
    "",
    "Legendary",
    "Instant // Hero",
  ])("leaves “%s” alone", (line) => {
    expect(frenchTypeLine(line)).toBeNull();
  });
});
