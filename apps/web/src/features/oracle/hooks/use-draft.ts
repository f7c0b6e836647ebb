import { useCallback, useEffect, useState } from "react";
import { type Draft, moveNewDraft, readDraft, writeDraft } from "../model/draft-store.ts";

/**
 * What stands in the composer: kept on the device at every key, per person and discussion.
 *
 * @param continued whether the discussion began on this screen: its composer keeps what it held
 */
export const useDraft = (
  owner: string | null,
  discussionId: string | null,
  continued: boolean,
): readonly [Draft, (draft: Draft) => void] => {
  const place = `${owner ?? ""}/${discussionId ?? ""}`;
  const [state, setState] = useState(() => ({ place, draft: readDraft(owner, discussionId) }));
  let current = state;
  if (state.place !== place) {
    const goesAlong = continued && state.place === `${owner ?? ""}/`;
    current = { place, draft: goesAlong ? state.draft : readDraft(owner, discussionId) };
    setState(current);
  }
  useEffect(() => {
    if (continued && discussionId !== null) moveNewDraft(owner, discussionId);
  }, [continued, owner, discussionId]);
  const change = useCallback(
    (draft: Draft) => {
      writeDraft(owner, discussionId, draft);
      setState({ place, draft });
    },
    [owner, discussionId, place],
  );
  return [current.draft, change];
};
