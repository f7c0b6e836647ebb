import { expect, test } from "vitest";
import { card, deckOf } from "../../test/made-deck.ts";
import { deckFacts } from "../deck-facts.ts";
import { tokenKinds } from "./token-kinds.ts";

test("[Q-3] copies and tokens with a name of their own are kinds too, and the count is that of the lines", () => {
  const copier = card("Create a token that's a copy of target creature you control.");
  const parts = card("Create a colorless artifact token named Spare Parts.");
  const role = card("Create a Wicked Role token attached to target creature you control.");
  const [count, ...lines] = tokenKinds(deckFacts(deckOf(copier, parts, role)));
  expect(count).toEqual({ code: "tokenKinds", params: { count: 3 } });
  expect(lines).toHaveLength(3);
  expect(lines.flatMap(({ params }) => params.kind ?? [])).toEqual([
    { kind: { en: "Spare Parts", fr: "Spare Parts" } },
    { kind: { en: "Wicked Role", fr: "Wicked Role" } },
  ]);
  expect(lines.at(-1)?.code).toBe("tokensCopies");
});

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
