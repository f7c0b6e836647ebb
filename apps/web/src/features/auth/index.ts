export type { SessionUser } from "./auth-calls.ts";
export { SessionProvider, useSession } from "./session.tsx";
export { SignInPromptProvider, useSignInPrompt } from "./sign-in-prompt.tsx";
export { useAddressMessage } from "./use-address-message.ts";
