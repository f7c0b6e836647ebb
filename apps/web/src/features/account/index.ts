export { AccountMenu } from "./components/account-menu.tsx";
export { MenuButton } from "./components/menu-button.tsx";
export { MenuDrawer } from "./components/menu-drawer.tsx";
export { ThemeSwitch } from "./components/theme-switch.tsx";
export { ZapMeter } from "./components/zap-meter.tsx";
export { useChooseLanguage } from "./hooks/use-preferences.ts";
