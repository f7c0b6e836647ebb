import type { Theme } from "@spellwright/contract";
import { useSyncExternalStore } from "react";
import { THEMES } from "../http/contract.static.ts";
import { readStored, writeStored } from "../storage/storage.ts";

const KEY = "theme";
const listeners = new Set<() => void>();

/** The kept theme; without one the page is dark unless the device asks for light (guide §4). */
export const currentTheme = (): Theme => {
  const stored = readStored(KEY);
  return THEMES.find((theme) => theme === stored) ?? "system";
};

const showTheme = (theme: Theme): void => {
  document.documentElement.dataset.theme = theme;
  for (const listener of listeners) listener();
};

export const applyTheme = (theme: Theme): void => {
  writeStored(KEY, theme);
  showTheme(theme);
};

/** Takes on the theme that another tab chose, until the returned function is called. */
export const followThemeElsewhere = (): (() => void) => {
  const hear = ({ key }: StorageEvent) => {
    if (key === KEY) showTheme(currentTheme());
  };
  window.addEventListener("storage", hear);
  return () => window.removeEventListener("storage", hear);
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useTheme = (): Theme => useSyncExternalStore(subscribe, currentTheme, currentTheme);
