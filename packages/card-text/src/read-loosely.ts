import type { Rule } from "./engine/rule.ts";
import { partOf, type Source } from "./engine/source.ts";
import { costs } from "./grammar/costs.ts";
import { when } from "./grammar/holes.ts";
import { kindOf } from "./grammar/kinds.ts";
import { nextSteps, sentence } from "./grammar/sentences.ts";
import type { Ability, Clause, Cost, Sentence, When } from "./types/index.ts";

/** Reads what it can of a line that the grammar does not read whole. All other words are kept as unread. */
export function readLoosely(source: Source): Ability {
  const colon = outsideQuotes(source, ":")[0];
  if (colon !== undefined) {
    const effects = sentencesOf(partOf(source, colon + 1, source.words.length));
    return {
      kind: "activated",
      cost: costsOf(partOf(source, 0, colon)),
      effects,
    };
  }
  if (["when", "whenever", "at"].includes(source.words[0] ?? "")) return readTrigger(source);
  const effects = sentencesOf(source);
  const understood = effects.some(({ lead, steps }) => lead !== undefined || steps !== undefined);
  return understood ? { kind: kindOf(effects), effects } : { kind: "unread", unread: source.words };
}

function readTrigger(source: Source): Ability {
  const commas = outsideQuotes(source, ",");
  const event = when.read(source, 0).find(({ end }) => commas.includes(end));
  const end = event?.end ?? commas[0] ?? source.words.length;
  const unread: When = { unread: source.words.slice(0, end) };
  return {
    kind: "triggered",
    event: event?.value ?? unread,
    effects: sentencesOf(partOf(source, end + 1, source.words.length)),
  };
}

function costsOf(source: Source): Cost[] {
  const whole = wholeReading(costs, source);
  return (
    whole ??
    pieces(source, ",").flatMap((piece) => wholeReading(costs, piece) ?? [{ unread: piece.words }])
  );
}

const sentencesOf = (source: Source): Sentence[] => pieces(source, ".").map(readSentence);

/** The longest start that is understood; after it the shortest gap, and what is understood again behind it. */
function readSentence(source: Source): Sentence {
  const size = source.words.length;
  const longest = sentence
    .read(source, 0)
    .find(({ value, end }) => end === size || !endsBare(value.steps?.at(-1)));
  if (longest === undefined) return { unread: source.words };
  if (longest.end === size) return longest.value;
  for (let at = longest.end + 1; at < size; at++) {
    const rest = nextSteps.read(source, at).find(({ end }) => end === size);
    if (rest !== undefined && isHarmless(source.words.slice(longest.end, at)))
      return {
        ...longest.value,
        steps: [...(longest.value.steps ?? []), ...rest.value],
        unread: source.words.slice(longest.end, at),
      };
  }
  return { ...longest.value, unread: source.words.slice(longest.end) };
}

const MADE_OF: readonly (keyof Clause)[] = [
  "join",
  "who",
  "adverb",
  "modal",
  "verb",
  "past",
  "perfect",
  "not",
];

/** Whether a clause ends at its verb: what follows unread may be its object, so the clause was not read. */
function endsBare(clause: Clause | undefined): boolean {
  if (clause === undefined) return false;
  const last = clause.modifiers?.at(-1);
  if (last !== undefined) {
    const condition = last.if ?? last.unless ?? last.asLongAs ?? last.onlyIf ?? last.forAsLongAs;
    return endsBare(condition?.clause ?? last.until ?? last.asThough);
  }
  return Object.keys(clause).every((field) => (MADE_OF as readonly string[]).includes(field));
}

/** Words that turn the meaning of what follows them, and quotations, which may go on a list: nothing is sure. */
const TURNING = new Set([
  "not",
  "can",
  "may",
  "must",
  "would",
  "if",
  "unless",
  "or",
  "instead",
  "except",
  '"',
]);

const isHarmless = (gap: readonly string[]) => !gap.some((word) => TURNING.has(word));

function wholeReading<T>(rule: Rule<T>, source: Source): T | undefined {
  return rule.read(source, 0).find(({ end }) => end === source.words.length)?.value;
}

/** The places of a sign that stand in no quotation. */
function outsideQuotes(source: Source, sign: string): number[] {
  let quoted = false;
  return source.words.flatMap((word, index) => {
    if (word === '"') quoted = !quoted;
    return word === sign && !quoted ? [index] : [];
  });
}

function pieces(source: Source, sign: string): Source[] {
  const places = [-1, ...outsideQuotes(source, sign), source.words.length];
  return places
    .slice(1)
    .map((place, index) => partOf(source, (places[index] as number) + 1, place))
    .filter(({ words }) => words.length > 0);
}
