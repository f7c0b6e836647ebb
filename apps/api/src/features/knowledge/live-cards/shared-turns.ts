import type { ServiceTurns } from "@spellwright/services";
import type { Database } from "../../../database/index.ts";
import { closedFor, closeService, takeServiceTurn } from "./turn-queries.ts";

/** The card service's row. */
const CARDS = "cards";

/**
 * The turns of all processes on one database (IMP-08): its clock counts, and one statement takes a turn,
 * so that two processes never get the same one.
 */
export const createSharedTurns = (database: Database): ServiceTurns => ({
  async take(weight, patienceMs) {
    const waitMs = await takeServiceTurn(database, CARDS, { weight, patienceMs });
    return waitMs === undefined ? { closedMs: await closedFor(database, CARDS) } : { waitMs };
  },
  close: (ms) => closeService(database, CARDS, ms),
});
