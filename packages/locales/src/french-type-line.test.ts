import { describe, expect, it } from "vitest";
import { frenchTypeLine } from "./french-type-line.ts";

describe("[LANG-02] type lines of cards that were never printed in French", () => {
  it.each([
    ["Instant", "Éphémère"],
    ["Legendary Creature — Human Wizard", "Créature légendaire\u00a0: Human Wizard"],
    ["Artifact Creature — Golem", "Créature-artefact\u00a0: Golem"],
    [
      "Legendary Enchantment Artifact — Equipment",
      "Artefact-enchantement légendaire\u00a0: Equipment",
    ],
    ["Basic Snow Land — Island", "Terrain neigeux de base\u00a0: Island"],
    ["Legendary Snow Creature — Giant", "Créature neigeuse légendaire\u00a0: Giant"],
    ["Kindred Sorcery — Goblin", "Rituel tribal\u00a0: Goblin"],
    ["Battle — Siege", "Bataille\u00a0: Siege"],
    ["Sorcery // Land", "Rituel // Terrain"],
  ])("%s → %s", (english, french) => {
    expect(frenchTypeLine(english)).toBe(french);
  });

  it.each(["Summon — Goat", "Card", "", "Legendary", "Instant // Hero"])(
    "leaves “%s” alone",
    (line) => {
      expect(frenchTypeLine(line)).toBeNull();
    },
  );
});
