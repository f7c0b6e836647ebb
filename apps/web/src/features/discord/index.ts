export { DiscordLinkHost } from "./components/link-host.tsx";
export { CallbackPage, DiscordPage, SetupPage } from "./pages.ts";
