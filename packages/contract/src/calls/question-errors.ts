/** How a metered question may be refused or fail, asked of the Oracle or of the Forge (DATA-06, BILL-08). */
export const QUESTION_ERRORS = [
  "FIELD_REQUIRED",
  "FIELD_INVALID",
  "QUESTION_EMPTY",
  "QUESTION_TOO_LONG",
  "DISCUSSION_ID_INVALID",
  "MONTHLY_LIMIT",
  "INSUFFICIENT_ZAPS",
  "DAILY_CAP",
  "PGRST116",
  "DECK_NOT_FOUND",
  "ONLY_OWNER_ASK",
  "REQUEST_ID_CONFLICT",
  "RUN_STOPPED",
  "RUN_INTERRUPTED",
  "TIMEOUT",
  "MODEL_UNAVAILABLE",
] as const;
