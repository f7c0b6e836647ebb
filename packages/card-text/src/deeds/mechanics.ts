// The mechanics of the game that a card has, and those of other cards that it speaks of: explore, face-down cards…
import type { CardText, Noun } from "../types/index.ts";
import { isPlayer, partyOf } from "./nouns.ts";

/** What a card has or does itself, and what it waits for, counts or helps in others; by keyword or keyword action. */
export interface Mechanics {
  readonly has: ReadonlySet<string>;
  readonly rewards: ReadonlySet<string>;
}

/** What lies face down, whichever keyword put it there (CR 708.2). */
const FACE_DOWN = "face-down";
/** Keywords and keyword actions by which a card comes face down (CR 702.37, 702.168, 701.40, 701.58). */
const COMES_FACE_DOWN = new Set(["morph", "megamorph", "disguise", "manifest", "cloak"]);

const mechanicOf = (name: string): string => (COMES_FACE_DOWN.has(name) ? FACE_DOWN : name);

/**
 * The mechanics of a card: keywords it has and what it makes itself or others do stand in `has`. What other
 * cards must have or do for it stands in `rewards`.
 */
export function mechanicsOf({ faces }: CardText): Mechanics {
  const found = { has: new Set<string>(), rewards: new Set<string>() };
  for (const { abilities } of faces) look(abilities, "has", found);
  return found;
}

interface Found {
  readonly has: Set<string>;
  readonly rewards: Set<string>;
}
type Fields = Readonly<Record<string, unknown>>;
type Side = keyof Found;

/** What stands in these is what others do or have. */
const OF_OTHERS = new Set(["event", "having", "if", "condition", "forEach", "did", "that"]);

function look(value: unknown, side: Side, found: Found): void {
  if (Array.isArray(value)) for (const each of value) look(each, side, found);
  else if (typeof value === "object" && value !== null) lookInto(value as Fields, side, found);
}

function lookInto(fields: Fields, side: Side, found: Found): void {
  const { kind, name, verb, state } = fields;
  if (kind === "keyword" && typeof name === "string") found[side].add(mechanicOf(name));
  if (state === FACE_DOWN) found.rewards.add(FACE_DOWN);
  if (Array.isArray(state) && state.includes("face down")) found.has.add(FACE_DOWN);
  if (typeof verb === "string") note(verb, fields, side, found);
  for (const [field, inner] of Object.entries(fields))
    look(inner, OF_OTHERS.has(field) ? "rewards" : side, found);
}

const nounIn = (value: unknown): Noun | undefined =>
  typeof value === "object" && value !== null ? (value as Noun) : undefined;

const isSelf = (noun: Noun | undefined): boolean => noun?.ref === "SELF";

function note(verb: string, { who, what, how }: Fields, side: Side, found: Found): void {
  const by = nounIn(who);
  if (verb === "turn" && how === "face up") {
    if (!isSelf(by) && !isSelf(nounIn(what))) found.rewards.add(FACE_DOWN);
    return;
  }
  // What one does oneself rewards nobody else’s, and what an opponent does is not the card’s.
  if (side === "rewards" ? isSelf(by) : by !== undefined && isPlayer(by) && partyOf(by) !== "you")
    return;
  found[side].add(mechanicOf(verb));
}
