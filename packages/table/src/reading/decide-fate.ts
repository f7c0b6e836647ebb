import type { Card } from "@spellwright/contract";
import type { NamedCard } from "@spellwright/judge";
import { abilitiesOf } from "../abilities-of.ts";
import { countersSpell } from "../counters-spell.ts";
import { type Fate, fateOf, isGone, isHarmful } from "../fate.ts";
import { isPermanent, kindsOf } from "../kinds-of.ts";
import { otherSide, type Permanent, type Side, type Thing } from "../scene.ts";
import { barriersFrom } from "../targeting.ts";
import { bilingualName, bilingualWords } from "./card-wording.ts";
import * as say from "./fate-phrases.ts";
import type { FateAsked, FateQuestion } from "./read-fate.ts";
import type { PhrasedTableAnswer } from "./table-phrases.ts";

/** What one named card does to another: whether it may target it, and what becomes of it. */
export function decideFate(
  { asked, source, target }: FateQuestion,
  cards: readonly NamedCard[],
): PhrasedTableAnswer | undefined {
  const card = cards[source.place]?.card;
  const met = cards[target.place]?.card;
  if (card === undefined || met === undefined) return undefined;
  const side = source.side ?? (target.side && otherSide(target.side)) ?? "asker";
  const by: Permanent = { card, copies: 1, side };
  const kinds = kindsOf(met);
  const on = (owner: Side): Met => ({ card: met, kinds, side: owner, zone: "battlefield" });
  if (asked === "counter") return decideCounter(by, on(otherSide(side)));
  if (!isPermanent(kinds) || kinds.has("vehicle")) return undefined;
  const decide = (thing: Met) => {
    // “Can I Wrath of God a @1?”: what does not target is asked for what it does.
    const isAimed =
      asked === "target" || (asked === "cast" && barriersFrom(by, thing)?.length !== 0);
    if (isAimed) return decideTarget(by, thing);
    return decideOutcome(asked === "cast" ? "remove" : asked, by, thing);
  };
  if (target.side !== undefined) return decide(on(target.side));
  // Nobody told whose it is: what a spell does to the other player's, where the own one fares no better.
  const [theirs, own] = [decide(on(otherSide(side))), decide(on(side))];
  const isSame = theirs?.verdict === own?.verdict;
  // What helps is meant for an own creature.
  return isSame || (isHarmful(card) && theirs?.rules[0]?.number !== "115.1") ? theirs : undefined;
}

type Met = Thing & { readonly card: Card };

function decideCounter(by: Permanent, thing: Met): PhrasedTableAnswer | undefined {
  const found = countersSpell(by, thing);
  return found && say.counters(found, namesOf(by, thing), wordsOf(by, thing, found.line));
}

function decideTarget(by: Permanent, thing: Met): PhrasedTableAnswer | undefined {
  if (isPermanent(kindsOf(by.card))) return undefined;
  const barriers = barriersFrom(by, thing);
  if (barriers === undefined) return undefined;
  const barrier = barriers.find((one) => one === "none") ?? barriers[0] ?? "untargeted";
  return say.targets(barrier, namesOf(by, thing), wordsOf(by, thing, undefined, barrier));
}

function decideOutcome(
  asked: Exclude<FateAsked, "cast" | "counter" | "target">,
  by: Permanent,
  thing: Met,
): PhrasedTableAnswer | undefined {
  const fate = fateOf(by, thing);
  const verdict = fate && verdictOn(asked, fate);
  if (fate === undefined || verdict === undefined) return undefined;
  return say.becomes(
    verdict,
    fate,
    namesOf(by, thing),
    wordsOf(by, thing, fate.line, fate.outcome),
  );
}

/** Exile and a return to the hand are no death, and players do not say which they mean. */
function verdictOn(asked: FateAsked, fate: Fate): boolean | undefined {
  const { outcome } = fate;
  if (asked === "remove") return isGone(fate);
  if (asked === "survive") return !isGone(fate);
  if (asked === "exile")
    return outcome === "exile" || !isGone(fate) ? outcome === "exile" : undefined;
  return outcome === "exile" || outcome === "return" ? undefined : isGone(fate);
}

const namesOf = (by: Permanent, { card }: Met): say.Pair => ({
  source: bilingualName(by.card),
  target: bilingualName(card),
});

/** The line that does it, and the one that stands against it. */
function wordsOf(by: Permanent, { card }: Met, line?: number, outcome?: string) {
  const shield = abilitiesOf(card).find((one) => one.kind === "keyword" && one.name === outcome);
  return [
    bilingualWords(by.card, line),
    ...(shield === undefined ? [] : [bilingualWords(card, shield.line)]),
  ];
}
