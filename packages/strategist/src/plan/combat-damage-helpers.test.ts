import { expect, test } from "vitest";
import { card, commander, line } from "../../test/made-deck.ts";
import { deckFacts } from "../deck-facts.ts";
import { combatDamageHelpers } from "./combat-damage-helpers.ts";

const growth = card("Target creature gets +4/+4 until end of turn.", { type_line: "Instant" });
const wings = card("Equipped creature has flying.", { type_line: "Artifact — Equipment" });
const idle = card("Scry 1.", { type_line: "Sorcery" });

const foundFor = (text: string) =>
  combatDamageHelpers(
    deckFacts({
      name: "Test",
      format: "commander",
      bracket: null,
      entries: [
        line({ ...commander, oracle_text: text }, 1, "commander"),
        ...[growth, wings, idle].map((each) => line(each)),
      ],
    }),
  ).cards.map((each) => each.card.name);

test("[Q-2] a commander that waits to connect is helped by what makes it larger or gets it past blockers", () => {
  const waits = "Whenever this creature deals combat damage to a player, draw that many cards.";
  expect(foundFor(waits)).toEqual([growth.name, wings.name]);
});

test("[Q-2] where any creature will do, or none has to, nothing of it is missed", () => {
  const any = "Whenever a creature you control deals combat damage to a player, draw a card.";
  expect(foundFor(any)).toEqual([]);
  expect(foundFor("Flying")).toEqual([]);
});
