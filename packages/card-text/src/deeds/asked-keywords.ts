// Keywords that a card asks of others: "if a creature card in your graveyard has flying", "creatures with flying".
import type { Ability, CardText } from "../types/index.ts";
import { namesOf } from "../vocabulary/index.ts";
import { KEYWORDS } from "../vocabulary/keywords.ts";

const NAMES: ReadonlySet<string> = new Set(namesOf(KEYWORDS.none));
/** What a card asks for stands behind these. What it gives does not. */
const ASKING = new Set(["having", "if", "asLongAs", "condition"]);
/** So many words a keyword has at most. */
const LONGEST = 2;

/**
 * The keywords that a card asks whether something has. What it makes has none that it asks for. Of "the same is true
 * for first strike, trample…" it asks too, though only the first was read.
 */
export function keywordsAsked({ faces }: CardText): ReadonlySet<string> {
  return new Set(faces.flatMap(({ abilities }) => abilities.flatMap(askedBy)));
}

function askedBy(ability: Ability): readonly string[] {
  const found = asked(ability, false);
  return found.length === 0 ? [] : [...found, ...listed(ability)];
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;

function asked(value: unknown, isAsking: boolean): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((each) => asked(each, isAsking));
  if (!isFields(value)) return [];
  const { kind, name, verb } = value;
  if (isAsking && kind === "keyword" && typeof name === "string") return [name];
  return Object.entries(value).flatMap(([field, inner]) =>
    verb === "create" && field === "what" ? [] : asked(inner, isAsking || ASKING.has(field)),
  );
}

/** The keywords in what was not read. */
function listed(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(listed);
  if (!isFields(value)) return [];
  return Object.entries(value).flatMap(([field, inner]) =>
    field === "unread" && Array.isArray(inner) ? namesIn(inner.map(String)) : listed(inner),
  );
}

const namesIn = (words: readonly string[]): readonly string[] =>
  words.flatMap((_, at) =>
    Array.from({ length: LONGEST }, (_each, more) =>
      words.slice(at, at + more + 1).join(" "),
    ).filter((name) => NAMES.has(name)),
  );
