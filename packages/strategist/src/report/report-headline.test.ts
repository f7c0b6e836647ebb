import type { Archetype } from "@spellwright/contract";
import { describe, expect, test } from "vitest";
import { KRENKO } from "../../test/krenko.ts";
import { finding } from "../answers/answer-part.ts";
import { deckFacts } from "../deck-facts.ts";
import type { FoundTheme } from "../plan/find-themes.ts";
import type { Theme } from "../plan/themes.ts";
import type { Attribute, Rating } from "./ratings.ts";
import { reportHeadline } from "./report-headline.ts";

const facts = deckFacts(KRENKO);
const rated = (ratings: Partial<Record<Attribute, number>>): readonly Rating[] =>
  (["speed", "resilience", "consistency", "interaction"] as const).map((attribute) => ({
    attribute,
    rating: ratings[attribute] ?? 5,
    counts: {},
    figures: {},
  }));
const draw = finding("roleBelow", { role: { role: "draw" }, count: 2, least: 10, most: 12 });
const removal = finding("roleBelowOpen", {
  role: { role: "removal" },
  count: 2,
  least: 5,
  most: 5,
});
const illegal = finding("deckIllegal", { format: { format: "commander" }, count: 1 });
const summed = (parts: Partial<Parameters<typeof reportHeadline>[0]>) =>
  reportHeadline({
    facts,
    ratings: rated({}),
    synergies: [],
    strengths: [],
    weaknesses: [],
    ...parts,
  });

describe("[ANA-03] one sentence on a deck", () => {
  test("names its two highest ratings, from 6.5 on", () => {
    const ratings = rated({ speed: 6.5, consistency: 9, interaction: 7, resilience: 6.4 });
    expect(summed({ ratings })?.strong).toEqual(["consistency", "interaction"]);
    expect(summed({})?.strong).toEqual([]);
  });

  test("names what its list lacks first; a list that is not legal before all else", () => {
    expect(summed({ weaknesses: [draw] })?.weak?.code).toBe("draw");
    expect(summed({ weaknesses: [draw, illegal] })?.weak?.code).toBe("deckIllegal");
    const color = finding("sourcesShort", { color: { color: "R" }, count: 8, needed: 14 });
    expect(summed({ weaknesses: [color] })?.weak).toEqual({ code: "color", color: "R" });
  });

  test("says what a formula says of its lands, only where nothing else is said", () => {
    const lands = finding("landsBelow", { least: 39, most: 41, lands: 36, count: 3 });
    expect(summed({ weaknesses: [lands, draw] })?.weak?.code).toBe("draw");
    expect(summed({ weaknesses: [lands], ratings: rated({ speed: 2 }) })?.weak?.code).toBe("speed");
    expect(summed({ weaknesses: [lands] })?.weak?.code).toBe("landsBelow");
  });

  test("never says that it lacks what it is praised for", () => {
    const ratings = rated({ interaction: 8 });
    expect(summed({ ratings, weaknesses: [removal, draw] })?.weak?.code).toBe("draw");
    const strengths = [finding("roleWithin", { role: { role: "wipe" }, count: 2 })];
    expect(summed({ ratings: rated({ interaction: 2 }), strengths })?.weak).toBeNull();
    expect(summed({ ratings: rated({ interaction: 2 }) })?.weak?.code).toBe("interaction");
  });

  test("names the theme that it is built on, where its archetype does not tell it", () => {
    const theme = (weight: number, name: Theme): FoundTheme => ({
      ...{ theme: name, weight, makers: [], payoffs: [], brought: [] },
      ...{ isBroad: false, isWhole: false, isOwn: false },
    });
    const archetypal = (archetype: Archetype | null) =>
      summed({
        facts: { ...facts, deck: { ...facts.deck, archetype } },
        synergies: [theme(30, "artifacts"), theme(20, "wheels")],
      })?.theme?.theme;
    expect(archetypal("ramp")).toBe("artifacts");
    expect(archetypal("artifact")).toBeUndefined();
    expect(summed({ synergies: [theme(5, "wheels")] })?.theme).toBeNull();
  });

  test("says nothing of a deck whose cards cannot be read", () => {
    const entries = KRENKO.entries.map((entry) => ({ ...entry, card: null }));
    expect(summed({ facts: deckFacts({ ...KRENKO, entries }) })).toBeNull();
  });
});
