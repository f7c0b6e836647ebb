import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useRefreshDiscussions } from "../../features/discussions/index.ts";
import { api } from "../../lib/http/api.ts";
import { followThemeElsewhere } from "../../lib/page/theme.ts";
import { onChangeElsewhere } from "../../lib/storage/other-tabs.ts";

/** Several changes in a row are read once. */
const PAUSE_MS = 200;

/** Areas whose calls change discussions, and what those cost. */
const ASKING: readonly string[] = ["discussions", "ruling", "forge", "runs"];

type Keys = () => readonly (readonly unknown[])[];
const costs: Keys = () => [api.billing.key(), api.decks.summary.key()];
const balance: Keys = () => [api.billing.key(), api.zaps.key()];

/** What is read again by the area that changed. */
const READ_AGAIN: Readonly<Record<string, Keys>> = {
  ...Object.fromEntries(ASKING.map((area) => [area, costs])),
  decks: () => [api.decks.list.key(), api.decks.summary.key()],
  discord: () => [api.discord.key()],
  billing: balance,
  zaps: balance,
};

/**
 * What other tabs of this browser change is read again here: lists, balance, theme. A tab that nobody
 * sees waits until it is looked at. A deck that is open stays: its editor meets the other's edits itself.
 *
 * @param changed areas that were changed before this was called. What is read again leaves it
 */
export const useOtherTabs = (changed: Set<string>): void => {
  const queries = useQueryClient();
  const refreshDiscussions = useRefreshDiscussions();
  useEffect(() => {
    let pause: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      if (document.hidden || changed.size === 0) return;
      const areas = [...changed];
      changed.clear();
      if (areas.some((area) => ASKING.includes(area))) void refreshDiscussions();
      for (const queryKey of new Set(areas.flatMap((area) => READ_AGAIN[area]?.() ?? [])))
        void queries.invalidateQueries({ queryKey });
    };
    read();
    const stopHearing = onChangeElsewhere((area) => {
      changed.add(area);
      clearTimeout(pause);
      pause = setTimeout(read, PAUSE_MS);
    });
    const stopFollowing = followThemeElsewhere();
    document.addEventListener("visibilitychange", read);
    return () => {
      clearTimeout(pause);
      stopHearing();
      stopFollowing();
      document.removeEventListener("visibilitychange", read);
    };
  }, [queries, refreshDiscussions, changed]);
};
