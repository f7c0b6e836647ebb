import type { KeptEdition, RuleChangeKind } from "@spellwright/contract";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/http/api.ts";

const PAGE = 50;

/** The kept editions, newest first. */
export const useEditions = () => useQuery(api.rules.editions.queryOptions());

/** What changed from one edition to another, page by page. Null keeps every kind. */
export const useChanges = (from: KeptEdition, to: KeptEdition, kind: RuleChangeKind | null) =>
  useInfiniteQuery(
    api.rules.diff.infiniteOptions({
      input: (cursor: string | undefined) => ({
        from: from.edition,
        to: to.edition,
        limit: PAGE,
        ...(kind === null ? {} : { kind }),
        ...(cursor === undefined ? {} : { cursor }),
      }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => page.next_cursor ?? undefined,
    }),
  );
