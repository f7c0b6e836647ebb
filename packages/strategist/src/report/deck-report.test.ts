import type { Card } from "@spellwright/contract";
import { inOneGo } from "@spellwright/decks";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { card, commander, deckOf, fill, plain } from "../../test/made-deck.ts";
import { asked, sampleDeck } from "../../test/sample-deck.ts";
import { answerQuestion } from "../answer-question.ts";
import { deckFacts } from "../deck-facts.ts";
import type { StrategyDeck } from "../strategist.ts";
import { bracketSwaps } from "./bracket-swaps.ts";
import { type ReportParts, reportOnDeck } from "./deck-report.ts";
import { afterSwap, isSound } from "./swap.ts";

const parts = (candidates: readonly Card[], near: ReportParts["near"] = []): ReportParts => ({
  candidates,
  near,
});
const size = ({ entries }: StrategyDeck) =>
  entries.reduce((sum, { quantity }) => sum + quantity, 0);

describe("[ANA-04] swaps", () => {
  test("fill the roles that are short, with a reason that is true, and keep the count", () => {
    const wipe = card("Destroy all creatures.");
    const { swaps } = reportOnDeck(deckOf(...fill), parts([plain(), wipe]));
    expect(swaps).toHaveLength(1);
    expect(swaps[0]).toMatchObject({
      add: { name: wipe.name },
      reason: { code: "roleGap", role: "wipe", count: 0, least: 1 },
      effect: { bracketBefore: null, bracketAfter: null },
    });
    const swap = swaps[0];
    if (swap === undefined) throw new Error("no swap");
    expect(size(afterSwap(deckOf(...fill), swap.add, swap.cut))).toBe(100);
  });

  test("tell what they change of each color: symbols in costs and sources, counted before and after", () => {
    const dork = card("{T}: Add {G}.", { type_line: "Creature — Elf", mana_cost: "{G}{G}" });
    const spells = Array.from({ length: 40 }, () => card("Scry 1.", { mana_cost: "{1}{G}{U}" }));
    const deck = deckOf(...spells);
    const [swap] = reportOnDeck(deck, parts([dork])).swaps;
    expect(swap?.effect.colors).toEqual([
      { color: "U", symbols: [40, 39], sources: [0, 0] },
      { color: "G", symbols: [40, 41], sources: [59, 60] },
    ]);
    const same = reportOnDeck(deckOf(...fill), parts([card("Destroy all creatures.")])).swaps[0];
    expect(same?.effect.colors).toEqual([]);
  });

  test("what makes mana first, and a land, is no remedy for another role", () => {
    const rock = card("{T}: Add {C}. {1}, Sacrifice: Draw a card.", { type_line: "Artifact" });
    const land = card("{T}: Add {C}. {4}, {T}: Draw a card.", { type_line: "Land" });
    const draws = card("Draw three cards.");
    const ramp = Array.from({ length: 8 }, () => card("{T}: Add {G}.", { type_line: "Artifact" }));
    const { swaps } = reportOnDeck(deckOf(...fill, ...ramp), parts([rock, land, draws]));
    const forDraw = swaps.filter(
      ({ reason }) => reason.code === "roleGap" && reason.role === "draw",
    );
    expect(forDraw.map(({ add }) => add.name)).toEqual([draws.name]);
  });

  test("habits of other tables say nothing of a deck made to win tournaments", () => {
    const wipe = card("Destroy all creatures.");
    const competitive = { ...deckOf(...fill), format: "cedh" as const };
    const { swaps, weaknesses } = reportOnDeck(competitive, parts([wipe]));
    expect(swaps).toEqual([]);
    expect(weaknesses.filter(({ code }) => /^(?:role|lands)/.test(code))).toEqual([]);
  });

  test("what the deck has too little of is never taken out for something else", () => {
    const removal = card("Destroy target creature.", { cmc: 6 });
    const rock = card("{T}: Add {G}.", { type_line: "Artifact", cmc: 2 });
    const { swaps, weaknesses } = reportOnDeck(deckOf(removal, plain()), parts([rock]));
    expect(weaknesses.map(({ params }) => params.role)).toContainEqual({ role: "removal" });
    expect(swaps.map(({ cut }) => cut.name)).not.toContain(removal.name);
    expect(swaps).toHaveLength(1);
  });

  test("the few cards of the surest way to win stay, of more than are key one may go", () => {
    const finisher = () =>
      card("", { type_line: "Creature — Beast", power: "7", toughness: "7", cmc: 9 });
    const wipes = Array.from({ length: 12 }, () => card("Destroy all creatures."));
    const one = finisher();
    const others = Array.from({ length: 13 }, finisher);
    const cutsOf = (...creatures: readonly Card[]) => {
      const deck = deckOf(...creatures, ...fill);
      return reportOnDeck(deck, parts(wipes)).swaps.map(({ cut }) => cut.name);
    };
    expect(cutsOf(one)).not.toContain(one.name);
    expect(cutsOf(one).length).toBeGreaterThan(0);
    const names = [one, ...others].map(({ name }) => name);
    expect(cutsOf(one, ...others).some((cut) => names.includes(cut))).toBe(true);
  });

  test("[ANA-02] a cheaper card of the same role is named where prices are known, checked alike", () => {
    const wipe = (price: string | null, more: Partial<Card> = {}) =>
      card("Destroy all creatures.", {
        prices: price === null ? null : { eur: price },
        edhrec_rank: 9_000,
        ...more,
      });
    const dear = wipe("30.00");
    const red = wipe("0.10", { color_identity: ["R"] });
    const banned = wipe("0.10", { legalities: { commander: "banned" } });
    const changer = wipe("0.10", { game_changer: true });
    const sound = wipe("0.10");
    const draws = card("Draw three cards.", { prices: { eur: "0.10" } });
    const offered = [dear, draws, red, banned, changer, sound];
    const report = reportOnDeck(deckOf(...fill), parts(offered));
    const swapFor = (role: string) =>
      report.swaps.find(({ reason }) => reason.code === "roleGap" && reason.role === role);
    expect(swapFor("wipe")?.add.name).toBe(dear.name);
    expect(swapFor("wipe")?.cheaper).toMatchObject({
      card: { name: sound.name },
      prices: { currency: "eur", first: 30, second: 0.1 },
    });
    // Without prices nothing is said of them.
    const unpriced = reportOnDeck(deckOf(...fill), parts([wipe(null), wipe(null)]));
    expect(unpriced.swaps).toMatchObject([{ cheaper: null, prices: null }]);
  });

  test("[ANA-02] drops a cheaper card that raises the bracket", () => {
    const dear = card("Destroy all creatures.", { prices: { eur: "30.00" } });
    const cheap = card("Destroy all creatures.", { prices: { eur: "1.00" } });
    const report = reportOnDeck(deckOf(...fill), parts([dear, cheap]));
    const swapsWhere = (bracket: 2 | 4) =>
      inOneGo(
        bracketSwaps(report, ({ entries }) =>
          entries.some(({ name }) => name === cheap.name) ? bracket : 2,
        ),
      ).swaps;
    expect(swapsWhere(2)[0]?.cheaper?.card.name).toBe(cheap.name);
    expect(swapsWhere(4)[0]).toMatchObject({ add: { name: dear.name }, cheaper: null });
  });

  test("tell the bracket before and after, where it rises too", () => {
    const wipe = card("Destroy all creatures.");
    const report = reportOnDeck(deckOf(...fill), parts([wipe]));
    const { swaps } = inOneGo(
      bracketSwaps(report, ({ entries }) =>
        entries.some(({ name }) => name === wipe.name) ? 3 : 2,
      ),
    );
    expect(swaps).toMatchObject([{ effect: { bracketBefore: 2, bracketAfter: 3 } }]);
  });

  test("the piece of a combo that would raise the bracket is not proposed unasked", () => {
    const missing = plain();
    const near = [{ missing: missing.name, cards: [missing.name, commander.name] }];
    const report = reportOnDeck(deckOf(...fill), parts([missing], near));
    const swapsWhere = (bracket: 2 | 4) =>
      inOneGo(
        bracketSwaps(report, ({ entries }) =>
          entries.some(({ name }) => name === missing.name) ? bracket : 2,
        ),
      ).swaps.map(({ add }) => add.name);
    expect(swapsWhere(2)).toEqual([missing.name]);
    expect(swapsWhere(4)).toEqual([]);
  });

  test("[ANA-03] a combo that lacks a card which may not join is no synergy to come", () => {
    const may = plain();
    const mayNot = card("Scry 1.", { color_identity: ["R"] });
    const { near } = reportOnDeck(
      deckOf(...fill),
      parts(
        [may, mayNot],
        [may, mayNot].map(({ name }) => ({ missing: name, cards: [name, commander.name] })),
      ),
    );
    const { name } = commander;
    expect(near).toMatchObject([{ missing: { name: may.name }, cards: [{ name }] }]);
  });

  test("a combo one card away is proposed, and its pieces stay", () => {
    const fetches = () =>
      card("Search your library for a land card, put it onto the battlefield, then shuffle.");
    const waits = Array.from({ length: 4 }, () =>
      card("Whenever a land you control enters, scry 1."),
    );
    const deck = deckOf(...Array.from({ length: 9 }, fetches), ...waits, ...fill);
    const [there] = waits;
    const pieceOf = (missing: Card) => [
      { missing: missing.name, cards: [missing.name, there?.name ?? ""] },
    ];
    const [missing, apart] = [fetches(), plain()];
    const { swaps } = reportOnDeck(deck, parts([missing], pieceOf(missing)));
    const swap = swaps.find(({ reason }) => reason.code === "comboPiece");
    expect(swap?.reason).toMatchObject({ with: [{ name: there?.name }] });
    expect(swap?.cut.name).not.toBe(there?.name);
    expect(reportOnDeck(deck, parts([apart], pieceOf(apart))).swaps).toEqual([]);
  });

  test("whatever is offered, as cards or as combos, only sound swaps come through", async () => {
    const deck = deckOf(...fill);
    const facts = deckFacts(deck);
    const texts = ["Destroy all creatures.", "Draw three cards.", "{T}: Add {G}.", "Scry 1."];
    const anyCard = fc
      .record({
        text: fc.constantFrom(...texts),
        name: fc.oneof(fc.string(), fc.constantFrom("Forest", fill[0]?.name ?? "")),
        status: fc.constantFrom("legal", "banned", "not_legal", "restricted"),
        color_identity: fc.subarray(["W", "U", "B", "R", "G"]),
        cmc: fc.integer({ min: 0, max: 12 }),
        game_changer: fc.boolean(),
      })
      .map(({ text, status, ...more }) =>
        card(text, { ...more, legalities: { commander: status } }),
      );
    const anyCombo = fc.record({
      missing: fc.string(),
      cards: fc.array(fc.string(), { maxLength: 4 }),
    });
    await fc.assert(
      fc.property(
        fc.array(anyCard, { maxLength: 12 }),
        fc.array(anyCombo, { maxLength: 4 }),
        (offered, near) => {
          const known = new Map(offered.map((each) => [each.name, each]));
          for (const { add, cut } of reportOnDeck(deck, parts(offered, near)).swaps) {
            expect(isSound({ add: add.name, cut: cut.name }, facts, known)).toBe(true);
            expect(["legal", "restricted"]).toContain(add.legalities.commander);
            expect(add.color_identity.every((color) => color === "G")).toBe(true);
            expect(size(afterSwap(deck, add, cut))).toBe(size(deck));
          }
        },
      ),
    );
  });

  test("nothing that is banned, of another color, there already or unknown is ever sound", async () => {
    const facts = deckFacts(deckOf(...fill));
    const good = card("Destroy all creatures.");
    const banned = card("", { legalities: { commander: "banned" } });
    const red = card("", { color_identity: ["R"] });
    const cards = new Map([good, banned, red, ...fill, commander].map((each) => [each.name, each]));
    const known = [...cards.keys(), "Invented Card", "", "Forest"];
    const name = fc.oneof(fc.constantFrom(...known), fc.string());
    await fc.assert(
      fc.property(name, name, (add, cut) => {
        const sound = isSound({ add, cut }, facts, cards);
        const isCuttable = cut === "Forest" || fill.some((each) => each.name === cut);
        expect(sound).toBe(add === good.name && isCuttable);
      }),
    );
  });
});

describe("[ANA-02] cards that are not known", () => {
  const krenko = sampleDeck("krenko-goblin-uproar", "commander");
  const unknownBut = (kept: number): StrategyDeck => ({
    ...krenko,
    entries: krenko.entries.map((entry, at) => (at < kept ? entry : { ...entry, card: null })),
  });

  test("may be what the list seems to lack: they are named first, and no shortage is", () => {
    const { weaknesses, facts, swaps } = reportOnDeck(
      unknownBut(25),
      parts([card("Destroy all creatures."), card("Draw three cards.")]),
    );
    expect(weaknesses[0]).toEqual({
      code: "cardsUnknown",
      params: { count: facts.statistics.unknown },
    });
    const codes = weaknesses.map(({ code }) => code);
    expect(codes.filter((code) => /Below|Short/.test(code))).toEqual([]);
    expect(swaps.filter(({ reason }) => reason.code === "roleGap")).toEqual([]);
  });

  test("are named by the answers to questions too", async () => {
    for (const question of ["What should I add?", "What are the weaknesses of this deck?"]) {
      const { content } = await answerQuestion(asked(question, { deck: unknownBut(25) }), {
        signal: new AbortController().signal,
      });
      if (content.kind !== "findings") throw new Error("a model answered");
      expect(content.headline.code).toBe("cardsUnknown");
      expect(JSON.stringify(content)).not.toMatch(/Below|Short/);
    }
  });
});

describe("[ANA-02] a report names cards of the list only", () => {
  test.each(["atraxa-growing-council", "krenko-goblin-uproar", "ghalta-primal-stampede"])(
    "names no other card of %s",
    (file) => {
      const deck = sampleDeck(file, "commander");
      const report = reportOnDeck(deck, parts([]));
      const inDeck = new Set(deck.entries.map((entry) => entry.card?.name ?? entry.name));
      const named = [
        ...report.keyCards.map((each) => each.card),
        ...report.plan.flatMap(({ cards }) => cards),
        ...report.wins.flatMap(({ cards }) => cards),
        ...report.synergies.flatMap(({ makers, payoffs }) => [...makers, ...payoffs]),
      ];
      expect(named.length).toBeGreaterThan(5);
      expect(named.filter(({ name }) => !inDeck.has(name))).toEqual([]);
      expect(report.swaps).toEqual([]);
      expect(report.plan.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(40);
    },
  );
});
