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
    ignore:
      "If you did not create an account, ignore this message: nobody can use it without the confirmation.",
  },
  recovery: {
    subject: "Choose a new Spellwright password",
    body: "You asked for a new password. The link is good for one hour and works once; your other devices will be signed out.",
    action: "Choose a new password",
    ignore: "If you did not ask for anything, ignore this message: your password does not change.",
  },
} satisfies Catalogue<typeof reference>;
