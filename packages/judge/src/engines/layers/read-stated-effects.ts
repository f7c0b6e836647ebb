import { countOf } from "@spellwright/text";
import words from "../../../../../data/judge/reading/layers-words.json" with { type: "json" };
import { patternsOf } from "../../vocabulary/patterns.ts";
import type { Change } from "./effect.ts";

/** A change told in the words of a question, where it stands in them. */
export interface StatedEffect {
  readonly at: number;
  readonly changes: readonly Change[];
  /** As the steps of the ruling call it. */
  readonly name: {
    readonly kind: "bonus" | "counters" | "base" | "switch" | "lose-all";
    readonly what: string;
  };
}

export interface StatedEffects {
  readonly effects: readonly StatedEffect[];
  /** The words with every effect that was read replaced. */
  readonly rest: string;
}

const CUES = patternsOf(words.readToldEffects);
/** The same, for every place. */
const EACH = patternsOf(words.readToldEffects, "gu");

const size = (power: string | undefined, toughness: string | undefined) => ({
  power: Number(power),
  toughness: Number(toughness),
});

/** Takes the changes of size and abilities out of the words. Undefined when one is told but not countable. */
export const readStatedEffects = (words: string): StatedEffects | undefined => {
  const effects: StatedEffect[] = [];
  let unclear = false;
  let rest = words;
  const take = (
    pattern: RegExp,
    read: (
      groups: readonly (string | undefined)[],
      before: string,
    ) => Omit<StatedEffect, "at"> | undefined,
  ) => {
    rest = rest.replace(pattern, (whole: string, ...more: unknown[]) => {
      const at = more.find((one): one is number => typeof one === "number") ?? 0;
      const groups = more.slice(0, more.indexOf(at)).map((one) => one as string | undefined);
      const effect = read(groups, rest.slice(Math.max(0, at - 30), at));
      if (!effect) {
        unclear = true;
        return whole;
      }
      effects.push({ at, ...effect });
      // The same length, so that the places of what follows stay true.
      return "~".padEnd(whole.length, "~");
    });
  };
  take(EACH.counters, ([countA, kindA, countB, kindB]) => {
    const count = countOf(countA ?? countB);
    const kind = kindA ?? kindB ?? "+1/+1";
    const each = kind.startsWith("-") ? -1 : 1;
    return {
      changes: [{ layer: "7c", power: count * each, toughness: count * each }],
      name: { kind: "counters", what: `${count} × ${kind}` },
    };
  });
  if (CUES.bareCounter.test(rest)) return undefined;
  take(EACH.loseAll, () => ({
    changes: [{ layer: "6", loseAll: true }],
    name: { kind: "lose-all", what: "" },
  }));
  take(EACH.switch, () => ({ changes: [{ layer: "7d" }], name: { kind: "switch", what: "" } }));
  take(EACH.set, ([power, toughness]) => ({
    changes: [{ layer: "7b", ...size(power, toughness) }],
    name: { kind: "base", what: `${power}/${toughness}` },
  }));
  take(EACH.bonus, ([power, toughness], before) =>
    CUES.several.test(before)
      ? undefined
      : {
          changes: [{ layer: "7c", ...size(power, toughness) }],
          name: { kind: "bonus", what: `${power}/${toughness}` },
        },
  );
  return unclear ? undefined : { effects: effects.sort((a, b) => a.at - b.at), rest };
};
