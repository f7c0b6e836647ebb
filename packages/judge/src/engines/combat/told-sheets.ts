import { type ConceptMatch, countOf, readNumber } from "@spellwright/text";
import words from "../../../../../data/judge/reading/combat-words.json" with { type: "json" };
import { isDenied, isLost } from "../../question/denied.ts";
import { patternsOf } from "../../vocabulary/patterns.ts";
import { COLOR_WORDS, readColor } from "../reading/colors.ts";
import { type CombatAbility, isCombatAbility } from "./combat.ts";
import type { Mention } from "./read-mentions.ts";
import { describedAt, pointedAt, type Spot } from "./spots.ts";

const SAYS = patternsOf(words.toldSheets);

/** “Tapped”, « engagée ». */
export const TAPPED = /^(?:tapped|engagee?s?)$/;
const BONUS = /^([+-]\d{1,2})\/([+-]\d{1,2})$/;

/** What protection can be from here; every attacker and blocker is a creature. */
const colorOf = (token = ""): string | undefined => {
  if (/^creatures?$/.test(token)) return "creature";
  return /^(?:tout|everything)$/.test(token) ? "everything" : COLOR_WORDS[readColor(token) ?? ""];
};

/** What the words of a question say of one creature, beside its name and its role. */
export interface ToldSheet {
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
  spots: readonly Spot[],
  start: number,
  hasIt: boolean,
): boolean => {
  const told = spots.findLast((spot) => spot.end <= start);
  return (
    hasIt &&
    told !== undefined &&
    tokens.slice(told.end, start).some((word) => SAYS.asking.test(word))
  );
};

/** How many counters “two +1/+1 counters”, « deux marqueurs +1/+1 » tells; null when it is not told. */
const countersAt = (tokens: readonly string[], at: number): number | null | undefined => {
  const after = SAYS.counter.test(tokens[at + 1] ?? "");
  const before = SAYS.counter.test(tokens[at - 1] ?? "");
  if (!after && !before) return undefined;
  const counted = tokens[after ? at - 1 : at - 2];
  const number = readNumber(counted);
  if (number !== undefined) return number;
  const plural = (tokens[after ? at + 1 : at - 1] ?? "").endsWith("s");
  return plural ? null : countOf(counted);
};

const emptySheet = (): ToldSheet => ({
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
export interface Told {
  readonly tokens: readonly string[];
  readonly matches: readonly ConceptMatch[];
  readonly mentions: readonly Mention[];
  readonly spots: readonly Spot[];
  /** By mention: what its card and the other cards give it. */
  readonly known: readonly ReadonlySet<string>[];
}

/** What the sentence says of every mentioned creature; undefined when a change of size is not countable. */
export const readToldSheets = ({
  tokens,
  matches,
  mentions,
  spots,
  known,
}: Told): readonly ToldSheet[] | undefined => {
  const sheets = mentions.map(emptySheet);
  const sheetAt = (start: number, end: number) => sheets[describedAt(tokens, spots, start, end)];
  const inName = (at: number) =>
    mentions.some(
      (mention) => mention.end - mention.start > 1 && at >= mention.start && at < mention.end,
    );
  const protecting = new Set<number>();
  for (const { id, start, end } of matches) {
    const sheet = sheetAt(start, end);
    if (!sheet || inName(start)) continue;
    if (isDenied(tokens, start) || isLost(tokens, start)) {
      if (!isCombatAbility(id)) continue;
      sheet.lost.add(id);
      sheet.abilities.delete(id);
    } else if (id === "protection") {
      for (let at = end; at < end + 4; at++) {
        const color = colorOf(tokens[at]);
        if (!color) continue;
        sheet.protectionFrom.add(color);
        protecting.add(at);
      }
    } else if (id === "summoning-sickness") sheet.summoningSick = true;
    else if (id === "toxic") sheet.toxic += readNumber(tokens[end]) ?? 1;
    else if (isCombatAbility(id)) {
      const elsewhere = sheets.some(
        (other, place) => other !== sheet && (other.abilities.has(id) || known[place]?.has(id)),
      );
      if (pointsBack(tokens, spots, start, elsewhere)) continue;
      sheet.abilities.add(id);
      sheet.lost.delete(id);
    }
  }
  for (const [at, token] of tokens.entries()) {
    const color = colorOf(token);
    if (
      color &&
      color !== "everything" &&
      color !== "creature" &&
      !protecting.has(at) &&
      !inName(at)
    )
      sheetAt(at, at + 1)?.colors.add(color);
    if (TAPPED.test(token)) {
      const sheet = sheetAt(at, at + 1);
      if (sheet) sheet.tapped = true;
    }
    const [, power, toughness] = BONUS.exec(token) ?? [];
    if (power !== undefined) {
      const counters = countersAt(tokens, at);
      const sheet = sheetAt(at, at + 1);
      const times = counters ?? 1;
      if (
        counters === null ||
        !sheet ||
        SAYS.several.test(tokens[at - 1] ?? "") ||
        SAYS.several.test(tokens.slice(at + 1, at + 3).join(" "))
      )
        return undefined;
      sheet.bonuses.push({
        power: times * Number(power),
        toughness: times * Number(toughness),
        counters: counters !== undefined,
      });
    }
    const amount = SAYS.damage.test(token) ? readNumber(tokens[at - 1]) : undefined;
    if (amount === undefined) continue;
    const around = tokens.slice(Math.max(0, at - 5), at + 6).join(" ");
    if (!SAYS.taken.test(around)) continue;
    const [last, ...others] = spots.filter((spot) => spot.end <= at).reverse();
    const pointed = pointedAt(tokens, spots, at + 1);
    const sheet = sheets[pointed < 0 ? (last?.place ?? -1) : pointed];
    const isIt =
      others.length > 0 && tokens.slice(last?.end, at).some((word) => SAYS.pronoun.test(word));
    // Whose it is, whether before the combat or in it, or how much in all: not told.
    if (!sheet || isIt || sheet.damageMarked > 0 || !SAYS.before.test(around)) return undefined;
    sheet.damageMarked = amount;
  }
  return sheets;
};
