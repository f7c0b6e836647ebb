import { type Card, DECK_LINES_MAX } from "@spellwright/contract";
import {
  type ResolvedDecklist,
  type ResolvedEntry,
  readInSteps,
  resolveInSteps,
} from "@spellwright/decks";
import { timeLimit } from "@spellwright/services";
import { AppError } from "../../../http/index.ts";
import { runInSlices } from "../../../runtime/time-slices.ts";
import type { NamesResolution } from "../../knowledge/index.ts";
import type { DecksParts } from "../decks-parts.ts";
import type { CardsByName } from "../find-cards.ts";
import { limitCopies } from "./limit-copies.ts";

/** A list as read and looked up, with the facts of its cards. */
export interface ReadList {
  readonly list: ResolvedDecklist;
  /** By the full English name. */
  readonly cards: CardsByName;
  readonly service: NamesResolution["service"];
}

/** Names that our data lacks and that the card service is asked for: four of its batches. */
const ASKED_MAX = 300;

/** An import says what it waits for. A preview follows the typing. */
export const IMPORT_PATIENCE_MS = 20_000;
export const PREVIEW_PATIENCE_MS = 4_000;

type Names = NamesResolution["names"];

/** What the list says of a line whose card the service knows better. */
const isSettled = (answers: ReadonlyMap<string, Names[number]>, written: unknown): boolean =>
  answers.get(String(written))?.kind === "found";

/** A line may hold several cards. */
const keyOf = (line: number, name: unknown): string => `${line} ${String(name)}`;

/**
 * The names that our data does not bear, and those it bears only misspelt, as they are written; by line
 * and the name that the entry has now.
 */
const uncertainNames = ({ problems }: ResolvedDecklist): ReadonlyMap<string, string> => {
  const names = new Map<string, string>();
  for (const { line, reason, params } of problems) {
    if (reason === "unknownCard" || reason === "numberWithoutName")
      names.set(keyOf(line, params.name), String(params.name));
    if (reason === "nameCorrected") names.set(keyOf(line, params.name), String(params.written));
  }
  return names;
};

/** Puts the cards of the service in place of what our data made of their names. */
const withService = (
  list: ResolvedDecklist,
  uncertain: ReadonlyMap<string, string>,
  names: Names,
): ResolvedDecklist => {
  const answers = new Map(
    names
      .filter((answer) => answer.kind !== "found" || answer.via === "service")
      .map((answer) => [answer.written, answer]),
  );
  const entries = list.entries.map((entry): ResolvedEntry => {
    const answer = answers.get(uncertain.get(keyOf(entry.line, entry.name)) ?? "");
    return answer?.kind === "found"
      ? { ...entry, name: answer.card.name, cardId: answer.card.id }
      : entry;
  });
  const problems = list.problems.filter(
    ({ params }) => !isSettled(answers, params.written ?? params.name),
  );
  return { ...list, entries, problems };
};

/**
 * Reads a pasted text and looks its names up: in our data, then in the public card service (IMP-08).
 *
 * @param patienceMs longest time that the service is waited for
 * @param caller whose list it is: nobody fills the service's queue alone
 * @throws AppError DECK_TOO_MANY_LINES
 */
export const readList = async (
  { knowledge, resolveNames }: Pick<DecksParts, "knowledge" | "resolveNames">,
  text: string,
  patienceMs: number,
  caller: string,
): Promise<ReadList> => {
  const index = await knowledge.cardIndex();
  const local = await runInSlices(
    resolveInSteps(await runInSlices(readInSteps(text, index)), index),
  );
  if (local.entries.length > DECK_LINES_MAX)
    throw new AppError("DECK_TOO_MANY_LINES", { max: DECK_LINES_MAX });
  const uncertain = uncertainNames(local);
  const asked = [...new Set(uncertain.values())].slice(0, ASKED_MAX);
  const { names, service } =
    asked.length > 0
      ? await resolveNames(asked, { signal: timeLimit(patienceMs), caller })
      : { names: [], service: "not_needed" as const };
  const list = limitCopies(withService(local, uncertain, names));
  const ids = new Set(list.entries.flatMap(({ cardId }) => cardId ?? []));
  const known = await knowledge.cardsByIds([...ids]);
  const answered = names.flatMap((answer) => (answer.kind === "found" ? [answer.card] : []));
  return {
    list,
    cards: new Map([...answered, ...known].map((card) => [card.name, card])),
    service,
  };
};

/** Entries beside their cards, as statistics and suggestions read them. */
export const withFacts = (
  entries: readonly ResolvedEntry[],
  cards: CardsByName,
): (ResolvedEntry & { readonly card: Card | null })[] =>
  entries.map((entry) => ({ ...entry, card: cards.get(entry.name) ?? null }));
