import { type Clause, deedsOf, headOf, type Noun } from "@spellwright/card-text";
import type { Card } from "@spellwright/contract";
import type { NamedCard } from "@spellwright/judge";
import { abilitiesOf } from "../abilities-of.ts";
import { fits } from "../fits.ts";
import { isPermanent, kindsOf } from "../kinds-of.ts";
import type { Permanent, Side, Thing } from "../scene.ts";
import { bilingualName, bilingualWords } from "./card-wording.ts";
import { sidesIn, sidesNamedIn } from "./decide-deed.ts";
import { isOnTable, mayBeLeaving, statementStart } from "./is-on-table.ts";
import type { KnownWords } from "./known-words.ts";
import { meetingOf } from "./meeting.ts";
import { hasIdea, lastSentence, type QuestionIdeas } from "./question-ideas.ts";
import { sizesIn } from "./read-creature-fate.ts";
import * as say from "./table-phrases.ts";

const PREVENTS = ["prevent"];
const STOPS = ["stops"];
/** That damage comes through, as it is asked. */
const DEALT = ["damage", "combat-damage", "lose-life", "life-total"];
const ATTACKS = ["attack"];
const BESIDE =
  "activate battlefield cast combat-phase control opponent player respond sacrifice spell turn".split(
    " ",
  );
const KNOWN = [...PREVENTS, ...DEALT, ...ATTACKS, ...BESIDE];
const COMBAT = "combat damage";

/** What says that damage can’t be prevented. */
interface Firm {
  readonly line?: number;
  readonly damage: Noun;
}

/**
 * “@0 attacks me and I cast @1. Do I take the damage?”: what says that damage can’t be prevented beats what prevents it
 * (CR 101.2, 615.12).
 */
export function decidePrevented(
  told: QuestionIdeas,
  cards: readonly NamedCard[],
  knownWords: KnownWords,
): say.PhrasedTableAnswer | undefined {
  const asked = askedOf(told);
  if (asked === undefined || !hasIdea(told, ATTACKS) || sizesIn(told.words).length > 0)
    return undefined;
  const meeting = meetingOf(told, cards, {
    ...{ known: KNOWN, elsewhen: [] },
    isOne: (card) => firmIn(card) !== undefined,
  });
  const firm = meeting && firmIn(meeting.one);
  if (meeting === undefined || firm === undefined || !preventsAll(meeting.other)) return undefined;
  const { one, place, other } = meeting;
  const isClear = isAttacking(told, place) || isOnTable(told, place, knownWords);
  // “Do I take the 4?”: as much as it deals.
  if (told.numbers.some((number) => !isAttacking(told, place) || `${number}` !== one.power))
    return undefined;
  if (!isClear || mayBeLeaving(told, place) || !isPermanent(kindsOf(one))) return undefined;
  const isFirm = sidesIn(told, place).holders.every((side) =>
    attackersIn(told, place, one, side).every((attacker) =>
      isDealtBy(firm.damage, attacker, { card: one, copies: 1, side }),
    ),
  );
  return isFirm
    ? say.unprevented(asked === "dealt", bilingualName(one), [
        bilingualWords(one, firm.line),
        bilingualWords(other, undefined),
      ])
    : undefined;
}

/** Whether damage is asked to be prevented, or to come through. */
function askedOf(told: QuestionIdeas): "prevented" | "dealt" | undefined {
  const from = lastSentence(told);
  if (hasIdea(told, STOPS, from) && !hasIdea(told, PREVENTS, from)) return undefined;
  if (hasIdea(told, PREVENTS, from)) return "prevented";
  return hasIdea(told, DEALT, from) ? "dealt" : undefined;
}

/** "(Combat) damage that would be dealt by … can't be prevented", for as long as the card is there. */
function firmIn(card: Card): Firm | undefined {
  for (const ability of abilitiesOf(card)) {
    if (ability.kind !== "replacement") continue;
    const step = ability.effects.flatMap(({ steps = [] }) => steps).find(isFirm);
    if (step?.who !== undefined)
      return { damage: step.who, ...(ability.line === undefined ? {} : { line: ability.line }) };
  }
  return undefined;
}

const isFirm = ({ verb, modal, passive, modifiers = [] }: Clause): boolean =>
  verb === "prevent" && modal === "can not" && passive === true && modifiers.length === 0;

/** Whether it prevents combat damage, however much. */
const preventsAll = (card: Card): boolean =>
  deedsOf(abilitiesOf(card)).some(
    ({ verb, what = {} }) =>
      verb === "prevent" && what.det === "all" && headOf(what).thing === COMBAT,
  );

/** “attacks with @0”: it attacks itself. */
const isAttacking = ({ ideas, mentions, words }: QuestionIdeas, place: number): boolean => {
  const at = mentions.find((one) => one.place === place)?.at ?? 0;
  return ideas.some(
    ({ id, end }) => ATTACKS.includes(id) && end <= at && end >= statementStart(words, at),
  );
};

/** What attacks: the card itself, or creatures of whoever attacks. */
function attackersIn(
  told: QuestionIdeas,
  place: number,
  card: Card,
  holder: Side,
): readonly Thing[] {
  if (isAttacking(told, place))
    return [{ card, kinds: kindsOf(card), side: holder, zone: "battlefield" }];
  const { ideas, words } = told;
  const at = ideas.find(({ id }) => ATTACKS.includes(id))?.at ?? 0;
  return sidesNamedIn(words.slice(statementStart(words, at), at)).map((side) => ({
    ...{ kinds: new Set(["creature"]), side, zone: "battlefield", isOpen: true },
  }));
}

/** Whether the damage that can’t be prevented is that of an attacker. */
function isDealtBy({ is = [], where = [] }: Noun, attacker: Thing, holder: Permanent): boolean {
  const { thing } = headOf({ is });
  const sources = where.map(({ that }) => that?.by);
  return (
    (thing === "damage" || thing === COMBAT) &&
    is.length === 1 &&
    sources.every((by) => by !== undefined && fits(by, attacker, holder) === true)
  );
}
