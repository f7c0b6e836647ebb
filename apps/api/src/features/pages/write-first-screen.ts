import type { DrawnPage } from "@spellwright/contract";

const ROOT = '<div id="root"></div>';

/**
 * A page's file with its first screen in it, and what that was drawn from.
 *
 * @param html the file, its head written
 */
export const writeFirstScreen = (html: string, drawn: DrawnPage | undefined): string => {
  if (drawn === undefined) return html;
  const style = drawn.styles === "" ? "" : `<style>${drawn.styles}</style>`;
  const state = `<script type="application/json" id="served">${drawn.state}</script>`;
  return html
    .replace("</head>", () => `${style}</head>`)
    .replace(ROOT, () => `<div id="root">${drawn.html}</div>\n    ${state}`);
};
