export { ShortcutsHost } from "./components/shortcuts-host.tsx";
export { openShortcuts } from "./model/shortcuts-opening.ts";
