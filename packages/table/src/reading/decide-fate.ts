import type { Card } from "@spellwright/contract";
import type { NamedCard } from "@spellwright/judge";
import { abilitiesOf, abilitiesOn } from "../abilities-of.ts";
import { countersSpell } from "../counters-spell.ts";
import { type Fate, fateOf, forbidsRegeneration, isGone, isHarmful } from "../fate.ts";
import { isPermanent, kindsOf } from "../kinds-of.ts";
import { otherSide, type Permanent, type Side, type Thing } from "../scene.ts";
import { barriersFrom, keywordsOf } from "../targeting.ts";
import { bilingualName, bilingualWords } from "./card-wording.ts";
import * as say from "./fate-phrases.ts";
import type { CreatureFateQuestion } from "./read-creature-fate.ts";
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
  const thing: Met = { card: met, kinds: kindsOf(met), zone: "battlefield" };
  return decideFateOfOne(
    asked,
    by,
    target.side === undefined ? thing : { ...thing, side: target.side },
  );
}

/** What becomes of a creature that is told by what keeps it. */
export function decideCreatureFate(
  told: CreatureFateQuestion | undefined,
  cards: readonly NamedCard[],
): PhrasedTableAnswer | undefined {
  if (told === undefined) return undefined;
  const { asked, source, target, x, byOpponent } = told;
  const card = cards[source]?.card;
  if (card === undefined) return undefined;
  const by: Permanent = { card, copies: 1, side: "opponent", ...(x === undefined ? {} : { x }) };
  const [theirs, own] = (["asker", "opponent"] as const).map((side) =>
    decideFateOfOne(asked, by, { ...target, side }),
  );
  return byOpponent || theirs?.verdict === own?.verdict ? theirs : undefined;
}

/** What becomes of one thing, and whether a card may target it. */
export function decideFateOfOne(
  asked: FateAsked,
  by: Permanent,
  { side: owner, ...thing }: Met,
): PhrasedTableAnswer | undefined {
  const { card, side = "asker" } = by;
  const on = (side: Side): Met => ({ ...thing, side });
  const { kinds } = thing;
  if (asked === "counter") return decideCounter(by, on(otherSide(side)));
  if (!isPermanent(kinds) || kinds.has("vehicle")) return undefined;
  const decide = (thing: Met) => {
    // “Can I Wrath of God a @1?”: what does not target is asked for what it does.
    const isAimed =
      asked === "target" || (asked === "cast" && barriersFrom(by, thing)?.length !== 0);
    if (isAimed) return decideTarget(by, thing);
    return decideOutcome(asked === "cast" ? "remove" : asked, by, thing);
  };
  if (owner !== undefined) return decide(on(owner));
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

type AskedOutcome = Exclude<FateAsked, "cast" | "counter" | "target">;

function decideOutcome(
  asked: AskedOutcome,
  by: Permanent,
  thing: Met,
): PhrasedTableAnswer | undefined {
  const fate = fateOf(by, thing);
  const verdict = fate && verdictOn(asked, fate);
  if (fate === undefined || verdict === undefined) return undefined;
  const useless = isGone(fate) ? uselessShields(fate, by, thing) : [];
  // Who sacrifices chooses: that one keeps nothing from it is all that is known.
  if (fate.outcome === "sacrifice" && useless.length === 0) return undefined;
  const words = wordsOf(by, thing, fate.line, fate.outcome);
  return say.phraseFate(verdict, fate, namesOf(by, thing), words, useless);
}

const UNTARGETED = ["hexproof", "protection", "shroud"] as const;

/** What a thing has against other harms than this one. */
function uselessShields(
  { isTargeted }: Fate,
  by: Permanent,
  thing: Met,
): readonly say.UselessProtection[] {
  const { regenerates } = thing;
  const has = (name: string) => keywordsOf(abilitiesOn(thing), name).length > 0;
  return [
    ...(has("indestructible")
      ? [{ shield: "indestructible", why: "indestructible" } as const]
      : []),
    ...(regenerates === true
      ? [
          {
            shield: "regenerate",
            why: forbidsRegeneration(by.card) ? "forbidden" : "regenerate",
          } as const,
        ]
      : []),
    ...(isTargeted ? [] : UNTARGETED)
      .filter(has)
      .map((shield) => ({ shield, why: "untargeted" }) as const),
  ];
}

type Outcome = Fate["outcome"];
/** Exile and a return to the hand are no death, and players do not say which they mean. */
const ALIVE: ReadonlySet<Outcome> = new Set(["exile", "return"]);
const DESTROYED: ReadonlySet<Outcome> = new Set(["destroy", "lethal"]);

/** The answer to what is asked. Undefined where another fate is asked about than this one. */
function verdictOn(asked: AskedOutcome, fate: Fate): boolean | undefined {
  const { outcome } = fate;
  const isLost = isGone(fate);
  switch (asked) {
    case "remove":
      return isLost;
    case "survive":
      return !isLost;
    case "exile":
    case "sacrifice":
      return outcome === asked || (isLost ? undefined : false);
    case "destroyed":
      return isLost && !DESTROYED.has(outcome) ? undefined : isLost;
    default:
      return ALIVE.has(outcome) ? undefined : isLost;
  }
}

const namesOf = (by: Permanent, { card, isOpen }: Met): say.Pair => ({
  source: bilingualName(by.card),
  target: isOpen === true ? say.nameOfCreature(card) : bilingualName(card),
});

/** The line that does it, and the one that stands against it. */
function wordsOf(by: Permanent, { card, isOpen }: Met, line?: number, outcome?: string) {
  const shield = abilitiesOf(card).find((one) => one.kind === "keyword" && one.name === outcome);
  return [
    bilingualWords(by.card, line),
    ...(shield === undefined || isOpen === true ? [] : [bilingualWords(card, shield.line)]),
  ];
}
