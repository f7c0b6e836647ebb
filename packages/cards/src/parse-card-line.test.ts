import { describe, expect, it } from "vitest";
import { cardNameOf } from "./card-names.ts";
import { parseCardLine, parseRulingLine } from "./parse-card-line.ts";

const delver = {
  id: "delver",
  name: "Delver of Secrets // Insectile Aberration",
  printed_name: "Sondeur de secrets // Aberration insectoïde",
  cmc: 1,
  type_line: "Creature — Human Wizard // Creature — Human Insect",
  color_identity: ["U"],
  card_faces: [
    { name: "Delver of Secrets", printed_name: "Sondeur de secrets" },
    { name: "Insectile Aberration", printed_name: "Aberration insectoïde" },
  ],
  prices: { eur: "0.10", usd_foil: "3.00" },
  tcgplayer_id: 7,
};

describe("one line of a card file", () => {
  it("[CARD-02] becomes a card of the contract; what we do not use is dropped", () => {
    const parsed = parseCardLine(JSON.stringify(delver));
    expect(parsed).toMatchObject({ ok: true, value: { id: "delver", layout: "normal" } });
    expect(parsed).not.toHaveProperty("value.tcgplayer_id");
  });

  it("[ANA-02] keeps its prices in the currencies that are compared", () => {
    const parsed = parseCardLine(JSON.stringify(delver));
    expect(parsed.ok && parsed.value.prices).toEqual({ eur: "0.10" });
  });

  it("[CARD-02] is legal where its twin of another name is, though the file says nowhere", () => {
    const nowhere = { standard: "not_legal", commander: "not_legal", vintage: "not_legal" };
    const legalitiesOf = (changes: object) => {
      const parsed = parseCardLine(JSON.stringify({ ...delver, ...changes }));
      return parsed.ok ? parsed.value.legalities : undefined;
    };
    expect(legalitiesOf({ legalities: nowhere, flavor_names: ["Sneaky Sage"] })).toEqual({
      standard: "not_legal",
      commander: "legal",
      vintage: "legal",
    });
    expect(legalitiesOf({ legalities: nowhere })).toEqual(nowhere);
    const banned = { ...nowhere, commander: "banned" };
    expect(legalitiesOf({ legalities: banned, flavor_names: ["Sneaky Sage"] })).toEqual(banned);
  });

  it("[CARD-02] keeps its own text where the file puts that of a card with the same spell before it", () => {
    const spell = {
      ...{ id: "spell", name: "Deep Thought", cmc: 1, type_line: "Instant", color_identity: ["U"] },
      ...{ keywords: ["Prepared", "Scry"] },
      oracle_text: "{T}: This creature becomes prepared. // Scry 1, then draw a card.",
    };
    expect(parseCardLine(JSON.stringify(spell))).toMatchObject({
      value: { oracle_text: "Scry 1, then draw a card.", keywords: ["Scry"] },
    });
    const creature = { ...spell, layout: "prepare", type_line: "Creature — Wizard" };
    expect(parseCardLine(JSON.stringify(creature))).toMatchObject({
      value: { oracle_text: spell.oracle_text },
    });
  });

  it("[CARD-02] may end with the comma of a bulk file", () => {
    expect(parseCardLine(`${JSON.stringify(delver)},\r`).ok).toBe(true);
  });

  it.each(["", "[", "{", "undefined"])("[CARD-02] %j is not JSON", (line) => {
    expect(parseCardLine(line)).toEqual({ ok: false, code: "json" });
  });

  it.each([
    ["null", "shape:"],
    ["[]", "shape:"],
    ['{"__proto__":{"id":"x"}}', "shape:id"],
    [JSON.stringify({ ...delver, cmc: "1" }), "shape:cmc"],
    [JSON.stringify({ ...delver, card_faces: [{}] }), "shape:card_faces.0.name"],
  ])("[CARD-02] %s says which field is wrong", (line, code) => {
    expect(parseCardLine(line)).toEqual({ ok: false, code });
  });

  it("[CARD-02] gives the index its names, faces in both languages", () => {
    const parsed = parseCardLine(JSON.stringify(delver));
    expect(parsed.ok && cardNameOf(parsed.value)).toEqual({
      id: "delver",
      name: delver.name,
      printedName: delver.printed_name,
      flavorNames: [],
      faceNames: [
        "Delver of Secrets",
        "Sondeur de secrets",
        "Insectile Aberration",
        "Aberration insectoïde",
      ],
      rank: null,
    });
  });
});

describe("[CARD-02] one line of a rulings file", () => {
  it("becomes an official note", () => {
    const note = { name: "Clone", published_at: "2020-01-01", comment: "About copies." };
    expect(parseRulingLine(JSON.stringify({ ...note, source: "wotc" }))).toEqual({
      ok: true,
      value: note,
    });
    expect(parseRulingLine("{}")).toEqual({ ok: false, code: "shape:name" });
  });
});
