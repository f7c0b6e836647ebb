import type { Discussion } from "@spellwright/contract";
import { describe, expect, test } from "vitest";
import {
  type DiscussionPages,
  discussionsOf,
  withChanged,
  withNewest,
  withoutDeleted,
} from "./discussion-pages.ts";

const discussion = (id: string): Discussion => ({
  id,
  title: id,
  user_id: "u",
  type: "oracle",
  deck_id: null,
  deck: null,
  context_summary: "",
  is_public: false,
  is_owner: true,
  created_at: "2026-11-20T10:00:00.000Z",
  updated_at: "2026-11-20T10:00:00.000Z",
});
const page = (ids: string, next_cursor: string | null) => ({
  items: [...ids].map(discussion),
  next_cursor,
});
const known: DiscussionPages = {
  pages: [page("fed", "d"), page("cb", "b")],
  pageParams: [null, "d"],
};
const ids = (data: DiscussionPages) =>
  discussionsOf(data)
    .map(({ id }) => id)
    .join("");

describe("[DISC-01] the list, read again from the top", () => {
  test.each([
    { what: "nothing new", newest: page("fed", "d"), all: "fedcb" },
    { what: "a new one on top", newest: page("gfe", "e"), all: "gfedcb" },
    { what: "one deleted elsewhere", newest: page("fdc", "c"), all: "fdcb" },
    {
      what: "more new ones than a page: what is below is read as one scrolls",
      newest: page("zyx", "x"),
      all: "zyx",
    },
    { what: "the last page", newest: page("fe", null), all: "fe" },
    { what: "none left", newest: page("", null), all: "" },
  ])("joins what is known with $what", ({ newest, all }) => {
    expect(ids(withNewest(known, newest))).toBe(all);
  });

  test("goes on where it ended", () => {
    const { pages, pageParams } = withNewest(known, page("gfe", "e"));
    expect(pages.at(-1)?.next_cursor).toBe("b");
    expect(pageParams).toEqual([null, "e"]);
  });
});

test("[DISC-01] a changed discussion changes in its place, others do not", () => {
  const changed = { ...discussion("c"), title: "Couches", is_public: true };
  const after = discussionsOf(withChanged(known, changed));
  expect(after.map(({ title }) => title)).toEqual(["f", "e", "d", "Couches", "b"]);
});

test("[DISC-02] deleted ones leave, the cursors stay", () => {
  const after = withoutDeleted(known, new Set(["f", "b"]));
  expect(ids(after)).toBe("edc");
  expect(after.pages.map(({ next_cursor }) => next_cursor)).toEqual(["d", "b"]);
});
