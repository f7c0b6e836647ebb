import type { DeckChange, DeckDetail } from "@spellwright/contract";
import { translator } from "@spellwright/locales";
import { expect, test } from "vitest";
import { describeChange } from "./describe-change.ts";

const deck = { deck_cards: [] as DeckDetail["deck_cards"] } as DeckDetail;
const addition: DeckChange = {
  op: "add",
  card_name: "Lightning Bolt",
  quantity: 2,
  is_sideboard: false,
  is_commander: false,
  categories: [],
  tags: [],
};

test("[FOR-06] a card that was about to come in is named in the reader’s language", () => {
  const french = { t: translator("fr"), language: "fr" } as const;
  expect(describeChange(addition, deck, french, "Foudre")).toContain("Foudre");
  expect(describeChange(addition, deck, french, "Foudre")).not.toContain("Lightning Bolt");
  expect(describeChange(addition, deck, french)).toContain("Lightning Bolt");
});
