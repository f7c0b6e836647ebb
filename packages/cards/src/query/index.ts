export {
  type CardFigure,
  type CardFilter,
  type CardKind,
  type CardQuery,
  type Comparison,
  filtersOf,
  type QueryProblem,
  RARITIES,
} from "./card-query.ts";
export { fitsQuery } from "./fits-query.ts";
export type { QueriedCard } from "./queried-card.ts";
export { readCardQuery } from "./read-query.ts";
