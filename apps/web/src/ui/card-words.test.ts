import { expect, test } from "vitest";
import { artistsOf, cardPartsOf, cornerOf, nameOf, namesOf, typesOf } from "./card-words.ts";

const bolt = { name: "Lightning Bolt", printed_name: "Foudre" };

test("[CARD-02] names stand in the page’s language first, the other marked as such", () => {
  expect(namesOf(bolt, "fr")).toEqual([
    { text: "Foudre", lang: undefined },
    { text: "Lightning Bolt", lang: "en" },
  ]);
  expect(namesOf(bolt, "en")).toEqual([
    { text: "Lightning Bolt", lang: undefined },
    { text: "Foudre", lang: "fr" },
  ]);
  expect(nameOf({ name: "Clone" }, "fr")).toEqual({ text: "Clone", lang: "en" });
  expect(namesOf({ name: "Clone", printed_name: "Clone" }, "fr")).toHaveLength(1);
});

test("[CARD-02] a face without a type line has none", () => {
  expect(typesOf({}, "fr")).toEqual([]);
  expect(typesOf({ type_line: "Instant", printed_type_line: "Éphémère" }, "fr")).toEqual([
    { text: "Éphémère", lang: undefined },
    { text: "Instant", lang: "en" },
  ]);
});

test("[LANG-02] a type line is French as it was printed, else whole in English, never half", () => {
  const elf = { type_line: "Creature — Elf Druid" };
  const printed = { ...elf, printed_type_line: "Créature\u00a0: elfe et druide" };
  expect(typesOf(printed, "fr")[0]).toEqual({ text: printed.printed_type_line, lang: undefined });
  expect(typesOf(elf, "fr")).toEqual([{ text: "Creature — Elf Druid", lang: "en" }]);
  const land = { name: "B", printed_type_line: "Terrain" };
  const face = { name: "A", ...printed };
  const type_line = "Creature — Elf // Land";
  expect(typesOf({ type_line, card_faces: [face, land] }, "fr")[0]?.text).toBe(
    "Créature\u00a0: elfe et druide // Terrain",
  );
  expect(typesOf({ type_line, card_faces: [face, { name: "B" }] }, "fr")).toEqual([
    { text: type_line, lang: "en" },
  ]);
});

test("[CARD-02] the corner holds what the card has: 2/2, a loyalty, a defense, or nothing", () => {
  expect(cornerOf({ power: "*", toughness: "1+*" })).toBe("*/1+*");
  expect(cornerOf({ loyalty: "4" })).toBe("4");
  expect(cornerOf({ defense: "5" })).toBe("5");
  expect(cornerOf({})).toBeNull();
});

test("[CARD-02] two faces are two parts; an only face is the card", () => {
  const card = { id: "x", layout: "transform", cmc: 1, type_line: "Creature" };
  const whole = {
    ...card,
    name: "A // B",
    color_identity: [],
    keywords: [],
    legalities: {},
    game_changer: false,
  };
  const faces = [{ name: "A" }, { name: "B" }];
  expect(cardPartsOf({ ...whole, card_faces: faces })).toEqual(faces);
  const one = { ...whole, card_faces: [{ name: "A" }] };
  expect(cardPartsOf(one)).toEqual([one]);
});

test("[CARD-02] artists are named once each", () => {
  const faces = [{ name: "A", artist: "Ann" }, { name: "B", artist: "Bo" }, { name: "C" }];
  expect(artistsOf({ artist: "Ann", card_faces: faces })).toEqual(["Ann", "Bo"]);
  expect(artistsOf({ artist: null })).toEqual([]);
});
