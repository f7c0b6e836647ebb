/** What the fake does with the next requests. */
const CARD_SERVICE_SCENARIOS = [
  /** As documented. */
  "normal",
  /** Too many requests, with the sentence that the service sends and no `Retry-After`. */
  "429",
  /** The same, with `Retry-After`, and only once. */
  "429-once",
  /** A page of the edge in front of the service. */
  "502-html",
  /** Such a page, with a status that says all is well. */
  "200-html",
  "empty",
  "hang",
  /** Answers as documented, but not before another scenario is chosen. */
  "hold",
  /** Bulk files end in the middle, once. */
  "cut-once",
  /** Bulk files always end in the middle, and no part can be asked for. */
  "cut-without-range",
] as const;
export type CardServiceScenario = (typeof CARD_SERVICE_SCENARIOS)[number];
