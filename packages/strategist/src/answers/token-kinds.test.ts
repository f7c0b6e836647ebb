import { expect, test } from "vitest";
import { card, deckOf } from "../../test/made-deck.ts";
import { deckFacts } from "../deck-facts.ts";
import { tokenKinds } from "./token-kinds.ts";

test("[Q-3] tokens that are asked for are named by their kinds, each with its makers", () => {
  const [one, other] = Array.from({ length: 2 }, () =>
    card("Create two 1/1 red Goblin creature tokens."),
  );
  const treasure = card("Create a Treasure token.");
  const theirs = card("Target opponent creates a 1/1 white Bird creature token.");
  const facts = deckFacts(
    deckOf(...[one, other, treasure, theirs].filter((each) => each !== undefined)),
  );
  const [count, ...kinds] = tokenKinds(facts);
  expect(count).toEqual({ code: "tokenKinds", params: { count: 2 } });
  const told = kinds.map(({ params }) => params);
  expect(told.map(({ kind }) => kind)).toEqual([
    { kind: { en: "Goblin", fr: "Goblin" } },
    { kind: { en: "Treasure", fr: "Treasure" } },
  ]);
  expect(told[0]?.cards).toMatchObject({ cards: [{ name: one?.name }, { name: other?.name }] });
});
