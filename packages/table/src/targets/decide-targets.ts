import type { Engine } from "@spellwright/judge";
import { rulingOf } from "../reading/table-ruling.ts";
import { decidePaidCounters } from "./decide-paid-counters.ts";
import { decideRedirection } from "./decide-redirection.ts";
import { decideWard } from "./decide-ward.ts";

/**
 * What follows from whether a named card targets and from what it pays: ward, new targets, loyalty costs. These
 * questions are read by their ideas. One that plays no part keeps them silent.
 */
export const decideTargets: Engine = (understanding, cards) => {
  const said =
    decideWard(understanding, cards) ??
    decideRedirection(understanding, cards) ??
    decidePaidCounters(understanding, cards);
  return said && rulingOf(said, understanding, cards);
};
