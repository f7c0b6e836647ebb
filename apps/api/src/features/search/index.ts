import type { Database } from "../../database/index.ts";
import { api, type Feature } from "../../http/index.ts";
import { requireSearcher } from "./policy.ts";
import { presentHit } from "./present.ts";
import { searchOwn } from "./queries.ts";

const handlersOf = (database: Database) => ({
  search: api.search.handler(async ({ context, input }) => {
    const { id } = await requireSearcher(context);
    const rows = await searchOwn(database, id, {
      text: input.q,
      type: input.type,
      limit: input.limit,
    });
    return { items: rows.map(presentHit) };
  }),
});

/** Full-text search over one's own discussions (DISC-07: nobody else's). */
export const createSearch = ({
  database,
}: {
  readonly database: Database;
}): Feature<ReturnType<typeof handlersOf>> => ({ handlers: handlersOf(database) });
