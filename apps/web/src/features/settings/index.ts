export { SettingsPage } from "./pages.ts";
