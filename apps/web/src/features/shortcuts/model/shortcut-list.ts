import type { PageName, PlainKey } from "@spellwright/locales";

/** A key: the character itself, or a word of the page's language. */
type Key = string | { readonly name: PlainKey };

/** What decides which keys do something where the sheet opens. */
export interface ShortcutContext {
  /** Whether a part of the page waits for a key of its own. */
  readonly listens: (key: string) => boolean;
  readonly page: PageName;
}

export interface Shortcut {
  readonly keys: readonly Key[];
  readonly does: PlainKey;
  /** Everywhere when absent. */
  readonly works?: (here: ShortcutContext) => boolean;
}

export interface ShortcutGroup {
  readonly title: PlainKey;
  readonly list: readonly Shortcut[];
}

const ESCAPE = { name: "shortcuts.escape" } as const;
const ENTER = { name: "shortcuts.enter" } as const;
const CONTROL = { name: "shortcuts.control" } as const;
const SHIFT = { name: "shortcuts.shift" } as const;

const single = (key: string, does: PlainKey): Shortcut => ({
  keys: [key],
  does,
  works: ({ listens }) => listens(key),
});
/** A composer is there when its own key is waited for. */
const inComposer = ({ listens }: ShortcutContext) => listens("/");
/** Cards are named in questions to the Oracle. */
const inOracleComposer = (here: ShortcutContext) =>
  inComposer(here) && (here.page === "oracle" || here.page === "discussion");
const onDeckPage = ({ page }: ShortcutContext) => page === "deck";

/** What the keyboard does anywhere, in the order of the sheet. */
const GROUPS: readonly ShortcutGroup[] = [
  {
    title: "shortcuts.keyboard",
    list: [
      single("/", "shortcuts.focus"),
      single("n", "shortcuts.new"),
      single("s", "shortcuts.search"),
      single("q", "shortcuts.quote"),
      { keys: [CONTROL, "Z"], does: "deckPage.edit.undo", works: onDeckPage },
      { keys: [CONTROL, SHIFT, "Z"], does: "deckPage.edit.redo", works: onDeckPage },
      { keys: [CONTROL, "K"], does: "shortcuts.palette" },
      { keys: ["?"], does: "shortcuts.sheet" },
      { keys: [ESCAPE], does: "shortcuts.close" },
    ],
  },
  {
    title: "shortcuts.composer",
    list: [
      { keys: ["@"], does: "shortcuts.cards", works: inOracleComposer },
      { keys: ["↑", "↓"], does: "shortcuts.choose", works: inOracleComposer },
      { keys: [ENTER], does: "shortcuts.send", works: inComposer },
      { keys: [SHIFT, ENTER], does: "shortcuts.newLine", works: inComposer },
    ],
  },
];

/** The keys that do something here. A group without one is left out. */
export const availableShortcuts = (here: ShortcutContext): readonly ShortcutGroup[] =>
  GROUPS.map(({ title, list }) => ({
    title,
    list: list.filter(({ works }) => works?.(here) ?? true),
  })).filter(({ list }) => list.length > 0);
