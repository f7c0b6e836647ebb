import { expect, it } from "vitest";
import { readLines } from "../src/index.ts";
import { missedThresholds } from "./check-thresholds.ts";
import { compareLabels } from "./compare-labels.ts";
import { factsOf } from "./line-facts.ts";
import { type Label, readLabelledLines, readLabels, shaOf } from "./read-labels.ts";
import { precisionsOf, writeLabels } from "./write-labels.ts";

/** What the reader says of one line of an invented creature, in the words of the labels. */
function factsIn(text: string, typeLine = "Creature — Otter") {
  const [line] = readLines({ name: "Brook Warden", typeLine, text });
  if (line === undefined) throw new Error(`no line: ${text}`);
  return factsOf(line);
}

const FRONT = "Flying\nWhenever Brook Warden attacks, draw two cards.";
const BACK = "Destroy target creature.";
const warden = {
  name: "Brook Warden // Brook Wrath",
  names: ["Brook Warden // Brook Wrath"],
  faces: [
    { name: "Brook Warden", typeLine: "Creature — Otter", text: FRONT },
    { name: "Brook Wrath", typeLine: "Sorcery", text: BACK },
  ],
  rank: undefined,
};

const wrath: Label = {
  card: warden.name,
  line: 2,
  sha: shaOf(BACK),
  lot: "all",
  kind: "spell",
  event: null,
  verbs: [{ verb: "destroy", object: "creature", whose: "any", amount: null }],
  costs: [],
  condition: false,
};

const attack: Label = {
  ...wrath,
  line: 1,
  sha: shaOf("Whenever Brook Warden attacks, draw two cards."),
  kind: "triggered",
  event: "attacks",
  verbs: [{ verb: "draw", object: "card", whose: "you", amount: 2 }],
};

it("[T-1] holds 400 labels, which have names, numbers and hashes but no text", () => {
  const labels = readLabels();
  const words = labels.flatMap(({ card: _card, ...rest }) =>
    [...JSON.stringify(rest).matchAll(/"([^"]*)"/g)].map(([, word]) => word as string),
  );

  expect(labels).toHaveLength(400);
  expect(words.filter((word) => word.includes(" "))).toEqual([]);
});

it("[T-1] finds a labelled line on any face, and leaves out a line that has changed", () => {
  const lines = readLabelledLines([warden], [wrath, { ...wrath, sha: shaOf("Draw a card.") }]);

  expect(lines.map(({ label, line }) => [label.line, line.abilities[0]?.kind])).toEqual([
    [2, "spell"],
  ]);
});

it("[T-1] tells events, costs and conditions in the words of the labels", () => {
  expect(factsIn("Whenever this creature enters or attacks, scry 2.")).toMatchObject({
    kind: "triggered",
    event: "attacks/enters",
    verbs: [{ verb: "scry", object: null, whose: "you", amount: 2 }],
  });
  expect(factsIn("If a creature an opponent controls would die, exile it instead.")).toMatchObject({
    kind: "replacement",
    event: "would-die",
    condition: false,
  });
  expect(factsIn("{1}, {T}, Pay 2 life: If you control a Swamp, draw a card.")).toMatchObject({
    costs: ["mana", "pay-life", "tap"],
    condition: true,
  });
});

it("[T-1] tells what is done to what, whose it is and how often", () => {
  expect(factsIn("Destroy all creatures your opponents control.", "Sorcery").verbs).toMatchObject([
    { verb: "destroy", object: "creature", whose: "opponent", amount: null },
  ]);
  expect(
    factsIn("{T}: Brook Warden deals 1 damage to any target and 1 damage to you.").verbs,
  ).toMatchObject([
    { verb: "deal-damage", object: "any-target", whose: "any", amount: 1 },
    { verb: "deal-damage", object: "you", whose: "you", amount: 1 },
  ]);
  expect(
    factsIn("{T}: Tap target creature. It can't be regenerated this turn.").verbs,
  ).toMatchObject([
    { verb: "tap", object: "creature" },
    { verb: "can-not-be-regenerated", object: undefined },
  ]);
  expect(factsIn("Other Otters you control get +1/+1 and have flying.").verbs).toMatchObject([
    { verb: "get", object: "creature", whose: "you", size: "+1/+1" },
    { verb: "have", object: "creature", whose: "you" },
  ]);
});

it("[T-1] tells what stands under may, and what is paid for", () => {
  const offers = [
    "You may draw a card and lose 1 life. Scry 1.",
    "You may pay {U} to end this effect.",
  ].map((text) => factsIn(text, "Sorcery").verbs.map(({ verb, optional }) => [verb, optional]));

  expect(offers).toEqual([
    [
      ["draw", true],
      ["lose-life", true],
      ["scry", false],
    ],
    [
      ["pay", true],
      ["end", false],
    ],
  ]);
});

it("[T-1] counts a wrong verb once, and a missing one as not found", () => {
  const wrong = { ...attack, verbs: [{ ...attack.verbs[0], verb: "mill" }] } as Label;
  const { scores, disagreements } = compareLabels(
    readLabelledLines([warden], [wrath, wrong]),
    "whole",
  );

  expect(scores.get("verb")).toEqual({ labelled: 2, read: 2, right: 1 });
  expect(scores.get("object")).toEqual({ labelled: 2, read: 1, right: 1 });
  expect(disagreements.filter(({ matter }) => matter === "verb")).toMatchObject([
    { label: "mill", reader: "" },
    { label: "", reader: "draw" },
  ]);
});

it("[T-1] counts what is not read at a depth as missed there, not as wrong", () => {
  const text = "Draw a card wearing a hat of moss.";
  const odd = { ...warden, faces: [{ name: "Odd Tinker", typeLine: "Sorcery", text }] };
  const lines = readLabelledLines([odd], [{ ...wrath, line: 0, sha: shaOf(text) }]);

  expect(compareLabels(lines, "shallow").scores.get("kind")?.read).toBe(1);
  expect(compareLabels(lines, "whole").scores.get("kind")).toEqual({
    labelled: 1,
    read: 0,
    right: 0,
  });
});

it("[T-1] writes precision and recall by matter and by kind", () => {
  const report = writeLabels(readLabelledLines([warden], [wrath, { ...attack, event: "blocks" }]));

  expect(report).toContain("| event | 1 | 0.000 | 0.000 | 0.000 | 0.000 |");
  expect(report).toContain("| spell | 1 | 4 | 1.000 | 1.000 | 1.000 | 1.000 |");
});

it("[T-1] names the matters whose precision is below the threshold", () => {
  const lines = readLabelledLines([warden], [wrath, { ...attack, event: "blocks" }]);
  const missed = missedThresholds("precision", precisionsOf(lines));

  expect(missed).toContain("event, whole: 0 is below 0.99");
  expect(missed.filter((line) => line.startsWith("verb"))).toEqual([]);
});
