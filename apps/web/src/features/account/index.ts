export { AccountMenu } from "./account-menu.tsx";
export { useChooseLanguage } from "./use-preferences.ts";
export { ZapMeter } from "./zap-meter.tsx";
