import type { PageSubject } from "@spellwright/locales";
import { useEffect } from "react";
import { createSharedValue } from "../storage/shared-value.ts";

const subjectOnScreen = createSharedValue<PageSubject | null>(null);

/**
 * Says what the page on screen is about, for title and description (ROUTE-10). Forgotten when it leaves.
 *
 * @param title null while it is not known
 */
export const usePageSubject = (title: string | null, description?: string): void => {
  useEffect(() => {
    if (title === null) return;
    subjectOnScreen.change({ title, description });
    return () => subjectOnScreen.change(null);
  }, [title, description]);
};

/** What the page on screen is about. Null when it said nothing. */
export const useCurrentSubject = subjectOnScreen.use;
