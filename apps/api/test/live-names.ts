import { createCardService } from "@spellwright/services";
import type { Database } from "../src/database/index.ts";
import type { Knowledge, ResolveNames } from "../src/features/knowledge/index.ts";
import { createCardCache } from "../src/features/knowledge/live-cards/card-cache.ts";
import { createLiveCards } from "../src/features/knowledge/live-cards/live-cards.ts";
import { createResolveNames } from "../src/features/knowledge/live-cards/resolve-names.ts";

/** Looks names up at a card service whose pauses between calls pass at once. */
export const createLiveNames = (
  db: Database,
  knowledge: Knowledge,
  baseUrl: string,
): ResolveNames => {
  let time = Date.now();
  const clock = {
    now: () => time,
    wait: async (ms: number) => {
      time += ms;
    },
  };
  const now = () => new Date(time);
  const service = createCardService({ baseUrl, userAgent: "Spellwright/test", clock });
  const cache = createCardCache(db, now);
  return createResolveNames(knowledge, createLiveCards({ service, cache, knowledge, now }));
};
