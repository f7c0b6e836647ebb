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
  | "empty"
  | "form"
  | "invite"
  | "inviteLead"
  | "noBot"
  | "back";
/** The sentence of a key in one language. */
export type ChatSandboxText = (key: ChatSandboxTextKey, language: "fr" | "en") => string;
