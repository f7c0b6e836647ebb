import { escapeMarkdown } from "discord.js";

/** Invisible, and enough for Discord not to see an address, a name or a mention. */
const BREAK = "\u200b";

/**
 * Text that others wrote, as plain words: no marks, no mention, no link, no picture of Discord's. Who
 * talks the Oracle into repeating something gets it repeated as letters.
 */
export const sanitise = (text: string): string =>
  escapeMarkdown(text.replace(/\[\[([^[\]\n]{1,200})\]\]/g, "$1"), {
    heading: true,
    bulletedList: true,
    maskedLink: true,
  })
    .replace(/^( *)(?=>|-# )/gm, "$1\\")
    .replace(/@(?=everyone|here|[!&]?\d)/gi, `@${BREAK}`)
    .replace(/<(?=[@#:/a]|id:|t:)/gi, `<${BREAK}`)
    .replace(/\b(https?|ftp|discord):\/\//gi, `$1:${BREAK}//`)
    .replace(/\bdiscord(?=\.gg|(?:app)?\.com\/invite)/gi, `discord${BREAK}`);
