import type { Archetype, Card } from "@spellwright/contract";
import { inOneGo } from "@spellwright/decks";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { card } from "../../test/made-deck.ts";
import { colorTarget } from "../color-targets.ts";
import { deckFacts } from "../deck-facts.ts";
import type { StrategyDeck } from "../strategist.ts";
import { bracketSwaps } from "./bracket-swaps.ts";
import { type DeckReport, reportOnDeck } from "./deck-report.ts";
import { afterSwap, isSound, type Swap } from "./swap.ts";

const many = (count: number, make: () => Card): readonly Card[] =>
  Array.from({ length: count }, make);
const land = (text: string, type_line = "Land") => card(text, { type_line, cmc: 0, mana_cost: "" });
const basic = (name: string, symbol: string) =>
  card(`({T}: Add {${symbol}}.)`, {
    name,
    type_line: `Basic Land — ${name}`,
    cmc: 0,
    mana_cost: "",
  });
const PLAINS = basic("Plains", "W");
const ISLAND = basic("Island", "U");
const FOREST = basic("Forest", "G");
const LEAD = card("", {
  name: "Lead",
  type_line: "Legendary Creature — Elf",
  cmc: 3,
  mana_cost: "{1}{G}{U}",
  color_identity: ["G", "U"],
});
const entry = (each: Card, quantity = 1, board: "main" | "commander" = "main") => ({
  name: each.name,
  quantity,
  board,
  setCode: null,
  collectorNumber: null,
  finish: null,
  categories: [],
  tags: [],
  card: each,
});
const deckOf = (
  spells: readonly Card[],
  lands: readonly (readonly [Card, number])[],
  more: Partial<StrategyDeck> = {},
): StrategyDeck => ({
  name: "Test",
  format: "commander",
  bracket: null,
  entries: [
    ...(more.format === undefined ? [entry(LEAD, 1, "commander")] : []),
    ...spells.map((each) => entry(each)),
    ...lands.map(([each, quantity]) => entry(each, quantity)),
  ],
  ...more,
});

/** Cards of plain costs: what kills a creature, and what does nothing of note. */
const kills = (cmc: number, more: Partial<Card> = {}) =>
  card("Destroy target creature.", { cmc, mana_cost: `{${cmc}}`, ...more });
const plain = (cmc: number, more: Partial<Card> = {}) =>
  card("Scry 1.", { cmc, mana_cost: `{${cmc}}`, ...more });
const draws = (cmc: number) => card("Draw two cards.", { cmc, mana_cost: `{${cmc}}` });

const report = (deck: StrategyDeck, candidates: readonly Card[]): DeckReport =>
  reportOnDeck(deck, { candidates, near: [] });
const swapsFor = (deck: StrategyDeck, candidates: readonly Card[], ...codes: readonly string[]) =>
  report(deck, candidates).swaps.filter(({ reason }) => codes.includes(reason.code));

// What a list measures, counted here again from its lines alone.
const spellsOf = ({ entries }: StrategyDeck): readonly Card[] =>
  entries.flatMap(({ card: each, quantity }) =>
    each === null || each.type_line.includes("Land")
      ? []
      : Array.from({ length: quantity }, () => each),
  );
const measured = (deck: StrategyDeck) => {
  const values = spellsOf(deck).map(({ cmc }) => cmc);
  return {
    average: values.reduce((sum, value) => sum + value, 0) / values.length,
    early: values.filter((value) => value <= 2).length,
    late: values.filter((value) => value >= 5).length,
  };
};
const COLORS = ["W", "U", "B", "R", "G"] as const;
/** The copies that make a color, by the words of these cards. */
const sourcesOf = ({ entries }: StrategyDeck, color: string): number =>
  entries
    .filter(({ card: each }) =>
      new RegExp(`Add (?:[^.]*\\{${color}\\}|one mana of any color)`).test(each?.oracle_text ?? ""),
    )
    .reduce((sum, { quantity }) => sum + quantity, 0);
const neededOf = (deck: StrategyDeck, color: string): number =>
  colorTarget(deck, color)?.needed ?? 0;
const changed = (deck: StrategyDeck, { add, cut }: Swap): StrategyDeck => afterSwap(deck, add, cut);

/** What is wrong with the reason of a swap; nothing where it is true. */
const untrue = (deck: StrategyDeck, swap: Swap): readonly string[] => {
  const after = changed(deck, swap);
  const { reason, add, cut, effect } = swap;
  const wrong: string[] = [];
  const isSame = (what: string, said: number, counted: number) => {
    if (Math.abs(said - counted) > 1e-9) wrong.push(`${what}: ${said} said, ${counted} counted`);
  };
  isSame("average before", effect.averageBefore ?? Number.NaN, measured(deck).average);
  isSame("average after", effect.averageAfter ?? Number.NaN, measured(after).average);
  if (reason.code === "curve") {
    isSame("measure", reason.value, measured(deck)[reason.measure]);
    isSame("measure after", reason.after, measured(after)[reason.measure]);
    if (measured(after).average >= measured(deck).average) wrong.push("the average does not fall");
    const isBeyond =
      reason.measure === "early" ? reason.value < reason.bound : reason.value > reason.bound;
    if (!isBeyond) wrong.push("nothing to mend");
    if (add.oracle_text !== cut.oracle_text) wrong.push("another role");
  }
  if (reason.code === "colorSource") {
    isSame("sources", reason.sources[0], sourcesOf(deck, reason.color));
    isSame("sources after", reason.sources[1], sourcesOf(after, reason.color));
    isSame("needed", reason.needed, neededOf(deck, reason.color));
    if (reason.sources[1] <= reason.sources[0]) wrong.push("no source more");
    if (reason.sources[0] >= reason.needed) wrong.push("not short");
  }
  if (reason.code === "colorCost") {
    isSame("sources", reason.sources, sourcesOf(deck, reason.color));
    if (reason.needed[0] <= reason.sources) wrong.push("could be paid");
    if (reason.needed[1] > reason.sources) wrong.push("cannot be paid either");
    if (add.oracle_text !== cut.oracle_text) wrong.push("another role");
  }
  if (reason.code === "colorSource" || reason.code === "colorCost")
    for (const color of COLORS) {
      const short = neededOf(after, color) - sourcesOf(after, color);
      if (short > Math.max(0, neededOf(deck, color) - sourcesOf(deck, color)))
        wrong.push(`${color} is shorter than before`);
    }
  return wrong;
};

const spells = {
  /** Average 4.4, 29 late ones, no early one. */
  heavy: [...many(29, () => kills(6)), ...many(33, () => plain(3))],
  /** Many late ones beside many early ones. */
  split: [...many(26, () => kills(5)), ...many(12, () => draws(1)), ...many(24, () => plain(2))],
  /** No early one. */
  slow: [...many(20, () => kills(4)), ...many(10, () => draws(4)), ...many(32, () => plain(3))],
  usual: [
    ...many(12, () => draws(2)),
    ...many(12, () => kills(3)),
    ...many(34, () => plain(3)),
    ...many(4, () => kills(6)),
  ],
};
const lands = [[FOREST, 19] as const, [ISLAND, 18] as const];
const cheap = [kills(1), kills(2), draws(2), kills(3)];

describe("[ANA-04] a swap for the curve", () => {
  test.each([
    ["average", "too dear on average", spells.heavy],
    ["early", "without early plays", spells.slow],
    ["late", "with too many late cards", spells.split],
  ] as const)("%s: a list %s, with the figures before and after", (measure, _, held) => {
    const deck = deckOf(held, lands);
    const found = swapsFor(deck, cheap, "curve");
    expect(found.length).toBeGreaterThan(0);
    for (const swap of found) {
      expect(swap.reason).toMatchObject({ measure, lists: "commander" });
      expect(swap.cut.cmc - swap.add.cmc).toBeGreaterThanOrEqual(2);
      expect(untrue(deck, swap)).toEqual([]);
    }
  });

  test.each([
    ["a usual list", deckOf(spells.usual, lands)],
    ["ramp, which is built for dear cards", deckOf(spells.split, lands, { archetype: "ramp" })],
    [
      "one that puts its creatures into play",
      deckOf(
        [
          ...spells.split.slice(6),
          ...many(6, () =>
            card("You may put a creature card from your hand onto the battlefield.", { cmc: 2 }),
          ),
        ],
        lands,
      ),
    ],
    ["a draft", deckOf(spells.heavy.slice(0, 30), [[FOREST, 10]], { format: "draft" })],
    ["a list that is not whole", deckOf(spells.heavy, [[FOREST, 9]])],
  ])("none for %s", (_, deck) => {
    expect(swapsFor(deck, cheap, "curve")).toEqual([]);
  });

  test("a list is held to what its plan asks: the owner calls it aggro, its average is 3.2", () => {
    const held = [
      ...many(32, () => card("", { type_line: "Creature — Ape", power: "2", cmc: 2 })),
      ...many(18, () => kills(5)),
      ...many(12, () => plain(4)),
    ];
    const of = (archetype: Archetype) =>
      swapsFor(deckOf(held, lands, { archetype }), cheap, "curve").map(({ reason }) => reason);
    expect(of("aggro")[0]).toMatchObject({ measure: "average", lists: "plan", bound: 2.8 });
    expect(of("midrange")).toEqual([]);
  });

  test("what costs itself less is not dear, and X is no small cost", () => {
    const delve = (cmc: number) => card("Delve\nDestroy target creature.", { cmc });
    const held = [...many(29, () => delve(7)), ...many(33, () => plain(3))];
    expect(swapsFor(deckOf(held, lands), cheap, "curve")).toEqual([]);
    const x = kills(1, { mana_cost: "{X}{1}" });
    expect(swapsFor(deckOf(spells.heavy, lands), [x], "curve")).toEqual([]);
  });

  test("a body stays a body, and what makes mana first stands in for nothing else", () => {
    const body = kills(1, { type_line: "Creature — Ape" });
    const rock = card("{T}: Add {C}.\nDestroy target creature.", { type_line: "Artifact", cmc: 2 });
    expect(swapsFor(deckOf(spells.heavy, lands), [body, rock], "curve")).toEqual([]);
  });

  test("sixty cards: a single dear copy goes, never what the list has three or four of", () => {
    const dear = kills(7);
    const held = [...many(12, () => kills(6)), ...many(10, () => plain(4)), dear];
    const deck = deckOf(held, [[FOREST, 25]], { format: "modern" });
    const four = kills(6);
    const entries = [...deck.entries, entry(four, 4), entry(plain(3), 8)];
    const legal = { legalities: { modern: "legal" as const } };
    const found = swapsFor({ ...deck, entries }, [kills(1, legal)], "curve");
    expect(found.map(({ reason }) => reason)).toMatchObject([{ lists: "sixty" }]);
    expect(found.map(({ cut }) => cut.name)).not.toContain(four.name);
  });
});

const green = (cmc: number) => plain(cmc, { mana_cost: `{${cmc - 1}}{G}`, color_identity: ["G"] });
const blue = (cmc: number) =>
  plain(cmc, { mana_cost: `{${cmc - 2}}{U}{U}`, color_identity: ["U"] });
const pairLand = () => land("{T}: Add {G} or {U}.");
/** Green has far more than it needs, blue far less. */
const shortOfBlue = [...many(20, () => green(3)), ...many(42, () => blue(4))];
const greenLands = [[FOREST, 30] as const, [ISLAND, 7] as const];

describe("[ANA-04] a swap for the colors", () => {
  test("a land that makes the short color takes the place of one that does not: sources and target are told", () => {
    const deck = deckOf(shortOfBlue, greenLands);
    const found = swapsFor(deck, [pairLand()], "colorSource");
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({
      cut: { name: "Forest" },
      reason: { color: "U", sources: [7, 8], needed: 26 },
      effect: { colors: [{ color: "U", sources: [7, 8] }] },
    });
    for (const swap of found) expect(untrue(deck, swap)).toEqual([]);
  });

  test("a rock for a rock that costs no less; fast mana and rocks that do more stay", () => {
    const rock = (text: string, cmc = 2) =>
      card(text, { type_line: "Artifact", cmc, mana_cost: `{${cmc}}` });
    const idle = rock("{T}: Add {C}.");
    const kept = [rock("{T}: Add {C}{C}.", 1), rock("{T}: Add {C}.\n{2}, {T}: Draw a card.")];
    const offered = [rock("{T}: Add {U}.", 3), rock("{T}: Add {U}.")];
    const deck = deckOf([...shortOfBlue.slice(3), idle, ...kept], greenLands);
    const found = swapsFor(deck, offered, "colorSource");
    expect(found.map(({ add, cut }) => [add.name, cut.name])).toEqual([
      [offered[1]?.name, idle.name],
    ]);
  });

  test.each([
    [
      "enters tapped where the other does not",
      land("This land enters tapped.\n{T}: Add {G} or {U}."),
    ],
    [
      "is bound to some spells",
      land("{T}: Add {U}. Spend this mana only to cast creature spells."),
    ],
    ["is there already", ISLAND],
    [
      "is no card of the format",
      { ...pairLand(), legalities: { commander: "not_legal" as const } },
    ],
    ["is outside the identity", { ...pairLand(), color_identity: ["R" as const] }],
    ["is a Game Changer", { ...pairLand(), game_changer: true }],
  ])("none that %s", (_, offered) => {
    expect(swapsFor(deckOf(shortOfBlue, greenLands), [offered], "colorSource")).toEqual([]);
  });

  test("none where the other color would miss its target, and none for colors that have enough", () => {
    const offered = [land("{T}: Add {U}."), pairLand()];
    const torn = deckOf(
      [...many(30, () => green(3)), ...many(32, () => blue(4))],
      [
        [FOREST, 18],
        [ISLAND, 19],
      ],
    );
    // Of green there is just enough: only the land that makes both may come.
    expect(swapsFor(torn, offered, "colorSource").map(({ add }) => add.name)).toEqual([
      offered[1]?.name,
    ]);
    const even = deckOf(
      [...many(31, () => green(3)), ...many(31, () => plain(3, { mana_cost: "{2}{U}" }))],
      [
        [FOREST, 18],
        [ISLAND, 19],
      ],
    );
    expect(swapsFor(even, offered, "colorSource", "colorCost")).toEqual([]);
  });

  test("a card that asks for far more of the color makes way for one of its role that the deck can pay", () => {
    const dear = kills(4, { mana_cost: "{U}{U}{U}{U}", color_identity: ["U"] });
    const payable = kills(3, { mana_cost: "{2}{G}", color_identity: ["G"] });
    const alike = kills(4, { mana_cost: "{1}{U}{U}{U}", color_identity: ["U"] });
    // Other cards of more roles are the key ones.
    const keys = many(14, () => card("Draw two cards. Destroy target creature.", { cmc: 3 }));
    const deck = deckOf([...shortOfBlue.slice(15), dear, ...keys], greenLands);
    const found = swapsFor(deck, [alike, payable], "colorCost");
    expect(found).toMatchObject([
      {
        add: { name: payable.name },
        cut: { name: dear.name },
        reason: { color: "U", sources: 7, needed: [39, 0], roles: ["removal"] },
      },
    ]);
    for (const swap of found) expect(untrue(deck, swap)).toEqual([]);
  });

  test("a spell with X is not held to be cast without X: it asks for what a later turn can pay", () => {
    const withX = plain(2, { mana_cost: "{X}{U}{U}", color_identity: ["U"] });
    expect(colorTarget(deckOf([withX, ...many(61, () => plain(3))], lands), "U")?.needed).toBe(22);
  });

  test("without a commander no land counts that makes mana for one", () => {
    const tower = land("{T}: Add one mana of any color in your commander's color identity.");
    const pair = pairLand();
    const legal = { modern: "legal" as const };
    const deck = deckOf(
      [...many(10, () => green(3)), ...many(26, () => blue(4))],
      [
        [FOREST, 18],
        [ISLAND, 6],
      ],
      { format: "modern" },
    );
    const offered = [tower, pair].map((each) => ({ ...each, legalities: legal }));
    expect(swapsFor(deck, offered, "colorSource").map(({ add }) => add.name)).toEqual([pair.name]);
  });
});

describe("[ANA-04] no swap takes from one panel what another one asks for", () => {
  test("a swap for the curve or the colors never raises the bracket; a short role says so, up to what is declared", () => {
    const deck = deckOf(spells.heavy, lands);
    const wipe = card("Destroy all creatures.");
    const found = report(deck, [...cheap, wipe]);
    const offered = new Set([...cheap, wipe].map(({ name }) => name));
    const codes = (raised: 2 | 3, declared?: number) =>
      inOneGo(
        bracketSwaps(
          declared === undefined
            ? found
            : {
                ...found,
                facts: {
                  ...found.facts,
                  deck: {
                    ...deck,
                    bracket: { reasons: [{ code: "declared", params: { declared }, cards: [] }] },
                  } as unknown as StrategyDeck,
                },
              },
          ({ entries }) => (entries.some(({ name }) => offered.has(name)) ? raised : 2),
        ),
      ).swaps.map(({ reason }) => reason.code);
    expect(codes(2)).toEqual(expect.arrayContaining(["curve", "roleGap"]));
    expect(new Set(codes(3))).toEqual(new Set(["roleGap"]));
    expect(new Set(codes(3, 3))).toEqual(new Set(["roleGap"]));
    expect(codes(3, 2)).toEqual([]);
  });

  const text = fc.constantFrom("Destroy target creature.", "Draw two cards.", "Scry 1.");
  const cost = fc.record({
    generic: fc.integer({ min: 0, max: 9 }),
    pips: fc.array(fc.constantFrom("W", "U", "G"), { maxLength: 3 }),
  });
  const spell = fc.tuple(text, cost).map(([words, { generic, pips }]) =>
    card(words, {
      cmc: generic + pips.length,
      mana_cost: `{${generic}}${pips.map((pip) => `{${pip}}`).join("")}`,
      color_identity: [...new Set(pips)],
    }),
  );
  const maker = fc
    .tuple(fc.subarray(["W", "U", "G"], { minLength: 1 }), fc.boolean())
    .map(([colors, isTapped]) =>
      land(
        `${isTapped ? "This land enters tapped.\n" : ""}{T}: Add ${colors.map((each) => `{${each}}`).join(" or ")}.`,
      ),
    );
  const anyDeck = fc
    .record({
      held: fc.array(spell, { minLength: 62, maxLength: 62 }),
      forests: fc.integer({ min: 1, max: 14 }),
      islands: fc.integer({ min: 1, max: 14 }),
      duals: fc.array(maker, { maxLength: 8 }),
      archetype: fc.constantFrom<(Archetype | null)[]>(null, "aggro", "ramp", "control"),
    })
    .map(({ held, forests, islands, duals, archetype }): StrategyDeck => {
      const lead = { ...LEAD, color_identity: ["W" as const, "U" as const, "G" as const] };
      const whole = deckOf(
        held,
        [[FOREST, forests], [ISLAND, islands], ...duals.map((each) => [each, 1] as const)],
        { archetype },
      );
      const size = whole.entries.reduce((sum, { quantity }) => sum + quantity, 0);
      return {
        ...whole,
        entries: [
          ...whole.entries.map((each) =>
            each.board === "commander" ? { ...each, name: lead.name, card: lead } : each,
          ),
          ...(size < 100 ? [entry(PLAINS, 100 - size)] : []),
        ],
      };
    });

  test("over random decks: every reason is true, nothing of the plan goes, and all of them together leave no finding worse", () => {
    const seen = new Map<string, number>();
    fc.assert(
      fc.property(
        anyDeck,
        fc.array(
          fc.oneof(
            spell,
            maker,
            fc.constant("Destroy all creatures.").map((words) => card(words)),
          ),
          { minLength: 20, maxLength: 40 },
        ),
        (deck, candidates) => {
          const before = report(deck, candidates);
          const known = new Map(candidates.map((each) => [each.name, each]));
          const stays = new Set([
            "Lead",
            ...before.keyCards.map(({ card: each }) => each.name),
            ...before.combos.flatMap(({ cards }) => cards.map(({ name }) => name)),
          ]);
          let together = deck;
          for (const swap of before.swaps) {
            const { add, cut, reason } = swap;
            seen.set(reason.code, (seen.get(reason.code) ?? 0) + 1);
            expect(isSound({ add: add.name, cut: cut.name }, deckFacts(deck), known)).toBe(true);
            expect(stays).not.toContain(cut.name);
            expect(untrue(deck, swap)).toEqual([]);
            together = changed(together, swap);
          }
          const size = ({ entries }: StrategyDeck) =>
            entries.reduce((sum, { quantity }) => sum + quantity, 0);
          expect(size(together)).toBe(size(deck));
          const weak = (each: DeckReport) =>
            each.weaknesses.map(
              ({ code, params }) => `${code} ${JSON.stringify(params.role ?? "")}`,
            );
          const were = weak(before);
          expect(weak(report(together, [])).filter((each) => !were.includes(each))).toEqual([]);
        },
      ),
      { numRuns: 60 },
    );
    expect([...seen.keys()]).toEqual(expect.arrayContaining(["roleGap", "curve", "colorSource"]));
  });
});
