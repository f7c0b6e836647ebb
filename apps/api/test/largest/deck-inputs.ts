import { MEASURED_LIST_MAX } from "@spellwright/contract";
import { BODY, editOf, lines, ofDeck, query, type Request, SMALL, undoOf } from "./requests.ts";
import {
  deckLines,
  filledWith,
  listOf,
  longNames,
  misspeltName,
  misspeltNames,
  namedLines,
  uuids,
} from "./texts.ts";

/** The longest lists that anybody may have measured, of a kind each. */
const measured = (text: string): Request => ({ body: () => ({ text }) });

/** The longest requests about decks. */
export const DECK_INPUTS = {
  "decks.list": [query({ limit: "100", search: "%_".repeat(50) })],
  "decks.summary": SMALL,
  "decks.create": [
    { body: () => ({ name: "Large", format: "commander", cards: deckLines(1000) }) },
    {
      body: (_, played) => ({ name: "Large", format: "commander", cards: namedLines(played) }),
    },
  ],
  "decks.read": SMALL,
  "decks.synergies": SMALL,
  "decks.update": [
    editOf((_, __, revision) => ({ revision, cards: deckLines(1000) })),
    editOf((_, played, revision) => ({ revision, cards: namedLines(played) }), ["edit"]),
  ],
  calculateBracket: [
    () => misspeltNames(1000),
    () => longNames(1000),
    (played: readonly string[]) => played,
  ].map((names) => ({
    body: (_, played) => ({
      format: "commander",
      cards: names(played).map((name) => ({ name, quantity: 1 })),
    }),
  })),
  measureList: [
    measured(filledWith(MEASURED_LIST_MAX, "\n", () => misspeltName(40))),
    measured(filledWith(MEASURED_LIST_MAX, "\n", () => "1 a")),
    measured("[".repeat(MEASURED_LIST_MAX)),
    { body: (_, played) => ({ text: listOf(played).slice(0, MEASURED_LIST_MAX) }) },
  ],
  "decks.duplicate": SMALL,
  "decks.remove": SMALL,
  "decks.removeMany": [{ body: () => ({ ids: uuids(100) }) }],
  "decks.share": SMALL,
  "decks.unshare": SMALL,
  "sharedDecks.read": SMALL,
  "deckExports.shared": SMALL,
  "decks.parse": [
    lines(),
    filledWith(BODY, "\n", () => misspeltName(40)),
    filledWith(BODY, "\n", () => "1 a"),
    "\n".repeat(BODY / 2),
    "[".repeat(BODY),
    `1 ${"a ".repeat(BODY / 2 - 2)}`,
    "Forest, ".repeat(BODY / 8),
    `<cockatrice_deck>${"<card number='1' name='Forest'/>".repeat(BODY / 33)}`,
    `<ul>${"<li>1 Forest".repeat(BODY / 13)}`,
    `Count,Name\n${filledWith(BODY - 100, "\n", () => `1,${misspeltName(30)}`)}`,
  ]
    .map((text): Request => ({ body: () => ({ text }) }))
    .concat({ body: (_, played) => ({ text: listOf(played) }) }),
  "decks.import": [
    { body: () => ({ format: "casual", text: listOf(misspeltNames(1000)) }) },
    { body: (_, played) => ({ format: "commander", text: listOf(played) }) },
  ],
  "decks.change": [
    // Without room for a single one of them.
    ofDeck(() => ({
      revision: 0,
      changes: deckLines(200).map((line) => ({ op: "add", ...line })),
    })),
    editOf((_, played, revision) => ({
      revision,
      changes: namedLines(played.slice(0, 200)).map((line) => ({ op: "add", ...line })),
    })),
  ],
  "decks.undo": [undoOf("edit")],
  "decks.redo": [undoOf("edit", "undo")],
  "decks.text": SMALL,
  "decks.bulkEdit": [
    ofDeck(() => ({ revision: 0, text: lines() })),
    editOf((_, played, revision) => ({ revision, text: listOf(played), apply: true }), ["edit"]),
  ],
  "decks.versions": SMALL,
  "decks.keepVersion": SMALL,
  "decks.version": SMALL,
  "decks.restoreVersion": [
    {
      ...undoOf("edit"),
      params: ({ deck, version }) => ({ id: deck, versionId: version }),
    },
  ],
  "decks.removeVersion": SMALL,
  "deckExports.one": SMALL,
  "deckExports.image": SMALL,
  "deckExports.all": SMALL,
} as const satisfies Readonly<Record<string, typeof SMALL | readonly Request[]>>;
