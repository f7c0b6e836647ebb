import { FRAMES } from "../src/grammar/effects/index.ts";
import type { Ability, Clause, FaceLine, Sentence } from "../src/index.ts";
import { ALL_SUBTYPES, CARD_TYPES, COLOURS } from "../src/vocabulary/index.ts";
import { THINGS } from "../src/vocabulary/things.ts";

const LONGEST = 9;

const types: ReadonlySet<string> = new Set<string>([...CARD_TYPES, ...ALL_SUBTYPES]);
const colours: ReadonlySet<string> = new Set<string>(COLOURS);
const things: ReadonlySet<string> = new Set(THINGS);
const verbs: ReadonlySet<string> = new Set(
  Object.keys(FRAMES)
    .map((verb) => verb.split(" ")[0] as string)
    .filter((verb) => !things.has(verb)),
);

/** The words that a line leaves unread, piece by piece. */
export function unreadOf(line: FaceLine): (readonly string[])[] {
  return line.whole ? [] : line.abilities.flatMap(unreadIn);
}

function unreadIn(ability: Ability): (readonly string[])[] {
  if (ability.kind === "unread") return [ability.unread];
  const effects = "effects" in ability ? (ability.effects ?? []) : [];
  const event = ability.kind === "triggered" ? [ability.event.unread] : [];
  const costs = ability.kind === "activated" ? ability.cost.map(({ unread }) => unread) : [];
  return [...event, ...costs, ...effects.map(({ unread }) => unread)].filter(
    (words) => words !== undefined,
  );
}

/** Whether the kind, the event or cost and every verb of a line were read: what is left over holds no verb. */
export function isShallow(line: FaceLine): boolean {
  return line.whole || line.abilities.every(isShallowAbility);
}

function isShallowAbility(ability: Ability): boolean {
  if (ability.kind === "unread") return false;
  if (ability.kind === "triggered" && ability.event.unread !== undefined) return false;
  if (ability.kind === "activated" && ability.cost.some(({ unread }) => unread !== undefined))
    return false;
  const effects = "effects" in ability ? (ability.effects ?? []) : [];
  return effects.length > 0 && effects.every(hasItsVerbs);
}

function hasItsVerbs({ steps, unread = [] }: Sentence): boolean {
  return steps?.some(hasVerb) === true && !unread.some((word) => verbs.has(word));
}

const hasVerb = ({ verb }: Clause) => verb !== undefined;

/** Words with numbers, symbols, types and colours folded away, cut short. */
export function shapeOf(words: readonly string[]): string {
  const folded = words.slice(0, LONGEST).map(foldWord).join(" ");
  return words.length > LONGEST ? `${folded} …` : folded;
}

function foldWord(word: string): string {
  if (word.startsWith("{")) return "{}";
  if (types.has(word)) return "TYPE";
  if (colours.has(word)) return "COLOUR";
  return [...word].some((sign) => sign >= "0" && sign <= "9") ? "N" : word;
}
