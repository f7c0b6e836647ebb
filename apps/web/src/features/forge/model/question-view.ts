import type { ContractClient } from "@spellwright/contract";
import { isRecord } from "../../../lib/storage/is-record.ts";
import { SEARCH_MAX } from "./deck-view.ts";

type ListInput = Parameters<ContractClient["discussions"]["list"]>[0];

/** The orders that are offered, the first at first (FOR-03). */
export const QUESTION_SORTS = ["recent", "oldest", "title"] as const;
export const VISIBILITIES = ["all", "public", "private"] as const;

/** How a person looks at their general questions. Kept on the device. */
export interface QuestionView {
  readonly search: string;
  readonly sort: (typeof QUESTION_SORTS)[number];
  readonly visibility: (typeof VISIBILITIES)[number];
}

export const ALL_QUESTIONS: QuestionView = { search: "", sort: "recent", visibility: "all" };

/** What was kept. What is unknown or missing counts as not chosen. */
export const readQuestionView = (kept: unknown): QuestionView => {
  const { search, sort, visibility } = isRecord(kept) ? kept : {};
  return {
    search: typeof search === "string" ? search.slice(0, SEARCH_MAX) : "",
    sort: QUESTION_SORTS.find((each) => each === sort) ?? ALL_QUESTIONS.sort,
    visibility: VISIBILITIES.find((each) => each === visibility) ?? ALL_QUESTIONS.visibility,
  };
};

/** Whether the view hides any question. */
export const isNarrowed = ({ search, visibility }: QuestionView): boolean =>
  search.trim() !== "" || visibility !== "all";

/** What the API is asked for. */
export const questionInput = ({ search, sort, visibility }: QuestionView): ListInput => ({
  type: "forge",
  without_deck: true,
  sort,
  ...(search.trim() === "" ? {} : { search: search.trim() }),
  ...(visibility === "all" ? {} : { is_public: visibility === "public" }),
});
