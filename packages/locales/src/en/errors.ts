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
  GAME_STATE_TOO_LARGE: "The game state is larger than {{max_kb}} KB. Send only what matters.",
  DISCUSSION_ID_INVALID: "Invalid discussion ID",
  DECK_NAME_EMPTY: "Deck name cannot be empty",
  DECK_NAME_AND_FORMAT_REQUIRED: "Name and format are required.",
  DECK_NO_CARDS: "No cards were recognized in the pasted text.",
  DECK_UNREADABLE: "Cannot parse deck. Check the format.",
  DECK_TOO_MANY_LINES: "A deck has {{max}} lines at most. Remove a few.",
  DECK_COMMANDER_REQUIRED: "Choose at least one commander to import this deck.",
  DECK_COMMANDER_NOT_IN_LIST:
    "“{{name}}” is not in the main deck: a commander has to be part of it.",
  EMAIL_INVALID: "This email address is not valid. Check it.",
  PASSWORD_TOO_SHORT: "The password needs at least {{min}} characters.",
  PASSWORD_TOO_LONG: "The password cannot be longer than {{max}} characters.",
  BODY_TOO_LARGE: "The request is larger than {{max_kb}} KB. Send less at a time.",
  UNAUTHENTICATED: "User not authenticated",
  SESSION_EXPIRED: "Session expired",
  INVALID_CREDENTIALS: "Wrong email address or password.",
  EMAIL_NOT_CONFIRMED: "Confirm your address first: the link is in the email we sent you.",
  ACCOUNT_BANNED: "This account has been suspended.",
  LINK_INVALID: "This link is invalid or has expired. Ask for a new one.",
  PASSWORD_WRONG: "Wrong password. Try again.",
  CONFIRMATION_WRONG: "This is not the address of this account. Check it.",
  FRESH_SIGN_IN_REQUIRED:
    "Your last sign-in was more than ten minutes ago. To protect your account, sign out, sign in again, then try again.",
  DEMO_ACCOUNT_KEPT: "The demo account is shared: it can be neither changed nor deleted.",
  FORBIDDEN: "You are not allowed to do this.",
  ORIGIN_REFUSED: "This request comes from another site and was refused.",
  ONLY_OWNER_ASK: "Only the owner of the discussion can ask questions",
  ONLY_OWNER_UPDATE: "Only the owner of the discussion can change it",
  MONTHLY_LIMIT: "Request limit reached",
  INSUFFICIENT_ZAPS: "Not enough zaps ({{remaining}}/{{required}})",
  DAILY_CAP: "Daily limit reached: {{cap}} requests today. Try again tomorrow.",
  DAILY_CAP_UPGRADE:
    "Daily limit reached: {{cap}} requests today. Move to a higher plan to continue.",
  PAYMENTS_NOT_CONFIGURED: "Payments are not configured on this server.",
  PAYMENT_NOT_FOUND:
    "This payment is not in your account. Check that you are signed in to the account that paid.",
  PAYMENT_NOT_APPROVED:
    "The payment is not approved at PayPal yet. Nothing was charged: go on where you left off.",
  PAYMENT_DECLINED:
    "PayPal declined this means of payment. Nothing was charged: choose another one.",
  PAYMENT_REFUSED:
    "PayPal does not accept this payment. Nothing was charged: try another means of payment.",
  PAYMENT_MISMATCH:
    "The payment is not what was asked for, so nothing was credited. Write to us with your PayPal receipt.",
  PAYMENT_UNAVAILABLE:
    "PayPal does not answer. If the payment already went through, it counts as soon as PayPal confirms it; you will not pay twice.",
  APPROVAL_URL_MISSING: "PayPal approval URL is missing. Try again in a few minutes.",
  PLAN_ALREADY_YOURS: "This is already your plan.",
  OVERAGE_NOT_OFFERED: "Buying zaps needs the Basic or Pro plan.",
  SUBSCRIPTION_NONE: "You have no subscription to cancel.",
  PGRST116: "Discussion not found",
  NOT_FOUND: "This address does not exist.",
  RUN_NOT_FOUND: "This answer cannot be found.",
  RULE_NOT_FOUND: "Rule {{number}} is not in the edition in use.",
  DECK_NOT_FOUND: "Deck not found",
  DECK_LINE_NOT_FOUND: "This line is no longer in the deck. Reload it to see its current state.",
  DECK_VERSION_NOT_FOUND: "Version not found",
  CARD_NOT_FOUND: "No card is called “{{name}}”.",
  CARD_IMAGE_NOT_FOUND: "There is no picture of this card.",
  QUESTION_NOT_FOUND: "There is no settled question “{{question}}”.",
  TERM_NOT_FOUND: "The glossary has no entry “{{term}}”.",
  EDITION_NOT_FOUND: "Edition {{edition}} of the rules is not kept here.",
  SESSION_NOT_FOUND: "This device is already signed out.",
  DISCORD_BOT_NOT_CONFIGURED: "This site runs without the Discord bot.",
  DISCORD_LINKED_ELSEWHERE:
    "This Discord account is already linked to another Spellwright account. Unlink it there first.",
  DISCORD_LINK_INVALID:
    "This link is no longer valid. Ask the bot for a new one, or connect Discord from the Discord page.",
  DISCORD_BUSY_one: "Discord limits how often it is asked. Try again in {{count}} second.",
  DISCORD_BUSY_other: "Discord limits how often it is asked. Try again in {{count}} seconds.",
  DISCORD_UNAVAILABLE: "Discord is not answering right now. Try again in a moment.",
  DISCORD_NOT_CONFIGURED: "This server does not offer sign-in with Discord.",
  GUILD_NOT_FOUND: "This Discord server was not found.",
  METHOD_NOT_ALLOWED: "This method is not accepted here.",
  ACCOUNT_NOT_FOUND: "No account has this address.",
  LAST_ADMIN: "This is the last admin. Make another one first.",
  ADMIN_NOT_BANNED: "An admin cannot be banned. Take the role away first.",
  EMAIL_USED: "This address already has an account.",
  LAST_SIGN_IN_WAY: "Discord is your only way to sign in. Choose a password first.",
  REQUEST_ID_CONFLICT: "This request id was already used for another question.",
  RUN_STOPPED: "Answer stopped. No zap was used.",
  RUN_STOPPED_CHARGED:
    "Answer stopped while it was already being written: the question was charged.",
  DECK_CHANGED:
    "This deck was changed in the meantime, perhaps in another tab. Nothing was overwritten: check the deck, then make your change again.",
  DECK_NOTHING_TO_UNDO: "There is nothing to undo.",
  DECK_NOTHING_TO_REDO: "There is nothing to redo.",
  DECK_VERSIONS_FULL: "This deck already keeps {{max}} versions. Delete one before adding another.",
  RATE_LIMITED_one: "Too many requests. Please try again in {{count}} minute.",
  RATE_LIMITED_other: "Too many requests. Please try again in {{count}} minutes.",
  TIMEOUT_BAD_GATEWAY:
    "The server is taking too long to answer. This complex request needs more processing time. Please try again in a moment.",
  TIMEOUT:
    "Timeout – The request took too long. Please try again with a simpler question or in a few minutes.",
  CLIENT_TIMEOUT:
    "The request took too long (more than 3 minutes). Your question may be too complex. Try to simplify it, or try again later.",
  CLIENT_TIMEOUT_OVERALL: "Request cancelled – time limit exceeded.",
  RUN_INTERRUPTED:
    "The server was interrupted during the answer. Your question is kept and no zap was used. Ask it again.",
  MODEL_UNAVAILABLE:
    "The language model is not answering. Your question is kept and no zap was used. Try again in a moment.",
  CARD_SERVICE_UNAVAILABLE:
    "The card “{{name}}” is not in our data, and Scryfall is not answering. Try again later.",
  NOT_READY: "This server is still starting. Try again in a moment.",
  DATABASE_UNAVAILABLE:
    "The database is not answering right now. Nothing is lost: try again in a moment.",
  NETWORK: "The connection to the server failed. Your text is kept: try again.",
  INTERNAL: "Something unexpected went wrong on our side. No zap was used. Try again.",
  ATTEMPTS_FAILED: "Failed after {{attempts}} attempts. Last error: {{error}}",
  HTTP_STATUS: "HTTP error! status: {{status}}",
} satisfies Catalogue<typeof reference>;
