import { countOf } from "../reading/figures.ts";
import type { Change } from "./effect.ts";

/** A change told in the words of a question, where it stands in them. */
export interface ToldEffect {
  readonly at: number;
  readonly changes: readonly Change[];
  /** As the steps of the ruling call it. */
  readonly name: {
    readonly kind: "bonus" | "counters" | "base" | "switch" | "lose-all";
    readonly what: string;
  };
}

export interface ToldEffects {
  readonly effects: readonly ToldEffect[];
  /** The words with every effect that was read replaced. */
  readonly rest: string;
}

const COUNTERS =
  /\b(\d{1,2}|une?|an?) (?:marqueurs? |counters? )([+-]1\/[+-]1)|\b(\d{1,2}|une?|an?) ([+-]1\/[+-]1) (?:marqueurs?|counters?)/g;
const BARE_COUNTER =
  /\b(?:le |la |the |its |ses |les |des |some |its )?(?:marqueurs?|counters?) [+-]1\/[+-]1|[+-]1\/[+-]1 (?:marqueurs?|counters?)/;
const SET =
  /\b(?:devien\w*|devenu\w*|deven\w*|becomes?|became|becoming|turns?(?: (?:it|my \S+|this))? into|turned into|transforme\w*|change\w*|fix\w*|set\w*|mets?|make\w*|made|force et (?:l )?endurance de base(?: \S+){0,3}?|base power and toughness(?: \S+){0,3}?|base)(?: (?!\.|@)[^\s/+]+){0,7}? (\d{1,2})\/(\d{1,2})(?= |$)/g;
const BONUS = /(?<=^| )([+-]\d{1,2})\/([+-]\d{1,2})(?= |$)/g;
const SWITCH =
  /\b(?:echang\w*|invers\w*|intervert\w*|switch\w*|swap\w*)(?: (?!\.)\S+){0,5}? (?:force|endurance|power|toughness|p\/t|stats?)(?: (?:et|and|avec|with) (?:\S+ )?(?:force|endurance|power|toughness))?|\b(?:force|power)(?: (?!\.)\S+){0,3}? (?:endurance|toughness)(?: (?!\.)\S+){0,3}? (?:echang\w*|invers\w*|interverti\w*|switched|swapped)/g;
const LOSE_ALL =
  /\b(?:perd\w*|loses?|losing|lost)(?: (?:toutes?|all))?(?: (?:ses|leurs|its|their|of its|les))? (?:capacites|abilities)(?: and| et)?/g;

const size = (power: string | undefined, toughness: string | undefined) => ({
  power: Number(power),
  toughness: Number(toughness),
});

/** Words before a bonus that say how often: « deux fois +2/+2 » is not read. */
const SEVERAL =
  /\b(?:\d{1,2}|twice|chacun\w*|each|every|chaque|double|triple|x)(?: (?!\.)\S+){0,2}$/;

/** Takes the changes of size and abilities out of the words; undefined when one is told but not countable. */
export const readToldEffects = (words: string): ToldEffects | undefined => {
  const effects: ToldEffect[] = [];
  let unclear = false;
  let rest = words;
  const take = (
    pattern: RegExp,
    read: (
      groups: readonly (string | undefined)[],
      before: string,
    ) => Omit<ToldEffect, "at"> | undefined,
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
  take(COUNTERS, ([countA, kindA, countB, kindB]) => {
    const count = countOf(countA ?? countB);
    const kind = kindA ?? kindB ?? "+1/+1";
    const each = kind.startsWith("-") ? -1 : 1;
    return {
      changes: [{ layer: "7c", power: count * each, toughness: count * each }],
      name: { kind: "counters", what: `${count} × ${kind}` },
    };
  });
  if (BARE_COUNTER.test(rest)) return undefined;
  take(LOSE_ALL, () => ({
    changes: [{ layer: "6", loseAll: true }],
    name: { kind: "lose-all", what: "" },
  }));
  take(SWITCH, () => ({ changes: [{ layer: "7d" }], name: { kind: "switch", what: "" } }));
  take(SET, ([power, toughness]) => ({
    changes: [{ layer: "7b", ...size(power, toughness) }],
    name: { kind: "base", what: `${power}/${toughness}` },
  }));
  take(BONUS, ([power, toughness], before) =>
    SEVERAL.test(before)
      ? undefined
      : {
          changes: [{ layer: "7c", ...size(power, toughness) }],
          name: { kind: "bonus", what: `${power}/${toughness}` },
        },
  );
  return unclear ? undefined : { effects: effects.sort((a, b) => a.at - b.at), rest };
};
