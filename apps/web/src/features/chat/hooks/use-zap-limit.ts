import type { BillingStatus } from "@spellwright/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { api } from "../../../lib/http/api.ts";
import { DRAFT, openAtLimit, type ZapLimit, zapLimitOf } from "../../billing/index.ts";
import { checkZaps, refusalOf } from "../api/zap-check.ts";
import { asRefused, type Draft } from "../model/draft-store.ts";
import type { ComposerState } from "./use-composer.ts";

/** The limit that so many zaps meet by the newest figure. */
const limitFor = async (cost: number): Promise<ZapLimit | null> => {
  const refusal = await checkZaps(cost);
  return refusal === null ? null : zapLimitOf(refusal);
};

/**
 * ORA-07: holds a question back for want of zaps. One that the known zaps allow goes at once, in the
 * same moment as the click. Only one that they do not allow waits for the newest figure.
 *
 * @param composer its draft is what the refusal is told under. Another draft is not refused
 */
export const useZapLimit = ({
  draft,
  edit,
  now,
}: Pick<ComposerState, "draft" | "edit" | "now">) => {
  const queries = useQueryClient();
  const checking = useRef(false);
  const [refused, setRefused] = useState<{ limit: ZapLimit; draft: Draft } | null>(null);
  /** What is typed during the check was never sent, and so is not refused. */
  const hold = (limit: ZapLimit, isDraft: boolean): void => {
    const isSame = now().text === draft.text;
    if (isDraft && isSame) edit((newest) => asRefused(newest, new Date()));
    if (!isDraft || isSame) setRefused({ limit, draft: now() });
  };
  return {
    /** Why the last question was not sent. */
    limit: refused?.draft === draft ? refused.limit : null,
    /**
     * @param isDraft whether the question stands in the composer, where it waits if it is refused
     * @returns whether it was sent
     */
    sendWithin: async (cost: number, isDraft: boolean, send: () => void): Promise<boolean> => {
      if (checking.current) return false;
      const known = queries.getQueryData<BillingStatus>(api.billing.status.queryKey());
      if (known !== undefined && refusalOf(known, cost) !== null) {
        checking.current = true;
        const limit = await limitFor(cost);
        checking.current = false;
        if (limit === null) setRefused(null);
        else {
          hold(limit, isDraft);
          openAtLimit(limit, isDraft ? DRAFT : null);
          return false;
        }
      }
      send();
      return true;
    },
  };
};
