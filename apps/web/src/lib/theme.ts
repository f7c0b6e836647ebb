import { THEMES, type Theme } from "@spellwright/contract";
import { useSyncExternalStore } from "react";
import { readStored, writeStored } from "./storage.ts";

const KEY = "theme";
const listeners = new Set<() => void>();

/** The kept theme; dark is the default of the design. */
export const currentTheme = (): Theme => {
  const stored = readStored(KEY);
  return THEMES.find((theme) => theme === stored) ?? "dark";
};

export const applyTheme = (theme: Theme): void => {
  writeStored(KEY, theme);
  document.documentElement.dataset.theme = theme;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useTheme = (): Theme => useSyncExternalStore(subscribe, currentTheme);
