import type { Catalogue } from "../catalogue.ts";
import type { errors as reference } from "../fr/errors.ts";
import { firstErrors } from "./first-errors.ts";

export const errors = {
  ...firstErrors,
  CLIENT_TIMEOUT_ANALYSIS: "The request took too long. Please try again.",
  UNDECIDED_CAP: "{{cap}} answers without a ruling today: that is the limit. Come back tomorrow.",
  DECK_NAME_EMPTY: "Deck name cannot be empty",
  DECK_NAME_AND_FORMAT_REQUIRED: "Name and format are required.",
  DECK_NO_CARDS: "No cards were recognized in the pasted text.",
  DECK_NOTHING_KNOWN:
    "No card of this deck is known besides lands: there is nothing to analyze. No zap was used.",
  DECK_UNREADABLE: "Cannot parse deck. Check the format.",
  DECK_TOO_MANY_LINES: "A deck has {{max}} lines at most. Remove a few.",
  DECK_COMMANDER_REQUIRED: "Choose at least one commander to import this deck.",
  DECK_COMMANDER_NOT_IN_LIST:
    "“{{name}}” is not in the main deck: a commander has to be part of it.",
  EMAIL_INVALID: "This email address is not valid. Check it.",
  PASSWORD_TOO_SHORT: "The password needs at least {{min}} characters.",
  PASSWORD_TOO_LONG: "The password cannot be longer than {{max}} characters.",
  CODE_WRONG: "This code is wrong or was already used.",
  SECOND_FACTOR_ON: "Two-step verification is already on.",
  SECOND_FACTOR_OFF: "Two-step verification is not on.",
  SECOND_FACTOR_REQUIRED:
    "The admin pages need two-step verification: turn it on in your settings.",
  SIGN_IN_AGAIN: "Too many wrong codes, or you took too long: sign in with your password again.",
  PASSWORD_COMMON:
    "This password is too common, so it would be guessed quickly. Choose another one.",
  INVALID_CREDENTIALS: "Wrong email address or password.",
  EMAIL_NOT_CONFIRMED: "Confirm your address first: the link is in the email we sent you.",
  LINK_INVALID: "This link is invalid or has expired. Ask for a new one.",
  NEW_PASSWORD_REQUIRED: "Choose a new password to use this link.",
  SIGN_IN_TO_ACCOUNT: "Sign in to the account whose address changes, then open this link again.",
  PASSWORD_WRONG: "Wrong password. Try again.",
  CONFIRMATION_WRONG: "This is not the address of this account. Check it.",
  FRESH_SIGN_IN_REQUIRED:
    "Your last sign-in was more than ten minutes ago. To protect your account, sign out, sign in again, then try again.",
  DEMO_ACCOUNT_KEPT: "The demo account is shared: it can be neither changed nor deleted.",
  PAYMENTS_NOT_CONFIGURED: "Payments are not configured on this server.",
  SHOP_INCOMPLETE:
    "Nothing is for sale yet: the operator of this site has to publish its legal notice first ({{missing}}). You weren’t charged.",
  TERMS_NOT_ACCEPTED:
    "To buy, accept the terms and that the service begins at once. You weren’t charged.",
  PAYMENT_NOT_FOUND:
    "This payment is not in your account. Check that you are signed in to the account that paid.",
  PAYMENT_NOT_APPROVED:
    "The payment is not approved at PayPal yet. Nothing was charged: pick up where you left off.",
  PAYMENT_DECLINED: "PayPal declined this payment method. Nothing was charged: choose another one.",
  PAYMENT_REFUSED:
    "PayPal does not accept this payment. Nothing was charged: try another payment method.",
  PAYMENT_MISMATCH:
    "The payment doesn’t match the order, so nothing was credited. Write to us with your PayPal receipt.",
  PAYMENT_UNAVAILABLE:
    "PayPal isn’t responding. If the payment already went through, it counts as soon as PayPal confirms it; you will not pay twice.",
  APPROVAL_URL_MISSING: "PayPal approval URL is missing. Try again in a few minutes.",
  PLAN_ALREADY_YOURS: "This is already your plan.",
  OVERAGE_NOT_OFFERED: "You need the Basic or Pro plan to buy zaps.",
  SUBSCRIPTION_NONE: "You have no subscription to cancel.",
  DECK_LINE_NOT_FOUND: "This line is no longer in the deck. Reload it to see its current state.",
  DECK_VERSION_NOT_FOUND: "Version not found",
  PASSKEY_NOT_FOUND: "This passkey no longer exists.",
  PASSKEY_REFUSED: "This passkey was not accepted. Try again, or sign in another way.",
  PASSKEYS_FULL: "You already have {{max}} passkeys. Delete one first.",
  SESSION_NOT_FOUND: "This device is already signed out.",
  GUILD_NOT_FOUND: "This Discord server was not found.",
  ACCOUNT_NOT_FOUND: "No account has this address.",
  LAST_ADMIN: "This is the last admin. Make someone else an admin first.",
  ADMIN_NOT_BANNED: "An admin cannot be banned. Remove the admin role first.",
  EMAIL_USED: "This address already has an account.",
  LAST_SIGN_IN_WAY: "Discord is your only way to sign in. Choose a password first.",
  DECK_CHANGED:
    "This deck was changed in the meantime, perhaps in another tab. Nothing was overwritten: check the deck, then make your change again.",
  DECK_NOTHING_TO_UNDO: "There is nothing to undo.",
  DECK_NOTHING_TO_REDO: "There is nothing to redo.",
  DECK_VERSIONS_FULL: "This deck already has {{max}} versions. Delete one before adding another.",
} satisfies Catalogue<typeof reference>;
