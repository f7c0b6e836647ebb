import { type CardIndex, inOneGo, type Resolution, type Steps } from "@spellwright/cards";
import { magicOnlineNumber } from "@spellwright/text";
import type {
  Decklist,
  DecklistEntry,
  DecklistProblem,
  LineKind,
  ResolvedDecklist,
  ResolvedEntry,
} from "../decklist.ts";
import { problemOf } from "../read/reading.ts";
import { type CandidateCard, joinFaces, type NamedEntry } from "./join-faces.ts";

/**
 * Distinct unknown names that are compared with all names. Further ones are reported without
 * suggestions. A comparison costs milliseconds, and a text with more of them is no decklist.
 */
const MOST_COMPARED = 200;

type Found = Resolution & { readonly kind: "found" };
type LookUp = (name: string) => Steps<Resolution>;

/** Looks names up, each once. A name with two faces falls back to its front (IMP-02). */
function createLookUp(cards: CardIndex): LookUp {
  const known = new Map<string, Resolution>();
  let compared = 0;

  function* resolveOnce(name: string): Steps<Resolution> {
    if (!cards.knows(name)) {
      const front = name.split("/", 1)[0]?.trim() ?? "";
      if (front !== name && front && cards.knows(front)) return yield* cards.resolveInSteps(front);
      // « Îles », “Islands”: short names are too near to others to be told by their letters.
      const single = name.replace(/s$/i, "");
      if (single !== name && cards.knows(single)) {
        const found = yield* cards.resolveInSteps(single);
        return found.kind === "found" ? { ...found, misspelt: true } : found;
      }
      compared += 1;
      if (compared > MOST_COMPARED) return { kind: "unknown", suggestions: [] };
    }
    return yield* cards.resolveInSteps(name);
  }

  return function* (name) {
    const resolution = known.get(name) ?? (yield* resolveOnce(name));
    known.set(name, resolution);
    return resolution;
  };
}

/** Whether a name has copies; `4 mana is too much for me.` is a sentence, as no name begins small and ends so. */
const isCounted = ({ counted, name }: DecklistEntry): boolean =>
  counted && !(/^\p{Ll}/u.test(name) && /[.!?…]$|,\s\p{Ll}/u.test(name));

const cardsOf = (resolution: Resolution): readonly CandidateCard[] => {
  if (resolution.kind === "found") return [resolution];
  return resolution.kind === "ambiguous" ? resolution.candidates : [];
};

/** A token is called by its type, as cards may be: only a name that says its card is one there. */
function isToken({ board, counted }: DecklistEntry, resolution: Resolution): boolean {
  if (board !== "extra" || !counted) return false;
  if (resolution.kind !== "found") return true;
  return resolution.oversized ? false : Boolean(resolution.misspelt ?? resolution.others);
}

/** Planes among planes, and a face whose printing is told, are meant. */
const isSure = ({ board, setCode, name: written }: DecklistEntry, found: Found): boolean =>
  found.oversized ? board === "extra" : setCode !== null && found.name.startsWith(`${written} //`);

/** The entry with its card. Undefined where none is sure. */
function cardOf(entry: DecklistEntry, resolution: Resolution): ResolvedEntry | undefined {
  if (resolution.kind !== "found" || isToken(entry, resolution)) return undefined;
  return { ...entry, name: resolution.name, cardId: resolution.id };
}

/** The report of an entry that is no card for sure. Undefined when nothing is to be said. */
function reportOn(entry: DecklistEntry, resolution: Resolution, texts: readonly string[]) {
  const { line, name: written } = entry;
  if (isToken(entry, resolution)) return undefined;
  if (resolution.kind === "found") {
    const params = { written, name: resolution.name };
    const { others: suggestions } = resolution;
    const reason = resolution.oversized ? "oversizedRead" : "shortNameRead";
    if (suggestions && !isSure(entry, resolution))
      return problemOf(texts, line, reason, { params, suggestions, severity: "notice" });
    if (!resolution.misspelt) return undefined;
    return problemOf(texts, line, "nameCorrected", { params, severity: "notice" });
  }
  const params = { name: written };
  if (resolution.kind === "ambiguous")
    return problemOf(texts, line, "ambiguousCard", {
      params,
      suggestions: resolution.candidates.map((card) => card.name),
    });
  const number = magicOnlineNumber(written);
  if (number !== undefined)
    return problemOf(texts, line, "numberWithoutName", { params: { ...params, number } });
  const reason = isCounted(entry) ? "unknownCard" : "notACard";
  return problemOf(texts, line, reason, { params, suggestions: resolution.suggestions });
}

/** Tells that a card was taken in place of what may be another one with a slip: `Sol Rign // Opt`. */
function* reportOnReplaced(
  { line, replaced }: DecklistEntry,
  taken: Resolution,
  lookUp: LookUp,
  texts: readonly string[],
): Steps<DecklistProblem | undefined> {
  if (replaced === null || taken.kind !== "found") return undefined;
  const meant = yield* lookUp(replaced);
  const isOther = meant.kind === "found" ? meant.id !== taken.id : meant.kind === "ambiguous";
  if (!isOther) return undefined;
  const params = { written: replaced, name: taken.name };
  return problemOf(texts, line, "nameCorrected", { params, severity: "notice" });
}

/**
 * Looks up every name of a list: exact, without accents, in French, by a face, then misspelt.
 * What a card is only called is told, with what else it may mean. Two lines of its faces are one card.
 * A counted name that no card bears stays an entry without a card. Talk becomes a problem. A name
 * of several cards is reported with all of them and never chosen.
 */
export function resolveDecklist(decklist: Decklist, cards: CardIndex): ResolvedDecklist {
  return inOneGo(resolveInSteps(decklist, cards));
}

/** `resolveDecklist`, an entry a step. */
export function* resolveInSteps(decklist: Decklist, cards: CardIndex): Steps<ResolvedDecklist> {
  const lookUp = createLookUp(cards);
  const named: NamedEntry[] = [];
  const reports: DecklistProblem[] = [...decklist.problems];
  const lines: LineKind[] = [...decklist.lines];
  const talk: DecklistEntry[] = [];
  for (const entry of decklist.entries) {
    yield;
    const resolution = yield* lookUp(entry.name);
    const report = reportOn(entry, resolution, decklist.texts);
    if (report) reports.push(report);
    const doubt = yield* reportOnReplaced(entry, resolution, lookUp, decklist.texts);
    if (doubt) reports.push(doubt);
    const card = cardOf(entry, resolution);
    if (card || isCounted(entry) || resolution.kind === "ambiguous")
      named.push({
        entry: card ?? { ...entry, cardId: null },
        written: entry.name,
        meant: cardsOf(resolution),
      });
    else talk.push(entry);
  }
  const { kept: entries, notices, settled } = yield* joinFaces(named, decklist.texts, cards);
  const problems = reports.filter(
    ({ reason, line }) => reason !== "ambiguousCard" || !settled.has(line),
  );
  problems.push(...notices);
  const cardLines = new Set(entries.map((entry) => entry.line));
  for (const { line } of talk) if (!cardLines.has(line)) lines[line - 1] = "problem";
  for (const { line } of notices) if (!cardLines.has(line)) lines[line - 1] = "metadata";
  problems.sort((left, right) => left.line - right.line);
  return { ...decklist, entries, problems, lines, metadata: titled(decklist, talk[0], entries[0]) };
}

/** Talk above the first card is the title of a list without a name. It stays reported. */
function titled(
  { metadata }: Decklist,
  talk: DecklistEntry | undefined,
  card: ResolvedEntry | undefined,
): Decklist["metadata"] {
  if (metadata.name !== null || !talk || !card || talk.line > card.line) return metadata;
  return { ...metadata, name: talk.name };
}
