// What a card counts, helps or needs, whoever has it: a text that says "artifacts you control" wants artifacts.
import type { CardText, Noun, Place } from "../types/index.ts";
import { headOf, partyOf, typesIn, wordsOfNoun } from "./nouns.ts";

/** Acts whose object is made, harmed or turned away: it is nothing that the card wants to be there. */
const NOT_WANTED = new Set(["create", "destroy", "exile", "counter", "become", "deal", "return"]);
/** Whosever it is, it is not there before. */
const MADE = new Set(["create", "become"]);
const PUTS_COUNTERS = new Set(["put", "distribute", "get", "remove"]);
const ATTACHED: Readonly<Record<string, readonly string[]>> = {
  equip: ["equipped"],
  enchant: ["enchanted"],
};
const GROWS = new Set(["get", "have", "gain"]);

/**
 * The things that a card speaks of and wants, in words: types and subtypes; "+1/+1 counter"; "chosen type"; "team"
 * where all of one's creatures grow; keywords of those it speaks of. Of one whom it harms it says nothing.
 */
export function concernsOf({ faces }: CardText): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { abilities } of faces) look(abilities, found);
  return found;
}

type Fields = Readonly<Record<string, unknown>>;

function look(value: unknown, found: Set<string>): void {
  if (Array.isArray(value)) {
    for (const each of value) look(each, found);
    return;
  }
  if (typeof value === "object" && value !== null) lookInto(value as Fields, found);
}

function lookInto(fields: Fields, found: Set<string>): void {
  if (isNoun(fields)) note(fields, found);
  if (growsTeam(fields)) found.add("team");
  for (const [field, inner] of Object.entries(fields))
    if (!isPassedOver(field, inner, fields)) look(inner, found);
}

const isNoun = (fields: Fields): fields is Fields & Noun =>
  Array.isArray(fields.is) && !("verb" in fields);

function isPassedOver(field: string, inner: unknown, { verb, who, place }: Fields): boolean {
  if (typeof verb !== "string" || typeof inner !== "object" || inner === null) return false;
  const noun = inner as Noun;
  // "If a creature card with flying is in your graveyard": there it flies for nobody.
  if (field === "who") return verb === "be" && isGraveyard(place as Place | undefined);
  if (field === "what") return isNotWanted(verb, noun) || isPlacedCounter(verb, noun);
  // "It enters with a +1/+1 counter on it": it brings its own.
  if (field === "with") return verb === "enter" && isOne(who) && headOf(noun).thing === "counter";
  // Whoever fetches a land wants mana, mostly.
  return verb === "search" && field === "for" && isLand(noun);
}

const isGraveyard = ({ zone }: Place = {}): boolean => headOf(zone ?? {}).thing === "graveyard";

const isNotWanted = (verb: string, noun: Noun): boolean =>
  NOT_WANTED.has(verb) && (MADE.has(verb) || partyOf(noun) !== "you");

const isPlacedCounter = (verb: string, noun: Noun): boolean =>
  PUTS_COUNTERS.has(verb) && headOf(noun).thing === "counter";

const isOne = (who: unknown): boolean => (who as Noun | undefined)?.ref !== undefined;

const isLand = (noun: Noun): boolean => wordsOfNoun(noun).some((row) => typesIn(row).has("land"));

function note(noun: Noun, found: Set<string>): void {
  const party = partyOf(noun);
  if (party === "opponent" || (noun.target === true && party !== "you")) return;
  for (const word of [...plainWords(noun), ...traitWords(noun), ...restrictionWords(noun)])
    found.add(word);
}

const plainWords = (noun: Noun): readonly string[] =>
  wordsOfNoun(noun)
    .flat()
    .filter((word) => !word.startsWith("non") && word !== "self")
    .map((word) => (isOfCommander(noun) ? `commander's ${word}` : word));

/** "A creature type with your commander": of no other creature. */
const isOfCommander = ({ where = [] }: Noun): boolean =>
  where.some(({ having }) => headOf(having?.noun ?? {}).thing === "commander");

/** "Equipped creature", "+1/+1 counter". */
const traitWords = (noun: Noun): readonly string[] =>
  (noun.is ?? []).flatMap(({ done = "", size }) => [
    ...(ATTACHED[done] ?? []),
    ...(size !== undefined && headOf(noun).thing === "counter" ? [`${size} counter`] : []),
  ]);

/** "Of the chosen type", "with flying". */
const restrictionWords = ({ where = [] }: Noun): readonly string[] =>
  where.flatMap(({ zone, having }) => [
    ...(isChosenType(zone) ? ["chosen type"] : []),
    ...(having?.abilities ?? []).flatMap((ability) =>
      ability.kind === "keyword" ? [ability.name] : [],
    ),
  ]);

const isChosenType = (noun: Noun | undefined): boolean =>
  noun?.is?.[0]?.done === "choose" && headOf(noun).thing === "type";

/** What creatures are mostly alike in where a deck is built for it: "creature tokens", "white creatures". */
const isShared = ({ thing, colour }: NonNullable<Noun["is"]>[number]): boolean =>
  thing === "token" || colour !== undefined;

/** "Creatures you control get +1/+1". */
function growsTeam({ verb, who }: Fields): boolean {
  const noun = (who ?? {}) as Noun;
  const [only, ...more] = (noun.is ?? []).filter((each) => !isShared(each));
  return (
    typeof verb === "string" &&
    GROWS.has(verb) &&
    only?.type === "creature" &&
    more.length === 0 &&
    (noun.det ?? noun.count ?? noun.target) === undefined &&
    partyOf(noun) === "you"
  );
}
