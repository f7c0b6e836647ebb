import type { Catalogue } from "../catalogue.ts";
import type { shortcuts as reference } from "../fr/shortcuts.ts";

export const shortcuts = {
  title: "Keyboard shortcuts",
  keyboard: "Anywhere on the page",
  composer: "In the question",
  focus: "Write the question",
  new: "New discussion",
  search: "Search my discussions",
  quote: "Quote the selected passage",
  palette: "Go to a card, a rule, a deck…",
  sheet: "Show these shortcuts",
  close: "Close a window, a list or a rule",
  cards: "Mention a card",
  send: "Send the question",
  newLine: "New line",
  choose: "Move through the card list",
  escape: "Esc",
  enter: "Enter",
  shift: "Shift",
  control: "Ctrl",
  single: "Single-key shortcuts",
  singleHelp: "Turn them off if a screen reader or voice control triggers them by accident.",
} satisfies Catalogue<typeof reference>;
