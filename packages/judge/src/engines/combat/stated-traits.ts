import { type ConceptMatch, countOf, readNumber } from "@spellwright/text";
import words from "../../../../../data/judge/reading/combat-words.json" with { type: "json" };
import { isDenied, isLost } from "../../question/denied.ts";
import { patternsOf } from "../../vocabulary/patterns.ts";
import { COLOR_WORDS, readColor } from "../reading/colors.ts";
import { type CombatAbility, isCombatAbility } from "./combat.ts";
import {
  type CreatureReference,
  creatureAfter,
  creatureDescribedAt,
} from "./creature-references.ts";
import type { Mention } from "./read-mentions.ts";

const CUES = patternsOf(words.statedTraits);

/** “Tapped”, « engagée ». */
export const TAPPED = /^(?:tapped|engagee?s?)$/;
const BONUS = /^([+-]\d{1,2})\/([+-]\d{1,2})$/;

/** What protection can be from here. Every attacker and blocker is a creature. */
const colorOf = (token = ""): string | undefined => {
  if (/^creatures?$/.test(token)) return "creature";
  return /^(?:tout|everything)$/.test(token) ? "everything" : COLOR_WORDS[readColor(token) ?? ""];
};

/** What protection can be from, and no creature has as its color. */
const NO_COLORS: ReadonlySet<string> = new Set(["everything", "creature"]);

/** What the words of a question say of one creature, beside its name and its role. */
export interface StatedTraits {
  readonly abilities: Set<CombatAbility>;
  /** Abilities that it is said not to have. */
  readonly lost: Set<CombatAbility>;
  readonly protectionFrom: Set<string>;
  readonly colors: Set<string>;
  readonly bonuses: {
    readonly power: number;
    readonly toughness: number;
    readonly counters: boolean;
  }[];
  toxic: number;
  damageMarked: number;
  tapped: boolean;
  summoningSick: boolean;
}

/** “Does my first striker die?”: the ability points at the creature that was told to have it. */
const pointsBack = (
  tokens: readonly string[],
  references: readonly CreatureReference[],
  start: number,
  hasIt: boolean,
): boolean => {
  const told = references.findLast((reference) => reference.end <= start);
  return (
    hasIt &&
    told !== undefined &&
    tokens.slice(told.end, start).some((word) => CUES.asking.test(word))
  );
};

/** How many counters “two +1/+1 counters”, « deux marqueurs +1/+1 » tells. Null when it is not told. */
const countersAt = (tokens: readonly string[], at: number): number | null | undefined => {
  const after = CUES.counter.test(tokens[at + 1] ?? "");
  const before = CUES.counter.test(tokens[at - 1] ?? "");
  if (!after && !before) return undefined;
  const counted = tokens[after ? at - 1 : at - 2];
  const number = readNumber(counted);
  if (number !== undefined) return number;
  const plural = (tokens[after ? at + 1 : at - 1] ?? "").endsWith("s");
  return plural ? null : countOf(counted);
};

const noTraits = (): StatedTraits => ({
  abilities: new Set(),
  lost: new Set(),
  protectionFrom: new Set(),
  colors: new Set(),
  bonuses: [],
  toxic: 0,
  damageMarked: 0,
  tapped: false,
  summoningSick: false,
});

/** What is read of the words. */
export interface StatedCreatures {
  readonly tokens: readonly string[];
  readonly matches: readonly ConceptMatch[];
  readonly mentions: readonly Mention[];
  readonly references: readonly CreatureReference[];
  /** By mention: what its card and the other cards give it. */
  readonly known: readonly ReadonlySet<string>[];
}

/** What the sentence says of every mentioned creature. Undefined when a change of size is not countable. */
export const readStatedTraits = ({
  tokens,
  matches,
  mentions,
  references,
  known,
}: StatedCreatures): readonly StatedTraits[] | undefined => {
  const allTraits = mentions.map(noTraits);
  const traitsAt = (start: number, end: number) =>
    allTraits[creatureDescribedAt(tokens, references, start, end)];
  const inName = (at: number) =>
    mentions.some(
      (mention) => mention.end - mention.start > 1 && at >= mention.start && at < mention.end,
    );
  const protecting = new Set<number>();
  for (const { id, start, end } of matches) {
    const traits = traitsAt(start, end);
    if (!traits || inName(start)) continue;
    if (isDenied(tokens, start) || isLost(tokens, start)) {
      if (!isCombatAbility(id)) continue;
      traits.lost.add(id);
      traits.abilities.delete(id);
    } else if (id === "protection") {
      for (let at = end; at < end + 4; at++) {
        const color = colorOf(tokens[at]);
        if (!color) continue;
        traits.protectionFrom.add(color);
        protecting.add(at);
      }
    } else if (id === "summoning-sickness") traits.summoningSick = true;
    else if (id === "toxic") traits.toxic += readNumber(tokens[end]) ?? 1;
    else if (isCombatAbility(id)) {
      const elsewhere = allTraits.some(
        (other, place) => other !== traits && (other.abilities.has(id) || known[place]?.has(id)),
      );
      if (pointsBack(tokens, references, start, elsewhere)) continue;
      traits.abilities.add(id);
      traits.lost.delete(id);
    }
  }
  for (const [at, token] of tokens.entries()) {
    const color = colorOf(token);
    if (color && !NO_COLORS.has(color) && !protecting.has(at) && !inName(at))
      traitsAt(at, at + 1)?.colors.add(color);
    if (TAPPED.test(token)) {
      const traits = traitsAt(at, at + 1);
      if (traits) traits.tapped = true;
    }
    const [, power, toughness] = BONUS.exec(token) ?? [];
    if (power !== undefined) {
      const counters = countersAt(tokens, at);
      const traits = traitsAt(at, at + 1);
      const times = counters ?? 1;
      if (
        counters === null ||
        !traits ||
        CUES.several.test(tokens[at - 1] ?? "") ||
        CUES.several.test(tokens.slice(at + 1, at + 3).join(" "))
      )
        return undefined;
      traits.bonuses.push({
        power: times * Number(power),
        toughness: times * Number(toughness),
        counters: counters !== undefined,
      });
    }
    const amount = CUES.damage.test(token) ? readNumber(tokens[at - 1]) : undefined;
    if (amount === undefined) continue;
    const around = tokens.slice(Math.max(0, at - 5), at + 6).join(" ");
    if (!CUES.taken.test(around)) continue;
    const [last, ...others] = references.filter((reference) => reference.end <= at).reverse();
    const pointed = creatureAfter(tokens, references, at + 1);
    const traits = allTraits[pointed < 0 ? (last?.place ?? -1) : pointed];
    const isIt =
      others.length > 0 && tokens.slice(last?.end, at).some((word) => CUES.pronoun.test(word));
    // Whose it is, whether before the combat or in it, or how much in all: not told.
    if (!traits || isIt || traits.damageMarked > 0 || !CUES.before.test(around)) return undefined;
    traits.damageMarked = amount;
  }
  return allTraits;
};
