import { createOpening } from "../../../lib/page/opening.ts";

const shortcuts = createOpening<true>();

/** Shows the keys that the pages know, from wherever it is asked for. */
export const openShortcuts = (): void => shortcuts.open(true);
export const closeShortcuts = (): void => shortcuts.close();
export const useShortcutsOpen = (): boolean => shortcuts.useRequest() !== null;
