import { expect, test } from "vitest";
import { shownCommanders } from "./commander-names.ts";

test("[FOR-02] a French dashboard names commanders in French, where they have a French name", () => {
  const deck = {
    commander_names: ["Krenko, Mob Boss", "New Face"],
    commander_printed_names: ["Krenko le caïd", null],
  };
  expect(shownCommanders(deck, "fr")).toEqual(["Krenko le caïd", "New Face"]);
  expect(shownCommanders(deck, "en")).toEqual(["Krenko, Mob Boss", "New Face"]);
});
