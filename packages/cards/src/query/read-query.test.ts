import { CARD_EVENTS, CARD_ROLES } from "@spellwright/contract";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readCardQuery } from "./read-query.ts";

const queryOf = (text: string) => readCardQuery(text).query;
const name = (text: string) => ({ kind: "text", of: "name", text });
const type = (text: string) => ({ kind: "text", of: "type", text });

describe("[O-6] a search for cards", () => {
  test("takes words for names, without accents and case", () => {
    expect(queryOf("Éclair serra")).toEqual({ kind: "all", of: [name("eclair"), name("serra")] });
    expect(queryOf("« Ange de Serra »")).toEqual(name("ange de serra"));
  });

  test.each([
    ["t:Elf", type("elf")],
    ['o:"draw a card"', { kind: "text", of: "rules", text: "draw a card" }],
    ["kw:flying", { kind: "keyword", keyword: "flying" }],
    ["mv<=3", { kind: "figure", of: "manaValue", how: "<=", than: 3 }],
    ["cmc:2", { kind: "figure", of: "manaValue", how: "=", than: 2 }],
    ["pow>tou", { kind: "figure", of: "power", how: ">", than: "toughness" }],
    ["f:modern", { kind: "legality", state: "legal", format: "modern" }],
    ["banned:legacy", { kind: "legality", state: "banned", format: "legacy" }],
    ["is:commander", { kind: "is", what: "commander" }],
    ["not:commander", { kind: "not", of: { kind: "is", what: "commander" } }],
    ["r>=rare", { kind: "rarity", how: ">=", rarity: "rare" }],
    ["produces:wu", { kind: "produces", how: ">=", colors: ["W", "U"] }],
    ["produit=incolore", { kind: "produces", how: "=", colors: ["C"] }],
    ["event:damage-to-you", { kind: "event", of: "causes", event: "damage-to-player:you" }],
    ["évènement:pioche", { kind: "event", of: "causes", event: "draw" }],
    ['rewards:"creature dies"', { kind: "event", of: "rewards", event: "dies" }],
    ["récompense:jeton", { kind: "event", of: "rewards", event: "token-created" }],
    ["role:board-wipe", { kind: "role", role: "wipe" }],
  ])("reads %s", (text, filter) => {
    expect(readCardQuery(text)).toEqual({ query: filter, problems: [] });
  });

  test.each([
    ["c:rg", "colors", ">=", ["R", "G"]],
    ["c=blue", "colors", "=", ["U"]],
    ["c:blanc", "colors", ">=", ["W"]],
    ["id:esper", "identity", "<=", ["W", "U", "B"]],
    ["id=wu", "identity", "=", ["W", "U"]],
    ["c:c", "colors", "=", []],
    ["id:incolore", "identity", "=", []],
  ])("takes the colors of %s as they are meant (CR 903.4)", (text, of, how, colors) => {
    expect(queryOf(text)).toEqual({ kind: "colors", of, how, colors });
  });

  test("knows every event and every role by its own name", () => {
    for (const name of CARD_EVENTS) expect(queryOf(`event:${name}`)).toMatchObject({ event: name });
    for (const role of CARD_ROLES)
      expect(queryOf(`role:"${role.replace(/[A-Z]/g, " $&")}"`)).toEqual({ kind: "role", role });
  });

  test("denies by “!=” what has no order, and refuses to order it", () => {
    expect(queryOf("role!=ramp")).toEqual({ kind: "not", of: { kind: "role", role: "ramp" } });
    expect(readCardQuery("event>draw").problems).toMatchObject([{ why: "unknown_value" }]);
  });

  test("binds “or” less than what stands together, and brackets most", () => {
    expect(queryOf("t:elf c:g or t:goblin")).toMatchObject({
      kind: "any",
      of: [{ kind: "all" }, type("goblin")],
    });
    expect(queryOf("(t:elf or t:goblin) -is:legendary")).toEqual({
      kind: "all",
      of: [
        { kind: "any", of: [type("elf"), type("goblin")] },
        { kind: "not", of: { kind: "is", what: "legendary" } },
      ],
    });
    expect(queryOf("t:elfe ou t:gobelin")).toMatchObject({ kind: "any" });
  });

  test.each([
    ["zz:top", "unknown_key"],
    ["mv>many", "unknown_value"],
    ["is:handsome", "unknown_value"],
    ["c:xyz", "unknown_value"],
    ["produces:x", "unknown_value"],
    ["event:party", "unknown_value"],
    ["(t:elf", "open_bracket"],
  ])("tells what it passes over: %s", (text, why) => {
    expect(readCardQuery(text).problems).toMatchObject([{ why }]);
  });

  test("asks nothing where nothing is written", () => {
    for (const text of ["", "  ", "()", "-", ")("])
      expect(queryOf(text)).toEqual(text === "-" ? name("-") : null);
  });

  test("reads whatever is written, with thirty filters at most", () => {
    const piece = fc.constantFrom(
      "(",
      ")",
      "-",
      "or ",
      "t:elf ",
      '"',
      "«",
      " ",
      "c>=wu ",
      "mv:",
      "é",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 200 }), (pieces) => {
        const { query } = readCardQuery(pieces.join(""));
        const count = JSON.stringify(query).match(/"kind":"(?!all|any|not)/g)?.length ?? 0;
        expect(count).toBeLessThanOrEqual(30);
      }),
    );
  });
});
