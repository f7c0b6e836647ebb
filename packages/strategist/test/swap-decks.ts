import type { Card } from "@spellwright/contract";
import { colorTarget } from "../src/color-targets.ts";
import { type DeckReport, reportOnDeck } from "../src/report/deck-report.ts";
import { afterSwap, type Swap } from "../src/report/swap.ts";
import type { StrategyDeck } from "../src/strategist.ts";
import { card, line } from "./made-deck.ts";

// Decks for swaps, and what a list measures, counted from its lines alone.

export const many = (count: number, make: () => Card): readonly Card[] =>
  Array.from({ length: count }, make);
export const land = (text: string, type_line = "Land") =>
  card(text, { type_line, cmc: 0, mana_cost: "" });
const basic = (name: string, symbol: string) =>
  card(`({T}: Add {${symbol}}.)`, {
    name,
    type_line: `Basic Land — ${name}`,
    cmc: 0,
    mana_cost: "",
  });
export const PLAINS = basic("Plains", "W");
export const ISLAND = basic("Island", "U");
export const FOREST = basic("Forest", "G");
export const LEAD = card("", {
  name: "Lead",
  type_line: "Legendary Creature — Elf",
  cmc: 3,
  mana_cost: "{1}{G}{U}",
  color_identity: ["G", "U"],
});
export const deckOf = (
  spells: readonly Card[],
  lands: readonly (readonly [Card, number])[],
  more: Partial<StrategyDeck> = {},
): StrategyDeck => ({
  name: "Test",
  format: "commander",
  bracket: null,
  entries: [
    ...(more.format === undefined ? [line(LEAD, 1, "commander")] : []),
    ...spells.map((each) => line(each)),
    ...lands.map(([each, quantity]) => line(each, quantity)),
  ],
  ...more,
});

/** Cards of plain costs: what kills a creature, and what does nothing of note. */
export const kills = (cmc: number, more: Partial<Card> = {}) =>
  card("Destroy target creature.", { cmc, mana_cost: `{${cmc}}`, ...more });
export const plain = (cmc: number, more: Partial<Card> = {}) =>
  card("Scry 1.", { cmc, mana_cost: `{${cmc}}`, ...more });
const draws = (cmc: number) => card("Draw two cards.", { cmc, mana_cost: `{${cmc}}` });

export const report = (deck: StrategyDeck, candidates: readonly Card[]): DeckReport =>
  reportOnDeck(deck, { candidates, near: [] });
export const swapsFor = (
  deck: StrategyDeck,
  candidates: readonly Card[],
  ...codes: readonly string[]
) => report(deck, candidates).swaps.filter(({ reason }) => codes.includes(reason.code));

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
export const changed = (deck: StrategyDeck, { add, cut }: Swap): StrategyDeck =>
  afterSwap(deck, add, cut);

/** What is wrong with the reason of a swap. Nothing where it is true. */
export const untrue = (deck: StrategyDeck, swap: Swap): readonly string[] => {
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

export const spells = {
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
export const lands = [[FOREST, 19] as const, [ISLAND, 18] as const];
export const cheap = [kills(1), kills(2), draws(2), kills(3)];
