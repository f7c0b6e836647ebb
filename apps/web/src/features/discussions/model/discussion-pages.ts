import type { Discussion } from "@spellwright/contract";
import type { InfiniteData } from "@tanstack/react-query";

/** A page of the API's list (DATA-05). */
export interface DiscussionPage {
  readonly items: Discussion[];
  readonly next_cursor: string | null;
}

/** The pages that are known, each with the cursor that led to it. */
export type DiscussionPages = InfiniteData<DiscussionPage, string | null>;

/** All that is known, newest first (DISC-07). */
export const discussionsOf = (data: Pick<DiscussionPages, "pages">): Discussion[] =>
  data.pages.flatMap((page) => page.items);

/**
 * The newest page, just read, in front of what was known below it: a list that was scrolled far is
 * never read again whole. What does not join is given up, and read as one scrolls.
 */
export const withNewest = (known: DiscussionPages, newest: DiscussionPage): DiscussionPages => {
  const alone = { pages: [newest], pageParams: [null] };
  const last = newest.items.at(-1);
  if (last === undefined || newest.next_cursor === null) return alone;
  const before = discussionsOf(known);
  const joint = before.findIndex(({ id }) => id === last.id);
  const fresh = new Set(newest.items.map(({ id }) => id));
  const older = joint < 0 ? [] : before.slice(joint + 1).filter(({ id }) => !fresh.has(id));
  if (older.length === 0) return alone;
  const next_cursor = known.pages.at(-1)?.next_cursor ?? null;
  return {
    pages: [newest, { items: older, next_cursor }],
    pageParams: [null, newest.next_cursor],
  };
};

const mapPages = (
  data: DiscussionPages,
  change: (items: Discussion[]) => Discussion[],
): DiscussionPages => ({
  ...data,
  pages: data.pages.map((page) => ({ ...page, items: change(page.items) })),
});

/** The pages with one discussion as it now is. */
export const withChanged = (data: DiscussionPages, changed: Discussion): DiscussionPages =>
  mapPages(data, (items) => items.map((item) => (item.id === changed.id ? changed : item)));

/** The pages without deleted discussions. */
export const withoutDeleted = (data: DiscussionPages, ids: ReadonlySet<string>): DiscussionPages =>
  mapPages(data, (items) => items.filter((item) => !ids.has(item.id)));
