import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useChatFrame } from "../../../lib/page/chat-frame.ts";
import { afterOverlaysClose } from "../../../ui/index.ts";
import { useSession } from "../../auth/index.ts";
import type { ChatPlace } from "../model/chat-place.ts";
import { type Draft, emptyScreenKey, inNewDiscussion } from "../model/draft-store.ts";
import { type KeptDraft, useDraft } from "./use-draft.ts";

/** What is being written, and the field that it is written in. */
export interface ComposerState extends KeptDraft {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  /** Changes the draft by something else than its field, and takes the person there, to its end. */
  readonly put: (change: (draft: Draft) => Draft) => void;
}

/**
 * The composer of a place.
 *
 * @param isContinued whether the discussion began on this screen: its composer keeps what it held
 */
export const useComposer = (place: ChatPlace, isContinued: boolean): ComposerState => {
  const { user } = useSession();
  const kept = useDraft(
    { owner: user?.id ?? null, discussionId: place.discussionId, home: emptyScreenKey(place) },
    isContinued,
  );
  const { newSince } = useChatFrame();
  const { edit, now } = kept;
  useEffect(() => {
    if (newSince === null || place.discussionId !== null) return;
    const begun = inNewDiscussion(now(), newSince);
    if (begun !== now()) edit(() => begun);
  }, [newSince, place.discussionId, edit, now]);
  const field = useRef<HTMLTextAreaElement>(null);
  const [visits, setVisits] = useState(0);
  useLayoutEffect(() => {
    if (visits === 0) return;
    // What was put there is in the field by now. The dialog that it came from may still be leaving.
    afterOverlaysClose(() => {
      const element = field.current;
      element?.focus();
      element?.setSelectionRange(element.value.length, element.value.length);
    });
  }, [visits]);
  return {
    ...kept,
    field,
    put: (change) => {
      kept.edit(change);
      setVisits((count) => count + 1);
    },
  };
};
