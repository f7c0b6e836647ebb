import { type CardIndex, cardNameOf, type Resolution, type Steps } from "@spellwright/cards";
import type { Card, Language } from "@spellwright/contract";
import { foldWords } from "@spellwright/text";
import { runInSlices } from "../../../runtime/time-slices.ts";
import type { Knowledge } from "../knowledge.ts";
import type { LiveCards } from "./live-cards.ts";
import type { LiveLookUp } from "./live-look-up.ts";

/** What one written name came to. `written` is the name as it was given. */
export type ResolvedName =
  | {
      readonly kind: "found";
      readonly written: string;
      readonly card: Card;
      /** `service`: not in our data, the public card service knows it. */
      readonly via: "local" | "service";
      /** No card bears the name as written: this one's name is the closest. */
      readonly misspelt: boolean;
    }
  /** Several cards bear it: to be asked, never guessed. English names, the most played first. */
  | { readonly kind: "ambiguous"; readonly written: string; readonly choices: readonly string[] }
  /** Neither our data nor the service knows it; close English names of our data. */
  | { readonly kind: "unknown"; readonly written: string; readonly suggestions: readonly string[] }
  /** Not in our data, and the service could not be asked: it may well exist. */
  | {
      readonly kind: "unsettled";
      readonly written: string;
      readonly suggestions: readonly string[];
    };

/** What became of written names, and how far the card service could be asked. */
export interface NamesResolution {
  /** One for each given name, in the same order. */
  readonly names: readonly ResolvedName[];
  /**
   * How the card service stood: `not_needed` (all names are in our data), `answered`, `off` (by
   * configuration) or `unavailable` (then some names are `unsettled`).
   */
  readonly service: "not_needed" | "answered" | "off" | "unavailable";
}

export interface ResolveNamesOptions {
  /** Language that the names were written in, where known: settles names that both languages have. */
  readonly language?: Language;
  /** Ends the waiting for the service: what it did not answer is `unsettled`. */
  readonly signal?: AbortSignal;
  /** Whom the service is asked for: too many questions of one caller at once are `unsettled`. */
  readonly caller?: string;
}

/**
 * Card names → cards (IMP-08): our data first, then, in batches of 75 through the one polite queue, the
 * public card service for the rest: exact, French, and misspelt when at most 10 are left. An outage is
 * a state of the result, never an exception. Two queries, however many names. Do not call it inside a
 * database transaction.
 */
export type ResolveNames = (
  names: readonly string[],
  options?: ResolveNamesOptions,
) => Promise<NamesResolution>;

interface Local {
  readonly written: string;
  readonly resolution: Resolution;
}

const isCertain = ({ resolution }: Local): boolean =>
  resolution.kind === "ambiguous" || (resolution.kind === "found" && !resolution.misspelt);

function* resolveLocally(
  index: CardIndex,
  names: Iterable<string>,
  language: Language | undefined,
): Steps<Local[]> {
  const locals: Local[] = [];
  for (const written of names) {
    yield;
    locals.push({ written, resolution: yield* index.resolveInSteps(written, language) });
  }
  return locals;
}

/** @param live absent when the card service is off */
export const createResolveNames =
  (
    knowledge: Pick<Knowledge, "cardIndex" | "cardsByIds">,
    live: LiveCards | undefined,
  ): ResolveNames =>
  async (names, { language, ...waits } = {}) => {
    const index = await knowledge.cardIndex();
    const locals = await runInSlices(resolveLocally(index, new Set(names), language));
    const wanted = locals.filter((local) => !isCertain(local)).map(({ written }) => written);
    const answers: ReadonlyMap<string, LiveLookUp> =
      live === undefined || wanted.length === 0 ? new Map() : await live.find(wanted, waits);
    const ids = [
      ...locals.flatMap(({ resolution }) => (resolution.kind === "found" ? [resolution.id] : [])),
      ...[...answers.values()].flatMap((each) => (each.kind === "found" ? [each.card.id] : [])),
    ];
    const cards = new Map((await knowledge.cardsByIds(ids)).map((card) => [card.id, card]));

    const resolved = new Map(
      locals.map((local) => [local.written, settle(local, answers.get(local.written), cards)]),
    );
    return {
      names: names.flatMap((name) => resolved.get(name) ?? []),
      service: stateOf(live, wanted, answers),
    };
  };

const settle = (
  { written, resolution }: Local,
  answer: LiveLookUp | undefined,
  cards: ReadonlyMap<string, Card>,
): ResolvedName => {
  if (answer?.kind === "found") {
    const via = cards.has(answer.card.id) ? "local" : "service";
    return {
      kind: "found",
      written,
      card: answer.card,
      via,
      misspelt: !bears(answer.card, written),
    };
  }
  const card = resolution.kind === "found" ? cards.get(resolution.id) : undefined;
  if (resolution.kind === "found" && card !== undefined)
    return { kind: "found", written, card, via: "local", misspelt: resolution.misspelt === true };
  if (resolution.kind === "ambiguous")
    return { kind: "ambiguous", written, choices: resolution.candidates.map(({ name }) => name) };
  if (answer?.kind === "ambiguous" && answer.names.length > 0)
    return { kind: "ambiguous", written, choices: answer.names };
  const suggestions = resolution.kind === "unknown" ? resolution.suggestions : [];
  const kind = answer?.kind === "unavailable" ? "unsettled" : "unknown";
  return { kind, written, suggestions };
};

/** Whether one of the card's names is exactly the written one, case and accents aside. */
const bears = (card: Card, written: string): boolean => {
  const { name, printedName, flavorNames, faceNames } = cardNameOf(card);
  return [name, printedName ?? "", ...flavorNames, ...faceNames].some(
    (each) => foldWords(each) === foldWords(written),
  );
};

const stateOf = (
  live: LiveCards | undefined,
  wanted: readonly string[],
  answers: ReadonlyMap<string, LiveLookUp>,
): NamesResolution["service"] => {
  if (wanted.length === 0) return "not_needed";
  if (live === undefined) return "off";
  const failed = [...answers.values()].some(({ kind }) => kind === "unavailable");
  return failed ? "unavailable" : "answered";
};
