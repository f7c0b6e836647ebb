import { createCardIndex } from "@spellwright/cards";
import { describe, expect, it } from "vitest";
import { readDecklist, resolveDecklist } from "../index.ts";

const index = createCardIndex(
  [
    ["Fire // Ice", "Feu // Glace"],
    ["Start // Fire", "Départ // Feu"],
    [
      "Valki, God of Lies // Tibalt, Cosmic Impostor",
      "Valki, dieu des mensonges // Tibalt, imposteur cosmique",
    ],
    ["Delver of Secrets // Insectile Aberration", "Fouilleur de secrets // Aberration insectile"],
  ].map(([name = "", printedName = ""]) => ({
    ...{ id: name, name, printedName, rank: 1, flavorNames: [] },
    faceNames: [...name.split(" // "), ...printedName.split(" // ")],
  })),
);
const resolve = (text: string) => resolveDecklist(readDecklist(text, index), index);

describe("[IMP-02] two lines that may be one card", () => {
  it.each([
    "2 Fire\n2 Ice",
    "2 Ice\n2 Fire",
    "2 Feu\n2 Glace",
    "2 Delver of Secrets\n2 Insectile Aberration",
  ])("are one where they name its two faces: %j", (text) => {
    const { entries, problems } = resolve(text);
    expect(entries.map(({ quantity }) => quantity)).toEqual([2]);
    expect(problems.map(({ reason }) => reason)).toEqual(["facesJoined"]);
  });

  it.each([
    "2 Delver of Secrets\n2 Delver of Secretss",
    "2 Delver of Secrets\n2 Fouilleur de secrets",
    "2 Fire\n2 Feu",
    "2 Valki\n2 Valki, God of Lies",
    "2 Fire\n2 Fire",
  ])("keep all copies where they name one face twice: %j", (text) => {
    const { entries, problems } = resolve(text);
    expect(entries.map(({ quantity }) => quantity)).toEqual([2, 2]);
    expect(problems.map(({ reason }) => reason)).not.toContain("facesJoined");
  });
});
