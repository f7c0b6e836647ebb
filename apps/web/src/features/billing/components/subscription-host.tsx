import { Suspense } from "react";
import { lazyPart } from "../../../lib/lazy-part.ts";
import { useLatch } from "../../../ui/index.ts";
import { subscription } from "../model/subscription-opening.ts";

const SubscriptionDialog = lazyPart(
  () => import("./subscription-dialog.tsx"),
  "SubscriptionDialog",
);

/** Where the balance and the plans appear; their code arrives at first opening. */
export function SubscriptionHost() {
  const request = subscription.useRequest();
  return useLatch(request !== null) ? (
    <Suspense>
      <SubscriptionDialog request={request} onClose={subscription.close} />
    </Suspense>
  ) : null;
}
