import type { OAuthTextKey } from "../../discord-oauth/pages.ts";

/** Sentences of the page, in the language of who reads it. */
export type ChatSandboxTextKey =
  | "lead"
  | "title"
  | "channels"
  | "as"
  | "owner"
  | "composer"
  | "hint"
  | "channelsHint"
  | "send"
  | "typing"
  | "thinking"
  | "onlyYou"
  | "used"
  | "empty"
  | "form"
  | "invite"
  | "inviteLead"
  | "noBot"
  | "back"
  | "permissions"
  | "sendMessages"
  | "embedLinks"
  | "sendMessagesInThreads"
  | "readMessageHistory"
  | "savePermissions"
  | `signInScreens.${OAuthTextKey}`;
/** The sentence of a key in one language. */
export type ChatSandboxText = (key: ChatSandboxTextKey, language: "fr" | "en") => string;
