// Run when the pages are built (vite.config.ts): they get the values below and none of the schemas
// behind them, which are the larger part of the contract and which only the server needs.
import { ERRORS, type ErrorCode, type RetryRule } from "@spellwright/contract";

export {
  ACCOUNT_HEADER,
  ADMIN_ACTIONS,
  ADMIN_REASON_MAX_LENGTH,
  ARCHETYPES,
  BRACKET_FORMATS,
  BRACKETS,
  CARD_ROLES,
  CATEGORY_CHANNEL,
  COMMANDERS_MAX,
  DATA_PACK_FORMAT,
  DECK_CATEGORIES,
  DECK_EXPORT_FORMATS,
  DECK_FORMATS,
  DECLARED_REASON_MAX,
  EFFORTS,
  EXPLAINED_MAX,
  FEEDBACK_COMMENT_MAX_LENGTH,
  FORGE_QUESTION_MIN_LENGTH,
  FREE_PLAN,
  IMPORT_STEPS,
  LANGUAGES,
  LOOK_UPS,
  LOW_ZAPS,
  MEASURED_LIST_MAX,
  PAGE_EVENTS_MAX,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  POWER_USER_QUESTIONS,
  QUESTION_MAX_LENGTH,
  QUESTION_MIN_LENGTH,
  RESPOND_ASYNC,
  REVIEW_NOTE_MAX_LENGTH,
  REVIEW_STATES,
  RULE_CHANGES,
  RULING_CARDS_MAX,
  RUN_STEPS,
  TERMS_VERSION,
  THEMES,
  ZAP_PACKS,
} from "@spellwright/contract";

interface ErrorRule {
  /** HTTP status. */
  readonly status: number;
  readonly retry: RetryRule;
}

/** Status and retry rule of every code of the error catalogue (DATA-06, ERR-02). */
export const ERROR_RULES = Object.fromEntries(
  Object.entries(ERRORS).map(([code, { status, retry }]) => [code, { status, retry }]),
) as Readonly<Record<ErrorCode, ErrorRule>>;
