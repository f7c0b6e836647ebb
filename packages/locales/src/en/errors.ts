import type { Catalogue } from "../catalogue.ts";
import type { errors as reference } from "../fr/errors.ts";

export const errors = {
  INVALID_JSON: "The request is not valid JSON.",
  FIELD_REQUIRED: "The field “{{field}}” is required.",
  FIELD_INVALID: "The field “{{field}}” is not in the right form.",
  QUESTION_EMPTY: "Write your question before sending it.",
  QUESTION_TOO_LONG:
    "Your question is {{length}} characters long; the maximum is {{max}}. Please shorten it a little.",
  CARDS_NOT_A_LIST: "The field “cards” must be a list.",
  GAME_STATE_TOO_LARGE: "The game state is larger than {{max_kb}} KB.",
  DISCUSSION_ID_INVALID: "Invalid discussion ID",
  DECK_NAME_EMPTY: "Deck name cannot be empty",
  EMAIL_INVALID: "This email address is not in the right form.",
  PASSWORD_TOO_SHORT: "The password needs at least {{min}} characters.",
  PASSWORD_TOO_LONG: "The password cannot be longer than {{max}} characters.",
  BODY_TOO_LARGE: "The request is larger than {{max_kb}} KB.",
  UNAUTHENTICATED: "User not authenticated",
  SESSION_EXPIRED: "Session expired",
  INVALID_CREDENTIALS: "Wrong email address or password.",
  EMAIL_NOT_CONFIRMED: "Confirm your address first: the link is in the email we sent you.",
  ACCOUNT_BANNED: "This account has been suspended.",
  LINK_INVALID: "This link is invalid or has expired. Ask for a new one.",
  FORBIDDEN: "You are not allowed to do this.",
  ORIGIN_REFUSED: "This request comes from another site and was refused.",
  ONLY_OWNER_ASK: "Only the owner of the discussion can ask questions",
  ONLY_OWNER_UPDATE: "Only the owner of the discussion can change it",
  MONTHLY_LIMIT: "Request limit reached",
  INSUFFICIENT_ZAPS: "Not enough zaps ({{remaining}}/{{required}})",
  DAILY_CAP: "Daily cap reached: {{cap}} requests today. Try again tomorrow.",
  DAILY_CAP_UPGRADE:
    "Daily cap reached: {{cap}} requests today. Move to a higher plan to continue.",
  PGRST116: "Discussion not found",
  NOT_FOUND: "This address does not exist.",
  RUN_NOT_FOUND: "This answer cannot be found.",
  RULE_NOT_FOUND: "Rule {{number}} is not in the edition in use.",
  DECK_NOT_FOUND: "Deck not found",
  CARD_NOT_FOUND: "No card is called “{{name}}”.",
  METHOD_NOT_ALLOWED: "This method is not accepted here.",
  REQUEST_ID_CONFLICT: "This request id was already used for another question.",
  RUN_STOPPED: "Answer stopped. No zap was used.",
  RATE_LIMITED: "Too many requests. Please try again in 1 minute.",
  TIMEOUT:
    "Timeout – The request took too long. Please try again with a simpler question or in a few minutes.",
  CLIENT_TIMEOUT:
    "The request took too long (more than 3 minutes). Your question may be too complex. Try to simplify it, or try again later.",
  RUN_INTERRUPTED:
    "The server was interrupted during the answer. Your question is kept and no zap was used.",
  MODEL_UNAVAILABLE:
    "The language model is not answering. Your question is kept and no zap was used.",
  DATABASE_UNAVAILABLE:
    "The database is not answering right now. Nothing is lost: try again in a moment.",
  NETWORK: "The connection to the server failed. Your text is kept: try again.",
  INTERNAL: "Something unexpected went wrong on our side. No zap was used.",
} satisfies Catalogue<typeof reference>;
