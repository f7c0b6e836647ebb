/** A stored question names its cards in double brackets: `[[Questing Beast]]` (ORA-09). */
export const MENTION = /\[\[([^[\]\n]{1,200})\]\]/g;

/** The text as a person reads and copies it, without link markup. */
export const withoutMarkup = (text: string): string => text.replace(MENTION, "$1");
