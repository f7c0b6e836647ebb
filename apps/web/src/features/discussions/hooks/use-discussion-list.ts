import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { useHiddenIds } from "../../../lib/page/pending-deletions.ts";
import { useText } from "../../../lib/text/text.tsx";
import {
  type DiscussionScope,
  discussionPages,
  useRefreshDiscussions,
} from "../api/discussion-calls.ts";
import { discussionsOf } from "../model/discussion-pages.ts";
import { listRows } from "../model/list-rows.ts";

/** A list that was read longer ago is read again from its top when it is shown. */
const FRESH_MS = 30_000;

/** The list of a scope: its rows, and the rest of it as one scrolls. */
export const useDiscussionList = (scope: DiscussionScope) => {
  const { language } = useText();
  const query = useInfiniteQuery(discussionPages(scope));
  const refresh = useRefreshDiscussions();
  const old = query.dataUpdatedAt > 0 && Date.now() - query.dataUpdatedAt > FRESH_MS;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the list is first shown
  useEffect(() => {
    if (old) void refresh();
  }, []);
  const { data } = query;
  const hidden = useHiddenIds();
  const rows = useMemo(() => {
    const shown = data === undefined ? [] : discussionsOf(data).filter(({ id }) => !hidden.has(id));
    return listRows(shown, new Date(), language);
  }, [data, hidden, language]);
  return { query, rows };
};
