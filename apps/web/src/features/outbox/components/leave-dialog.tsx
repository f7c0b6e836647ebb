import { signOutRequest } from "../../../lib/offline/outbox/confirm-sign-out.ts";
import { useText } from "../../../lib/text/text.tsx";
import { ConfirmDialog } from "../../../ui/index.ts";

/** Before a sign-out that loses edits which were not sent. */
export function LeaveDialog() {
  const { t } = useText();
  const asked = signOutRequest.useRequest();
  return (
    <ConfirmDialog
      open={asked !== null}
      onClose={signOutRequest.close}
      title={t("outbox.leave.title")}
      message={t("outbox.leave.text", { count: asked?.count ?? 0 })}
      action={t("outbox.leave.action")}
      onConfirm={() => {
        signOutRequest.close();
        void asked?.leave();
      }}
    />
  );
}
