import { readFileSync } from "node:fs";
import type { Card, Language } from "@spellwright/contract";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { ask } from "../../test/ask.ts";
import { loadCards } from "../../test/load-cards.ts";
import { loadStarterCards } from "../../test/load-starter-cards.ts";
import { named } from "../../test/named.ts";
import { understand } from "../../test/understand.ts";
import { decideByEngine } from "./decide-by-engine.ts";

/** A combat, a cost or a check of state-based actions with one to four cards in both languages, with its truth worked out by hand from the rules. */
const Scene = z.strictObject({
  cards: z.array(z.string()).min(1).max(4),
  en: z.string(),
  fr: z.string(),
  says: z.strictObject({
    verdict: z.enum(["yes", "no"]).optional(),
    /** The first numbers of the ruling. */
    numbers: z.array(z.number()).optional(),
    /** All that die, by English name. */
    dies: z.array(z.string()).optional(),
  }),
  why: z.string(),
});

const FILES = ["combat.json", "costs-and-states.json"];
const scenes = FILES.flatMap((name) =>
  z
    .array(Scene)
    .parse(JSON.parse(readFileSync(new URL(`../../test/scenes/${name}`, import.meta.url), "utf8"))),
);
/** A ruling that is surer than this is shown as sure. */
const SURE = 0.7;

const nameIn = (language: Language, { name, printed_name }: Card): string =>
  (language === "fr" && printed_name) || name;

/** What the engines say of a scene that is not its truth. Undefined when they say it, and are sure. */
const faultOf = (
  { cards, says, ...scene }: z.infer<typeof Scene>,
  language: Language,
  known: ReadonlyMap<string, Card>,
): string | undefined => {
  const of = (name: string): Card => {
    const card = known.get(name);
    if (!card) throw new Error(`no card ${name}`);
    return card;
  };
  const told = cards.map((name) => named(of(name), nameIn(language, of(name))));
  const question = scene[language];
  const decision = decideByEngine(understand(ask(question, language, { cards: told })), told);
  const fault = `${question} → ${decision?.ruling ?? "silent"} (${decision?.confidence})`;
  if (!decision || decision.confidence < SURE) return fault;
  const numbers = (decision.ruling.match(/\d+/g) ?? []).map(Number);
  const dead = decision.ruling.split(/ meurent| die/)[0] ?? "";
  const isTrue =
    (says.verdict === undefined || decision.verdict === says.verdict) &&
    (says.numbers ?? []).every((number, at) => numbers[at] === number) &&
    (says.dies ?? []).every((name) => dead.includes(nameIn(language, of(name))));
  return isTrue ? undefined : fault;
};

const faults = (known: ReadonlyMap<string, Card>): readonly string[] =>
  scenes.flatMap((scene) =>
    (["en", "fr"] as const).flatMap((language) => faultOf(scene, language, known) ?? []),
  );

describe("[ORA-17] situations with cards are worked out from what the cards say", () => {
  test("computes eighty and more scenes, each in both languages, on the facts of the starter cards", () => {
    expect(scenes.length).toBeGreaterThanOrEqual(80);
    expect(faults(loadStarterCards())).toEqual([]);
  });

  const official = loadCards(scenes.flatMap(({ cards }) => cards));
  test.runIf(official)("computes the same scenes on the official texts", () => {
    expect(faults(official ?? new Map())).toEqual([]);
  });
});
