import type { Effort } from "@spellwright/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api, client } from "../../../lib/http/api.ts";
import { useText } from "../../../lib/text/text.tsx";
import { toast } from "../../../ui/index.ts";
import { useSession } from "../../auth/index.ts";
import { costOf } from "../../chat/index.ts";

export interface EffortSetting {
  readonly effort: Effort;
  /** Zaps of one question. */
  readonly cost: number;
  /** Without a language model the effort cannot be set (ORA-11). */
  readonly localJudge: boolean;
  /** Zaps left, null while unknown. */
  readonly remaining: number | null;
  readonly choose: (effort: Effort) => void;
}

/** The chosen effort, kept with the person's zaps. Signed out it lasts as long as the page. */
export const useEffort = (): EffortSetting => {
  const { t } = useText();
  const { user } = useSession();
  const queries = useQueryClient();
  const signedIn = user !== null;
  const status = useQuery(api.status.queryOptions());
  const kept = useQuery(api.zaps.read.queryOptions({ enabled: signedIn }));
  const billing = useQuery(api.billing.status.queryOptions({ enabled: signedIn }));
  const [chosen, setChosen] = useState<Effort | null>(null);
  const keeping = useMutation({
    mutationFn: (effort: Effort) => client.zaps.update({ oracle_reasoning_effort: effort }),
    onSuccess: (zaps) => queries.setQueryData(api.zaps.read.queryKey(), zaps),
    onError: () => toast.failed(t("oracle.effort.notSaved")),
  });
  const localJudge = status.data?.engine.kind !== "model";
  const wanted = chosen ?? kept.data?.oracle_reasoning_effort ?? "low";
  const effort = localJudge ? "low" : wanted;
  const zaps = billing.data?.zaps;
  return {
    effort,
    cost: costOf(effort, localJudge),
    localJudge,
    remaining: zaps === undefined ? null : zaps.monthly_remaining + zaps.bought_remaining,
    choose: (next) => {
      setChosen(next);
      if (signedIn) keeping.mutate(next);
    },
  };
};
