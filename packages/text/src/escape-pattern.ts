/** A text as the source of a pattern that means nothing but the text itself. */
export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
