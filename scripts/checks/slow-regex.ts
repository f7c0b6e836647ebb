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

/** Words and signs that a pattern writes, alone and with what may stand between two of them. */
const pumpsOf = (source: string): readonly string[] => {
  const plain = source
    .replace(/\\u\{?([0-9a-f]{4,6})\}?/gi, (_, code) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    )
    .replace(/\\[bBdDwWsSpP]|\\k<\w+>/g, " ")
    .replace(/\\(.)/g, "$1");
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  const whole = plain.replace(/[?*+^$|()[\]{}]+/g, "");
  const pairs = SIGNS.flatMap((sign) => ["a", "1", " "].map((other) => sign + other));
  return [
    ...new Set([...SIGNS, ...words, ...words.map((word) => `${word} `), whole, ...pairs]),
  ].filter((pump) => pump !== "");
};

/** Small steps first: one that explodes takes many times longer from one to the next, not for ever. */
const LENGTHS = [
  ...Array.from({ length: 11 }, (_, step) => 24 + 4 * step),
  ...[96, 128, 192, 256, 2_048, 16_384],
];
/** How much longer the last text may be than the one before, to be left out (see `growsInTime`). */
const LAST_STEP = 8;
/**
 * Whether a text eight times as long can take longer than the budget: even what grows with the cube of the
 * length takes 512 times as long, and what grows faster is past any budget at a length before.
 */
const growsInTime = (ms: number, budgetMs: number): boolean => ms * LAST_STEP ** 3 > budgetMs;

/** Of the processor, not of the clock: a machine that is busy with others takes no longer by it. */
const timeOf = (regex: RegExp, text: string): number => {
  const started = process.cpuUsage();
  regex.lastIndex = 0;
  // Like `replace` and `matchAll`: from every place of the text.
  if (regex.global) text.replace(regex, "");
  else regex.test(text);
  return process.cpuUsage(started).user / 1000;
};

/** A pattern of known work: every space is read from every space before it, some 33 million steps. */
const YARDSTICK = { regex: /\s+$/, text: `${" ".repeat(8_192)}x` };
/** What the yardstick takes at least, on the fastest machine that tests. */
const YARDSTICK_MS = 15;

/** Work in yardsticks, each measured beside it: a machine that is slow now is slow for both. */
const workOf = (regex: RegExp, text: string): number =>
  Math.min(
    ...Array.from(
      { length: 4 },
      () => timeOf(regex, text) / timeOf(YARDSTICK.regex, YARDSTICK.text),
    ),
  );

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
  for (const pump of pumpsOf(source))
    for (const end of ENDS) {
      let last = Number.POSITIVE_INFINITY;
      for (const length of [...lengths, longest]) {
        const isLastStep = length === longest && length <= LAST_STEP * (lengths.at(-1) ?? 0);
        if (isLastStep && !growsInTime(last, budgetMs)) continue;
        const text = pump.repeat(Math.ceil(length / pump.length)).slice(0, length) + end;
        last = timeOf(regex, text);
        if (last <= budgetMs) continue;
        const yardsticks = workOf(regex, text);
        if (yardsticks > budget) return { pump, end, length, yardsticks };
      }
    }
  return undefined;
};
