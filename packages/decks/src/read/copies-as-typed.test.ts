import { describe, expect, it } from "vitest";
import { starterIndex } from "../../test/starter-cards.ts";
import { readDecklist, resolveDecklist } from "../index.ts";

const resolve = (text: string) => resolveDecklist(readDecklist(text, starterIndex), starterIndex);
const shortOf = (text: string) =>
  resolve(text).entries.map(({ quantity, name, board }) => `${quantity} ${name} ${board}`);

describe("[IMP-02] a number beside a card is its copies, whatever signs stand around it", () => {
  it.each([
    "4- Lightning Bolt",
    "4-Lightning Bolt",
    "4) Lightning Bolt",
    "4. Lightning Bolt",
    "4: Lightning Bolt",
    "+4 Lightning Bolt",
    "4 exemplaires de Lightning Bolt",
    "4 copies of Lightning Bolt",
    "4 fois Lightning Bolt",
    "Lightning Bolt *4",
    "Lightning Bolt 4x",
    "Lightning Bolt (4x)",
    "🔥 4 Lightning Bolt",
    "4️⃣ Lightning Bolt",
    "４ Lightning Bolt",
    "4 Lightning Bolt FOIL",
    "4 Lightning Bolt VF NM",
    "4 Lightning Bolt : burn",
    "4 Lightning Bolt -> burn",
    "4 Lightning Bolt, wear",
    "4 Lightning Bolt ; wear",
  ])("reads %s", (line) => {
    const { entries, problems } = resolve(line);
    expect(entries.map(({ quantity, name }) => [quantity, name])).toEqual([[4, "Lightning Bolt"]]);
    expect(problems).toEqual([]);
  });

  it("keeps the finish that stands there without any sign", () => {
    expect(resolve("4 Lightning Bolt FOIL").entries[0]?.finish).toBe("foil");
  });

  it.each([
    "1. Goblin Guide\n2. Lightning Bolt\n3. Blood Moon",
    "1) Goblin Guide\n2) Lightning Bolt\n3) Blood Moon",
    "1- Goblin Guide\n2- Lightning Bolt\n3- Blood Moon",
  ])("numbers that count the lines are no copies: %j", (text) => {
    expect(shortOf(text)).toEqual([
      "1 Goblin Guide main",
      "1 Lightning Bolt main",
      "1 Blood Moon main",
    ]);
  });

  it("many ones and a greater number are copies: a deck of single cards", () => {
    expect(shortOf("1. Goblin Guide\n1. Blood Moon\n1. Lava Spike\n2. Lightning Bolt")).toEqual([
      "1 Goblin Guide main",
      "1 Blood Moon main",
      "1 Lava Spike main",
      "2 Lightning Bolt main",
    ]);
  });

  it("numbers of lines stand beside copies", () => {
    expect(shortOf("1) 4x Goblin Guide\n2) 4 Lightning Bolt\n3) Blood Moon x2")).toEqual([
      "4 Goblin Guide main",
      "4 Lightning Bolt main",
      "2 Blood Moon main",
    ]);
  });

  it("a numbered remark is no card", () => {
    const { entries, problems } = resolve("4 Goblin Guide\n1) trop de terrains ?\n2) à revoir");
    expect(entries).toHaveLength(1);
    expect(problems.map(({ reason }) => reason)).toEqual(["notACard", "notACard"]);
  });

  it("several basic lands may stand in the plural, short names too", () => {
    expect(shortOf("8 Îles\n9 Islands")).toEqual(["8 Island main", "9 Island main"]);
  });
});

describe("[IMP-02] reads the board between parentheses or in front", () => {
  it.each([
    ["2 Blood Moon (sideboard)", "2 Blood Moon sideboard"],
    ["2 Blood Moon (side)", "2 Blood Moon sideboard"],
    ["2 Blood Moon (Réserve)", "2 Blood Moon sideboard"],
    ["[SB] 2 Blood Moon", "2 Blood Moon sideboard"],
    ["1 Krenko, Mob Boss (Commander)", "1 Krenko, Mob Boss commander"],
    ["1 Krenko, Mob Boss (commandant)", "1 Krenko, Mob Boss commander"],
    ["1 Sol Ring (CMD) 261", "1 Sol Ring main"],
  ])("reads %s", (line, expected) => {
    expect(shortOf(line)).toEqual([expected]);
  });
});
