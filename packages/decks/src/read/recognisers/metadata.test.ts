import { describe, expect, it } from "vitest";
import { starterIndex } from "../../../test/starter-cards.ts";
import { readDecklist, resolveDecklist } from "../../index.ts";

const nameOf = (text: string) =>
  resolveDecklist(readDecklist(text, starterIndex), starterIndex).metadata.name;

describe("[IMP-02] reads the name that a list gives itself", () => {
  it.each([
    ["Nom du deck : Gobelins\n4 Goblin Guide", "Gobelins"],
    ["Deck name: Goblins\n4 Goblin Guide", "Goblins"],
    ["Name Goblins\n4 Goblin Guide", "Goblins"],
    ["Acerca de\nNombre Trasgos\n\nMazo\n4 Goblin Guide", "Trasgos"],
    ["Acerca de\nNombre: Trasgos\n\nMazo\n4 Goblin Guide", "Trasgos"],
  ])("reads %j", (text, name) => {
    expect(nameOf(text)).toBe(name);
  });

  it.each(["Nombre de cartes : 60", "Nombre : 60", "Number of cards: 60"])(
    "« %s » is a number of cards and no name",
    (line) => {
      const list = readDecklist(`${line}\n4 Goblin Guide`, starterIndex);
      expect(list.metadata.name).toBeNull();
      expect(list.metadata.other).toMatchObject([{ value: "60" }]);
      expect(nameOf(`${line}\n4 Goblin Guide`)).toBeNull();
    },
  );
});
