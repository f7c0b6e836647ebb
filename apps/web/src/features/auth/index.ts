export { readSession, type SessionUser, startDiscordLink } from "./api/auth-calls.ts";
export { forgetDiscord, leaveForDiscord } from "./api/discord.ts";
export { DiscordLink } from "./components/discord-link.tsx";
export { SessionProvider, useSession } from "./components/session.tsx";
export { SignInPromptProvider, useSignInPrompt } from "./components/sign-in-prompt.tsx";
export { useAddressMessage } from "./hooks/use-address-message.ts";
export { newPasswordErrors } from "./model/check-fields.ts";
export { discordLinked } from "./model/discord-linked.ts";
export { ConfirmPage } from "./pages.ts";
