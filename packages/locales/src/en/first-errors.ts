import type { Catalogue } from "../catalogue.ts";
import type { firstErrors as reference } from "../fr/first-errors.ts";

export const firstErrors = {
  INVALID_JSON: "The request is not valid JSON.",
  FIELD_REQUIRED: "The field “{{field}}” is required.",
  FIELD_INVALID: "The field “{{field}}” is not in the right form.",
  QUESTION_EMPTY: "Write your question before sending it.",
  QUESTION_TOO_LONG:
    "Your question is {{length}} characters long; the maximum is {{max}}. Please shorten it a little.",
  CARDS_NOT_A_LIST: "The field “cards” must be a list.",
  GAME_STATE_TOO_LARGE: "The game state is larger than {{max_kb}} KB. Send only what matters.",
  DISCUSSION_ID_INVALID: "Invalid discussion ID",
  BODY_TOO_LARGE: "The request is larger than {{max_kb}} KB. Send less at a time.",
  UNAUTHENTICATED: "User not authenticated",
  SESSION_EXPIRED: "Session expired",
  ACCOUNT_BANNED: "This account has been suspended.",
  FORBIDDEN: "You are not allowed to do this.",
  ORIGIN_REFUSED: "This request comes from another site and was refused.",
  ONLY_OWNER_ASK: "Only the owner of the discussion can ask questions",
  ONLY_OWNER_UPDATE: "Only the owner of the discussion can change it",
  MONTHLY_LIMIT: "Request limit reached",
  INSUFFICIENT_ZAPS: "Not enough zaps ({{remaining}}/{{required}})",
  DAILY_CAP: "You’ve made all {{cap}} requests for today. Try again tomorrow.",
  DAILY_CAP_UPGRADE: "You’ve made all {{cap}} requests for today. Upgrade, or come back tomorrow.",
  OFFLINE_WAITS:
    "At most {{cap}} offline questions a day are free, within the daily limit. Ask this one online.",
  PGRST116: "Discussion not found",
  NOT_FOUND: "This address does not exist.",
  RUN_NOT_FOUND: "This answer cannot be found.",
  RULE_NOT_FOUND: "Rule {{number}} is not in the edition in use.",
  DECK_NOT_FOUND: "Deck not found",
  CARD_NOT_FOUND: "No card is called “{{name}}”.",
  CARD_IMAGE_NOT_FOUND: "There is no picture of this card.",
  QUESTION_NOT_FOUND: "There is no settled question “{{question}}”.",
  TERM_NOT_FOUND: "The glossary has no entry “{{term}}”.",
  EDITION_NOT_FOUND: "We don’t have edition {{edition}} of the rules.",
  DISCORD_BOT_NOT_CONFIGURED: "This site runs without the Discord bot.",
  DISCORD_LINKED_ELSEWHERE:
    "This Discord account is already linked to another Spellwright account. Unlink it there first.",
  DISCORD_LINK_INVALID:
    "This link is no longer valid. Ask the bot for a new one, or link Discord from the Discord page.",
  DISCORD_BUSY_one: "Discord is getting too many requests. Try again in {{count}} second.",
  DISCORD_BUSY_other: "Discord is getting too many requests. Try again in {{count}} seconds.",
  DISCORD_UNAVAILABLE: "Discord isn’t responding right now. Try again in a moment.",
  DISCORD_NOT_CONFIGURED: "This server does not offer sign-in with Discord.",
  METHOD_NOT_ALLOWED: "This method is not accepted here.",
  REQUEST_ID_CONFLICT: "This request id was already used for another question.",
  RUN_STOPPED: "Answer stopped. No zap was used.",
  RUN_STOPPED_CHARGED:
    "Answer stopped while it was already being written: the question was charged.",
  RATE_LIMITED_one: "Too many requests. Please try again in {{count}} minute.",
  RATE_LIMITED_other: "Too many requests. Please try again in {{count}} minutes.",
  TIMEOUT_BAD_GATEWAY:
    "The server is taking too long to answer. This complex request needs more processing time. Please try again in a moment.",
  TIMEOUT:
    "Timeout – The request took too long. Please try again with a simpler question or in a few minutes.",
  CLIENT_TIMEOUT:
    "The request took too long (more than 3 minutes). Your question may be too complex. Try to simplify it, or try again later.",
  CLIENT_TIMEOUT_OVERALL: "Request canceled – time limit exceeded.",
  RUN_INTERRUPTED:
    "The server stopped while it was answering. Your question is saved and no zap was used. Ask it again.",
  MODEL_UNAVAILABLE:
    "The language model isn’t responding. Your question is saved and no zap was used. Try again in a moment.",
  CARD_SERVICE_UNAVAILABLE:
    "The card “{{name}}” is not in our data, and Scryfall isn’t responding. Try again later.",
  NOT_READY: "This server is still starting. Try again in a moment.",
  DATABASE_UNAVAILABLE:
    "The database isn’t responding right now. Nothing is lost: try again in a moment.",
  OUT_OF_RESOURCES:
    "The server is out of resources right now. Nothing is lost: try again in a moment.",
  NETWORK: "The connection to the server failed. Nothing is lost: try again.",
  INTERNAL: "Something unexpected went wrong on our side. No zap was used. Try again.",
  ATTEMPTS_FAILED: "Failed after {{attempts}} attempts. Last error: {{error}}",
  HTTP_STATUS: "HTTP error! status: {{status}}",
} satisfies Catalogue<typeof reference>;
