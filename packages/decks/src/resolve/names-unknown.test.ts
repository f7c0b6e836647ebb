import { createCardIndex } from "@spellwright/cards";
import { describe, expect, it } from "vitest";
import { areMostNamesUnknown, readDecklist, resolveDecklist } from "../index.ts";

const index = createCardIndex(
  [
    ["Lightning Bolt", "Foudre"],
    ["Opt", "Opter"],
    ["Forest", "Forêt"],
    ["Mountain", "Montagne"],
  ].map(([name = "", printedName = ""]) => ({
    ...{ id: name, name, printedName, rank: 1, flavorNames: [] },
    faceNames: [],
  })),
);
const isForeign = (text: string) =>
  areMostNamesUnknown(resolveDecklist(readDecklist(text, index), index).entries);

describe("[IMP-05] a list whose names are in a language that is not read", () => {
  it.each([
    ["German", "Deck\n4 Blitzschlag\n4 Wald\n4 Gebirge\n\nSideboard\n2 Opt"],
    ["Spanish", "Mazo\n4 Relámpago\n4 Bosque\n4 Montaña\n\nBanquillo\n2 Optar"],
    ["Italian", "Mazzo\n4 Fulmine\n4 Foresta\n4 Montagna Innevata\n\nRiserva\n2 Optare"],
    ["Portuguese", "Baralho\n4 Relâmpago\n4 Floresta\n4 Ilha\n\nReserva\n2 Optar"],
    ["Japanese", "デッキ\n4 稲妻\n4 森\n4 山\n\nサイドボード\n2 選択"],
  ])("is seen in %s", (_, text) => {
    expect(isForeign(text)).toBe(true);
  });

  it.each([
    ["English", "4 Lightning Bolt\n4 Forest\n4 Mountain\n2 Opt"],
    ["French", "4 Foudre\n4 Forêt\n4 Montagne\n2 Opter"],
    ["English with as many unknown names", "4 Lightning Bolt\n4 Forest\n1 Blorgh\n1 Zzyx"],
    ["English with tokens", "4 Opt\n\nTokens\n1 Soldat X\n1 Zombie Y\n1 Esprit Z\n1 Gobelin W"],
  ])("is not seen in %s", (_, text) => {
    expect(isForeign(text)).toBe(false);
  });
});
