import type { Bilingual } from "@spellwright/contract";
import { addTo } from "./groups.ts";
import { normalizeRuleNumber } from "./rule-numbers.ts";
import type { RuleHit } from "./rulebook.ts";
import { queryTerms } from "./search-terms.ts";

/** Longer searches are questions. They name no rule by its title alone. */
const LONGEST_NAME = 100;

const nameOf = (text: string): string => [...queryTerms(text)].sort().join(" ");

/** Chapters and rules by their name in either language ("trample", « piétinement » → 702.19). */
export function rulesByName(
  numbers: readonly string[],
  titles: ReadonlyMap<string, Bilingual>,
): ReadonlyMap<string, readonly string[]> {
  const byName = new Map<string, string[]>();
  for (const number of numbers) {
    const title = number.length > 1 ? titles.get(number) : undefined;
    if (title === undefined) continue;
    for (const name of new Set([nameOf(title.en), nameOf(title.fr)]))
      if (name !== "") addTo(byName, name, number);
  }
  return byName;
}

/**
 * What a search names stands before all that it found: rules by their number ("702.19b trample"), else
 * the chapter or rule whose whole name was typed.
 */
export function putNamedFirst(
  terms: string,
  hits: readonly RuleHit[],
  known: {
    readonly has: (number: string) => boolean;
    readonly named: ReadonlyMap<string, readonly string[]>;
  },
): readonly RuleHit[] {
  const numbered = terms
    .slice(0, 2_000)
    .split(/\s+/)
    .map(normalizeRuleNumber)
    .filter((number): number is string => number !== undefined && known.has(number));
  const titled = terms.length > LONGEST_NAME ? [] : (known.named.get(nameOf(terms)) ?? []);
  const named = new Set(numbered.length > 0 ? numbered : titled);
  if (named.size === 0) return hits;
  const score = (hits[0]?.score ?? 0) + 1;
  return [
    ...[...named].map((number): RuleHit => ({ number, score })),
    ...hits.filter(({ number }) => !named.has(number)),
  ];
}
