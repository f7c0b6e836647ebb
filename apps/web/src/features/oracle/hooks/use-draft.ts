import { useCallback, useState } from "react";
import { type Draft, readDraft, writeDraft } from "../model/draft-store.ts";

/** What stands in the composer: kept on the device at every key, per person and discussion. */
export const useDraft = (owner: string | null, discussionId: string | null) => {
  const place = `${owner ?? ""}/${discussionId ?? ""}`;
  const [state, setState] = useState(() => ({ place, draft: readDraft(owner, discussionId) }));
  const current = state.place === place ? state : { place, draft: readDraft(owner, discussionId) };
  if (current !== state) setState(current);
  const change = useCallback(
    (draft: Draft) => {
      writeDraft(owner, discussionId, draft);
      setState({ place, draft });
    },
    [owner, discussionId, place],
  );
  return [current.draft, change] as const;
};
