import type { Language } from "@spellwright/contract";
import { describe, expect, test } from "vitest";
import { decideWith } from "../../../judge/test/decide-with.ts";
import { madeUpCard } from "../../../judge/test/made-up-card.ts";
import { decideTable } from "./decide-table.ts";

const sorcery = (name: string, oracle_text: string) =>
  madeUpCard(name, { type_line: "Sorcery", oracle_text });

const cards = [
  sorcery("Burnt Harvest", "Destroy all creatures."),
  sorcery("Final Harvest", "Destroy all creatures. They can't be regenerated."),
  sorcery("Long Farewell", "Exile all creatures."),
  sorcery("Grim Choice", "Target player sacrifices a creature of their choice."),
  sorcery("Slow Poison", "All creatures get -X/-X until end of turn."),
  sorcery("Narrow Blade", "Destroy target nonblack creature."),
  sorcery("One-Sided Harvest", "Destroy all creatures you don't control."),
  sorcery("Long Tide", "Return all creatures to their owners' hands."),
  sorcery("Thin Venom", "Wither\nThin Venom deals 5 damage to each creature."),
  sorcery("Plain Blade", "Destroy target creature."),
  madeUpCard("Bone Guard", {
    type_line: "Creature — Skeleton",
    oracle_text: "{B}: Regenerate this creature.",
    keywords: ["Regenerate"],
  }),
  sorcery("Great Toll", "Each opponent sacrifices a creature with the greatest power among them."),
  madeUpCard("Mild Baker", { type_line: "Creature — Human", oracle_text: "Vigilance" }),
];

const decide = (question: string, language: Language = "en") =>
  decideWith(decideTable)(
    question,
    cards.filter(({ name }) => question.includes(name)),
    language,
  );

describe("[ORA-02] what keeps a creature from a named card", () => {
  test.each([
    ["My creature is indestructible. Does it survive Burnt Harvest?", "yes", "702.12b"],
    ["My creature is indestructible. Does Long Farewell exile it?", "yes", "701.13a"],
    ["My creature is indestructible. Does it survive Long Farewell?", "no", "701.13a"],
    ["My creature has hexproof. Does Grim Choice kill it?", "yes", "115.10a"],
    ["My creature has protection from red. Does it die to Burnt Harvest?", "yes", "702.16b"],
    ["Bone Guard vs Grim Choice: does regenerating save it?", "no", "701.21a"],
    ["If I regenerate Bone Guard, does it survive Burnt Harvest?", "yes", "701.19a"],
    ["If I regenerate Bone Guard, does it survive Final Harvest?", "no", "701.19a"],
    ["My creature has shroud. Does it die to Plain Blade?", "no", "702.18a"],
    ["My creature has shroud. Does it die to Narrow Blade?", "no", "702.18a"],
    ["My creature is indestructible. Does it survive One-Sided Harvest?", "yes", "702.12b"],
    ["My creature has hexproof. Does it die to my opponent's Plain Blade?", "no", "702.11b"],
    ["Slow Poison for 4: does my indestructible 3/3 die?", "yes", "704.5f"],
    ["Slow Poison for 2: does my indestructible 3/3 die?", "no", "704.5f"],
  ])("%s", (question, verdict, rule) => {
    const decision = decide(question);
    expect(decision?.verdict).toBe(verdict);
    expect(decision?.citations.map(({ number }) => number)).toContain(rule);
  });

  test("is told in French as well", () => {
    const decision = decide(
      "Ma créature est indestructible, est-ce qu'elle survit à Long Farewell ?",
      "fr",
    );
    expect(decision).toMatchObject({ verdict: "no" });
    expect(decision?.ruling).toMatch(/^Non, Long Farewell exile/);
  });

  test.each([
    [
      "a filter that may leave the creature out",
      "My creature is indestructible. Does it die to Narrow Blade?",
    ],
    ["hexproof, for who casts it is not told", "Does my hexproof creature die to Plain Blade?"],
    ["destruction by a sacrifice", "Does Grim Choice destroy my indestructible creature?"],
    ["death by exile", "My creature is indestructible. Does it die to Long Farewell?"],
    ["death by a return", "My creature is indestructible. Does it die to Long Tide?"],
    ["damage that leaves counters", "My creature is indestructible. Does it die to Thin Venom?"],
    ["a size that is not told", "Does my indestructible creature die to Slow Poison?"],
    [
      "a named card without a part",
      "Mild Baker is my indestructible creature. Does it die to Burnt Harvest?",
    ],
    [
      "an idea that plays no part",
      "My indestructible creature blocks. Does it die to Burnt Harvest?",
    ],
    ["a shield that is gone", "My creature loses indestructible. Does it die to Burnt Harvest?"],
    ["a question about something else", "I cast Burnt Harvest. Is my creature indestructible?"],
  ])("keeps silent about %s", (_, question) => {
    expect(decide(question)).toBeUndefined();
  });
});

test.each([
  "Do my 2 indestructible 4/4 creatures survive Slow Poison?",
  "I have 5 creatures, does my indestructible 4/4 survive Slow Poison?",
])("[ORA-02] a number of creatures is no X: %s", (question) => {
  expect(decide(question)).toBeUndefined();
});

test("[ORA-02] a sacrifice that asks for more than a creature is not decided", () => {
  expect(decide("My creature has hexproof. Does Great Toll kill it?")).toBeUndefined();
});
