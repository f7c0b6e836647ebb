import { expect, test } from "vitest";
import { cardSynergies } from "./card-synergies.ts";

const card = (name: string, type_line: string, oracle_text: string) => ({
  ...{ id: name, name, type_line, oracle_text, cmc: 2, mana_cost: "{2}" },
  ...{ colors: [], color_identity: [], keywords: [], legalities: {} },
});
const bell = card("Loud Bell", "Artifact", "{T}: Draw a card.");
const owl = card("Wise Owl", "Creature — Bird", "Whenever you draw a card, you gain 1 life.");
const saint = card(
  "Kind Saint",
  "Enchantment",
  "Whenever you gain life, create a 1/1 white Cat creature token.",
);
const wall = card("Tall Wall", "Creature — Wall", "Defender");

test("[O-6] a card is tied to those that wait for what it does, and to those it waits for", () => {
  const names = ({ feeds, fedBy }: ReturnType<typeof cardSynergies<typeof bell>>) =>
    [feeds, fedBy].map((synergies) =>
      synergies.map(({ event, cards }) => [event, cards.map(({ name }) => name)]),
    );
  expect(names(cardSynergies(owl, [bell, saint, wall]))).toEqual([
    [["life-gained", ["Kind Saint"]]],
    [["draw", ["Loud Bell"]]],
  ]);
  expect(names(cardSynergies(wall, [bell, owl, saint]))).toEqual([[], []]);
});
