export { AccountMenu } from "./account-menu.tsx";
export { adoptPreferences, useChooseLanguage } from "./use-preferences.ts";
export { ZapMeter } from "./zap-meter.tsx";
