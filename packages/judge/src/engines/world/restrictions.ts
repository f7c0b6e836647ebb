import { readNumber } from "@spellwright/text";
import templates from "../../../../../data/judge/engines/card-templates.json" with { type: "json" };
import { listPatterns } from "../../vocabulary/patterns.ts";

/** What forbids an attack or a block, read from a card's sentence. */
export type Restriction =
  | { readonly kind: "unblockable" }
  | { readonly kind: "cant-block" }
  | { readonly kind: "cant-attack" }
  /** Not blocked by creatures of this power: "2 or less", "3 or greater". */
  | { readonly kind: "not-by-power"; readonly than: number; readonly or: "less" | "greater" }
  /** Not blocked by creatures with this quality: "red", "wall", "artifact". */
  | { readonly kind: "not-by"; readonly quality: string }
  /** Blocked only by creatures with one of these qualities or abilities. */
  | { readonly kind: "only-by"; readonly qualities: readonly string[] }
  /** Blocked by at least or at most so many creatures. */
  | { readonly kind: "number"; readonly least?: number; readonly most?: number }
  /** Blocks only creatures with this ability. */
  | { readonly kind: "blocks-only"; readonly quality: string };

const singular = (word: string): string =>
  word === "elves" ? "elf" : word.replace(/(?<=[^s])s$/, "");

/** "artifact creatures and/or black creatures" as "artifact", "black". Undefined for anything longer. */
const qualitiesOf = (written: string): readonly string[] | undefined => {
  const parts = written.split(/ and\/or | or | and /).map((part) =>
    part
      .replace(/\bcreatures? with /, "")
      .replace(/\s*\bcreatures?$/, "")
      .trim()
      .toLowerCase(),
  );
  return parts.every((part) => /^[a-z-]+$/.test(part)) ? parts.map(singular) : undefined;
};

/** Predicates that state no more than themselves. */
const PLAIN: Readonly<Record<string, readonly Restriction[]>> = {
  "can't be blocked": [{ kind: "unblockable" }],
  "can't block": [{ kind: "cant-block" }],
  "can't attack": [{ kind: "cant-attack" }],
  "can't attack or block": [{ kind: "cant-attack" }, { kind: "cant-block" }],
  "can't block and can't be blocked": [{ kind: "cant-block" }, { kind: "unblockable" }],
};

const TEMPLATES = listPatterns(templates.restrictions);

/** What each template states. Undefined when its words are not understood. */
const READERS: Readonly<
  Record<
    keyof typeof templates.restrictions,
    (amount: string, or?: string) => Restriction | undefined
  >
> = {
  power: (than, or) => ({
    kind: "not-by-power",
    than: Number(than),
    or: or === "less" ? "less" : "greater",
  }),
  most: (amount) => {
    const most = readNumber(amount);
    return most === undefined ? undefined : { kind: "number", most };
  },
  least: (amount) => {
    const least = readNumber(amount);
    return least === undefined ? undefined : { kind: "number", least };
  },
  only: (who) => {
    const qualities = qualitiesOf(who);
    return qualities && { kind: "only-by", qualities };
  },
  quality: (who) => {
    const [quality] = qualitiesOf(who) ?? [];
    return quality === undefined || quality === "creature"
      ? undefined
      : { kind: "not-by", quality };
  },
  blocksOnly: (quality) => ({ kind: "blocks-only", quality }),
};

/** The restrictions that a predicate states ("can't be blocked by creatures with power 2 or less"). */
export const readRestrictions = (predicate: string): readonly Restriction[] | undefined => {
  const words = predicate.toLowerCase();
  const plain = Object.hasOwn(PLAIN, words) ? PLAIN[words] : undefined;
  if (plain) return plain;
  for (const [name, pattern] of TEMPLATES) {
    const [, amount = "", or] = pattern.exec(words) ?? [];
    if (amount === "") continue;
    const restriction = READERS[name](amount, or);
    return restriction && [restriction];
  }
  return undefined;
};
