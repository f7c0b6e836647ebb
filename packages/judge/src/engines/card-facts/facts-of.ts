import type { Card } from "@spellwright/contract";
import { COLOR_WORDS } from "../reading/colors.ts";

/** What a card says of itself, read from its face that is cast by default. */
export interface CardFacts {
  readonly types: ReadonlySet<string>;
  /** Its own keywords, in lower case. */
  readonly keywords: ReadonlySet<string>;
  readonly colors: readonly string[];
  /** English colour words and other qualities it is protected from. */
  readonly protection: ReadonlySet<string>;
  readonly uncounterable: boolean;
  readonly text: string;
  readonly power: number | null;
  readonly toughness: number | null;
}

const numberOf = (printed: string | null | undefined): number | null =>
  /^\d+$/.test(printed ?? "") ? Number(printed) : null;

/** Reminder text explains and grants nothing. */
const withoutReminders = (text: string): string => text.replace(/\([^)]*\)/g, " ");

/** Keywords that stand on a line of their own are the card's. Others may be given to something else. */
const ownKeywords = (text: string, listed: readonly string[]): ReadonlySet<string> => {
  const lines = text
    .split("\n")
    .map((line) => line.trim().toLowerCase())
    .filter((line) => line !== "" && !/[.:]/.test(line));
  return new Set(
    listed
      .map((keyword) => keyword.toLowerCase())
      .filter((keyword) =>
        lines.some((line) => line.split(/[,;]\s*/).some((part) => part.startsWith(keyword))),
      ),
  );
};

/** The facts of a card. Every test is on its English text, which decides (CR 108.1). */
export const factsOf = (card: Card): CardFacts => {
  const front = card.card_faces?.[0];
  const text = withoutReminders(card.oracle_text ?? front?.oracle_text ?? "");
  const type = (front?.type_line ?? card.type_line).toLowerCase();
  const lower = text.toLowerCase();
  const protection = [...lower.matchAll(/^(?:[^.:\n]*, )?protection from ([^.\n]+)/gm)].flatMap(
    (match) =>
      (match[1] ?? "").split(/,? and from |,? from |, | and /).map((quality) => quality.trim()),
  );
  return {
    types: new Set(type.split(/[^a-z]+/).filter(Boolean)),
    keywords: ownKeywords(text, card.keywords),
    colors: (card.colors ?? []).flatMap((letter) => COLOR_WORDS[letter] ?? []),
    protection: new Set(protection),
    uncounterable: /^(?:this spell|[^.\n]*) can't be countered/m.test(lower),
    text: lower,
    power: numberOf(card.power ?? front?.power),
    toughness: numberOf(card.toughness ?? front?.toughness),
  };
};

/** The quality that the target is protected from and the source has. Undefined when there is none. */
export const protectedFrom = (target: CardFacts, source: CardFacts): string | undefined =>
  [...target.protection].find(
    (quality) =>
      quality === "everything" ||
      source.colors.includes(quality) ||
      source.types.has(quality.replace(/s$/, "")),
  );
