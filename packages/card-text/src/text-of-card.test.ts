import { expect, it } from "vitest";
import { packedTextOf, rememberPackedText, textOfCard } from "./index.ts";

const lamp = () => ({ name: "Quiet Lamp", type_line: "Artifact", oracle_text: "{T}: Add {C}." });
const storm = { name: "Loud Storm", type_line: "Instant", oracle_text: "Draw two cards." };

it("[O-3] reads a card once, and gives the same from its packed form", () => {
  const card = lamp();
  const read = textOfCard(card);

  expect(read.faces[0]?.abilities).toMatchObject([{ kind: "activated" }]);
  expect(textOfCard(card)).toEqual(read);
  expect(JSON.parse(packedTextOf(card))).toEqual(read);
});

it("[O-3] takes what was read of a card before, and reads none of its words", () => {
  const card = lamp();
  rememberPackedText(card, packedTextOf(storm));

  expect(textOfCard(card)).toEqual(textOfCard(storm));
});

it("[O-1] reads the faces of a card, and of two types in one line the front", () => {
  const front = { name: "Two Ways", type_line: "Creature — Elf // Instant", oracle_text: "Flying" };
  const faces = [lamp(), storm];
  const both = { name: "Quiet Lamp // Loud Storm", type_line: "Artifact // Instant" };

  expect(textOfCard(front).faces[0]?.abilities).toMatchObject([{ kind: "keyword" }]);
  expect(textOfCard({ ...both, card_faces: faces }).faces).toMatchObject([
    { name: "Quiet Lamp" },
    { name: "Loud Storm", abilities: [{ kind: "spell" }] },
  ]);
});
