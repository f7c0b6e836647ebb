import type { Archetype } from "@spellwright/contract";
import { inOneGo } from "@spellwright/decks";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { card, line } from "../../test/made-deck.ts";
import {
  changed,
  cheap,
  deckOf,
  FOREST,
  ISLAND,
  LEAD,
  land,
  lands,
  PLAINS,
  report,
  spells,
  untrue,
} from "../../test/swap-decks.ts";
import { deckFacts } from "../deck-facts.ts";
import type { StrategyDeck } from "../strategist.ts";
import { bracketSwaps } from "./bracket-swaps.ts";
import type { DeckReport } from "./deck-report.ts";
import { isSound } from "./swap.ts";

/** As cards list them: “{W} or {U}”, “{W}, {U}, or {G}”. */
const ANY_OF = new Intl.ListFormat("en", { type: "disjunction" });

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
        `${isTapped ? "This land enters tapped.\n" : ""}{T}: Add ${ANY_OF.format(colors.map((each) => `{${each}}`))}.`,
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
          ...(size < 100 ? [line(PLAINS, 100 - size)] : []),
        ],
      };
    });

  test("over random decks: every reason is true, nothing of the plan goes, and all of them together leave no finding worse", async () => {
    const seen = new Map<string, number>();
    await fc.assert(
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
