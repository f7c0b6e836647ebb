import { deedsOf, type Modifier } from "@spellwright/card-text";
import type { Card } from "@spellwright/contract";
import type { NamedCard } from "@spellwright/judge";
import { abilitiesOf } from "../abilities-of.ts";
import { isPermanent, kindsOf } from "../kinds-of.ts";
import { type Act, otherSide, type Thing } from "../scene.ts";
import { type Triggered, triggeredOf, triggersOn } from "../triggers.ts";
import { bilingualName, bilingualWords } from "./card-wording.ts";
import { addsMana } from "./included-acts.ts";
import { isOnTable, mayBeLeaving } from "./is-on-table.ts";
import type { KnownWords } from "./known-words.ts";
import { meetingOf } from "./meeting.ts";
import { hasIdea, lastSentence, type QuestionIdeas } from "./question-ideas.ts";
import * as say from "./table-phrases.ts";

const PAYS = ["pay"];
const MANA = ["mana", "mana-symbol"];
const BESIDE =
  "basic-land-type battlefield cast control instant opponent player sorcery spell triggered-ability".split(
    " ",
  );
/** How many words stand between “cast” and what is cast. */
const NEAR = 2;

/**
 * “He has @0. Can I pay for it with the mana of @1?”: what triggers on a spell that is cast resolves before that spell,
 * so nothing of the spell pays for it (CR 603.3, 405.5).
 */
export function decideTooLate(
  told: QuestionIdeas,
  cards: readonly NamedCard[],
  knownWords: KnownWords,
): say.PhrasedTableAnswer | undefined {
  const from = lastSentence(told);
  // Of two spells the second may be paid for with what the first gave.
  const casts = told.ideas.filter(({ id }) => id === "cast").length;
  if (!hasIdea(told, PAYS, from) || casts > 1) return undefined;
  const meeting = meetingOf(told, cards, {
    ...{ known: [...PAYS, ...MANA, ...BESIDE], elsewhen: [] },
    isOne: (card) => paidFor(card) !== undefined,
  });
  const waiting = meeting && paidFor(meeting.one);
  if (meeting === undefined || waiting === undefined) return undefined;
  const { one: holder, place, other: spell } = meeting;
  const isClear = isOnTable(told, place, knownWords) && !mayBeLeaving(told, place);
  const isMeant = isCast(told, 1 - place, spell) && isOf(told, 1 - place, from, knownWords);
  return isClear && isMeant && givesMana(spell) && triggersFor(waiting, holder, spell)
    ? say.tooLate({ card: bilingualName(holder), spell: bilingualName(spell) }, [
        bilingualWords(holder, waiting.line),
        bilingualWords(spell, undefined),
      ])
    : undefined;
}

/** Words that point to what was told before. */
const POINTING: ReadonlySet<string> = new Set("it its own same that ce cette son".split(" "));
/** How many words stand between mana and what it is of. */
const AROUND = 4;

/** “The mana from it”, « le mana de @1 »: of that spell, and no other mana. */
const isOf = (
  { words, ideas }: QuestionIdeas,
  place: number,
  from: number,
  { symbolOf }: KnownWords,
): boolean =>
  ideas.some(
    ({ id, at, end }) =>
      MANA.includes(id) &&
      at > from &&
      words.slice(Math.max(from + 1, at - AROUND), end + AROUND).some((word) => {
        const [symbol] = symbolOf(word, "");
        return (
          POINTING.has(word) ||
          word === `@${place}` ||
          (symbol?.sense === "named" && symbol.place === place)
        );
      }),
  );

const isUnlessPaid = ({ unless }: Modifier): boolean => unless?.clause?.verb === "pay";

/** The ability that waits for a spell and does something “unless that player pays”. */
const paidFor = (card: Card): Triggered | undefined =>
  triggeredOf({ card, copies: 1 }).find(
    ({ event, effects }) =>
      event.event?.verb === "cast" &&
      effects.some(({ steps = [] }) =>
        steps.some(({ modifiers = [] }) => modifiers.some(isUnlessPaid)),
      ),
  );

/** An instant or sorcery is only ever cast; a permanent may lie there already. */
const isCast = ({ ideas, mentions }: QuestionIdeas, place: number, card: Card): boolean =>
  !isPermanent(kindsOf(card)) ||
  mentions.some(
    (one) =>
      one.place === place &&
      ideas.some(({ id, at }) => id === "cast" && at < one.at && at + NEAR >= one.at),
  );

/** As it resolves, or once it is there. */
const givesMana = (card: Card): boolean =>
  isPermanent(kindsOf(card))
    ? abilitiesOf(card).some(addsMana)
    : deedsOf(abilitiesOf(card)).some(({ verb, isCost }) => verb === "add" && !isCost);

/** Whether it may wait for such a spell, which the other player casts. */
function triggersFor(waiting: Triggered, holder: Card, spell: Card): boolean {
  const by = "asker";
  const thing: Thing = { card: spell, kinds: kindsOf(spell), side: by, zone: "hand" };
  const act: Act = { doing: "cast", by, amount: 1, thing };
  return triggersOn(waiting, act, { card: holder, copies: 1, side: otherSide(by) }) !== false;
}
