import type { DiscordOutcome } from "@spellwright/contract";

/** What Discord and the library say, in the codes that our pages know. */
const OUTCOMES: Readonly<Record<string, DiscordOutcome>> = {
  access_denied: "denied",
  login_required: "silent_failed",
  interaction_required: "silent_failed",
  consent_required: "silent_failed",
  account_selection_required: "silent_failed",
  BANNED_USER: "banned",
  discord_email_missing: "discord_email_missing",
  second_factor_on: "second_factor",
  account_already_linked_to_different_user: "linked_elsewhere",
};

/** @param error the library's or Discord's own code. Anything unknown is a failure like others */
export const discordOutcomeOf = (error: string): DiscordOutcome => OUTCOMES[error] ?? "failed";
