import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { lazyPart } from "../../../lib/page/lazy-part.ts";
import { Overlay } from "../../../ui/index.ts";
import { followZapChanges } from "../api/zap-changes.ts";
import { subscription } from "../model/subscription-opening.ts";

const SubscriptionDialog = lazyPart(
  () => import("./subscription-dialog.tsx"),
  "SubscriptionDialog",
);

/** Where the balance and the plans appear. Their code arrives at first opening. */
export function SubscriptionHost() {
  const request = subscription.useRequest();
  const queries = useQueryClient();
  useEffect(() => followZapChanges(queries), [queries]);
  return (
    <Overlay open={request !== null} onClose={subscription.close}>
      <SubscriptionDialog request={request} onClose={subscription.close} />
    </Overlay>
  );
}
