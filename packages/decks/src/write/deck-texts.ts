import type { Board } from "../decklist.ts";

/** What a written deck keeps of the deck. The rest is lost by the tool's own conventions. */
export interface DeckTextForm {
  readonly extension: "txt" | "csv" | "dek" | "dck" | "cod";
  readonly mediaType: "text/plain" | "text/csv" | "application/xml";
  readonly boards: readonly Board[];
  readonly printing: boolean;
  readonly finish: boolean;
  readonly categories: boolean;
  readonly tags: boolean;
}

const PLAYED: readonly Board[] = ["commander", "companion", "main", "sideboard"];
const ALL: readonly Board[] = [...PLAYED, "maybeboard", "extra"];
const names = { printing: false, finish: false, categories: false, tags: false };

/** The forms a deck can be written in. MTGO, XMage and Cockatrice keep commanders in the sideboard. */
export const DECK_TEXTS = {
  moxfield: text("txt", ALL, { printing: true, finish: true, categories: false, tags: true }),
  archidekt: text("txt", ALL, { printing: true, finish: true, categories: true, tags: true }),
  arena: text("txt", PLAYED, { ...names, printing: true }),
  mtgo: text("txt", PLAYED, names),
  mtgoDek: { extension: "dek", mediaType: "application/xml", boards: PLAYED, ...names },
  csv: {
    extension: "csv",
    mediaType: "text/csv",
    boards: ALL,
    printing: true,
    finish: true,
    categories: true,
    tags: true,
  },
  plain: text("txt", ALL, names),
  tappedout: text("txt", ALL, { ...names, printing: true, finish: true }),
  deckstats: text("txt", ALL, { ...names, printing: true, finish: true, categories: true }),
  xmage: text("dck", PLAYED, { ...names, printing: true }),
  forge: text("dck", PLAYED, { ...names, printing: true, finish: true }),
  cockatrice: { extension: "cod", mediaType: "application/xml", boards: PLAYED, ...names },
} as const satisfies Readonly<Record<string, DeckTextForm>>;
/** A text form that a deck is written in, by its name in the export's address. */
export type DeckText = keyof typeof DECK_TEXTS;

function text(
  extension: "txt" | "dck",
  boards: readonly Board[],
  keeps: Pick<DeckTextForm, "printing" | "finish" | "categories" | "tags">,
): DeckTextForm {
  return { extension, mediaType: "text/plain", boards, ...keeps };
}
