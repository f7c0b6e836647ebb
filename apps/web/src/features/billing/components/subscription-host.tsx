import { lazy, Suspense } from "react";
import { useLatch } from "../../../ui/index.ts";
import { subscription } from "../model/subscription-opening.ts";

const SubscriptionDialog = lazy(() =>
  import("./subscription-dialog.tsx").then((module) => ({ default: module.SubscriptionDialog })),
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
