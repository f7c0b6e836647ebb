import type { Ability } from "@spellwright/card-text";
import type { CardFacts } from "../card-facts.ts";
import { oncePerCard } from "../once-per-card.ts";
import { readWords } from "./card-words.ts";
import { isTextKnown } from "./is-text-known.ts";

/** The names of the keywords among abilities of a card, those of its levels too. */
const namesOf = (abilities: readonly Ability[]): readonly string[] =>
  abilities.flatMap((ability) => {
    if (ability.kind === "keyword") return [ability.name];
    if (ability.kind === "choice") return namesOf(ability.any);
    return "abilities" in ability ? namesOf(ability.abilities ?? []) : [];
  });

/** Keywords, and runs of words that were not understood. */
interface Spoken {
  readonly names: readonly string[];
  readonly unread: readonly string[];
}

/** All of them, wherever they stand. */
const spokenIn = (value: unknown): Spoken => {
  if (typeof value !== "object" || value === null) return { names: [], unread: [] };
  const { kind, name, unread } = value as Readonly<Record<string, unknown>>;
  const inner = Object.values(value).map(spokenIn);
  return {
    names: [
      ...(kind === "keyword" && typeof name === "string" ? [name] : []),
      ...inner.flatMap(({ names }) => names),
    ],
    unread: [
      ...(Array.isArray(unread) ? [unread.join(" ")] : []),
      ...inner.flatMap((each) => each.unread),
    ],
  };
};

/** A line of keywords that was not understood: it begins with one of them. */
const isLineOf = (ability: Ability, keywords: readonly string[]): boolean =>
  ability.kind === "unread" &&
  keywords.some((keyword) => ability.unread.join(" ").startsWith(keyword));

/** “The same is true for first strike, double strike, …”: several keywords in a row that is no line of them. */
const listedIn = (runs: readonly string[], keywords: readonly string[]): readonly string[] =>
  runs
    .map((words) => keywords.filter((keyword) => words.includes(keyword)))
    .filter(({ length }) => length > 1)
    .flat();

/** Islandwalk is landwalk, and “affinity for artifacts” affinity. */
const isKindOf = (name: string, keyword: string): boolean =>
  name.startsWith(keyword) || name.endsWith(keyword);

/**
 * The keywords that a card has itself, as its data name them. Public data also list those that a card only gives,
 * counts or asks for (“if a creature card in your graveyard has flying”). Its own words tell them apart.
 */
export const keywordsOf = oncePerCard((card: CardFacts): ReadonlySet<string> => {
  if (!isTextKnown(card)) return new Set(card.keywords);
  const { abilities } = readWords(card);
  const printed = card.keywords.map((keyword) => keyword.toLowerCase());
  const own = namesOf(abilities);
  const lines = abilities.filter((ability) => isLineOf(ability, printed));
  const { names, unread } = spokenIn(abilities.filter((ability) => !lines.includes(ability)));
  const spoken = new Set([...names, ...listedIn(unread, printed)]);
  const inLines = spokenIn(lines).unread;
  return new Set(
    card.keywords.filter((keyword) => {
      const name = keyword.toLowerCase();
      const isOwn =
        own.some((one) => isKindOf(one, name)) || inLines.some((words) => words.includes(name));
      return isOwn || !spoken.has(name);
    }),
  );
});
