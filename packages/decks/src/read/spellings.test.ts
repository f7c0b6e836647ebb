import { describe, expect, it } from "vitest";
import { starterIndex } from "../../test/starter-cards.ts";
import { readDecklist, resolveDecklist } from "../index.ts";

const resolve = (text: string) => resolveDecklist(readDecklist(text, starterIndex), starterIndex);
/** `1 Sol Ring C21 263 foil @sideboard`: a card with its printing and its board, nothing for what is not said. */
const readOf = (text: string) =>
  resolve(text).entries.map(({ quantity, name, setCode, collectorNumber, finish, board }) =>
    [quantity, name, setCode, collectorNumber, finish, board === "main" ? null : `@${board}`]
      .filter((part) => part !== null)
      .join(" "),
  );
const errorsOf = (text: string) =>
  resolve(text)
    .problems.filter(({ severity }) => severity === "error")
    .map(({ text: line }) => line);

describe("[IMP-02] reads a board and its card on one line", () => {
  it.each([
    "Commander: Krenko, Mob Boss",
    "Commander : Krenko, Mob Boss",
    "Commander Krenko, Mob Boss",
    "Commander - Krenko, Mob Boss",
    "Commander=Krenko, Mob Boss",
    "[COMMANDER] Krenko, Mob Boss",
  ])("reads %s", (line) => {
    expect(readOf(`${line}\n1 Sol Ring`)).toEqual(["1 Krenko, Mob Boss @commander", "1 Sol Ring"]);
    expect(errorsOf(line)).toEqual([]);
  });

  it("reads two partners where a slash parts two names", () => {
    expect(readOf("Commanders: Krenko, Mob Boss / Goblin Guide")).toEqual([
      "1 Krenko, Mob Boss @commander",
      "1 Goblin Guide @commander",
    ]);
    expect(readOf("Commander: Wear / Tear")).toEqual(["1 Wear // Tear @commander"]);
  });
});

describe("[IMP-02] reads marks around a name", () => {
  it.each([
    ["Wear | Tear", "1 Wear // Tear"],
    ["C21:263 Sol Ring", "1 Sol Ring C21 263"],
    ["4 2X2:117 Lightning Bolt", "4 Lightning Bolt 2X2 117"],
    ["1 Sol Ring <C21> <263> [foil]", "1 Sol Ring C21 263 foil"],
    ["2 Sol Ring 263/381 C21", "2 Sol Ring C21 263"],
    ["★ 4 Sol Ring", "4 Sol Ring"],
    ["1 Sol Ring [C21] (NM)", "1 Sol Ring C21"],
    ["1 Sol Ring (C21) [FR]", "1 Sol Ring C21"],
    ["1 Sol Ring (C21) 263 - Foil", "1 Sol Ring C21 263 foil"],
    ["1 Sol Ring (C21) 263 (Non-Foil)", "1 Sol Ring C21 263"],
    ["1 Foudre [2X2] brillante", "1 Lightning Bolt 2X2 foil"],
    ["1 Sol Ring (C21) 263 - best of all", "1 Sol Ring C21 263"],
    ["4《Sol Ring》", "4 Sol Ring"],
  ])("reads %s", (line, expected) => {
    expect(readOf(line)).toEqual([expected]);
    expect(errorsOf(line)).toEqual([]);
  });
});

describe("[IMP-02] reads headings in other languages", () => {
  it.each([
    ["Kreaturen (4)", "Sideboard"],
    ["Criaturas", "Banquillo"],
    ["Artefatti", "Riserva"],
    ["クリーチャー", "サイドボード"],
    ["덱", "사이드보드"],
    ["Deck", "Jeu de réserve"],
  ])("reads %s, %s", (pile, sideboard) => {
    const text = `${pile}\n4 Goblin Guide\n${sideboard}\n2 Blood Moon`;
    expect(readOf(text)).toEqual(["4 Goblin Guide", "2 Blood Moon @sideboard"]);
    expect(errorsOf(text)).toEqual([]);
  });
});

describe("[IMP-02] reads values in other languages", () => {
  it.each([
    ["Spanish", "Cantidad,Nombre,Edición,Número,Foil\n4,Lightning Bolt,2X2,117,Sí"],
    ["Italian", "Quantità;Carta;Espansione;Numero;Foil\n4;Lightning Bolt;2X2;117;sì"],
    ["Japanese", "枚数,カード名,セット,Number,Foil\n4,Lightning Bolt,2X2,117,yes"],
    [
      "of Archidekt, whose finish is a modifier",
      "quantity,card name,edition code,modifier,collector number\n4,Lightning Bolt,2x2,Foil,117",
    ],
  ])("reads %s", (_, text) => {
    expect(readOf(text)).toEqual(["4 Lightning Bolt 2X2 117 foil"]);
    expect(errorsOf(text)).toEqual([]);
  });

  it("takes « Nombre » for copies where another column holds the names", () => {
    expect(readOf("Carte;Nombre\nFoudre;4")).toEqual(["4 Lightning Bolt"]);
  });

  it("reads two lists that stand beside each other", () => {
    expect(readOf("Goblin Guide\t4\tBlood Moon\t2\n4\tLightning Bolt\t1\tSol Ring")).toEqual([
      "4 Goblin Guide",
      "2 Blood Moon",
      "4 Lightning Bolt",
      "1 Sol Ring",
    ]);
  });
});

describe("[IMP-02] JSON whose cards are lines of text", () => {
  it("has their copies and printings", () => {
    expect(
      readOf('{"deck":["4 Lightning Bolt","1 Sol Ring (C21) 263"],"sideboard":["2 Blood Moon"]}'),
    ).toEqual(["4 Lightning Bolt", "1 Sol Ring C21 263", "2 Blood Moon @sideboard"]);
  });
});
