export { AccountMenu } from "./account-menu.tsx";
export { MenuDrawer } from "./menu-drawer.tsx";
export { ThemeSwitch } from "./theme-switch.tsx";
export { useChooseLanguage } from "./use-preferences.ts";
export { ZapMeter } from "./zap-meter.tsx";
