import type { Language, ReviewState } from "@spellwright/contract";
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { api } from "../../../lib/http/api.ts";
import { downloadFile } from "../../../lib/page/download-file.ts";

/** Figures stay as they were read until they are refreshed. */
const KEPT = { staleTime: 60_000 } as const;

const { analytics } = api.admin;
export const useGlobalStats = () => useQuery(analytics.globalStatsSummary.queryOptions(KEPT));
export const useTopUsers = () => useQuery(analytics.topUsers.queryOptions({ input: {}, ...KEPT }));
export const usePowerUsers = () =>
  useQuery(analytics.powerUsers.queryOptions({ input: {}, ...KEPT }));
export const useRecentErrors = () =>
  useQuery(analytics.recentErrors.queryOptions({ input: {}, ...KEPT }));
export const useDailyActivity = () =>
  useQuery(analytics.dailyActivity.queryOptions({ input: {}, ...KEPT }));
export const useAnswerBreakdown = () =>
  useQuery(analytics.answerBreakdown.queryOptions({ input: {}, ...KEPT }));
export const useZapStats = () => useQuery(analytics.zapsConsumptionStats.queryOptions(KEPT));
export const useSubscriptionStats = () => useQuery(analytics.subscriptionStats.queryOptions(KEPT));
export const useMrr = () => useQuery(analytics.mrrMetrics.queryOptions(KEPT));

/** Which questions are looked at. An empty text, type or outcome: all. */
export interface QuestionView {
  readonly q: string;
  readonly type: "" | "oracle" | "forge";
  readonly outcome: "" | "success" | "error";
}

const wishOf = ({ q, type, outcome }: QuestionView) => ({
  ...(q.trim() === "" ? {} : { q: q.trim() }),
  ...(type === "" ? {} : { type }),
  ...(outcome === "" ? {} : { outcome }),
});

/** Pages of 50 questions, newest first. */
export const useQuestions = (view: QuestionView) =>
  useInfiniteQuery(
    analytics.questionsWithResponses.infiniteOptions({
      input: (cursor: string | undefined) => ({
        ...wishOf(view),
        ...(cursor === undefined ? {} : { cursor }),
      }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => page.next_cursor ?? undefined,
      placeholderData: keepPreviousData,
      ...KEPT,
    }),
  );

/** Pages of 50 answers that readers marked wrong, the newest opinion first. */
export const useReviews = (state: ReviewState) =>
  useInfiniteQuery(
    api.admin.reviews.list.infiniteOptions({
      input: (cursor: string | undefined) => ({
        state,
        ...(cursor === undefined ? {} : { cursor }),
      }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => page.next_cursor ?? undefined,
    }),
  );

export const useSetUp = () => useQuery(api.admin.setUp.queryOptions());

export const useLanguageModel = () => useQuery(api.admin.languageModel.read.queryOptions());

/** One question to the model, when a person wants it. What its server refused is known afterwards. */
export const useModelTrial = () => {
  const queries = useQueryClient();
  return useMutation(
    api.admin.languageModel.try.mutationOptions({
      onSettled: () => queries.invalidateQueries({ queryKey: api.admin.languageModel.key() }),
    }),
  );
};

export const usePeople = () => useQuery(api.admin.people.list.queryOptions());

/** Pages of 30 entries of the log, newest first. */
export const useLog = () =>
  useInfiniteQuery(
    api.admin.people.log.infiniteOptions({
      input: (cursor: string | undefined) => (cursor === undefined ? {} : { cursor }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => page.next_cursor ?? undefined,
    }),
  );

/** The files that the dashboard offers. */
export const EXPORTS = {
  exportQuestionsCsv: "table=questions&format=csv",
  exportQuestionsJson: "table=questions&format=json",
  exportUsersCsv: "table=power-users&format=csv",
  exportDaysCsv: "table=daily-activity&format=csv",
} as const;

/** @throws ApiError */
export const downloadFigures = (name: keyof typeof EXPORTS, language: Language): Promise<void> =>
  downloadFile(`/api/admin/export?${EXPORTS[name]}`, "spellwright.csv", language);

/** @throws ApiError */
export const downloadCases = (language: Language): Promise<void> =>
  downloadFile("/api/admin/evaluation-cases", "evaluation-cases.jsonl", language);
