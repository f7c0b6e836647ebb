import { useAddressWord, useChangeAddressWords } from "@spellwright/router";
import { useCallback, useEffect, useMemo } from "react";
import { useAnalysisWanted } from "../../chat/index.ts";
import { useIsAnalysisRequested } from "./use-automatic-analysis.ts";
import { useHasInitialQuestion } from "./use-initial-question.ts";

/** The word of a deck’s address that opens its chat, at one of its discussions. */
const WORD = "discussion";
/** What stands there for an id: one that begins with its first question. */
const NEW = "new";
/** The one that was used last, whichever that is. */
const NEWEST = "newest";
/** None: the list was chosen. */
const NONE = "none";

/** What the address of a deck opens of its chat. */
export type DeckChatPlace =
  /** `first`: the one that was used last, because nothing else was chosen. */
  | { readonly kind: "closed" | "first" | "newest" | "new" }
  | { readonly kind: "open"; readonly id: string };

const placeOf = (word: string): DeckChatPlace => {
  if (word === NEW) return { kind: "new" };
  if (word === NONE) return { kind: "closed" };
  return word === NEWEST ? { kind: "newest" } : { kind: "open", id: word };
};

/**
 * What the address of the deck on screen opens of its chat: `?discussion=` names the discussion, so that
 * it survives a reload, is gone back to, and can be linked to. A question or an analysis that the address
 * brings begins a discussion of its own (ROUTE-06, ROUTE-07). A deck with discussions opens the first of them
 * where nothing was chosen (FOR-05).
 */
export const useDeckChatPlace = (hasDiscussions: boolean): DeckChatPlace => {
  const word = useAddressWord(WORD);
  const questionWaits = useHasInitialQuestion();
  const analysisWaits = useIsAnalysisRequested();
  const analysisWanted = useAnalysisWanted();
  return useMemo(() => {
    if (word !== null) return placeOf(word);
    if (questionWaits || analysisWaits) return { kind: "new" };
    if (analysisWanted) return { kind: "newest" };
    return { kind: hasDiscussions ? "first" : "closed" };
  }, [word, questionWaits, analysisWaits, analysisWanted, hasDiscussions]);
};

/** Gives the address the discussion that its question or analysis begins, before it forgets those. */
export const useDiscussionInAddress = (discussionId: string | null): void => {
  const isNamed = useAddressWord(WORD) !== null;
  const { settle } = useDeckChatMoves();
  useEffect(() => {
    if (!isNamed) settle(discussionId);
  }, [isNamed, discussionId, settle]);
};

/** Goes to a discussion of the deck on screen, to a new one or to its list. Each the same function on every render. */
export const useDeckChatMoves = () => {
  const changeWords = useChangeAddressWords();
  /** A discussion that was chosen: going back leads to the one before. */
  const show = useCallback((id: string) => changeWords({ [WORD]: id }, false), [changeWords]);
  /** The discussion that is here already, by its own name. */
  const settle = useCallback(
    (id: string | null) => changeWords({ [WORD]: id ?? NEW }, true),
    [changeWords],
  );
  const begin = useCallback(() => changeWords({ [WORD]: NEW }, false), [changeWords]);
  const showNewest = useCallback(() => changeWords({ [WORD]: NEWEST }, false), [changeWords]);
  const close = useCallback(() => changeWords({ [WORD]: NONE }, false), [changeWords]);
  /** The list, where the first discussion could not be found. */
  const leave = useCallback(() => changeWords({ [WORD]: NONE }, true), [changeWords]);
  return { show, settle, begin, showNewest, close, leave };
};
