import { type Ability, type Clause, headOf, type Noun } from "@spellwright/card-text";
import type { Card } from "@spellwright/contract";
import { type Engine, type NamedCard, readWords } from "@spellwright/judge";
import { abilitiesOf } from "../abilities-of.ts";
import { fits, withoutCount } from "../fits.ts";
import { bilingualName, bilingualWords } from "../reading/card-wording.ts";
import type { PhrasedTableAnswer } from "../reading/table-phrases.ts";
import { paid } from "./target-phrases.ts";
import { ownerNamedBefore, readTargetQuestion } from "./target-question.ts";

const BESIDE =
  "loyalty counter-marker double doubling activated-ability loyalty-ability planeswalker cost pay control ability";

/**
 * Whether what adds to counters adds to those that pay for a loyalty ability: an effect that speaks of effects does not
 * touch what is paid, one that speaks of counters does (CR 606.4, 614.16).
 */
export function decidePaidCounters(
  understanding: Parameters<Engine>[0],
  cards: readonly NamedCard[],
): PhrasedTableAnswer | undefined {
  const amount = paidAmount(readWords(understanding, cards).all);
  const asks = readTargetQuestion(understanding, BESIDE, []);
  if (asks === undefined || amount === undefined || !isDoubling(asks.ids)) return undefined;
  const found = cards.filter(({ card }) => additionsOf(card).length > 0);
  const [source, other] = found;
  const rest = cards.filter((one) => one !== source);
  if (source === undefined || other !== undefined || rest.length > 1 || !rest.every(isWalker))
    return undefined;
  const owner = ownerNamedBefore(
    understanding,
    cards,
    (symbol) => symbol.sense === "named" && cards[symbol.place] === source,
  );
  const [addition, more] = additionsOf(source.card).filter(({ event }) => isOnOwnWalker(event));
  if (owner === "opponent" || addition === undefined || more !== undefined) return undefined;
  const isOfEffects = headOf(addition.event.who ?? {}).thing === "effect";
  return paid(!isOfEffects, bilingualName(source.card), amount, [
    bilingualWords(source.card, addition.ability.line),
  ]);
}

/** “Are the loyalty counters doubled?” */
const isDoubling = (ids: ReadonlySet<string>): boolean => ids.has("loyalty") && ids.has("double");

const isWalker = ({ card }: NamedCard): boolean => card.type_line.includes("Planeswalker");

const COST = /(?<![\d/])(?:\bplus |\+)(\d{1,2})\b(?!\/)/;

/** The only loyalty cost that is told: “the +1”. */
function paidAmount(words: string): number | undefined {
  const [told, other] = words.split(COST).filter((_, place) => place % 2 === 1);
  return told === undefined || other !== undefined ? undefined : Number(told);
}

interface Addition {
  readonly ability: Ability;
  readonly event: Clause;
}

/** What a card puts in place of counters that would be put. */
const additionsOf = (card: Card): readonly Addition[] =>
  abilitiesOf(card).flatMap((ability) => {
    if (ability.kind !== "replacement") return [];
    const event = ability.effects[0]?.lead?.find((one) => one.if?.clause?.modal === "would")?.if
      ?.clause;
    return event?.verb === "put" && isCounter(countersIn(event)) ? [{ ability, event }] : [];
  });

const countersIn = ({ passive, who, what }: Clause): Noun | undefined =>
  passive === true ? who : what;
const isCounter = (noun: Noun | undefined): boolean => headOf(noun ?? {}).thing === "counter";

/** Loyalty counters on a planeswalker of whoever has the card, put by that player or by nobody who is named. */
function isOnOwnWalker(event: Clause): boolean {
  const { passive, who = {}, place } = event;
  const doer = headOf(who).thing;
  const isOwn = passive === true || who.ref === "you" || doer === "effect";
  const isAnyKind = (countersIn(event)?.is ?? []).length === 1;
  const zone = place?.zone;
  const kinds = new Set(["planeswalker"]);
  const met = zone && { is: withoutCount(zone).is ?? [] };
  return (
    isOwn &&
    isAnyKind &&
    met !== undefined &&
    fits(met, { kinds, zone: "battlefield" }, HOLDER) === true
  );
}

const HOLDER = { card: { name: "" } as Card, copies: 1 };
