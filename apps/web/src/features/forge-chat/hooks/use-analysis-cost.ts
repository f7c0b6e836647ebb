import { useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/http/api.ts";
import { useSession } from "../../auth/index.ts";
import { QUESTION_COST } from "../model/question.ts";

/**
 * Zaps of an analysis: none without the right to a whole one, which gets statistics and bracket only
 * (ANA-08). Null while the plan is not known.
 */
export const useAnalysisCost = (): number | null => {
  const { user } = useSession();
  const { data } = useQuery(api.billing.status.queryOptions({ enabled: user !== null }));
  if (data === undefined) return null;
  return data.plan.rights.includes("deck_analysis") ? QUESTION_COST : 0;
};
