import type { NamedCard } from "@spellwright/judge";
import type { Source } from "../find-prohibition.ts";
import { findProhibition } from "../find-prohibition.ts";
import type { Outcome } from "../run.ts";
import { run } from "../run.ts";
import type { Doing, Scene, Side } from "../scene.ts";
import { type ArrangedScene, arrangeTable } from "./arrange-table.ts";
import { bilingualName, bilingualWords } from "./card-wording.ts";
import type { SceneQuestion, StatedScene } from "./stated-scene.ts";
import * as say from "./table-phrases.ts";

type AskedAmount = Extract<SceneQuestion, { readonly kind: "amount" }>;

/** How much comes of what is told: taxes of attackers, cards drawn, tokens, life, damage. */
export function decideAmount(
  scene: StatedScene,
  asked: AskedAmount,
  cards: readonly NamedCard[],
): say.PhrasedTableAnswer | undefined {
  const laid = arrangeTable(scene, cards);
  if (laid.some(({ acts }) => acts.length === 0)) return undefined;
  const found = laid.map((laid) => (asked.of === "pay" ? taxOf(laid) : countOf(laid, asked)));
  const [first, other] = found;
  const answer = first ?? other;
  // Where untold sides come out differently, the one with something to count is meant.
  return first && other && first.ruling.en !== other.ruling.en ? undefined : answer;
}

const NUMERIC = /^\{(\d+)\}$/;

/** Generic mana in all; not a number where a price is anything else. */
const sum = (prices: readonly string[]): number =>
  prices.reduce((total, price) => total + Number(NUMERIC.exec(price)?.[1]), 0);

function taxOf(laid: ArrangedScene): say.PhrasedTableAnswer | undefined {
  const attack = laid.acts.find(({ doing }) => doing === "attack");
  if (attack === undefined) return undefined;
  const found = findProhibition(attack, laid.board);
  if (found?.kind !== "taxed") return undefined;
  const each = sum(found.taxes.flatMap(({ price }) => price));
  if (Number.isNaN(each)) return undefined;
  return say.tax(
    each * attack.amount,
    [...new Set(found.taxes.map(({ by }) => by))].map((by) => ({
      card: bilingualName(by.card),
      price: `{${sum(found.taxes.filter((one) => one.by === by).flatMap(({ price }) => price))}}`,
    })),
    quotesOf(found.taxes),
  );
}

/** Each line that had a part in it, once. */
const quotesOf = (sources: readonly Source[]) => [
  ...new Map(
    sources.map(
      ({ by, line }) => [`${by.card.id} ${line}`, bilingualWords(by.card, line)] as const,
    ),
  ).values(),
];

/** How much of something comes of what is done on a table. */
export function countOf(laid: Scene, asked: AskedAmount): say.PhrasedTableAnswer | undefined {
  const outcome = run(laid);
  if (outcome === undefined || asked.of === "pay") return undefined;
  const value =
    asked.of === "triggers" ? triggered(outcome) : amountFor(outcome, asked.of, asked.side);
  const sources = sourcesOf(outcome);
  if (value === undefined || (value === 0 && !sources.some(isNothing)) || !isCounted(asked.of))
    return undefined;
  // What was drawn before is no part of what is drawn now.
  const isDrawnTwice = laid.acts.length > 1 && laid.acts.some(({ doing }) => doing === "draw");
  if (isDrawnTwice && outcome.caps.length > 0) return undefined;
  // A card that changed nothing was not understood.
  const parts = new Set(sources.map(({ by }) => by.card));
  if (laid.board.some(({ card }) => !parts.has(card))) return undefined;
  return say.amount(
    asked.of,
    value,
    sources.map(({ by, kind, amount }) => ({ kind, amount, card: bilingualName(by.card) })),
    { ...outcome, draws: laid.acts.some(({ doing }) => doing === "draw") || asked.of === "draw" },
    quotesOf(sources),
  );
}

/** What leaves nothing of it. */
const isNothing = ({ kind, amount }: SourceFound): boolean =>
  kind === "caps" || (kind === "multiplies" && amount === 0);

const COUNTED = new Set(["draw", "create", "gain", "lose", "damage", "triggers"]);
const isCounted = (of: string): of is say.Counted => COUNTED.has(of);

/** How often. Where abilities of several cards triggered, nobody read which one is asked about. */
const triggered = ({ triggers }: Outcome): number | undefined =>
  new Set(triggers.map(({ by }) => by.card)).size > 1
    ? undefined
    : triggers.reduce((sum, { times }) => sum + times, 0);

/** Of one player. Where nobody is told, of the only one to whom it happened. */
function amountFor(outcome: Outcome, of: Doing, side: Side | undefined): number | undefined {
  const sides: readonly Side[] = side === undefined ? ["asker", "opponent"] : [side];
  const totals = sides.map((one) => outcome.amountOf(of, one));
  if (side !== undefined) return totals[0];
  const happened = totals.filter((total) => total !== 0);
  return happened.length === 1 ? happened[0] : undefined;
}

interface SourceFound extends Source {
  readonly kind: say.Source["kind"];
  readonly amount: number;
}

function sourcesOf({
  triggers,
  again,
  replacements,
  caps,
  copies,
}: Outcome): readonly SourceFound[] {
  return [
    ...together(triggers).map(({ times, ...source }) => ({
      ...source,
      kind: "triggers" as const,
      amount: times,
    })),
    ...onceEach(again).map(({ times, ...source }) => ({
      ...source,
      kind: "again" as const,
      amount: times,
    })),
    ...onceEach(replacements).map((one) => ({
      ...one,
      ...("plus" in one
        ? { kind: "adds" as const, amount: one.plus }
        : { kind: "multiplies" as const, amount: one.times }),
    })),
    ...copies.map(({ times, ...source }) => ({
      ...source,
      kind: "copies" as const,
      amount: times,
    })),
    ...caps.map((source) => ({ ...source, kind: "caps" as const, amount: 1 })),
  ];
}

/** What makes several abilities trigger again, or changes several events, is told once. */
const onceEach = <One extends Source>(sources: readonly One[]): readonly One[] => [
  ...new Map(sources.map((one) => [one.by.card.id, one])).values(),
];

/** One ability triggers on several things: told once. So are two of one card that trigger as often. */
function together(triggers: Outcome["triggers"]): Outcome["triggers"] {
  const byLine = new Map<string, Outcome["triggers"][number]>();
  for (const one of triggers) {
    const key = `${one.by.card.id} ${one.line}`;
    byLine.set(key, { ...one, times: one.times + (byLine.get(key)?.times ?? 0) });
  }
  const lines = [...byLine.values()];
  return [...new Map(lines.map((one) => [`${one.by.card.id} ${one.times}`, one])).values()];
}
