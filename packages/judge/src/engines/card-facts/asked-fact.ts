import words from "../../../../../data/judge/reading/card-facts-words.json" with { type: "json" };
import { listPatterns, patternsOf } from "../../vocabulary/patterns.ts";
import type { Words } from "../reading/read-words.ts";

/** The plain questions about named cards that their own text answers. Numbers are places in the list of cards. */
export type AskedFact =
  | {
      readonly kind: "legality";
      readonly card: number;
      readonly format: string;
      readonly status: string;
    }
  | {
      readonly kind: "instant-speed" | "counter" | "commander";
      readonly card: number;
    }
  | { readonly kind: "type"; readonly card: number; readonly type: string }
  | { readonly kind: "keyword"; readonly card: number; readonly keyword: string }
  | AskedOfPair;

/** Whether one card may target another, or destroys it. */
export interface AskedOfPair {
  readonly kind: "target" | "kill";
  readonly source: number;
  readonly target: number;
  /** The target is the asker's own, as far as the words tell. */
  readonly mine: boolean;
}

const PAIR = patternsOf(words.readPair);
const AIMS = [PAIR.withSource, PAIR.targets, PAIR.castsOn, PAIR.asVerb, PAIR.works];
const SINGLE = patternsOf(words.readSingle);
const TYPES = listPatterns(words.types);
const KEYWORDS = listPatterns(words.keywords);
const STATUSES = listPatterns(words.statuses);

const place = (text: string | undefined): number => Number(text?.slice(1));

/** Whose creature it is, as far as the words tell: “my @1”, « ma @1 », “my own @1”. */
const isMine = (all: string, card: number): boolean =>
  new RegExp(
    `\\b(?:my|my own|ma|mon|ma propre|mon propre) (?:creature |permanent )?@${card}\\b`,
  ).test(all);

const readPair = (all: string): AskedFact | undefined => {
  const aims = PAIR.fate.test(all) ? undefined : AIMS.map((aim) => aim.exec(all)).find(Boolean);
  if (aims) {
    const target = Number(aims.groups?.target);
    return {
      kind: "target",
      source: Number(aims.groups?.source),
      target,
      mine: isMine(all, target),
    };
  }
  const kills = PAIR.kills.exec(all) ?? PAIR.killsWith.exec(all);
  if (!kills) return undefined;
  const withTool = PAIR.tool.test(kills[0]);
  const source = Number(kills[withTool ? 2 : 1]);
  const target = Number(kills[withTool ? 1 : 2]);
  return { kind: "kill", source, target, mine: isMine(all, target) };
};

const readSingle = (all: string): AskedFact | undefined => {
  const name = /@\d/.exec(all)?.[0];
  const card = place(name);
  // “My commander Krenko” tells what the card is, and no format.
  const format = SINGLE.format.exec(all.replace(`commander ${name}`, ""))?.[1];
  const law = (SINGLE.law.exec(all) ?? SINGLE.plays.exec(all))?.[1];
  if (SINGLE.commander.test(all)) return { kind: "commander", card };
  if (format && law)
    return {
      kind: "legality",
      card,
      format: format === "edh" ? "commander" : format,
      status: STATUSES.find(([, pattern]) => pattern.test(law))?.[0] ?? "legal",
    };
  if (SINGLE.counter.test(all)) return { kind: "counter", card };
  if (/@\d/.test(all) && SINGLE.cast.test(all) && SINGLE.otherTime.test(all))
    return { kind: "instant-speed", card };
  const is = SINGLE.is.exec(all);
  const type = is && TYPES.find(([, pattern]) => pattern.test(is[1] ?? ""))?.[0];
  if (type) return { kind: "type", card, type };
  if (SINGLE.has.test(all)) {
    const keyword = KEYWORDS.find(([, pattern]) => pattern.test(all))?.[0];
    if (keyword) return { kind: "keyword", card, keyword };
  }
  return undefined;
};

/** What a question asks of its named cards. Undefined when it says more than a plain question. */
export const readAskedFact = ({ all, asking, named }: Words): AskedFact | undefined => {
  // “I cast A on my B. Do both copies trigger?” tells of the pair, and asks something else.
  if (named.size === 2) return asking.includes("@") ? readPair(all) : undefined;
  return named.size === 1 ? readSingle(all) : undefined;
};
