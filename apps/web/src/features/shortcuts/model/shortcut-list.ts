import type { TextKey } from "@spellwright/locales";

/** A key: the character itself, or a word of the page's language. */
type Key = string | { readonly name: TextKey };

export interface Shortcut {
  readonly keys: readonly Key[];
  readonly does: TextKey;
}

const ESCAPE = { name: "conversation.shortcuts.escape" } as const;
const ENTER = { name: "conversation.shortcuts.enter" } as const;

/** What the keyboard does, in the order of the sheet. */
export const SHORTCUTS: readonly { readonly title: TextKey; readonly list: readonly Shortcut[] }[] =
  [
    {
      title: "conversation.shortcuts.keyboard",
      list: [
        { keys: ["/"], does: "conversation.shortcuts.focus" },
        { keys: ["n"], does: "conversation.shortcuts.new" },
        { keys: ["s"], does: "conversation.shortcuts.search" },
        { keys: ["q"], does: "conversation.shortcuts.quote" },
        { keys: ["?"], does: "conversation.shortcuts.sheet" },
        { keys: [ESCAPE], does: "conversation.shortcuts.close" },
      ],
    },
    {
      title: "conversation.shortcuts.composer",
      list: [
        { keys: ["@"], does: "conversation.shortcuts.cards" },
        { keys: ["↑", "↓"], does: "conversation.shortcuts.choose" },
        { keys: [ENTER], does: "conversation.shortcuts.send" },
        {
          keys: [{ name: "conversation.shortcuts.shift" }, ENTER],
          does: "conversation.shortcuts.newLine",
        },
      ],
    },
  ];
