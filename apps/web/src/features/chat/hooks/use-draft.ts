import { useCallback, useEffect, useState } from "react";
import {
  type Draft,
  moveNewDraft,
  ORACLE_HOME,
  readDraft,
  writeDraft,
} from "../model/draft-store.ts";

/**
 * What stands in the composer: kept on the device at every key, per person and discussion.
 *
 * @param continued whether the discussion began on this screen: its composer keeps what it held
 * @param home names the empty screen
 */
export const useDraft = (
  owner: string | null,
  discussionId: string | null,
  continued: boolean,
  home: string = ORACLE_HOME,
): readonly [Draft, (draft: Draft) => void] => {
  const empty = `${owner ?? ""}/${home}`;
  const place = discussionId === null ? empty : `${owner ?? ""}/${discussionId}`;
  const [state, setState] = useState(() => ({
    place,
    draft: readDraft(owner, discussionId, home),
  }));
  let current = state;
  if (state.place !== place) {
    const goesAlong = continued && state.place === empty;
    current = { place, draft: goesAlong ? state.draft : readDraft(owner, discussionId, home) };
    setState(current);
  }
  useEffect(() => {
    if (continued && discussionId !== null) moveNewDraft(owner, discussionId, home);
  }, [continued, owner, discussionId, home]);
  const change = useCallback(
    (draft: Draft) => {
      writeDraft(owner, discussionId, draft, home);
      setState({ place, draft });
    },
    [owner, discussionId, home, place],
  );
  return [current.draft, change];
};
