import { type ManaCost, NO_MANA, parseManaCost } from "@spellwright/cards";
import type { Card } from "@spellwright/contract";
import { readNumber } from "@spellwright/text";
import templates from "../../../../../data/judge/engines/card-templates.json" with { type: "json" };
import words from "../../../../../data/judge/reading/costs-words.json" with { type: "json" };
import { listPatterns, patternsOf } from "../../vocabulary/patterns.ts";
import { castingText, sentencesOf } from "../world/casting-lines.ts";

/** Something else than mana that a cost consists of. */
export interface OtherCost {
  readonly kind: "life" | "exile" | "discard" | "sacrifice" | "return";
  readonly amount: number;
}

/** A way to pay: mana, and what else it takes. */
export interface WayToPay {
  readonly mana: ManaCost;
  readonly others: readonly OtherCost[];
}

const CUES = patternsOf(templates.castingOptions, "iu");
const PARTS = listPatterns(templates.otherCosts, "iu");

const amountOf = (written: string): number =>
  /^an?$/i.test(written) ? 1 : (readNumber(written.toLowerCase()) ?? Number(written));

const readPart = (written: string): OtherCost | undefined => {
  for (const [kind, pattern] of PARTS) {
    const found = pattern.exec(written.trim())?.[1];
    if (found !== undefined) return { kind, amount: amountOf(found) };
  }
  return undefined;
};

/** “pay 1 life and exile a blue card from your hand”. Undefined when a part is not understood. */
const readOthers = (written: string): readonly OtherCost[] | undefined => {
  const parts = written.split(CUES.nextPart).map(readPart);
  return parts.includes(undefined) ? undefined : parts.flatMap((part) => part ?? []);
};

const first = <Read>(
  card: Card,
  read: (sentence: string) => Read | undefined,
): Read | undefined => {
  for (const sentence of sentencesOf(castingText(card))) {
    const found = read(sentence);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** The alternative cost that the card offers by no keyword (CR 118.9): Force of Will, Fierce Guardianship. */
export const ownAlternative = (card: Card): WayToPay | undefined =>
  first(card, (sentence) => {
    if (CUES.free.test(sentence)) return { mana: NO_MANA, others: [] };
    const written = CUES.instead.exec(sentence)?.[1];
    const others = written === undefined ? undefined : readOthers(written);
    return others && { mana: NO_MANA, others };
  });

/** What has to be paid on top without a choice, other than mana (CR 118.8): Village Rites. */
export const ownAdditional = (card: Card): readonly OtherCost[] =>
  first(card, (sentence) => {
    const written = CUES.onTop.exec(sentence)?.[1];
    return written === undefined ? undefined : readOthers(written);
  }) ?? [];

/** The cost of a keyword on the card: `Kicker {2}{R}`, `Flashback—{1}{U}`, `Evoke—Exile a white card from your hand.` */
export const keywordCost = (card: Card, keyword: string): WayToPay | undefined => {
  const line = new RegExp(`^${keyword}(?: |\u2014 ?)([^(\\n]+)`, "im")
    .exec(castingText(card))?.[1]
    ?.trim()
    .replace(/\.$/, "");
  if (line === undefined) return undefined;
  const mana = parseManaCost(line);
  if (mana) return { mana, others: [] };
  const others = readOthers(line);
  return others && { mana: NO_MANA, others };
};

/** Words that speak of a cost other than mana. */
const SPOKEN = listPatterns(words.spokenCosts);

/** The kinds of costs, mana apart, that the words speak of. */
export const mentionedCosts = (told: string): ReadonlySet<OtherCost["kind"]> =>
  new Set(SPOKEN.flatMap(([kind, said]) => (said.test(told) ? [kind] : [])));
