import type { DeckFormat, ParsedDeck } from "@spellwright/contract";

/** What a person has written and chosen so far. */
export interface ImportForm {
  readonly text: string;
  /** Of the file that the text was read from. Null once it was typed. */
  readonly fileName: string | null;
  /** Null: as the list calls itself. */
  readonly name: string | null;
  /** Null: detected. */
  readonly format: DeckFormat | null;
  /** Null: as the list suggests. */
  readonly commanders: readonly string[] | null;
  /** Null: the first commander. */
  readonly featured: string | null;
}

export const EMPTY_FORM: ImportForm = {
  text: "",
  fileName: null,
  name: null,
  format: null,
  commanders: null,
  featured: null,
};

/** The server's limit of a request, in bytes. */
const REQUEST_MAX_BYTES = 256 * 1024;
export const REQUEST_MAX_KB = REQUEST_MAX_BYTES / 1024;

/** Whether a request would be refused for its size: told before it is sent. */
export const isTooLarge = (body: object): boolean =>
  new TextEncoder().encode(JSON.stringify(body)).length > REQUEST_MAX_BYTES;

const PLAYED = new Set(["main", "sideboard", "companion"]);

/** Copies of known cards that the deck would have. */
export const recognisedCount = ({ cards }: Pick<ParsedDeck, "cards">): number =>
  cards.reduce(
    (total, { board, cardId, quantity }) =>
      cardId !== null && PLAYED.has(board) ? total + quantity : total,
    0,
  );

const COMMANDER_FORMATS: ReadonlySet<DeckFormat> = new Set(["commander", "cedh"]);

/** IMP-01: commanders are asked for in their formats, and of a list as large as their decks. */
export const asksForCommander = (parsed: ParsedDeck): boolean =>
  parsed.commanderRequired ||
  COMMANDER_FORMATS.has(parsed.format) ||
  parsed.cards.some(({ isCommander }) => isCommander);

/** The commanders in question: those chosen that the list still has, else those it suggests itself. */
export const commandersOf = (
  { commanders }: Pick<ImportForm, "commanders">,
  parsed: Pick<ParsedDeck, "cards" | "commanderSuggestions">,
  max: number,
): readonly string[] => {
  if (commanders === null) {
    // Suggestions are known cards only. The list may name one that is not.
    const named = parsed.cards.filter(({ isCommander }) => isCommander);
    const suggested = parsed.commanderSuggestions.filter(({ reason }) => reason !== "candidate");
    return [...new Set([...named, ...suggested].map(({ name }) => name))].slice(0, max);
  }
  const names = new Set(parsed.cards.map(({ name }) => name));
  return commanders.filter((name) => names.has(name));
};

const NAME_MAX = 200;

/**
 * What a deck is called that has no name of its own: as its file, else as its commanders. Null where
 * neither says anything.
 *
 * @param commanders by their names in the language of the page
 */
export const defaultNameOf = (
  { fileName }: Pick<ImportForm, "fileName">,
  commanders: readonly string[] | null,
): string | null => {
  const stem = (fileName ?? "")
    .replace(/\.[a-z0-9]{1,6}$/i, "")
    .replace(/[\p{Cc}_]+/gu, " ")
    .trim();
  const name = stem === "" ? (commanders ?? []).join(" + ") : stem;
  return name === "" ? null : name.slice(0, NAME_MAX);
};

/**
 * What is sent to be imported. The same form always makes the same request.
 *
 * @param names what the list calls itself, and what it is called where it does not
 */
export const importRequest = (
  form: ImportForm,
  commanders: readonly string[] | null,
  { listName, defaultName }: { listName: string | null; defaultName: string | null },
) => {
  const name = form.name?.trim() || (listName === null ? defaultName : null) || "";
  const featured = form.featured ?? commanders?.[0];
  return {
    text: form.text,
    ...(name === "" ? {} : { name }),
    ...(form.format === null ? {} : { format: form.format }),
    ...(commanders === null ? {} : { commanders: [...commanders] }),
    ...(featured === undefined ? {} : { featuredCard: featured }),
  };
};

export type ImportRequest = ReturnType<typeof importRequest>;
