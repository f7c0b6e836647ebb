import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../../lib/http/api.ts";
import type { ZapLimit } from "../../billing/index.ts";
import { refusalOf } from "../api/zap-check.ts";

/**
 * Whether the zaps allow again what met a limit, as after a purchase. False while nobody knows. What was
 * known before the limit was met does not count.
 */
export const useLimitLifted = (limit: ZapLimit | null): boolean => {
  const [since] = useState(Date.now);
  const { data, dataUpdatedAt } = useQuery({
    ...api.billing.status.queryOptions(),
    enabled: limit !== null,
    staleTime: 0,
  });
  if (limit === null || data === undefined || dataUpdatedAt <= since) return false;
  const { required } = limit.params;
  return refusalOf(data, typeof required === "number" ? required : 1) === null;
};
