import type { Discussion } from "@spellwright/contract";

/** The moment at which tests of the list read it. */
export const NOW = new Date(2026, 10, 20, 14, 0);

const HOUR_MS = 3_600_000;

/** Discussions of the Oracle, begun one an hour, back from now. */
export const discussionsUpTo = (count: number): Discussion[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    title: `n° ${index + 1}`,
    user_id: "u",
    type: "oracle",
    deck_id: null,
    deck: null,
    context_summary: "",
    is_public: false,
    is_owner: true,
    created_at: new Date(NOW.getTime() - index * HOUR_MS).toISOString(),
    updated_at: NOW.toISOString(),
  }));
