import { beforeAll, describe, expect, it } from "vitest";
import { hasSharedData } from "../test/shared-data.ts";
import { measureArchetypes } from "./measure-archetypes.ts";
import { countBrackets, type MeasuredDeck, measureBrackets } from "./measure-brackets.ts";
import { measureRoles, readLabels } from "./measure-roles.ts";
import { readCommanderDecks, readRules } from "./read-shared.ts";

if (!hasSharedData) console.info("decks: the full card data is not here, no evaluation is run");

/** What a role must reach; `docs/roles.md` tells what it reaches. */
const LEAST = 0.9;

it("[FOR-09] at least 400 cards are labelled, each once", () => {
  const names = readLabels().map(({ name }) => name);
  expect(names.length).toBeGreaterThanOrEqual(400);
  expect(new Set(names).size).toBe(names.length);
});

describe.runIf(hasSharedData)("with all cards", () => {
  let data: ReturnType<typeof readCommanderDecks>;
  let measured: readonly MeasuredDeck[];
  beforeAll(() => {
    data = readCommanderDecks();
    measured = measureBrackets(data.decks, readRules());
  });

  it("[FOR-09] every role is read with a precision and a recall of 90 %", () => {
    const short = measureRoles(readLabels(), data.cards).filter(
      ({ precision, recall }) => precision < LEAST || recall < LEAST,
    );
    expect(short).toEqual([]);
  });

  it("[FOR-02] every list has an archetype", () => {
    const { lists, told } = measureArchetypes(measured, {});
    expect(told).toBe(lists);
  });

  it("[FOR-09] cards that are easily misread are read wholly right", () => {
    const traps = [
      "Oath of Teferi",
      "Cyclonic Rift",
      "Sylvan Library",
      "Vraska, Golgari Queen",
      "Teferi, Hero of Dominaria",
      "Boil",
      "Ugin's Nexus",
      "Stranglehold",
    ];
    const labels = readLabels().filter(({ name }) => traps.includes(name));
    expect(labels).toHaveLength(traps.length);
    const misread = measureRoles(labels, data.cards).filter(
      ({ missed, wrong }) => missed.length + wrong.length > 0,
    );
    expect(misread).toEqual([]);
  });

  it("[BRK-03] tournaments play 4 or 5; shops sell no 5, and 2 in four of five cases", () => {
    const rows = countBrackets(measured, "finding");
    const [, , , four = 0, five = 0] = rows.get("cedh") ?? [];
    expect(four + five).toBe(64);
    const precon = rows.get("precon") ?? [];
    expect(precon[4]).toBe(0);
    expect(precon[1] ?? 0).toBeGreaterThan(128);
  });

  it("[BRK-03] precons whose words only sound like a 4 are none", () => {
    const named = [
      "goblin-storm",
      "riders-of-rohan",
      "heads-i-win",
      "party-time",
      "subjective-reality",
    ];
    const found = measured.filter(({ file }) => named.some((name) => file.includes(name)));
    expect(found).toHaveLength(named.length);
    expect(found.filter(({ finding }) => finding.bracket >= 4)).toEqual([]);
  });

  it("[BRK-03] each way down reaches its bracket, and no card of it is cut in vain", () => {
    const ways = measured.flatMap(({ file, ways: all }) => all.map((way) => ({ file, ...way })));
    expect(ways.length).toBeGreaterThan(200);
    expect(ways.filter(({ bracket, reached }) => reached > bracket)).toEqual([]);
    expect(
      ways.filter(({ bracket, keeping }) => keeping.some((reached) => reached <= bracket)),
    ).toEqual([]);
  });

  it("[BRK-03] what comes beside a bracket tells tournaments from shops", () => {
    const share = (origin: string, kind: string) => {
      const lists = measured.filter((each) => each.origin === origin);
      return (
        lists.filter(({ signals }) => signals.some((signal) => signal.kind === kind)).length /
        lists.length
      );
    };
    for (const kind of ["fastMana", "freeInteraction", "tutors"]) {
      expect([kind, share("cedh", kind) > 0.8]).toEqual([kind, true]);
      expect([kind, share("precon", kind) < 0.2]).toEqual([kind, true]);
    }
  });

  it("[BRK-03] without Game Changers no list rises", () => {
    expect(
      measured.filter(
        ({ finding, withoutGameChangers }) => withoutGameChangers.bracket > finding.bracket,
      ),
    ).toEqual([]);
  });
});
