import type { Catalogue } from "../catalogue.ts";
import type { firstAuth as reference } from "../fr/first-auth.ts";

export const firstAuth = {
  showPassword: "Show password",
  hidePassword: "Hide password",
  signIn: {
    done: "You are signed in.",
  },
  discord: {
    linkWelcome: "Sign in, then Discord will confirm that the account is yours.",
    botLinkWelcome: "Sign in to link your Discord account.",
    linkTitle: "Link your Discord account?",
    linkText:
      "You will go to Discord, which asks you to confirm. Your Discord account is then linked to your Spellwright account.",
    linkAction: "Continue",
    linkOff: "This server does not offer linking a Discord account.",
  },
  addressError: {
    expired: "The link in the email has expired. Ask for a new one.",
    denied: "Sign-in was refused.",
    other: "Sign-in did not work. Try again.",
    success: "Done.",
    signed_in: "You are signed in.",
    banned: "This account has been suspended.",
    discord_email_missing:
      "Discord has not verified an email address for this account. Verify it at Discord, or create an account with an address.",
    second_factor:
      "Two-step verification is on, so Discord alone isn’t enough. Sign in with your password.",
    linked_elsewhere: "This Discord account is already linked to another Spellwright account.",
  },
} satisfies Catalogue<typeof reference>;
