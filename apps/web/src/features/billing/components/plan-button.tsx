import { useState } from "react";
import { dayAndMonth } from "../../../lib/text/dates.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Button } from "../../../ui/index.ts";
import type { Purchase } from "../hooks/use-purchase.ts";
import type { PlanAction } from "../model/plan-actions.ts";
import type { PlanCard } from "../model/plan-cards.ts";
import { CancelButton } from "./cancel-plan.tsx";
import { OrderDialog } from "./order-dialog.tsx";

interface PlanButtonProps {
  card: PlanCard;
  action: PlanAction;
  purchase: Purchase;
}

/** What a plan card leads to. The current plan’s button is disabled (BILL-01). */
export function PlanButton({ card, action, purchase }: PlanButtonProps) {
  const { t, language } = useText();
  const [ordering, setOrdering] = useState(false);
  const date = "date" in action ? dayAndMonth(action.date, language) : null;
  if (action.kind === "free")
    return <CancelButton purchase={purchase} label={t("payments.change.free")} />;
  if (!("plan" in action))
    return (
      <Button wide disabled>
        {action.kind === "current"
          ? t("billing.current")
          : t(`payments.change.${action.kind}`, { date })}
      </Button>
    );
  const { plan } = action;
  return (
    <>
      <Button
        wide
        variant={card.best ? "primary" : "secondary"}
        busy={purchase.busy === plan}
        disabled={purchase.busy !== null && purchase.busy !== plan}
        onClick={() => setOrdering(true)}
      >
        {t(`payments.change.${action.kind}`, { plan: card.name, date })}
      </Button>
      {ordering && (
        <OrderDialog
          item={t("payments.order.plan", { plan: card.name, price: card.price })}
          busy={purchase.busy === plan}
          onClose={() => setOrdering(false)}
          onOrder={() => void purchase.startPlan(plan).then(() => setOrdering(false))}
        />
      )}
    </>
  );
}
