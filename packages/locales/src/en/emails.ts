import type { Catalogue } from "../catalogue.ts";
import type { emails as reference } from "../fr/emails.ts";

export const emails = {
  greeting: "Hello,",
  closing: "See you at the table,",
  signature: "Spellwright",
  linkHint: "If the button does not work, copy this address into your browser:",
  signup: {
    subject: "Confirm your address for Spellwright",
    body: "Your Spellwright account is almost ready: confirm your address. The link is good for 24 hours and works once; during the first hour it also signs you in.",
    action: "Confirm my address",
    note: "If you did not create an account, ignore this message and do not open the link: without confirmation nobody can use the account.",
  },
  recovery: {
    subject: "Choose a new Spellwright password",
    body: "You asked for a new password. The link is good for one hour and works once; your other devices will be signed out.",
    action: "Choose a new password",
    note: "If you did not ask for anything, ignore this message: your password does not change.",
  },
  email_change: {
    subject: "Confirm your new address for Spellwright",
    body: "You want to use the address {{email}} for your Spellwright account. It will replace the old one as soon as you confirm it, signed in to that account. The link is good for 24 hours and works once.",
    action: "Confirm the new address",
    note: "If you did not ask for this, ignore this message: nothing changes.",
  },
  email_undo: {
    subject: "Address change requested for your Spellwright account",
    body: "Someone who knows your password or uses a signed-in device wants to replace your account’s address with {{email}}. If that is you, there is nothing to do here: open the link that was sent to the new address.",
    action: "It wasn’t me: keep my address",
    note: "The button cancels the change, signs out every device and lets you choose a new password. The link is good for seven days and works once.",
  },
  email_changed: {
    subject: "The address of your Spellwright account has changed",
    body: "Your account now uses the address {{email}}. Messages about the account no longer come here.",
    action: "It wasn’t me: take my address back",
    note: "If you made the change, there is nothing to do. If not, the button puts the old address back, signs out every device and lets you choose a new password. The link is good for seven days and works once.",
  },
  password_changed: {
    subject: "Your Spellwright password has changed",
    body: "The password of your account has just been changed. Your other devices have been signed out.",
    action: "Open my settings",
    note: "If this change was not yours, ask for a new password right away: “Forgot password?” in the sign-in window.",
  },
  second_factor_on: {
    subject: "Two-step verification is on for your Spellwright account",
    body: "From now on, you need a code from your phone as well as your password to sign in. Your other devices have been signed out.",
    action: "Open my settings",
    note: "If this was not you, ask for a new password right away (“Forgot password?” in the sign-in window), then write to the people who run this site.",
  },
  second_factor_off: {
    subject: "Two-step verification is off for your Spellwright account",
    body: "From now on, your password is enough to sign in to your account.",
    action: "Open my settings",
    note: "If this was not you, choose a new password right away: “Forgot password?” in the sign-in window.",
  },
  passkey_added: {
    subject: "A passkey was added to your Spellwright account",
    body: "A passkey was just added to your account: it can be used to sign in, without a password or a code.",
    action: "Open my settings",
    note: "If this was not you, delete it in your settings, then choose a new password.",
  },
  passkey_removed: {
    subject: "A passkey was deleted from your Spellwright account",
    body: "This passkey can no longer be used to sign in to your account. Your other devices were signed out.",
    action: "Open my settings",
    note: "If this was not you, choose a new password right away: “Forgot password?” in the sign-in window.",
  },
  discord_linked: {
    subject: "A Discord account is linked to your Spellwright account",
    body: "A Discord account has just been linked to your account: it can now be used to sign in.",
    action: "Open my settings",
    note: "If this was not you, unlink it in your settings, then choose a new password.",
  },
  discord_unlinked: {
    subject: "Discord is unlinked from your Spellwright account",
    body: "Your Discord account can no longer be used to sign in. Your other devices have been signed out.",
    action: "Open my settings",
    note: "If this was not you, choose a new password right away: “Forgot password?” in the sign-in window.",
  },
  bot_linked: {
    subject: "A Discord account is linked to your Spellwright account by the bot",
    body: "A Discord account has just been linked to your account: it can ask the bot questions with your zaps, and its servers show in your account. It cannot be used to sign in.",
    action: "Open the Discord page",
    note: "If this was not you, unlink it on that page, then choose a new password.",
  },
  bot_unlinked: {
    subject: "The Discord bot no longer uses your Spellwright account",
    body: "Your Discord account is no longer linked: the bot no longer uses your zaps, and your servers no longer show here. The servers’ packs stay.",
    action: "Open the Discord page",
    note: "If this was not you, choose a new password right away: “Forgot password?” in the sign-in window.",
  },
  account_deleted: {
    subject: "Your Spellwright account is deleted",
    body: "As you asked, your account and everything in it have been deleted: discussions, decks, preferences and zaps. This is final.",
    action: "Open Spellwright",
    note: "This is our last message. You can create a new account whenever you like.",
  },
  plan_renewed: {
    subject: "Your Spellwright {{plan}} plan is renewed",
    body: "This month’s payment went through: your {{plan}} plan continues until {{day}}. The receipt is on your zaps page.",
    action: "See my payments",
    note: "You can cancel at any time: the plan stays open until the end of the paid period.",
  },
  plan_payment_failed: {
    subject: "The payment for your Spellwright {{plan}} plan failed",
    body: "PayPal could not charge the renewal of your {{plan}} plan. It stays open for three days after the end of the paid period, so that you can sort this out.",
    action: "Resume my plan",
    note: "Without a payment your account goes back to the Free plan; purchased zaps stay yours.",
  },
  plan_ended: {
    subject: "Your Spellwright {{plan}} plan has ended",
    body: "The paid period of your {{plan}} plan is over: your account is back on the Free plan. Your discussions, decks and purchased zaps stay yours.",
    action: "See zaps and plans",
    note: "You can subscribe again whenever you like.",
  },
} satisfies Catalogue<typeof reference>;
