import { describe, expect, it } from "vitest";
import { readWhole } from "../../test/read.ts";

describe("abilities", () => {
  it("[T-1] reads each part of a cost", () => {
    expect(
      readWhole(
        "{2}{G}, {T}, Pay 2 life, Remove a moss counter from this creature: Draw a card.".replace(
          "moss",
          "charge",
        ),
      ),
    ).toMatchObject([
      {
        kind: "activated",
        cost: [
          { symbols: ["{2}", "{g}"] },
          { symbols: ["{t}"] },
          { do: { verb: "pay", what: { count: { number: 2 }, is: [{ thing: "life" }] } } },
          { do: { verb: "remove" } },
        ],
      },
    ]);
  });

  it("[T-1] reads the loyalty that an ability costs", () => {
    expect(readWhole("−3: Draw three cards.", "Legendary Planeswalker — Karn")).toMatchObject([
      { kind: "activated", cost: [{ loyalty: "-3" }] },
    ]);
  });

  it("[T-1] reads the event of a trigger and the condition after it", () => {
    expect(
      readWhole("Whenever you cast a noncreature spell, if you control another Otter, scry 1."),
    ).toMatchObject([
      {
        kind: "triggered",
        event: { word: "whenever", event: { who: { ref: "you" }, verb: "cast" } },
        condition: { clause: { who: { ref: "you" }, verb: "control" } },
        effects: [{ steps: [{ verb: "scry", amount: { number: 1 } }] }],
      },
    ]);
  });

  it("[T-1] reads two events of one trigger", () => {
    expect(readWhole("Whenever this creature enters or attacks, surveil 2.")).toMatchObject([
      { event: { event: { who: { ref: "SELF" }, verb: "enter", or: { verb: "attack" } } } },
    ]);
  });

  it("[T-1] reads phases as events", () => {
    expect(
      readWhole("At the beginning of each opponent's upkeep, that player discards a card."),
    ).toMatchObject([
      {
        kind: "triggered",
        event: { phase: { whose: { det: "each" }, is: [{ thing: "upkeep" }] } },
      },
    ]);
  });

  it("[T-1] tells a replacement from a static ability and from a trigger", () => {
    const kinds = [
      "This creature enters tapped.",
      "As this creature enters, choose a color.",
      "If you would draw a card, draw two cards instead.",
      "Other Otters you control get +1/+1.",
      "When this creature enters, draw a card.",
    ].map((text) => readWhole(text)[0]?.kind);

    expect(kinds).toEqual(["replacement", "replacement", "replacement", "static", "triggered"]);
  });

  it("[T-1] tells what a spell does from how it is cast", () => {
    const kinds = [
      "Draw two cards.",
      "As an additional cost to cast this spell, sacrifice a creature.",
      "This spell costs {2} less to cast if you control an Otter.",
    ].map((text) => readWhole(text, "Instant")[0]?.kind);

    expect(kinds).toEqual(["spell", "static", "static"]);
  });

  it("[T-1] reads keywords with their parameters", () => {
    expect(
      readWhole("Flying, ward {2}, toxic 2, protection from red").map((ability) => ability),
    ).toMatchObject([
      { kind: "keyword", name: "flying" },
      { name: "ward", cost: [{ symbols: ["{2}"] }] },
      { name: "toxic", amount: { number: 2 } },
      { name: "protection", from: [{ of: { is: [{ colour: "red" }] } }] },
    ]);
    expect(readWhole("Ward—Discard a card.")).toMatchObject([
      { name: "ward", dash: true, cost: [{ do: { verb: "discard" } }] },
    ]);
  });

  it("[T-1] reads station and a starting intensity as keywords", () => {
    expect(readWhole("Station")).toMatchObject([{ kind: "keyword", name: "station" }]);
    expect(readWhole("Starting intensity 2")).toMatchObject([
      { kind: "keyword", name: "starting intensity", amount: { number: 2 } },
    ]);
  });

  it("[T-1] reads events that say how or what", () => {
    expect(
      readWhole("Whenever a creature you control enters attacking, draw a card."),
    ).toMatchObject([{ event: { event: { verb: "enter", part: "-ing attack" } } }]);
    expect(
      readWhole("Whenever a creature you control explores a land card, draw a card."),
    ).toMatchObject([
      { event: { event: { verb: "explore", what: { is: [{ type: "land" }, {}] } } } },
    ]);
  });

  it("[T-1] reads modes under the ability that chooses them", () => {
    expect(readWhole("Choose one —", "Instant")).toMatchObject([{ kind: "spell", modes: true }]);
    expect(readWhole("• Destroy target artifact.", "Instant")).toMatchObject([{ kind: "mode" }]);
  });

  it("[T-1] reads chapters, levels of a class and rolled results", () => {
    expect(readWhole("I, II — Draw a card.", "Enchantment — Saga")).toMatchObject([
      { kind: "chapter", chapters: ["i", "ii"] },
    ]);
    expect(readWhole("{1}{R}: Level 2", "Enchantment — Class")).toMatchObject([
      { kind: "level", level: { number: 2 } },
    ]);
    expect(readWhole("1—9 | You gain 2 life.", "Sorcery")).toMatchObject([
      { kind: "result", from: { number: 1 }, to: { number: 9 } },
    ]);
  });

  it("[T-1] keeps ability words as labels and drops flavour", () => {
    expect(readWhole("Landfall — Whenever a land you control enters, draw a card.")).toMatchObject([
      { kind: "triggered" },
    ]);
    expect(readWhole("Moss Song — {T}: Add {G}.")).toMatchObject([{ kind: "activated" }]);
  });
});
