import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { diffEditions } from "./diff-editions.ts";
import type { RulesEdition, RuleText } from "./edition.ts";
import { compareRuleNumbers } from "./rule-numbers.ts";

const rule = (number: string, official: string, examples: string[] = []): RuleText => ({
  number,
  official,
  paraphrase: null,
  examples,
});
const edition = (id: string, rules: readonly RuleText[], verbatim = true): RulesEdition => ({
  id,
  effectiveDate: id,
  verbatim,
  headings: [],
  rules,
  glossary: [],
});
const told = (before: readonly RuleText[], after: readonly RuleText[]) =>
  diffEditions(edition("2025-01-01", before), edition("2025-06-01", after)).changes.map(
    ({ kind, before: left, after: right }) =>
      [kind, left?.number ?? null, right?.number ?? null] as const,
  );

describe("[ORA-17] what changed between two editions", () => {
  test("is nothing, when they say the same", () => {
    const rules = [rule("100.1", "A game has players.")];
    expect(diffEditions(edition("a", rules), edition("b", rules))).toEqual({
      comparable: true,
      unchanged: 1,
      changes: [],
    });
  });

  test("a new keyword moves those behind it: they are renumbered, not rewritten", () => {
    const before = [
      rule("702.190", "Zeal"),
      rule("702.190a", "Zeal is a static ability. See rule 702.190b."),
      rule("702.190b", "Several instances of zeal add up."),
    ];
    const after = [
      rule("702.190", "Yearning"),
      rule("702.190a", "Whoever yearns draws a card at the end step."),
      rule("702.191", "Zeal"),
      rule("702.191a", "Zeal is a static ability. See rule 702.191b."),
      rule("702.191b", "Several instances of zeal add up."),
    ];
    expect(told(before, after)).toEqual([
      ["added", null, "702.190"],
      ["added", null, "702.190a"],
      ["renumbered", "702.190", "702.191"],
      ["renumbered", "702.190a", "702.191a"],
      ["renumbered", "702.190b", "702.191b"],
    ]);
  });

  test("a reworded rule brings both texts, and so does one whose examples changed", () => {
    const before = [rule("100.1", "A game has two players."), rule("100.2", "Same.", ["Old one."])];
    const after = [rule("100.1", "A game has players, two or more."), rule("100.2", "Same.", [])];
    const { changes } = diffEditions(edition("a", before), edition("b", after));
    expect(changes).toEqual([
      {
        kind: "reworded",
        before: { number: "100.1", text: "A game has two players.", examples: [] },
        after: { number: "100.1", text: "A game has players, two or more.", examples: [] },
      },
      {
        kind: "reworded",
        before: { number: "100.2", text: "Same.", examples: ["Old one."] },
        after: { number: "100.2", text: "Same.", examples: [] },
      },
    ]);
  });

  test("a rule that moved and changed a word is one reworded rule", () => {
    const text = "A creature with this ability deals damage twice in the same combat";
    expect(told([rule("702.4a", text)], [rule("702.5a", `${text} phase`)])).toEqual([
      ["reworded", "702.4a", "702.5a"],
    ]);
  });

  test("a number given to another subject is a removed and an added rule", () => {
    const before = [rule("702.9", "Flying")];
    const after = [rule("702.9", "Trample")];
    expect(told(before, after)).toEqual([
      ["removed", "702.9", null],
      ["added", null, "702.9"],
    ]);
  });

  test("our digest and the official text are compared by number only", () => {
    const before = edition(
      "starter-2025-01-01",
      [rule("100.1", "Ours."), rule("100.2", "x")],
      false,
    );
    const after = edition("2025-01-01", [rule("100.1", "Theirs.")]);
    const diff = diffEditions(before, after);
    expect(diff.comparable).toBe(false);
    expect(diff.changes.map(({ kind }) => kind)).toEqual(["removed"]);
  });

  const number = fc
    .tuple(fc.constantFrom(100, 702, 704), fc.integer({ min: 1, max: 6 }), fc.constantFrom("", "a"))
    .map(([chapter, sub, letter]) => `${chapter}.${sub}${letter}`);
  const text = fc.oneof(
    fc.constantFrom(
      "Trample",
      "See rule 702.1a and rule 100.2.",
      "See rule 702.3a and rule 704.2.",
    ),
    fc.lorem({ maxCount: 6 }),
  );
  const rules = fc
    .uniqueArray(fc.record({ number, text }), { selector: (each) => each.number, maxLength: 20 })
    .map((list) => list.map((each) => rule(each.number, each.text)));

  test("every rule of both editions stands exactly once", () => {
    fc.assert(
      fc.property(rules, rules, (before, after) => {
        const { changes, unchanged } = diffEditions(edition("a", before), edition("b", after));
        const left = changes.flatMap((change) => change.before?.number ?? []);
        const right = changes.flatMap((change) => change.after?.number ?? []);
        expect(new Set(left).size).toBe(left.length);
        expect(new Set(right).size).toBe(right.length);
        expect(left.length + unchanged).toBe(before.length);
        expect(right.length + unchanged).toBe(after.length);
        for (const each of before.filter((old) => !left.includes(old.number)))
          expect(after).toContainEqual(each);
      }),
    );
  });

  test("what is listed leads from the old edition to the new one, in the order of the book", () => {
    fc.assert(
      fc.property(rules, rules, (before, after) => {
        const { changes } = diffEditions(edition("a", before), edition("b", after));
        const book = new Map(before.map((each) => [each.number, each.official]));
        for (const change of changes) if (change.before) book.delete(change.before.number);
        for (const change of changes)
          if (change.after) book.set(change.after.number, change.after.text);
        expect(book).toEqual(new Map(after.map((each) => [each.number, each.official])));
        const places = changes.map((change) => (change.after ?? change.before)?.number ?? "");
        expect(places).toEqual([...places].sort(compareRuleNumbers));
      }),
    );
  });

  test("an edition differs from itself in nothing", () => {
    fc.assert(
      fc.property(rules, (same) => {
        expect(diffEditions(edition("a", same), edition("b", same)).changes).toEqual([]);
      }),
    );
  });
});
