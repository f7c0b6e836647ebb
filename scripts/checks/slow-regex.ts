import process from "node:process";
import type { WrittenRegex } from "./regexes-of.ts";

/** A text on which a regular expression takes too long. */
interface SlowText {
  readonly pump: string;
  readonly end: string;
  readonly length: number;
  /** How many times the work of the yardstick. */
  readonly yardsticks: number;
}

/** Signs that patterns look for, also where a class does not name them. */
const SIGNS = [..." \n\t\u00a01a\u00e9.,:;!?-_*+/\\|()[]{}<>\"'`~=#@&%$"];
/** What a text ends with: nothing, or a sign that the pattern does not expect. */
const ENDS = ["", "\u0000", "x"];

/** What a pattern compares one sign with: a class, an escape, or a sign itself. */
const ATOMS = /\[(?:\\.|[^\]\\])*\]|\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\u[\da-f]{4}|\\[^bBk]|[^\\]/giu;
/** Ends of words and lines are told apart in any pattern. */
const ALWAYS = [/\w/, /\s/, /\n/];
const isSyntax = (atom: string): boolean => "?*+^$|()[]{}".includes(atom);

/** One of all signs that a pattern cannot tell from each other. It works as long on one as on another. */
const signsOf = (source: string, flags: string): readonly string[] => {
  const written = [...new Set(source.match(ATOMS))].map(
    (atom) => new RegExp(`^${isSyntax(atom) ? `\\${atom}` : atom}$`, flags.replace(/[gy]/g, "")),
  );
  const told = [...ALWAYS, ...written];
  const classes = new Map<string, string>();
  for (const sign of SIGNS) {
    const answers = told.map((atom) => Number(atom.test(sign))).join("");
    if (!classes.has(answers)) classes.set(answers, sign);
  }
  return [...classes.values()];
};

/** Words and signs that a pattern writes, alone and with what may stand between two of them. */
const pumpsOf = (source: string, flags: string): readonly string[] => {
  const plain = source
    .replace(/\\u\{?([0-9a-f]{4,6})\}?/gi, (_, code) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    )
    .replace(/\\[bBdDwWsSpP]|\\k<\w+>/g, " ")
    .replace(/\\(.)/g, "$1");
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  const whole = plain.replace(/[?*+^$|()[\]{}]+/g, "");
  const signs = signsOf(source, flags);
  const pairs = signs.flatMap((sign) => ["a", "1", " "].map((other) => sign + other));
  return [
    ...new Set([...signs, ...words, ...words.map((word) => `${word} `), whole, ...pairs]),
  ].filter((pump) => pump !== "");
};

/** Small steps first: one that explodes takes many times longer from one to the next, not for ever. */
const LENGTHS = [24, 28, 32, 36, 40, 48, 56, 64, 96, 128, 192, 256, 2_048, 16_384];
/** How much longer the last text may be than the one before, to be left out (see `growsInTime`). */
const LAST_STEP = 8;
/**
 * Whether a text eight times as long can take longer than the budget: even what grows with the cube of the
 * length takes 512 times as long, and what grows faster is past any budget at a length before.
 */
const growsInTime = (ms: number, budgetMs: number): boolean => ms * LAST_STEP ** 3 > budgetMs;

/** Like `replace` and `matchAll`: from every place of the text. */
const tryOn = (regex: RegExp, text: string): void => {
  regex.lastIndex = 0;
  if (regex.global) text.replace(regex, "");
  else regex.test(text);
};

/** By the clock: never less than the processor took, and asked in a tenth of the time. It only says what to measure. */
const atMost = (regex: RegExp, text: string): number => {
  const started = performance.now();
  tryOn(regex, text);
  return performance.now() - started;
};

/** Of the processor: a machine that is busy with others takes no longer by it. */
const timeOf = (regex: RegExp, text: string): number => {
  const started = process.cpuUsage();
  tryOn(regex, text);
  return process.cpuUsage(started).user / 1000;
};

/** A pattern of known work: every space is read from every space before it, some 33 million steps. */
const YARDSTICK = { regex: /\s+$/, text: `${" ".repeat(8_192)}x` };
/** What the yardstick takes at least, on the fastest machine that tests. */
const YARDSTICK_MS = 15;

/** What takes so many budgets is not measured again: no busy machine makes that of it. */
const SURELY = 4;

/** Work in yardsticks, each measured beside it: a machine that is slow now is slow for both. Once within the budget, it is. */
const workOf = (regex: RegExp, text: string, budget: number): number => {
  let least = Number.POSITIVE_INFINITY;
  let last = budget;
  for (let time = 0; time < 4 && least > budget && last < SURELY * budget; time++) {
    const ms = timeOf(regex, text);
    // Only the clock of a busy machine said more: no yardstick is needed to see it.
    if (ms <= budget * YARDSTICK_MS) return ms / YARDSTICK_MS;
    last = ms / timeOf(YARDSTICK.regex, YARDSTICK.text);
    least = Math.min(least, last);
  }
  return least;
};

/**
 * Looks for a text on which a regular expression takes longer than a budget: what it looks for, again and
 * again, in growing lengths, so that one that explodes is found while it is still short. What seems slow is
 * measured against a pattern of known work.
 *
 * @param longest of a text that others may send to it, in characters
 * @param budget in yardsticks: far more than a linear one needs for it
 * @returns undefined when there is none
 */
export const findSlowText = (
  { source, flags }: Pick<WrittenRegex, "source" | "flags">,
  longest: number,
  budget: number,
): SlowText | undefined => {
  const regex = new RegExp(source, flags);
  const lengths = LENGTHS.filter((length) => length < longest);
  const budgetMs = budget * YARDSTICK_MS;
  const slowLength = (pump: string, end: string): Omit<SlowText, "pump" | "end"> | undefined => {
    let last = Number.POSITIVE_INFINITY;
    for (const length of [...lengths, longest]) {
      const isLastStep = length === longest && length <= LAST_STEP * (lengths.at(-1) ?? 0);
      if (isLastStep && !growsInTime(last, budgetMs)) continue;
      const text = pump.repeat(Math.ceil(length / pump.length)).slice(0, length) + end;
      last = atMost(regex, text);
      if (last <= budgetMs) continue;
      const yardsticks = workOf(regex, text, budget);
      if (yardsticks > budget) return { length, yardsticks };
    }
    return undefined;
  };
  for (const pump of pumpsOf(source, flags))
    for (const end of ENDS) {
      const slow = slowLength(pump, end);
      if (slow !== undefined) return { pump, end, ...slow };
    }
  return undefined;
};
