import type { Card } from "@spellwright/contract";
import { readNumber } from "@spellwright/text";
import events from "../../../../../data/judge/engines/replaced-events.json" with { type: "json" };
import { listPatterns } from "../../vocabulary/patterns.ts";
import { printedText, sentencesOf } from "../world/casting-lines.ts";
import type { AmountChange } from "./replace-amount.ts";

/** What is counted when it is put, created, dealt or gained. */
export type AmountKind = "counters" | "tokens" | "damage" | "life";

/** A replacement effect of a card that changes an amount (CR 614.1a). */
export interface AmountEffect {
  readonly kind: AmountKind;
  readonly change: AmountChange;
  /** Whose counters, tokens, damage or life. */
  readonly whose: "everyone" | "its-controller" | "its-opponents";
  /** Only counters of this kind: "+1/+1". Null for any. */
  readonly only: string | null;
}

/** Whatever speaks of amounts and of replacing them. Only the plain forms below are understood. */
const ABOUT = /\b(?:tokens?|counters?|damage|life)\b.*\binstead\b|\bhalf that\b.*\brounded down\b/i;
/** The events as such effects print them. One that is narrower needs what the question does not tell. */
const EVENTS = listPatterns(events);

const changeOf = (result: string): AmountChange | undefined => {
  if (/\bhalf that (?:many|much|damage)\b.*\brounded down\b/i.test(result))
    return { times: 1, plus: 0, halves: true };
  const times = /\b(?:triple that|three times that)\b/i.test(result)
    ? 3
    : /\b(?:twice that|double that)\b/i.test(result)
      ? 2
      : 1;
  const plus = /\bplus (one|two|three|\d)\b/i.exec(result)?.[1];
  const added = readNumber(plus?.toLowerCase()) ?? 0;
  return times === 1 && added === 0 ? undefined : { times, plus: added, halves: false };
};

const whoseOf = (event: string): AmountEffect["whose"] =>
  /^If an opponent would\b/.test(event)
    ? "its-opponents"
    : /\byou(?:r| control| would)\b/i.test(event)
      ? "its-controller"
      : "everyone";

/** What one sentence does to amounts. Null: nothing, undefined: something that was not understood. */
const readSentence = (sentence: string): AmountEffect | null | undefined => {
  if (!ABOUT.test(sentence)) return null;
  const found = EVENTS.flatMap(([kind, pattern]) => {
    const event = pattern.exec(sentence)?.[0];
    return event === undefined ? [] : [{ kind, event }];
  })[0];
  const change = found && changeOf(sentence.slice(found.event.length));
  if (!change) return undefined;
  return {
    kind: found.kind,
    change,
    whose: whoseOf(found.event),
    only: found.kind === "counters" ? (/\+1\/\+1/.exec(found.event)?.[0] ?? null) : null,
  };
};

/** What a card makes of amounts. Undefined when a sentence about one was not understood. */
export const amountEffectsOf = (card: Card): readonly AmountEffect[] | undefined => {
  const read = sentencesOf(printedText(card)).map(readSentence);
  return read.includes(undefined) ? undefined : read.flatMap((effect) => effect ?? []);
};
