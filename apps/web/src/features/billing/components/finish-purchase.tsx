import { useFinishPurchase } from "../hooks/use-finish-purchase.ts";
import type { PurchaseReturn } from "../model/read-purchase-return.ts";

/** Shows nothing: it tells by a message how the purchase ended. */
export function FinishPurchase({ returned }: { returned: PurchaseReturn }) {
  useFinishPurchase(returned);
  return null;
}
