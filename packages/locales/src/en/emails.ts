import type { Catalogue } from "../catalogue.ts";
import type { emails as reference } from "../fr/emails.ts";

export const emails = {
  greeting: "Hello,",
  closing: "See you at the table,",
  signature: "Spellwright",
  linkHint: "If the button does not work, copy this address into your browser:",
  signup: {
    subject: "Confirm your address for Spellwright",
    body: "Your Spellwright account is almost ready: only your address is left to confirm. The link is good for 24 hours and works once.",
    action: "Confirm my address",
    note: "If you did not create an account, ignore this message: nobody can use it without the confirmation.",
  },
  recovery: {
    subject: "Choose a new Spellwright password",
    body: "You asked for a new password. The link is good for one hour and works once; your other devices will be signed out.",
    action: "Choose a new password",
    note: "If you did not ask for anything, ignore this message: your password does not change.",
  },
  email_change: {
    subject: "Confirm your new address for Spellwright",
    body: "You want to use the address {{email}} for your Spellwright account. It will replace the old one as soon as you confirm it. The link works once, within 24 hours.",
    action: "Confirm the new address",
    note: "If you did not ask for this, ignore this message: nothing changes.",
  },
  email_changed: {
    subject: "The address of your Spellwright account has changed",
    body: "Your account now uses the address {{email}}. Messages about the account will no longer arrive here.",
    action: "Open Spellwright",
    note: "If this change was not yours, answer this message without delay.",
  },
  password_changed: {
    subject: "Your Spellwright password has changed",
    body: "The password of your account has just been changed from your settings. Your other devices have been signed out.",
    action: "Open my settings",
    note: "If this change was not yours, ask for a new password right away: “Forgot it?” in the sign-in window.",
  },
  account_deleted: {
    subject: "Your Spellwright account is deleted",
    body: "As you asked, your account and everything in it have been deleted: discussions, decks, preferences and zaps. This is final.",
    action: "Open Spellwright",
    note: "This is our last message. You can create a new account whenever you like.",
  },
} satisfies Catalogue<typeof reference>;
