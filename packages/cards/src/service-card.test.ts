import { describe, expect, test } from "vitest";
import { readFrenchPrinting, withFrench } from "./french-printing.ts";
import { frenchTextOf } from "./french-text.ts";
import { readFlavorNames, readServiceCard, readServiceRuling } from "./service-card.ts";

const record = (fields: object) => ({
  object: "card",
  id: "id-1",
  oracle_id: "oracle-1",
  lang: "en",
  name: "Ember Jolt",
  layout: "normal",
  cmc: 1,
  type_line: "Instant",
  oracle_text: "Ember Jolt deals 3 damage.",
  color_identity: ["R"],
  ...fields,
});
const face = (name: string, fields: object = {}) => ({
  object: "card_face",
  name,
  mana_cost: "{R}",
  ...fields,
});

describe("[CARD-02] records of the public card service", () => {
  test("a plain record is a card", () => {
    expect(readServiceCard(record({}))).toMatchObject({ id: "id-1", name: "Ember Jolt", cmc: 1 });
  });

  test("a printing tells the names it bears in place of the card's own", () => {
    const named = { flavor_name: "Guise", card_faces: [face("A", { flavor_name: "Other guise" })] };
    expect(readFlavorNames(record(named))).toEqual({
      oracleId: "oracle-1",
      names: ["Guise", "Other guise"],
    });
    for (const other of [{}, { ...named, lang: "ja" }, { ...named, layout: "art_series" }])
      expect(readFlavorNames(record(other))).toBeUndefined();
  });

  test("an unknown layout passes, and so do faces with a missing picture", () => {
    const card = readServiceCard(
      record({
        layout: "sphere",
        image_uris: undefined,
        card_faces: [face("Jolt"), face("Ember")],
      }),
    );
    expect(card?.card_faces?.map(({ name }) => name)).toEqual(["Jolt", "Ember"]);
  });

  test("a reversible card is read from one of its sides", () => {
    const side = face("Ember Jolt", { oracle_id: "oracle-1", cmc: 1, type_line: "Instant" });
    const card = readServiceCard(
      record({
        name: "Ember Jolt // Ember Jolt",
        layout: "reversible_card",
        oracle_id: undefined,
        cmc: undefined,
        type_line: undefined,
        card_faces: [side, side],
      }),
    );
    expect(card).toMatchObject({
      name: "Ember Jolt",
      oracle_id: "oracle-1",
      cmc: 1,
      card_faces: null,
    });
  });

  test("another guise is a flavour name; a printed name in English is no French name", () => {
    expect(readServiceCard(record({ flavor_name: "Godly Zap" }))).toMatchObject({
      flavor_names: ["Godly Zap"],
    });
    expect(
      readServiceCard(record({ printed_name: "Web Zap", printed_text: "Zap!" })),
    ).toMatchObject({
      flavor_names: ["Web Zap"],
      printed_name: null,
      printed_text: null,
    });
  });

  test("what nobody plays with is no card, but a token may be asked for", () => {
    for (const fields of [
      { layout: "art_series" },
      { layout: "front_card" },
      { set_type: "memorabilia" },
      { layout: "token" },
      { layout: "emblem" },
    ])
      expect(readServiceCard(record(fields))).toBeUndefined();
    expect(readServiceCard(record({ layout: "token" }), { tokens: true })?.name).toBe("Ember Jolt");
  });

  test.each([[null], ["text"], [[]], [{}], [{ name: 7 }]])("%j is no card", (input) => {
    expect(readServiceCard(input)).toBeUndefined();
    expect(readFrenchPrinting(input)).toBeUndefined();
  });

  test("rulings find their card by oracle id", () => {
    const line = {
      object: "ruling",
      oracle_id: "oracle-1",
      published_at: "2024-01-01",
      comment: "A note.",
    };
    const nameOf = (id: string) => (id === "oracle-1" ? "Ember Jolt" : undefined);
    expect(readServiceRuling(line, nameOf)).toEqual({
      name: "Ember Jolt",
      published_at: "2024-01-01",
      comment: "A note.",
    });
    expect(readServiceRuling({ ...line, oracle_id: "other" }, nameOf)).toBeUndefined();
  });
});

describe("[CARD-01] French words", () => {
  const french = readFrenchPrinting(
    record({
      lang: "fr",
      printed_name: "Secousse",
      printed_text: "Inflige 3 blessures.",
      released_at: "2024-01-01",
    }),
  );
  const card = readServiceCard(record({}));

  test("of a French printing are put on the card, which keeps its own", () => {
    if (card === undefined) throw new Error("no card");
    expect(withFrench(card, french)).toMatchObject({
      printed_name: "Secousse",
      printed_text: "Inflige 3 blessures.",
    });
    expect(withFrench({ ...card, printed_name: "Autre" }, french).printed_name).toBe("Autre");
    expect(withFrench(card, undefined)).toBe(card);
  });

  test("of faces make the whole name", () => {
    const words = readFrenchPrinting(
      record({
        lang: "fr",
        card_faces: [
          face("Jolt", { printed_name: "Choc" }),
          face("Ember", { printed_name: "Braise" }),
        ],
      }),
    );
    const two = readServiceCard(record({ card_faces: [face("Jolt"), face("Ember")] }));
    if (two === undefined) throw new Error("no card");
    const both = withFrench(two, words);
    expect(both.printed_name).toBe("Choc // Braise");
    expect(both.card_faces?.map(({ printed_name }) => printed_name)).toEqual(["Choc", "Braise"]);
  });

  const textOf = (printed_text: string | null, oracle_text: string) => {
    if (card === undefined) throw new Error("no card");
    return frenchTextOf({ ...card, printed_text, oracle_text });
  };

  test("[CARD-02] a French text may always differ, and is outdated where words or values show it", () => {
    expect(textOf(null, "Draw a card.")).toBe("none");
    expect(textOf("Piochez 2 cartes.", "Draw 2 cards.")).toBe("may_differ");
    expect(textOf("Quand elle arrive en jeu, piochez.", "When it enters, draw.")).toBe("outdated");
    expect(textOf("{1}, {T} : piochez.", "{2}, {T}: Draw a card.")).toBe("outdated");
    expect(textOf("Gagne +1/+1 (jusqu’à 3 fois).", "Gets +1/+1.")).toBe("may_differ");
  });
});
