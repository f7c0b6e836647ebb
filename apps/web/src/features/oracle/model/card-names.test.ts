import { Card } from "@spellwright/contract";
import { describe, expect, it } from "vitest";
import { cardLine, cardName } from "./card-names.ts";

const beast = Card.parse({
  id: "qb",
  name: "Questing Beast",
  printed_name: "Bête de quête",
  cmc: 4,
  type_line: "Legendary Creature — Beast",
  printed_type_line: "Créature légendaire : bête",
  power: "4",
  toughness: "4",
  color_identity: ["G"],
});

describe("a card in a list", () => {
  it("[ORA-02] carries the name and type of the person's language", () => {
    expect(cardName(beast, "fr")).toBe("Bête de quête");
    expect(cardName(beast, "en")).toBe("Questing Beast");
    expect(cardLine(beast, "fr")).toBe("Créature légendaire : bête, 4/4");
    expect(cardName({ ...beast, printed_name: null }, "fr")).toBe("Questing Beast");
  });

  it("[CARD-02] takes what its front face has", () => {
    const faces = [{ name: "Front", power: "0", toughness: "1" }];
    const card = Card.parse({ ...beast, power: null, toughness: null, card_faces: faces });
    expect(cardLine(card, "en")).toBe("Legendary Creature — Beast, 0/1");
  });
});
