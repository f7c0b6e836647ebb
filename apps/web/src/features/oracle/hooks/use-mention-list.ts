import type { CardSummary } from "@spellwright/contract";
import { type KeyboardEvent, useState } from "react";
import { type MentionQuery, mentionQueryAt } from "../../chat/index.ts";
import { type CardSearch, useCardSearch } from "./use-card-search.ts";

export interface MentionList {
  readonly typed: MentionQuery | null;
  readonly open: boolean;
  readonly search: CardSearch;
  readonly active: number;
  readonly setActive: (index: number) => void;
  readonly choose: (card: CardSummary) => void;
  /** Arrows, Enter, Tab and Escape while the list is open. True when the key was used. */
  readonly onKey: (event: KeyboardEvent) => boolean;
}

/** The state of the card list for a text and a caret (ORA-09). */
export const useMentionList = (
  text: string,
  caret: number,
  focused: boolean,
  choose: (card: CardSummary, typed: MentionQuery) => void,
): MentionList => {
  const typed = mentionQueryAt(text, caret);
  const [dismissed, setDismissed] = useState<number | null>(null);
  const [place, setPlace] = useState({ query: "", active: 0 });
  const search = useCardSearch(typed?.query ?? "");
  if (typed === null && dismissed !== null) setDismissed(null);
  const query = typed?.query ?? "";
  const sentence = search.state === "none" && query.trim().includes(" ");
  const open = focused && typed !== null && typed.start !== dismissed && !sentence;
  const active = place.query === query ? place.active : 0;
  const setActive = (index: number) => setPlace({ query, active: index });
  const chooseCard = (card: CardSummary) => {
    if (typed !== null) choose(card, typed);
  };

  const onKey = (event: KeyboardEvent): boolean => {
    if (!open || typed === null) return false;
    if (event.key === "Escape") {
      setDismissed(typed.start);
      return true;
    }
    if (search.state !== "found") return false;
    const { cards } = search;
    const chosen = cards[active];
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (move !== undefined) setActive((active + move + cards.length) % cards.length);
    else if ((event.key === "Enter" || event.key === "Tab") && !event.shiftKey && chosen) {
      chooseCard(chosen);
    } else return false;
    return true;
  };
  return { typed, open, search, active, setActive, choose: chooseCard, onKey };
};
