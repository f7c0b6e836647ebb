import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
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

/** The draft on screen, and whose it is. */
interface ShownDraft {
  readonly key: string;
  /** Where it is kept. */
  readonly place: DraftPlace;
  /** The empty screen that it went along from. */
  readonly from: string | null;
  readonly draft: Draft;
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
  const [state, setState] = useState(
    (): ShownDraft => ({ key, place, from: null, draft: readDraft(place) }),
  );
  let shown = state;
  if (state.key !== key) {
    const goesAlong = continued && state.key === draftKey({ ...place, discussionId: null });
    shown = goesAlong
      ? { key, place, from: state.key, draft: state.draft }
      : { key, place, from: null, draft: readDraft(place) };
    setState(shown);
  }
  const newest = useRef(shown);
  // Not while drawing: the next page may be drawn in vain, while one types on this one.
  useLayoutEffect(() => {
    newest.current = shown;
  }, [shown]);
  useEffect(() => {
    if (continued && discussionId !== null) moveNewDraft({ owner, discussionId, home });
  }, [continued, owner, discussionId, home]);
  const edit = useCallback(
    (change: (draft: Draft) => Draft) => {
      const made = { owner, discussionId, home };
      const own = draftKey(made);
      const { current } = newest;
      if (own !== current.key && own !== current.from) {
        writeDraft(made, change(readDraft(made)));
        return;
      }
      newest.current = { ...current, draft: change(current.draft) };
      writeDraft(current.place, newest.current.draft);
      setState(newest.current);
    },
    [owner, discussionId, home],
  );
  const now = useCallback(() => newest.current.draft, []);
  return { draft: shown.draft, now, edit };
};
