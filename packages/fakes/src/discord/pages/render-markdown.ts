import type { FakeUser } from "../world/entities.ts";

/** Text as HTML shows it letter for letter. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const LINE_STARTS: readonly (readonly [RegExp, string])[] = [
  [/^&#62; (.*)$/, "<blockquote>$1</blockquote>"],
  [/^#{1,3} (.*)$/, "<h4>$1</h4>"],
  [/^-# (.*)$/, "<small>$1</small>"],
  [/^[-*] (.*)$/, "<div>• $1</div>"],
];

const renderLine = (line: string): string => {
  const start = LINE_STARTS.find(([pattern]) => pattern.test(line));
  return start === undefined ? `${line}<br>` : line.replace(start[0], start[1]);
};

/** What Discord makes of a message's marks, as far as a bot needs it. */
export const renderMarkdown = (text: string, users: ReadonlyMap<string, FakeUser>): string => {
  const escapes: string[] = [];
  const protect = (_whole: string, character: string) =>
    `\uE000${escapes.push(escapeHtml(character)) - 1}\uE000`;
  return escapeHtml(text.replace(/\\([\\*_~`|>#\-[\]()<@:])/g, protect))
    .replace(
      /&#60;@!?(\d+)&#62;/g,
      (_whole, id: string) => `<b>@${escapeHtml(users.get(id)?.username ?? id)}</b>`,
    )
    .replace(/`([^`\n]+)`/g, "<code>$1</code>")
    .replace(/\*\*(.+?)\*\*/g, "<b>$1</b>")
    .replace(/\*([^*\n]+)\*/g, "<i>$1</i>")
    .replace(/\[([^\]\n]+)\]\((https?:[^)\s]+)\)/g, '<a href="$2" rel="noreferrer">$1</a>')
    .split("\n")
    .map(renderLine)
    .join("")
    .replace(/\uE000(\d+)\uE000/g, (_whole, at: string) => escapes[Number(at)] ?? "");
};
