import { expect, test } from "vitest";
import { searchedFactsOf } from "./searched-facts.ts";

const card = (name: string, type_line: string, oracle_text: string) => ({
  ...{ id: name, name, type_line, oracle_text, cmc: 2, mana_cost: "{1}{B}" },
  ...{ colors: [], color_identity: [], keywords: [], legalities: {} },
});

test("[O-6] a card is searched by what it makes happen, and to whom", () => {
  const plague = card("Open Plague", "Sorcery", "Each player discards a card.");
  expect(searchedFactsOf(plague).causes).toEqual(["discard", "discard:you", "discard:opponent"]);
  const dart = card("Small Dart", "Instant", "Small Dart deals 2 damage to any target.");
  expect(searchedFactsOf(dart).causes).toContain("damage-to-player");
  expect(searchedFactsOf(dart).causes).not.toContain("damage-to-player:you");
});

test("[O-6] a card is searched by what it waits for, and whose that is", () => {
  const owl = card("Wise Owl", "Creature — Bird", "Whenever you draw a card, you gain 1 life.");
  expect(searchedFactsOf(owl)).toMatchObject({
    causes: ["life-gained", "life-gained:you"],
    rewards: ["draw", "draw:you"],
  });
});

test("[O-6] a card is searched by the mana that it makes or finds, and by its roles", () => {
  const stone = card("Grey Stone", "Artifact", "{T}: Add {C}{C}.");
  expect(searchedFactsOf(stone)).toMatchObject({ produces: ["C"] });
  expect(searchedFactsOf(stone).roles).toContain("ramp");
  const fetch = card(
    "Wet Road",
    "Land",
    "{T}, Sacrifice this land: Search your library for an Island or Swamp card, put it onto the battlefield, then shuffle.",
  );
  expect(searchedFactsOf(fetch).produces).toEqual(["U", "B"]);
});
