import type { BillingStatus } from "@spellwright/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../../lib/http/api.ts";
import { dayAndMonth } from "../../../lib/text/dates.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Button, ConfirmDialog, LinkButton } from "../../../ui/index.ts";
import type { Purchase } from "../hooks/use-purchase.ts";

interface CancelDialogProps {
  open: boolean;
  onClose: () => void;
  purchase: Purchase;
}

/** Asks before a plan ends, and says what stays (BILL-03). */
function CancelDialog({ open, onClose, purchase }: CancelDialogProps) {
  const { t, language } = useText();
  const { data } = useQuery(api.billing.status.queryOptions());
  if (!data?.subscription) return null;
  const date = dayAndMonth(data.subscription.access_until, language);
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t("payments.cancelTitle", { plan: data.plan.name })}
      message={t("payments.cancelMessage", { date })}
      action={t("payments.cancel", { plan: data.plan.name })}
      busy={purchase.busy === "cancel"}
      onConfirm={() => void purchase.cancel().then(onClose)}
    />
  );
}

/** The button of the free plan’s card, for who has another one. */
export function CancelButton({ purchase, label }: { purchase: Purchase; label: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button wide disabled={purchase.busy !== null} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <CancelDialog open={open} onClose={() => setOpen(false)} purchase={purchase} />
    </>
  );
}

/** The way out of a running plan, in the line below the plans. */
export function CancelPlan({ status, purchase }: { status: BillingStatus; purchase: Purchase }) {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  const state = status.subscription?.status;
  if (state !== "active" && state !== "suspended") return null;
  return (
    <>
      <LinkButton onClick={() => setOpen(true)}>
        {t("payments.cancel", { plan: status.plan.name })}
      </LinkButton>
      <CancelDialog open={open} onClose={() => setOpen(false)} purchase={purchase} />
    </>
  );
}
