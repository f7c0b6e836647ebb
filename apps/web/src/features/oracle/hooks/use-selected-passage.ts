import { useEffect, useState } from "react";
import { useShortcut } from "../../../lib/page/use-shortcut.ts";
import { quotable } from "../model/quote-passage.ts";

interface SelectedPassage {
  readonly passage: string | null;
  /** Within the page, in pixels. */
  readonly place: { readonly left: number; readonly top: number };
}

const NOTHING: SelectedPassage = { passage: null, place: { left: 0, top: 0 } };

/** The width that the button needs beside the edge. */
const BUTTON_ROOM_PX = 200;
const GAP_PX = 8;

const elementOf = (node: Node | null): Element | null =>
  node instanceof Element ? node : (node?.parentElement ?? null);

const readSelection = (): SelectedPassage => {
  const selection = document.getSelection();
  if (selection === null || selection.isCollapsed || selection.rangeCount === 0) return NOTHING;
  const range = selection.getRangeAt(0);
  const answer = elementOf(range.commonAncestorContainer)?.closest("[data-quotable]");
  const passage = quotable(selection.toString());
  if (!answer || passage === "") return NOTHING;
  const { left, bottom } = range.getBoundingClientRect();
  return {
    passage,
    place: {
      left: Math.max(GAP_PX, Math.min(left, window.innerWidth - BUTTON_ROOM_PX)) + window.scrollX,
      top: bottom + window.scrollY + GAP_PX,
    },
  };
};

/** What is selected within one answer, and the way into the composer (`q`). */
export const useSelectedPassage = (onQuote: (passage: string) => void) => {
  const [selected, setSelected] = useState(NOTHING);
  useEffect(() => {
    const onChange = () => setSelected(readSelection());
    document.addEventListener("selectionchange", onChange);
    return () => document.removeEventListener("selectionchange", onChange);
  }, []);
  const quote = () => {
    if (selected.passage === null) return;
    document.getSelection()?.removeAllRanges();
    setSelected(NOTHING);
    onQuote(selected.passage);
  };
  useShortcut("q", selected.passage === null ? null : quote);
  return { ...selected, quote };
};
