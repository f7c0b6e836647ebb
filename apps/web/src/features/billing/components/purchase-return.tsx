import { useLocation } from "@spellwright/router";
import { useMemo } from "react";
import { lazyPart } from "../../../lib/page/lazy-part.ts";
import { useSession } from "../../auth/index.ts";
import { readPurchaseReturn } from "../model/read-purchase-return.ts";

const FinishPurchase = lazyPart(() => import("./finish-purchase.tsx"), "FinishPurchase");

/** On every page: what the provider’s way back brought is finished (BILL-05). */
export function PurchaseReturnHost() {
  const { user } = useSession();
  const { search } = useLocation();
  const returned = useMemo(() => readPurchaseReturn(search), [search]);
  return user !== null && returned !== null ? <FinishPurchase returned={returned} /> : null;
}
