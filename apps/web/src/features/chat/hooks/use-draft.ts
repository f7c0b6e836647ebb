import { useCallback, useEffect, useRef, useState } from "react";
import {
  type Draft,
  type DraftPlace,
  draftKey,
  moveNewDraft,
  readDraft,
  writeDraft,
} from "../model/draft-store.ts";

/** What is being written in one place, kept on the device while it is not sent. */
export interface KeptDraft {
  readonly draft: Draft;
  /** The draft of this moment, ahead of what is drawn. */
  readonly now: () => Draft;
  /** Makes another draft of the newest one, and keeps it on the device. */
  readonly edit: (change: (draft: Draft) => Draft) => void;
}

/**
 * What stands in a composer: kept on the device at every key, per person and discussion. A change that
 * comes late changes the newest text, of the place that it was made for.
 *
 * @param continued whether the discussion began on this screen: its composer keeps what it held
 */
export const useDraft = (
  { owner, discussionId, home }: DraftPlace,
  continued: boolean,
): KeptDraft => {
  const place = { owner, discussionId, home };
  const key = draftKey(place);
  const [state, setState] = useState(() => ({ key, draft: readDraft(place) }));
  let current = state;
  if (state.key !== key) {
    const goesAlong = continued && state.key === draftKey({ ...place, discussionId: null });
    current = { key, draft: goesAlong ? state.draft : readDraft(place) };
    setState(current);
  }
  const newest = useRef(current);
  newest.current = current;
  useEffect(() => {
    if (continued && discussionId !== null) moveNewDraft({ owner, discussionId, home });
  }, [continued, owner, discussionId, home]);
  const edit = useCallback(
    (change: (draft: Draft) => Draft) => {
      const made = { owner, discussionId, home };
      const own = draftKey(made);
      const isShown = newest.current.key === own;
      const draft = change(isShown ? newest.current.draft : readDraft(made));
      writeDraft(made, draft);
      if (!isShown) return;
      newest.current = { key: own, draft };
      setState(newest.current);
    },
    [owner, discussionId, home],
  );
  const now = useCallback(() => newest.current.draft, []);
  return { draft: current.draft, now, edit };
};
