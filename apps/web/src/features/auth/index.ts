export { type SessionUser, startDiscordLink } from "./auth-calls.ts";
export { newPasswordErrors } from "./check-fields.ts";
export { forgetDiscord } from "./discord.ts";
export { SessionProvider, useSession } from "./session.tsx";
export { SignInPromptProvider, useSignInPrompt } from "./sign-in-prompt.tsx";
export { useAddressMessage } from "./use-address-message.ts";
